import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { isHalt } from '../plan-legs.ts'
import type { PlanRequest } from '../plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

async function roundOfIceland(changes: Partial<PlanRequest>) {
  const stops = ['Reykjavik', 'Vik', 'Höfn', 'Akureyri'].map((place) => ({ place }))
  const request = sampleRequest({
    destination: 'Iceland',
    startDate: '2027-06-18',
    endDate: '2027-06-28',
    route: { stops, order: 'given', ends: 'start' },
    ...changes,
  })
  const plan = await planOf(planner, request)
  return { plan: plan, request }
}

it('stops at what lies beside the road on the day of the transfer, and plans it on no other day', async () => {
  const { plan, request } = await roundOfIceland({})
  expect(plan.legs?.flatMap(({ via }) => via?.id ?? [])).toEqual([
    'seljalandsfoss',
    'jokulsarlon',
    'godafoss',
  ])
  const visits = plan.days.flatMap(({ items }) =>
    items.flatMap(({ kind, place }) => (kind === 'transfer' ? [] : (place?.id ?? []))),
  )
  for (const id of ['seljalandsfoss', 'jokulsarlon', 'godafoss'])
    expect(visits.filter((each) => each === id)).toHaveLength(1)
  expect(verify(plan, request, await gatherFacts(plan, atlas, request)).failed).toEqual([])
})

it('stops by daylight, and not where sights were asked for by name', async () => {
  const winter = await roundOfIceland({ startDate: '2027-12-10', endDate: '2027-12-20' })
  expect(winter.plan.legs?.flatMap(({ via }) => via?.id ?? [])).not.toContain('seljalandsfoss')
  const asked = await roundOfIceland({ wishes: { mustSees: ['Skógafoss'] } })
  expect(asked.plan.legs?.some(({ via }) => via)).toBe(false)
})

it('stops on a way of an hour too, instead of coming back along it', async () => {
  const request = sampleRequest({ destination: 'Iceland', startDate: '2027-07-01', endDate: '2027-07-10' })
  const { days } = await planOf(planner, request)
  const moves = days.find(
    ({ base, items }) => base.id === 'iceland/akureyri' && items[0]?.kind === 'transfer',
  )
  expect(moves?.items.map(({ place }) => place?.id)).toContain('godafoss')
  expect(moves?.items.find(({ place }) => place?.id === 'godafoss')?.id).toMatch(/-(move|via)$/)
})

it('drives past where the feast of the day would begin without one', async () => {
  const crete = { destination: 'Crete', startDate: '2027-04-28', endDate: '2027-05-05' }
  const easter = await planOf(planner, sampleRequest(crete))
  const feast = easter.days.find(({ date }) => date === '2027-05-02')?.items ?? []
  expect(feast.map(({ title }) => title)).toContain('Lamb, red eggs and dancing')
  const later = { ...crete, startDate: '2027-05-12', endDate: '2027-05-19' }
  const { days } = await planOf(planner, sampleRequest(later))
  const stops = days.flatMap(({ items }) => items.filter(isHalt))
  expect(stops.map(({ place }) => place?.id)).toContain('rethymno-trip')
})

it('counts what one stops for among the best that is seen', async () => {
  const request = sampleRequest({ destination: 'Iceland', startDate: '2027-07-01', endDate: '2027-07-10' })
  const plan = await planOf(planner, request)
  const { checks } = verify(plan, request, await gatherFacts(plan, atlas, request))
  expect(checks.find(({ id }) => id === 'top-sights')).toMatchObject({ passed: true })
})
