import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

const planner = createAtlasPlanner({ atlas: readAtlas(), iterations: 3 })

it('is free until the curtain rises where dinner comes after the play', async () => {
  const { days } = await planOf(
    planner,
    sampleRequest({
      destination: 'Torres del Paine',
      startLocation: 'Berlin',
      startDate: '2027-06-05',
      endDate: '2027-06-18',
      kids: 0,
    }),
  )
  const plays = days.filter(({ items }) =>
    items.some(({ kind }, at) => kind === 'evening' && items[at + 1]?.kind === 'meal'),
  )
  expect(plays).not.toEqual([])
  for (const { items } of plays)
    for (const [at, { kind, end }] of items.entries())
      if (kind === 'free') expect(end <= (items[at + 1]?.start ?? '24:00')).toBe(true)
})
