import { expect, it } from 'vitest'
import { atlasPlanner, planFromAtlas } from '../../../test/support/atlas-planner.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import { editPlan } from '../edit/edit-plan.ts'
import { placesNamed, staysOfJourney } from '../plan-legs.ts'
import { isStop, type Plan, type PlanRequest } from '../plan.ts'
import { createReschedule } from '../repair/reschedule-plan.ts'
import { translatePlan } from '../prose/translate-plan.ts'
import { verify } from '../verify/verify.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = bundledAtlas()

function journey(places: readonly string[], changes: Partial<PlanRequest & TripRoute> = {}): PlanRequest {
  const { stops, order = 'given', ends = 'start', ...request } = changes
  const named = places.map((each) => {
    const [place = '', nights] = each.split(' ')
    return { place, ...(nights && { nights: Number(nights) }) }
  })
  return sampleRequest({
    destination: named[0]?.place ?? '',
    startDate: '2027-05-07',
    endDate: '2027-05-15',
    ...request,
    route: { stops: stops ?? named, order, ends },
  })
}

const basesOf = ({ days }: Plan) => [...new Set(days.map(({ base }) => base.name))]
const nightsOf = ({ budget }: Plan) => budget.stops?.map(({ nights }) => nights)

async function faultsOf(plan: Plan, request: PlanRequest) {
  return verify(plan, request, await gatherFacts(plan, atlas, request)).faults
}

it('stays as long as asked at each stop, and shares the nights that were left open', async () => {
  const request = journey(['Vienna', 'Salzburg 2', 'Munich'])
  const plan = await planFromAtlas(request)
  expect(basesOf(plan)).toEqual(['Vienna', 'Salzburg', 'Munich'])
  expect(nightsOf(plan)?.[1]).toBe(2)
  expect(nightsOf(plan)?.reduce((sum, nights) => sum + nights, 0)).toBe(8)
  expect(await faultsOf(plan, request)).toEqual([])
})

it('tells of every leg with its day, means, time and fare', async () => {
  const plan = await planFromAtlas(journey(['Vienna 3', 'Salzburg 2', 'Munich 3']))
  expect(plan.legs?.map(({ from, to, date }) => `${date} ${from} ${to}`)).toEqual([
    '2027-05-07 Hamburg Vienna',
    '2027-05-10 Vienna Salzburg',
    '2027-05-12 Salzburg Munich',
    '2027-05-15 Munich Hamburg',
  ])
  expect(plan.legs?.[1]).toMatchObject({ mode: 'train', minutes: 190, depart: '09:00' })
  expect(plan.legs?.[1]?.price?.amount).toBeGreaterThan(20)
  expect(plan.legs?.[2]?.border).toEqual({ country: 'DE', control: false })
})

it('sets out from a town that is no destination by its trains, and goes home there by them', async () => {
  const request = journey(['Paris 4', 'Strasbourg 4'], { startLocation: 'Mannheim' })
  const plan = await planFromAtlas(request)
  const [there, , back] = plan.legs ?? []
  expect(there).toMatchObject({ from: 'Mannheim', to: 'Paris', mode: 'train', minutes: 235 })
  expect(back).toMatchObject({ from: 'Strasbourg', to: 'Mannheim', mode: 'train', date: '2027-05-15' })
  expect(plan.booking?.map(({ kind }) => kind)).toContain('train')
  expect(await faultsOf(plan, request)).toEqual([])
  const edited = editPlan(
    plan,
    { verb: 'remove', item: plan.days[1]?.items.findLast(isStop)?.id ?? '' },
    { atlas, request, destinations: (await gatherFacts(plan, atlas)).destinations, seed: 9 },
  )
  expect(edited.edited && edited.plan.legs).toEqual(plan.legs)
})

it('goes no further than the last stop where that is the end', async () => {
  const plan = await planFromAtlas(journey(['Vienna', 'Salzburg'], { ends: 'last' }))
  expect(plan.legs?.at(-1)?.to).toBe('Salzburg')
})

it('ends where lines fly home, not at a small airport nearby', async () => {
  const places = ['Málaga', 'Granada', 'Córdoba', 'Seville']
  const plan = await planFromAtlas(journey(places, { order: 'best', endDate: '2027-05-17' }))
  const ends = plan.legs?.flatMap(({ mode, from, to }) => (mode === 'flight' ? [from, to] : []))
  expect(ends).toEqual(['Hamburg', 'Málaga', 'Seville', 'Hamburg'])
})

it('takes the order with the least time on the way', async () => {
  const request = journey(['Munich', 'Vienna', 'Salzburg'], { order: 'best', ends: 'last' })
  const plan = await planFromAtlas(request)
  expect(basesOf(plan)).toEqual(['Munich', 'Salzburg', 'Vienna'])
  expect(await faultsOf(plan, request)).toEqual([])
})

it('counts each place in its own money', async () => {
  const request = journey(['London', 'Paris'], { startLocation: 'New York', endDate: '2027-05-14' })
  const plan = await planFromAtlas(request)
  expect(plan.budget.stops?.map(({ currency }) => currency)).toEqual(['GBP', 'EUR'])
  expect(plan.budget.currency).toBe('GBP')
  expect(plan.tips.map(({ text }) => text).join(' ')).toMatch(/Passports.*EUR.*type C/)
  expect(await faultsOf(plan, request)).toEqual([])
})

