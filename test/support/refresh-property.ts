import { expect } from 'vitest'
import { randomFrom } from './random.ts'

const STEPS = 8
const GRACE = 10_000

/** Sessions under test, and how to refresh one: the next token, or undefined where it is refused. */
export interface RefreshedSessions {
  clock: { time: number }
  start(): Promise<string>
  refresh(token: string): Promise<string | undefined>
}

/** An owner whose answers get lost, in two tabs now and then, is never signed out. */
export async function checkLostAnswers({ clock, start, refresh }: RefreshedSessions, runs: number) {
  const random = randomFrom(7)
  let [exchanges, lost] = [0, 0]
  for (let run = 0; run < runs; run++) {
    let token = await start()
    for (let step = 0; step < STEPS; step++) {
      clock.time += Math.floor(random() * 3) * GRACE + 1
      const answers = await Promise.all(random() < 0.2 ? [refresh(token), refresh(token)] : [refresh(token)])
      if (answers.includes(undefined) || new Set(answers).size > 1)
        expect.fail(`run ${run}, step ${step}: ${answers.join()}`)
      exchanges += answers.length
      if (random() < 0.4) lost += 1
      else token = answers[0] ?? ''
    }
  }
  return { runs, exchanges, lost }
}

/** Of an owner and a thief who both go on using a session, neither has one by the time each has come again. */
export async function checkTheft({ clock, start, refresh }: RefreshedSessions, runs: number) {
  const random = randomFrom(11)
  let ended = 0
  for (let run = 0; run < runs; run++) {
    const holders = { owner: await start(), thief: '' }
    const stolenAt = Math.floor(random() * 3)
    /** Who was given a token, one after the other. */
    const turns: ('owner' | 'thief')[] = []
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
      if (isOver && next) expect.fail(`run ${run}, step ${step}: refreshed after the end`)
      if (next === undefined) isOver = true
      else holders[who] = next
      if (turns.at(-1) !== who) turns.push(who)
      // Each has come, and come again: by now the second of them was told from the first.
      if (turns.length > 3 && !isOver) expect.fail(`run ${run}, step ${step}: ${turns.join()}`)
    }
    if (isOver) ended += 1
  }
  expect(ended).toBeGreaterThan(runs / 4)
  return { runs, ended }
}
