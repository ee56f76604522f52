import { expect, it } from 'vitest'
import { planFromAtlas } from '../../../test/support/atlas-planner.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { createAtlasPlanner } from './planner.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { stopsOf } from '../plan-stops.ts'
import type { PlanContext } from '../planner.ts'
import { verify } from '../verify/verify.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = bundledAtlas()
const planner = createAtlasPlanner({ atlas })

function request(changes: Partial<PlanRequest> = {}): PlanRequest {
  return sampleRequest({ startDate: '2027-05-06', ...changes })
}

function context(changes: Partial<PlanContext> = {}): PlanContext {
  const signal = new AbortController().signal
  return {
    seed: 1,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal,
    onDay: async () => undefined,
    ...changes,
  }
}

function planned(changes: Partial<PlanRequest> = {}, seed = 1): Promise<Plan> {
  return planFromAtlas(request(changes), seed)
}

it.each([
  ['a weekend', { endDate: '2027-05-07' }],
  ['a day', { endDate: '2027-05-06' }],
  [
    'a week with children, in German',
    { endDate: '2027-05-12', kids: 2, language: 'de' as const, tripType: 'relaxed' as const },
  ],
  ['a month', { endDate: '2027-06-04', tripType: 'action' as const }],
  ['a place without sights', { destination: 'Bratislava', endDate: '2027-05-08' }],
  [
    'a longer stay from a place without sights',
    { destination: 'Bratislava', endDate: '2027-05-11', language: 'de' as const },
  ],
])('plans %s so that every check passes', async (_name, changes) => {
  const plan = await planned(changes)
  const verdict = verify(plan, request(changes), await gatherFacts(plan, atlas, request(changes)))
  expect(verdict.faults).toEqual([])
})

it('gives every day in order, before the plan', async () => {
  const seen: [number, PlanDay][] = []
  const outcome = await planner.plan(
    request(),
    context({ onDay: async (day, index) => void seen.push([index, day]) }),
  )
  expect(seen.map(([index]) => index)).toEqual([0, 1, 2, 3])
  expect(outcome.planned && outcome.plan.days).toEqual(seen.map(([, day]) => day))
})

it.each(['en', 'de'] as const)('says so when the flight lands after the first day (%s)', async (language) => {
  const changes = { startLocation: 'Los Angeles', destination: 'Sydney', language }
  const plan = await planned(changes)
  const day = language === 'en' ? '8 May' : '8. Mai'
  expect(plan.tips.some(({ text }) => text.includes(day))).toBe(true)
  expect(verify(plan, request(changes), await gatherFacts(plan, atlas, request(changes))).faults).toEqual([])
  expect((await planned({ language })).tips.some(({ text }) => text.includes(day))).toBe(false)
})

it('gives the same plan for the same seed', async () => {
  expect(await planned()).toEqual(await planned())
})

it('says where it comes from', async () => {
  const { provenance } = await planned({}, 7)
  expect(provenance).toMatchObject({ planner: 'atlas', seed: 7, attempts: 1, atlasVersion: atlas.version })
})

it('moves on to a neighbour in a long trip', async () => {
  const { days, summary } = await planned({ endDate: '2027-06-04' })
  const bases = [...new Set(days.map(({ base }) => base.name))]
  expect(bases[0]).toBe('Vienna')
  expect(bases.length).toBeGreaterThan(2)
  expect(summary).toContain(`from Vienna on to ${bases[1]}`)
})

it('counts its stops as its page does: no evening out, no day trip', async () => {
  const { days, summary } = await planned({ endDate: '2027-06-04' })
  const stops = days.reduce((sum, day) => sum + stopsOf(day), 0)
  expect(days.flatMap(({ items }) => items).some(({ kind }) => kind === 'evening')).toBe(true)
  expect(summary).toContain(` ${stops} stops, among them`)
})

it('counts every day asked for, those in the air too, and leads to no place twice under two names', async () => {
  const { days, summary } = await planned({
    startLocation: 'Hamburg',
    destination: 'Tokyo',
    startDate: '2027-04-02',
    endDate: '2027-05-01',
  })
  expect(summary).toContain('30 days')
  const points = days.flatMap(({ items }) =>
    items.flatMap(({ kind, place }) =>
      kind === 'daytrip' || kind === 'sight' ? `${place?.lat} ${place?.lon}` : [],
    ),
  )
  expect(points).toHaveLength(new Set(points).size)
})

it('names nothing at a place it does not know, and says so', async () => {
  const plan = await planned({ destination: 'Hintertupfing' })
  expect(plan).toMatchObject({ coverage: 'generic', destination: { name: 'Hintertupfing', currency: 'EUR' } })
  const places = plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place ?? []))
  expect(places.every(({ name, verified }) => name === 'Hintertupfing' && !verified)).toBe(true)
  expect(plan.summary).toContain('nothing here was checked')
})

it('shows no check of a place it does not know but those of dates, times, sums, words and emptiness', async () => {
  const plan = await planned({ destination: 'Hintertupfing' })
  const { checks, failed } = verify(plan, request({ destination: 'Hintertupfing' }), { destinations: [] })
  expect(new Set(failed.map(({ id }) => id))).toEqual(new Set(['sight-daily']))
  expect(checks.flatMap(({ id, severity, passed }) => (severity === 'hard' && passed ? id : []))).toEqual(
    [
      'day-count dates weekdays filled unique-items times day-window lunch budget-sum currency',
      'language lengths placeholders markup addresses instructions link-hosts',
    ].flatMap((ids) => ids.split(' ')),
  )
  const soft = checks.flatMap(({ id, severity, passed }) => (severity === 'soft' && passed ? id : []))
  expect(soft).toEqual(['idle-time'])
})

it('asks back about a name that is spelled much like one it knows', async () => {
  const plan = await planned({ destination: 'Lisbn' })
  expect(plan.coverage).toBe('generic')
  expect(plan.tips.find(({ topic }) => topic === 'Did you mean')?.text).toContain('Lisbon')
})

it.each([
  ['the same place', { startLocation: 'Wien' }, 'same_place'],
  [
    'the same unknown place',
    { startLocation: 'hinter tupfing', destination: 'Hinter-Tupfing' },
    'same_place',
  ],
  ['a keyboard run', { destination: 'asdfgh' }, 'not_a_place'],
  ['no letters', { destination: '12345' }, 'not_a_place'],
  ['a start that is no place', { startLocation: 'xxxxxx' }, 'not_a_place'],
])('refuses %s', async (_name, changes, refusal) => {
  expect(await planner.plan(request(changes), context())).toEqual({ planned: false, refusal })
})

it('never puts what was typed into a link', async () => {
  const { flights, stays } = await planned({ startLocation: 'Hinterwald', destination: 'Hintertupfing' })
  for (const { url } of [...flights, ...stays]) expect(url).not.toMatch(/hinter/i)
})

it('tells of each idea once in a long stay', async () => {
  const plan = await planned({ destination: 'Buenos Aires', endDate: '2027-06-04', tripType: 'action' })
  const ideas = plan.days.flatMap(({ items }) =>
    items.flatMap(({ why }) => (why?.startsWith('Not on the plan yet') ? [why] : [])),
  )
  expect(new Set(ideas).size).toBe(ideas.length)
})
