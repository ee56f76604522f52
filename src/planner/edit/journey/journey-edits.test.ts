import { expect, it } from 'vitest'
import { done, planned } from '../../../../test/support/edited-plan.ts'
import type { TripRoute } from '../../../trips/trip-stops.ts'
import { staysOfJourney } from '../../plan-legs.ts'
import type { Plan, PlanDay, PlanRequest } from '../../plan.ts'
import { verify } from '../../verify/verify.ts'
import { type EditContext, editPlan } from '../edit-plan.ts'
import type { PlanEdit } from '../plan-edit.ts'

const STOPS = ['Vienna 4', 'Salzburg 2', 'Munich 3']

function journey(named: readonly string[] = STOPS, changes: Partial<PlanRequest & TripRoute> = {}) {
  const { ends = 'start', ...request } = changes
  const stops = named.map((each) => {
    const [place = '', nights] = each.split(' ')
    return { place, ...(nights && { nights: Number(nights) }) }
  })
  const route: TripRoute = { stops, order: 'given', ends }
  return planned({ destination: 'Vienna', endDate: '2027-05-16', ...request, route })
}

const staysNamed = (plan: Plan) => staysOfJourney(plan).map(({ name, nights }) => `${name} ${nights}`)
const base = (plan: Plan, name: string) => plan.days.find((day) => day.base.name === name)?.base.id ?? ''

/** Dates of the days that are not to the letter what they were. */
function changed(before: Plan, after: Plan): string[] {
  const old = new Map(before.days.map((day) => [day.date, JSON.stringify(day)]))
  return after.days.flatMap((day) => (old.get(day.date) === JSON.stringify(day) ? [] : [day.date]))
}

/**
 * One ticket lets into several sights, and is paid where the first of them is visited. When that visit goes, the next one
 * bears it: a day on which nothing else changes then has another sum, and says so. Left as it was, nobody would pay.
 */
function withoutSharedTickets(day: PlanDay | undefined, { destinations }: EditContext): string {
  const shared = new Set(
    destinations.flatMap(({ sights }) => sights.flatMap(({ id, ticket }) => (ticket ? [id] : []))),
  )
  const items = day?.items.map(({ cost, ...item }) => [shared.has(item.place?.id ?? '') ? null : cost, item])
  return JSON.stringify({ ...day, items })
}

it('moves a night to the next place and leaves every other day to the letter', async () => {
  const { plan, context } = await journey()
  const after = done(plan, { verb: 'nights', base: base(plan, 'Salzburg'), by: 1 }, context)
  expect(staysNamed(after)).toEqual(['Vienna 3', 'Salzburg 3', 'Munich 3'])
  expect(changed(plan, after)).toEqual(['2027-05-10', '2027-05-11'])
  expect(after.legs?.map(({ date, to }) => `${date} ${to}`)).toEqual([
    '2027-05-07 Vienna',
    '2027-05-10 Salzburg',
    '2027-05-13 Munich',
    '2027-05-16 Hamburg',
  ])
  expect(after.route?.stops).toEqual([
    { place: 'Vienna', nights: 3 },
    { place: 'Salzburg', nights: 3 },
    { place: 'Munich', nights: 3 },
  ])
})

it('moves a night across the places between, which keep their days', async () => {
  const { plan, context } = await journey()
  const edit = {
    verb: 'nights',
    base: base(plan, 'Munich'),
    by: 1,
    other: base(plan, 'Vienna'),
  } as const
  const after = done(plan, edit, context)
  expect(staysNamed(after)).toEqual(['Vienna 3', 'Salzburg 2', 'Munich 4'])
  expect(changed(plan, after)).toEqual(['2027-05-10', '2027-05-11', '2027-05-12', '2027-05-13'])
})