it('breaks a long way where it pays, and visits nothing between', async () => {
  const request = journey(['Vienna 4', 'Munich 4'])
  const plan = await planFromAtlas(request)
  const day = plan.days.find(({ base }) => base.name === 'Munich')
  expect(day?.items.slice(0, 3).map(({ kind, place }) => [kind, place?.name])).toEqual([
    ['transfer', 'Salzburg'],
    ['free', 'Salzburg'],
    ['transfer', undefined],
  ])
  expect(plan.legs?.[1]?.via).toMatchObject({ id: 'salzburg' })
  expect(day?.items.slice(0, 3).some(isStop)).toBe(false)
  expect(await faultsOf(plan, request)).toEqual([])
})

it('goes through a region from base to base within a journey', async () => {
  const request = journey(['Athens 3', 'Crete 7'], { endDate: '2027-05-17' })
  const plan = await planFromAtlas(request)
  expect(nightsOf(plan)).toEqual([3, 7])
  expect(await faultsOf(plan, request)).toEqual([])
})

it('makes no day trip to a place of the journey, nor any on the day of a transfer', async () => {
  const plan = await planFromAtlas(journey(['Seville 4', 'Córdoba 2', 'Granada 2'], { kids: 2 }))
  const trips = plan.days.flatMap(({ items, base }) =>
    items.flatMap(({ kind, title }) => (kind === 'daytrip' ? [`${base.name}: ${title}`] : [])),
  )
  expect(trips.filter((title) => title.startsWith('Seville') && title.includes('Córdoba'))).toEqual([])
  for (const { items } of plan.days)
    if (items.some(({ kind, travel }) => kind === 'transfer' && travel))
      expect(items.some(({ kind }) => kind === 'daytrip')).toBe(false)
})

it('counts a night in the plane, and says so', async () => {
  const plan = await planFromAtlas(journey(['London 4', 'Paris 4'], { startLocation: 'New York' }))
  expect(staysOfJourney(plan)[0]).toMatchObject({ nights: 4, underWay: 1 })
})

it('refuses what cannot be reached and what nobody knows', async () => {
  const prepare = await atlasPlanner()
  const context = {
    seed: 1,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  }
  const refusal = async (...places: string[]) => {
    const outcome = await prepare.plan(journey(places), context)
    return outcome.planned ? undefined : outcome.refusal
  }
  expect(await refusal('London', 'Antarctica')).toBe('no_valid_plan')
  expect(await refusal('Vienna', 'Hintertupfing')).toBe('not_a_place')
})

it('writes the same words and counts the same money when it is looked at again', async () => {
  const request = journey(['Prague', 'Vienna', 'Budapest'])
  const plan = await planFromAtlas(request)
  const reschedule = createReschedule({ atlas })(request, await gatherFacts(plan, atlas, request), 1)
  const words = reschedule.words(plan)
  expect({ summary: words.summary, tips: words.tips, stays: words.stays }).toEqual({
    summary: plan.summary,
    tips: plan.tips,
    stays: plan.stays,
  })
  expect(words.titles).toEqual(plan.days.map(({ title }) => title))
  expect(reschedule.money(plan).budget).toEqual(plan.budget)
})

it('speaks the other language, every leg of it', async () => {
  const request = journey(['Vienna 4', 'Munich 4'], { startLocation: 'Hanover' })
  const plan = await planFromAtlas(request)
  const german = { ...request, language: 'de' as const }
  const translated = translatePlan(plan, german, await gatherFacts(plan, atlas), atlas)
  const planned = await planFromAtlas(german)
  expect(translated.legs).toEqual(
    planned.legs?.map((leg, index) => ({ ...leg, url: plan.legs?.[index]?.url })),
  )
  expect(translated.budget.stops?.map(({ place }) => place)).toEqual(['Wien', 'München'])
  const day = translated.days[4]
  expect(day?.items.slice(0, 3).map(({ title }) => title)).toEqual([
    'Von Wien nach Salzburg',
    'Halt unterwegs: Salzburg',
    'Von Salzburg nach München',
  ])
  expect(await faultsOf(translated, german)).toEqual([])
})

it('times a day of moving anew around its transfer, and leaves the others', async () => {
  const request = journey(['Vienna 3', 'Salzburg 2', 'Munich 3'])
  const plan = await planFromAtlas(request)
  const { destinations } = await gatherFacts(plan, atlas)
  const item = plan.days[3]?.items.findLast(isStop)?.id ?? ''
  const outcome = editPlan(plan, { verb: 'remove', item }, { atlas, request, destinations, seed: 9 })
  if (!outcome.edited) throw new Error(outcome.reason)
  expect(outcome.plan.days[3]?.items.slice(0, 2)).toEqual(plan.days[3]?.items.slice(0, 2))
  expect(outcome.plan.days.flatMap((day, index) => (day === plan.days[index] ? [] : [index]))).toEqual([3])
  expect(await faultsOf(outcome.plan, request)).toEqual([])
})

it('stands in the calendar with its stays, and is called by its places', async () => {
  const plan = await planFromAtlas(journey(['Vienna 3', 'Salzburg 2', 'Munich 3']))
  expect(placesNamed(plan)).toBe('Vienna – Salzburg – Munich')
  expect(staysOfJourney(plan).map(({ name, from, to, nights }) => [name, from, to, nights])).toEqual([
    ['Vienna', '2027-05-07', '2027-05-10', 3],
    ['Salzburg', '2027-05-10', '2027-05-12', 2],
    ['Munich', '2027-05-12', '2027-05-15', 3],
  ])
})
