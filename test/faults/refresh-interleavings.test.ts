import { expect, it } from 'vitest'
import { testServices } from '../support/test-app.ts'
import { counts } from '../support/counts.ts'
import { randomFrom } from '../support/random.ts'

const INTERLEAVINGS = counts({ full: 10_000, quick: 400 })
const STEPS = 8
const GRACE = 10_000

/** A session somebody holds, and how to refresh it: the next token, or undefined where it is refused. */
async function open() {
  const house = testServices()
  const { auth, clock } = house.services
  if (!auth) throw new Error('no auth')
  const made = await auth.users.ensure(
    { id: 'ada', email: 'ada@example.com', name: '', language: 'en' },
    clock.now(),
  )
  if (!made) throw new Error('no user')
  return {
    clock: house.clock,
    start: async () => (await auth.sessions.open(made.user, 'token', '')).refreshToken,
    refresh: async (token: string) => {
      const outcome = await auth.sessions.refresh(token, 'token')
      return outcome.refreshed ? outcome.granted.refreshToken : undefined
    },
  }
}

it('never signs an owner out whose answers get lost', { timeout: 600_000 }, async () => {
  const { clock, start, refresh } = await open()
  const random = randomFrom(7)
  for (let run = 0; run < INTERLEAVINGS; run++) {
    let token = await start()
    for (let step = 0; step < STEPS; step++) {
      clock.time += Math.floor(random() * 3) * GRACE + 1
      // Two tabs at once, now and then.
      const answers = await Promise.all(random() < 0.2 ? [refresh(token), refresh(token)] : [refresh(token)])
      for (const answer of answers) expect(answer, `run ${run}, step ${step}`).toBeDefined()
      expect(new Set(answers).size).toBe(1)
      const isLost = random() < 0.4
      if (!isLost) token = answers[0] ?? ''
    }
  }
})

it('never leaves a thief a session that its owner goes on using', { timeout: 600_000 }, async () => {
  const { clock, start, refresh } = await open()
  const random = randomFrom(11)
  const held = { alive: 0, ended: 0 }
  for (let run = 0; run < INTERLEAVINGS; run++) {
    const holders = { owner: await start(), thief: '' }
    const stolenAt = Math.floor(random() * 3)
    /** Who was the last to be given a token, and whether the other one has come after that. */
    let turns: ('owner' | 'thief')[] = []
    let isOver = false
    for (let step = 0; step < STEPS; step++) {
      clock.time += GRACE + 1
      if (step === stolenAt) holders.thief = holders.owner
      const who = step >= stolenAt && random() < 0.5 ? 'thief' : 'owner'
      const next = await refresh(holders[who])
      if (step < stolenAt) {
        holders.owner = next ?? ''
        continue
      }
      if (isOver) expect(next, `run ${run}, step ${step}: after the end`).toBeUndefined()
      if (next === undefined) isOver = true
      else holders[who] = next
      if (turns.at(-1) !== who) turns = [...turns, who]
      // Each has come, and come again: by now the second of them was told from the first.
      if (turns.length > 3) expect(isOver, `run ${run}, step ${step}: ${turns.join()}`).toBe(true)
    }
    held[isOver ? 'ended' : 'alive'] += 1
  }
  expect(held.ended).toBeGreaterThan(INTERLEAVINGS / 4)
})