it('swaps two places, each with its nights', async () => {
  const { plan, context } = await journey()
  const edit = { verb: 'swap-places', base: base(plan, 'Salzburg'), other: base(plan, 'Munich') } as const
  const after = done(plan, edit, context)
  expect(staysNamed(after)).toEqual(['Vienna 4', 'Munich 3', 'Salzburg 2'])
  expect(changed(plan, after).at(0)).toBe('2027-05-11')
  expect(after.legs?.at(-1)).toMatchObject({ from: 'Salzburg', to: 'Hamburg', date: '2027-05-16' })
})

it('begins elsewhere when the first place changes its turn, with the money and the way there', async () => {
  const { plan, context } = await journey(['London 3', 'Paris 3', 'Brussels 3'], { startLocation: 'Berlin' })
  const edit = { verb: 'swap-places', base: base(plan, 'London'), other: base(plan, 'Brussels') } as const
  const after = done(plan, edit, context)
  expect(after.destination.name).toBe('Brussels')
  expect([plan.budget.currency, after.budget.currency]).toEqual(['GBP', 'EUR'])
  expect(after.legs?.[0]).toMatchObject({ from: 'Berlin', to: 'Brussels' })
  // The middle one keeps its nights, its dates and all days but the first.
  expect(changed(plan, after)).not.toContain('2027-05-11')
})

it('leaves a place out, and the one before has its nights', async () => {
  const { plan, context } = await journey()
  const after = done(plan, { verb: 'drop-place', base: base(plan, 'Salzburg') }, context)
  expect(staysNamed(after)).toEqual(['Vienna 6', 'Munich 3'])
  expect(changed(plan, after)).toEqual(['2027-05-11', '2027-05-12', '2027-05-13'])
  const last = done(plan, { verb: 'drop-place', base: base(plan, 'Munich') }, context)
  expect(staysNamed(last)).toEqual(['Vienna 4', 'Salzburg 5'])
  const first = done(plan, { verb: 'drop-place', base: base(plan, 'Vienna') }, context)
  expect(staysNamed(first)).toEqual(['Salzburg 6', 'Munich 3'])
  expect(first.destination.name).toBe('Salzburg')
})

it('is longer by a day at the end, and shorter by any day', async () => {
  const { plan, context } = await journey()
  const longer = editPlan(plan, { verb: 'length', by: 1 }, context)
  if (!longer.edited) throw new Error(JSON.stringify(longer))
  expect(longer.dates).toEqual({ startDate: '2027-05-07', endDate: '2027-05-17' })
  expect(staysNamed(longer.plan).at(-1)).toBe('Munich 4')
  expect(changed(plan, longer.plan)).toEqual(['2027-05-16', '2027-05-17'])
  const shorter = editPlan(plan, { verb: 'length', by: -1, day: 1 }, context)
  if (!shorter.edited) throw new Error(JSON.stringify(shorter))
  expect(staysNamed(shorter.plan)).toEqual(['Vienna 3', 'Salzburg 2', 'Munich 3'])
  expect(changed(plan, shorter.plan)).not.toContain('2027-05-07')
  expect(shorter.plan.legs?.at(-1)?.date).toBe('2027-05-15')
})

it('refuses what would leave a place without a night, and what is not there', async () => {
  const { plan, context } = await journey(['Vienna 5', 'Salzburg 1', 'Munich 3'])
  const reason = (edit: Parameters<typeof editPlan>[1]) => {
    const outcome = editPlan(plan, edit, context)
    return outcome.edited ? undefined : outcome.reason
  }
  expect(reason({ verb: 'nights', base: base(plan, 'Salzburg'), by: -1 })).toBe('only_night')
  expect(reason({ verb: 'drop-place', base: 'paris' })).toBe('not_there')
  expect(reason({ verb: 'swap-places', base: base(plan, 'Vienna'), other: base(plan, 'Vienna') })).toBe(
    'as_it_is',
  )
})

