import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlas, headOf } from '../../atlas/atlas.ts'
import { packPlan, unpackPlan } from '../../trips/plan/packed-plan.ts'
import type { Plan } from '../plan.ts'
import { createRandom } from '../schedule/search/random.ts'
import { editPlan } from './edit-plan.ts'
import type { PlanEdit } from './plan-edit.ts'

const SEQUENCES = 10_000
const LENGTH = 20

/** Few enough that the plans they lead to are met again and again, so that each is worked out once. */
const MENU: PlanEdit[] = [
  { verb: 'lock', item: '2-schoenbrunn', locked: true },
  { verb: 'lock', item: '2-schoenbrunn', locked: false },
  { verb: 'remove', item: '2-belvedere' },
  { verb: 'add', day: 1, place: 'belvedere' },
  { verb: 'note', day: 2, text: 'Pack the bags' },
  { verb: 'note', day: 2, text: '' },
  { verb: 'own', day: 0, name: 'Coffee with Ida', minutes: 30 },
  { verb: 'remove', item: 'own-1' },
  { verb: 'late', day: 0, from: '14:00', minutes: 90 },
  { verb: 'free', day: 0, part: 'morning' },
]

it('leads back to where it began, whatever was changed and taken back in between', async () => {
  const vienna = sampleDestination()
  const atlas = createAtlas({ version: 'sample', heads: [headOf(vienna)], load: async () => vienna })
  const context = { atlas, request: sampleRequest(), destinations: [vienna], seed: 1 }
  const stored = new Map<string, { plan: Plan; next: (string | undefined)[] }>()
  // What is kept for "undo" is the packed plan: it has to come out as it went in.
  const store = async (plan: Plan) => {
    const key = JSON.stringify(plan)
    if (!stored.has(key)) {
      const plan = await unpackPlan(await packPlan(JSON.parse(key) as Plan))
      expect(JSON.stringify(plan)).toBe(key)
      stored.set(key, { plan, next: [] })
    }
    return key
  }
  const start = await store(samplePlan())
  const random = createRandom(5)
  let made = 0
  for (let sequence = 0; sequence < SEQUENCES; sequence++) {
    const before: string[] = []
    let now = start
    for (let step = 0; step < LENGTH; step++) {
      const choice = Math.floor(random() * (MENU.length + 2))
      const edit = MENU[choice]
      const state = stored.get(now)
      if (!state) throw new Error('a plan that was never stored')
      if (!edit) {
        now = before.pop() ?? now
        continue
      }
      if (!(choice in state.next)) {
        const outcome = editPlan(state.plan, edit, context)
        state.next[choice] = outcome.edited ? await store(outcome.plan) : undefined
        // An operation that touched what it was given would be taken back to the wrong plan.
        expect(JSON.stringify(state.plan)).toBe(now)
      }
      const next = state.next[choice]
      if (next === undefined) continue
      made += 1
      before.push(now)
      now = next
    }
    while (before.length > 0) now = before.pop() ?? now
    expect(now).toBe(start)
  }
  expect(made).toBeGreaterThan(SEQUENCES * 5)
  expect(stored.size).toBeGreaterThan(20)
}, 60_000)
