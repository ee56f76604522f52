import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

it.each([
  [['Reykjavik', 'Vik', 'Höfn', 'Akureyri'], 'iceland'],
  [['Windhoek', 'Sossusvlei', 'Swakopmund', 'Etosha'], 'namibia'],
])('plans a journey through the bases of one region: %s', async (places, region) => {
  const request = sampleRequest({
    destination: region,
    startDate: '2027-06-18',
    endDate: '2027-06-28',
    route: { stops: places.map((place) => ({ place })), order: 'given', ends: 'start' },
  })
  const plan = await planOf(planner, request)
  const bases = [...new Set(plan.days.map(({ base }) => base.id))]
  expect(bases).toHaveLength(places.length)
  expect(bases.every((id) => id?.startsWith(`${region}/`))).toBe(true)
  expect(verify(plan, request, await gatherFacts(plan, atlas, request)).failed).toEqual([])
})

it('stays at a base of a region no longer than suits it, while another has nights to spare', async () => {
  const request = sampleRequest({
    destination: 'iceland',
    startDate: '2027-06-18',
    endDate: '2027-06-27',
    route: {
      stops: [{ place: 'Reykjavik' }, { place: 'Vik' }, { place: 'Höfn' }, { place: 'Akureyri' }],
      order: 'given',
      ends: 'start',
    },
  })
  const plan = await planOf(planner, request)
  const nightsAt = (id: string) => plan.days.slice(0, -2).filter(({ base }) => base.id === id).length
  expect(nightsAt('iceland/reykjavik')).toBe(2)
  expect(nightsAt('iceland/vik')).toBe(2)
})

it('spends the last night near the airport where the round ends far from it', async () => {
  const request = sampleRequest({
    destination: 'iceland',
    startDate: '2027-06-18',
    endDate: '2027-06-28',
    route: {
      stops: [{ place: 'Reykjavik' }, { place: 'Vik' }, { place: 'Akureyri' }],
      order: 'given',
      ends: 'start',
    },
  })
  const plan = await planOf(planner, request)
  expect(plan.days.slice(-3).map(({ base }) => base.id)).toEqual([
    'iceland/akureyri',
    'iceland/reykjavik',
    'iceland/reykjavik',
  ])
  expect(plan.tips.map(({ text }) => text).join(' ')).toContain('the last night is in Reykjavík again')
})