it('brings no town beside the round that has its nights there, as the form would refuse it', async () => {
  const { plan, context } = await journey(['Reykjavik 2', 'Edinburgh 3', 'Iceland 4'], {
    destination: 'Reykjavik',
    ends: 'last',
  })
  const [town, round] = [base(plan, 'Reykjavík'), plan.days.at(-1)?.base.id ?? '']
  expect([town, round.split('/')[0]]).toEqual(['reykjavik', 'iceland'])
  const edits: PlanEdit[] = [
    { verb: 'drop-place', base: 'edinburgh' },
    { verb: 'swap-places', base: 'edinburgh', other: 'iceland' },
    { verb: 'swap-places', base: 'edinburgh', other: 'reykjavik' },
  ]
  for (const edit of edits)
    expect(editPlan(plan, edit, context)).toMatchObject({ edited: false, reason: 'twice_in_a_row' })
})

it('leaves every hard check whole after any change of places and nights', async () => {
  const named = ['Prague 3', 'Vienna 3', 'Budapest 2', 'Ljubljana 2']
  const { plan, context } = await journey(named, { endDate: '2027-05-17', kids: 1 })
  const bases = [...new Set(plan.days.map(({ base: { id = '' } }) => id))]
  const edits: PlanEdit[] = bases.flatMap((each) => [
    { verb: 'nights', base: each, by: 1 } as const,
    { verb: 'nights', base: each, by: -1 } as const,
    { verb: 'drop-place', base: each } as const,
    ...bases.flatMap((other): PlanEdit[] =>
      other === each
        ? []
        : [
            { verb: 'swap-places', base: each, other },
            { verb: 'nights', base: each, by: -1, other },
          ],
    ),
  ])
  let made = 0
  for (const edit of edits) {
    const outcome = editPlan(plan, edit, context)
    if (!outcome.edited) continue
    made += 1
    const faults = verify(outcome.plan, context.request, context).faults
    expect(
      faults.filter(({ check }) => check !== 'sight-daily'),
      JSON.stringify(edit),
    ).toEqual([])
    const touched = new Set(outcome.touched)
    expect(changed(plan, outcome.plan).filter((date) => !touched.has(date))).toEqual([])
    // A day is only touched where its place, the way there or its part in the trip has changed.
    for (const [index, day] of outcome.plan.days.entries()) {
      const [before, old] = [plan.days[index - 1], plan.days[index]]
      const same = old?.base.id === day.base.id && before?.base.id === outcome.plan.days[index - 1]?.base.id
      const of = (each: PlanDay | undefined) => withoutSharedTickets(each, context)
      if (same) expect(of(day), `${JSON.stringify(edit)} ${day.date}`).toBe(of(old))
    }
  }
  expect(made).toBeGreaterThan(edits.length * 0.7)
})

it('leaves a ticket for several sights to the next of them, and names that day as changed', async () => {
  const dates = { startDate: '2027-02-20', endDate: '2027-02-24' }
  const { plan, context } = await journey(['Rome 3', 'Naples 1'], { destination: 'Rome', ...dates })
  const isOnTicket = (id?: string) => id === 'roman-forum' || id === 'colosseum'
  const holders = ({ days }: Plan) =>
    days.flatMap(({ date, items }) =>
      items.flatMap(({ place, cost }) =>
        isOnTicket(place?.id) ? [`${date} ${place?.id} ${cost?.amount}`] : [],
      ),
    )
  expect(holders(plan)).toEqual(['2027-02-21 roman-forum 48', '2027-02-22 colosseum undefined'])
  const outcome = editPlan(plan, { verb: 'again', day: 1 }, context)
  if (!outcome.edited) throw new Error(JSON.stringify(outcome))
  expect(holders(outcome.plan)).toEqual(['2027-02-22 colosseum 48'])
  expect(outcome.touched).toEqual(['2027-02-21', '2027-02-22'])
})

it('keeps a locked stop: what would move its day is refused', async () => {
  const { plan, context } = await journey()
  const index = 4
  const item = plan.days[index]?.items.find(({ kind }) => kind === 'sight')?.id ?? ''
  const locked = done(plan, { verb: 'lock', item, locked: true }, context)
  const outcome = editPlan(locked, { verb: 'drop-place', base: base(plan, 'Salzburg') }, context)
  expect(outcome).toMatchObject({ edited: false, reason: 'locked' })
})
