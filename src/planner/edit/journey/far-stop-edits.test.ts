import { expect, it } from 'vitest'
import { done, planned } from '../../../../test/support/edited-plan.ts'
import { staysOfJourney } from '../../plan-legs.ts'
import type { Plan, PlanRequest } from '../../plan.ts'
import { isUnderWay } from '../../travel/transfer-items.ts'
import { verify } from '../../verify/verify.ts'
import { editPlan } from '../edit-plan.ts'

function journey(...named: string[]) {
  return journeyOf(named)
}

function journeyOf(named: readonly string[], changes: Partial<PlanRequest> = {}) {
  const stops = named.map((each) => {
    const [, place = each, nights] = /^(.+) (\d+)$/.exec(each) ?? []
    return { place, nights: Number(nights) }
  })
  const nights = stops.reduce((sum, stop) => sum + stop.nights, 0)
  const endDate = `2027-05-${String(7 + nights).padStart(2, '0')}`
  return planned({
    destination: stops[0]?.place ?? '',
    endDate,
    route: { stops, order: 'given', ends: 'start' },
    ...changes,
  })
}

const base = (plan: Plan, name: string) => plan.days.find((day) => day.base.name === name)?.base.id ?? ''
const datesAway = ({ days }: Plan) => days.filter(isUnderWay).map(({ date }) => date)

it('moves the night on board with the nights before it', async () => {
  const { plan, context } = await journey('London 4', 'Dubai 4')
  expect(datesAway(plan)).toEqual(['2027-05-11'])
  const after = done(plan, { verb: 'nights', base: base(plan, 'London'), by: 1 }, context)
  expect(datesAway(after)).toEqual(['2027-05-12'])
  expect(after.legs?.[1]).toMatchObject({ date: '2027-05-12', arrive: { date: '2027-05-13' } })
  expect(staysOfJourney(after).map(({ nights, underWay }) => [nights, underWay])).toEqual([
    [5, undefined],
    [3, 1],
  ])
  expect(verify(after, context.request, context).faults).toEqual([])
})

it('leaves a night in a bed after the one on board', async () => {
  const { plan, context } = await journey('London 4', 'Dubai 2')
  const edit = { verb: 'nights', base: base(plan, 'London'), by: 1 } as const
  expect(editPlan(plan, edit, context)).toMatchObject({ edited: false, reason: 'only_night' })
})

it('refuses what leaves a train or drive longer than a day', async () => {
  const { plan, context } = await journeyOf(['Annecy 2', 'Barcelona 2', 'Córdoba 2'], {
    tripType: 'relaxed',
    kids: 1,
    wishes: { ages: [9], startsAt: '10:00' },
  })
  expect(editPlan(plan, { verb: 'drop-place', base: 'barcelona' }, context)).toMatchObject({
    edited: false,
    reason: 'no_way',
  })
})
