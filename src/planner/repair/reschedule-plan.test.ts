import { expect, it } from 'vitest'
import { planFromAtlas } from '../../../test/support/atlas-planner.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import type { Plan, PlanItem } from '../plan.ts'
import { createReschedule } from './reschedule-plan.ts'
import { scheduleDay } from '../schedule/schedule-day.ts'
import { verify } from '../verify/verify.ts'
import { gatherFacts } from '../verify/fact-source.ts'

const atlas = bundledAtlas()
const asked = sampleRequest({
  destination: 'Wien',
  kids: 1,
  startDate: '2027-05-06',
  language: 'de',
})

async function drafted() {
  const plan = await planFromAtlas(asked, 3)
  const facts = await gatherFacts(plan, atlas)
  return { plan, facts, reschedule: createReschedule({ atlas })(asked, facts, 3) }
}

const stopsOf = (plan: Plan, day: number) =>
  (plan.days[day]?.items ?? []).filter(({ kind }) => kind === 'sight' || kind === 'daytrip')
const ids = (items: readonly PlanItem[]) => items.map(({ place }) => place?.id)

it('keeps the stops of a day, with their words and locks', async () => {
  const { plan, reschedule } = await drafted()
  const stops = stopsOf(plan, 1).map((stop) => ({
    ...stop,
    why: 'Weil es regnet und wir dort noch nie waren.',
    locked: true,
  }))
  const day = reschedule.day(plan, 1, stops.toReversed(), false)
  const after = stopsOf({ ...plan, days: plan.days.with(1, day) }, 1)
  expect(new Set(ids(after))).toEqual(new Set(ids(stops)))
  expect(after.every(({ why, locked }) => why?.startsWith('Weil es') && locked)).toBe(true)
})

it('fills a day that lost its stops, without repeating another day', async () => {
  const { plan, facts, reschedule } = await drafted()
  const day = reschedule.day(plan, 1, stopsOf(plan, 1).slice(0, 1), true)
  const changed = reschedule.money({ ...plan, days: plan.days.with(1, day) })
  expect(stopsOf(changed, 1).length).toBeGreaterThan(1)
  expect(verify(changed, asked, facts).faults).toEqual([])
})

it('leaves out what does not fit, locked stops last', async () => {
  const { plan, facts, reschedule } = await drafted()
  const [vienna] = facts.destinations
  const stops = (vienna?.sights ?? []).slice(0, 12).map((sight, index): PlanItem => ({
    id: sight.id,
    kind: 'sight',
    start: '',
    end: '',
    title: sight.name.de,
    locked: index === 10,
    place: { id: sight.id, name: sight.name.de, lat: sight.at[0], lon: sight.at[1], verified: true },
  }))
  const emptied = { ...plan, days: plan.days.map((day) => ({ ...day, items: [] })) }
  const day = reschedule.day(emptied, 1, stops, false)
  const kept = ids(day.items)
  expect(kept).toContain(stops[10]?.place?.id)
  expect(stops.filter(({ place }) => kept.includes(place?.id)).length).toBeLessThan(stops.length)
})

it('times stops in the order given, for a traveller who moved one', async () => {
  const { plan, facts } = await drafted()
  const stops = stopsOf(plan, 2)
  const day = scheduleDay({
    plan,
    index: 2,
    stops,
    arrangement: 'given',
    request: asked,
    destinations: facts.destinations,
    seed: 1,
  })
  expect(ids(day.items.filter(({ kind }) => kind === 'sight' || kind === 'daytrip'))).toEqual(ids(stops))
})

it('writes the same words as the planner did', async () => {
  const { plan, reschedule } = await drafted()
  const words = reschedule.words(plan)
  expect(words.summary).toBe(plan.summary)
  expect(words.titles).toEqual(plan.days.map(({ title }) => title))
  expect({ tips: words.tips, flights: words.flights, stays: words.stays }).toEqual({
    tips: plan.tips,
    flights: plan.flights,
    stays: plan.stays,
  })
  expect(reschedule.money(plan).budget).toEqual(plan.budget)
})

it('makes a day of places that nobody checked', async () => {
  const request = { ...asked, destination: 'Hintertupfing' }
  const plan = await planFromAtlas(request, 3)
  const stops: PlanItem[] = [
    {
      id: 'a',
      kind: 'sight',
      start: '',
      end: '',
      title: 'Dorfkirche',
      place: { name: 'Dorfkirche', lat: 48.1, lon: 11.9, verified: false },
    },
    {
      id: 'b',
      kind: 'sight',
      start: '',
      end: '',
      title: 'Heimatmuseum',
      place: { name: 'Heimatmuseum', verified: false },
    },
  ]
  const day = createReschedule({ atlas })(request, { destinations: [] }, 1).day(plan, 1, stops, false)
  expect(
    day.items
      .filter(({ kind }) => kind === 'sight')
      .map(({ title }) => title)
      .sort(),
  ).toEqual(['Dorfkirche', 'Heimatmuseum'])
  const { faults } = verify({ ...plan, days: plan.days.with(1, day) }, request, { destinations: [] })
  expect(faults.filter((fault) => fault.day === 1)).toEqual([])
})

it('suggests for free hours nothing that another day suggests', async () => {
  const { plan, reschedule } = await drafted()
  const bare = (index: number) => reschedule.day(plan, index, stopsOf(plan, index).slice(0, 1), false)
  const first = bare(1)
  const ideaOf = ({ items }: typeof first) => items.find(({ kind }) => kind === 'free')?.why?.split(': ')[1]
  expect(ideaOf(first)).toBeDefined()
  const other = { ...first, date: plan.days[2]?.date ?? '' }
  const beside = { ...plan, days: plan.days.with(2, other) }
  const again = reschedule.day(beside, 1, stopsOf(plan, 1).slice(0, 1), false)
  expect(ideaOf(again)).not.toBe(ideaOf(first))
})

it('lets nobody come sooner than the way allows, whatever hour the plan gives', async () => {
  const request = { ...asked, startLocation: 'Reykjavik' }
  const plan = await planFromAtlas(request, 3)
  const facts = await gatherFacts(plan, atlas, request)
  const atDawn = (item: PlanItem) => (item.kind === 'checkin' ? { ...item, start: '05:30' } : item)
  const early = { ...plan, days: plan.days.map((day) => ({ ...day, items: day.items.map(atDawn) })) }
  const first = createReschedule({ atlas })(request, facts, 3).day(early, 0, stopsOf(early, 0), false)
  expect(verify({ ...early, days: early.days.with(0, first) }, request, facts).failed).toEqual([])
})
