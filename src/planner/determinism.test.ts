import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { sampleRequest } from '../../test/support/sample-plan.ts'
import { createAtlas, headOf } from '../atlas/atlas.ts'
import { createAtlasPlanner } from './atlas/planner.ts'

/** FNV-1a, 32 bits. */
function hash(text: string): string {
  let value = 0x811c9dc5
  for (let index = 0; index < text.length; index++)
    value = Math.imul(value ^ text.charCodeAt(index), 0x01000193)
  return (value >>> 0).toString(16)
}

// Also run by determinism.node.test.ts: one constant for both runtimes.
it('plans the same days in every runtime', async () => {
  const vienna = sampleDestination()
  const atlas = createAtlas({ version: 'sample', heads: [headOf(vienna)], load: async () => vienna })
  const outcome = await createAtlasPlanner({ atlas }).plan(
    sampleRequest({ endDate: '2027-05-12', kids: 1 }),
    {
      seed: 42,
      now: '2027-01-01T00:00:00Z',
      attempt: 1,
      signal: new AbortController().signal,
      onDay: async () => undefined,
    },
  )
  if (!outcome.planned) throw new Error(outcome.refusal)
  const times = outcome.plan.days.map(({ items }) =>
    items.map(({ id, start, end, travel }) => [id, start, end, travel]),
  )
  expect(hash(JSON.stringify(times))).toBe('5b421319')
})
