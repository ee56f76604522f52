import { expect, it } from 'vitest'
import type { Sight } from '../../atlas/destination.ts'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { PARTNERS } from '../advice/booking/partners.ts'
import { summaryOf } from '../advice/plan-advice.ts'
import { proseIn } from './prose.ts'

it('speaks of a single day in the right case', () => {
  const facts = { request: sampleRequest(), place: 'Hintertupfing', days: 1, meant: [] }
  expect(proseIn('de').genericSummary(facts)).toMatch(/^Ein offener Rahmen für einen Tag in Hintertupfing,/)
  expect(proseIn('de').genericSummary({ ...facts, days: 2 })).toContain('für zwei Tage in')
  expect(proseIn('en').genericSummary(facts)).toContain('for one day in Hintertupfing')
})

it.each([
  [[], [], undefined],
  [['prater'], ['prater'], undefined],
  [
    ['prater', 'albertina'],
    ['prater'],
    ['Two stops, among them Albertina.', 'Zwei Stationen, darunter Albertina.'],
  ],
  [
    ['prater', 'albertina'],
    [],
    ['Two stops: Prater and Albertina.', 'Zwei Stationen: Prater und Albertina.'],
  ],
  [
    ['prater', 'albertina', 'naschmarkt', 'st-stephens'],
    [],
    ['Four stops, among them', 'Vier Stationen, darunter'],
  ],
] as const)('counts the stops that it names, %j with day trips %j', (visited, trips, stops) => {
  const plan = samplePlan()
  const vienna = sampleDestination()
  const far: readonly string[] = trips
  const home = {
    ...vienna,
    sights: vienna.sights.map((sight) =>
      far.includes(sight.id) ? { ...sight, daytrip: true, at: [48.4, 16.37] as Sight['at'] } : sight,
    ),
  }
  const [day] = plan.days
  const items = visited.map((id) => ({
    id,
    start: '10:00',
    end: '11:00',
    kind: far.includes(id) ? ('daytrip' as const) : ('sight' as const),
    title: id,
    place: { id, name: id, verified: true },
  }))
  for (const [at, language] of (['en', 'de'] as const).entries()) {
    const summary = summaryOf(
      {
        request: sampleRequest({ language }),
        home,
        days: day ? [{ ...day, items }] : [],
        bases: [home],
        partners: PARTNERS,
      },
      plan.budget,
    )
    if (stops) expect(summary).toContain(stops[at])
    else expect(summary).not.toMatch(/stops?\b|Station/)
    expect(summary.includes(language === 'en' ? 'A day trip: ' : 'Ein Tagesausflug: ')).toBe(trips.length > 0)
    expect(summary).not.toMatch(/ \.|, \./)
  }
})

it('names what is seen by a part of an event as what it always is', () => {
  const plan = samplePlan()
  const vienna = sampleDestination()
  const [day] = plan.days
  const fair = vienna.sights
    .filter(({ id }) => id === 'prater')
    .map((sight) => ({ ...sight, id: 'fair', event: 'fair', visits: 'prater' }))
  const home = { ...vienna, sights: [...vienna.sights, ...fair] }
  const items = ['fair', 'albertina'].map((id) => ({
    id,
    start: '10:00',
    end: '11:00',
    kind: 'sight' as const,
    title: id,
    place: { id, name: id, verified: true },
  }))
  const days = day ? [{ ...day, items }] : []
  const setting = { request: sampleRequest(), home, days, bases: [home], partners: PARTNERS }
  expect(summaryOf(setting, plan.budget)).toContain('Two stops: Prater and Albertina.')
})

it.each([
  ['little-walking', 'You walk little: nothing planned goes uphill'],
  ['step-free', 'Nothing planned has steps that we know of'],
] as const)('says what was heeded for %s', (mobility, said) => {
  const plan = samplePlan()
  const home = sampleDestination()
  const request = sampleRequest({ wishes: { mobility } })
  const { days } = plan
  const setting = { request, home, days, bases: [home], partners: PARTNERS }
  expect(summaryOf(setting, plan.budget)).toContain(said)
  expect(summaryOf({ ...setting, request: sampleRequest() }, plan.budget)).not.toContain(said)
})

it('names the best of many day trips, and says that there are more', () => {
  const plan = samplePlan()
  const vienna = sampleDestination()
  const ids = vienna.sights.slice(0, 4).map(({ id }) => id)
  const sights = vienna.sights.map((sight, index) =>
    ids.includes(sight.id)
      ? { ...sight, daytrip: true, at: [48.4, 16.37] as Sight['at'], score: index === 1 ? 1 : 8 }
      : sight,
  )
  const home = { ...vienna, sights }
  const items = ids.map((id) => ({
    id,
    start: '10:00',
    end: '11:00',
    kind: 'daytrip' as const,
    title: id,
    place: { id, name: id, verified: true },
  }))
  const [day] = plan.days
  const of = (count: number) =>
    summaryOf(
      {
        request: sampleRequest({ language: 'en' }),
        home,
        days: day ? [{ ...day, items: items.slice(0, count) }] : [],
        bases: [home],
        partners: PARTNERS,
      },
      plan.budget,
    )
  expect(of(3)).toContain('Day trips: ')
  expect(of(4)).toContain('Day trips, among them ')
  expect(of(4)).not.toContain(sights[1]?.name.en)
})
