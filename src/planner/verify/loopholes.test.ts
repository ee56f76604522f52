import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Evening } from '../../atlas/destination.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import { verify } from './verify.ts'

const vienna = sampleDestination()

function failures(change: (plan: Plan, day: PlanDay) => void, destination = vienna): string[] {
  const plan = samplePlan()
  const [, day] = plan.days
  if (day) change(plan, day)
  const { failed } = verify(plan, sampleRequest(), { destinations: [destination] })
  return [...new Set(failed.map(({ id }) => id))]
}

it('lets a second look fill a day of a place with little more, and no visit that does not say it is one', () => {
  const known = new Set(['st-stephens', 'albertina', 'schoenbrunn'])
  const small = { ...vienna, sights: vienna.sights.filter(({ id }) => known.has(id)) }
  const again = (mark: Pick<PlanItem, 'again'>) => (plan: Plan, day: PlanDay) => {
    const seen = plan.days[0]?.items.find(({ id }) => id === '1b')
    const meal = day.items.find(({ kind }) => kind === 'meal')
    if (!seen || !meal) throw new Error('no such items')
    day.items = [{ ...seen, id: '2a', start: '10:00', end: '10:45', ...mark }, meal]
  }
  expect(failures(again({}), small)).toContain('duplicates')
  expect(failures(again({ again: true }), small)).not.toContain('duplicates')
})

it('lets a second look fill a holiday on which nothing else is open', () => {
  const shut = vienna.sights.map((sight) =>
    sight.id === 'st-stephens' ? sight : { ...sight, exceptions: [{ dates: ['2027-05-08'] }] },
  )
  const again = (plan: Plan, day: PlanDay) => {
    const seen = plan.days[0]?.items.find(({ id }) => id === '1b')
    if (seen) day.items = [{ ...seen, id: '2a', again: true }]
    for (const other of plan.days) other.items = other.items.filter(({ id }) => !/1c|3a/.test(id))
  }
  expect(failures(again)).toContain('duplicates')
  expect(failures(again, { ...vienna, sights: shut })).not.toContain('duplicates')
})

it('finds a place that two bases of a region share on the days of both', () => {
  const plan = (plan: Plan, day: PlanDay) => {
    const [, seen] = plan.days[0]?.items ?? []
    if (!seen) throw new Error('no such item')
    day.base = { ...day.base, name: 'Vienna, north' }
    day.items = [{ ...seen, id: '2a', place: { ...seen.place, name: 'Wayside chapel', verified: false } }]
    delete day.items[0]?.place?.id
    seen.place = { ...day.items[0]?.place, name: 'Wayside chapel', verified: false }
  }
  expect(failures(plan)).toContain('duplicates')
})

it('finds a way of a kilometre that takes no time', () => {
  const free = (plan: Plan) => {
    const item = plan.days[0]?.items.find(({ id }) => id === '1c')
    if (item) item.travel = { mode: 'car', minutes: 0, km: 1.5 }
  }
  expect(failures(free)).toContain('travel-time')
})

it('finds a place without an id far away, also on the day of a leg', () => {
  const far = (plan: Plan, day: PlanDay) => {
    const ends = { from: 'Graz', to: 'Vienna', fromId: 'graz', toId: 'vienna' }
    plan.legs = [
      { ...ends, date: day.date, mode: 'train', minutes: 160, km: 150, url: 'https://www.oebb.at' },
    ]
    const item = day.items.find(({ id }) => id === '2d')
    if (item) item.place = { name: 'Lodge', lat: 50.2, lon: 16.3725, verified: false }
  }
  expect(failures(far)).toContain('radius')
})

it('lets the evening of an event last as long as the event does', () => {
  const fireworks: Evening = {
    id: 'event-fireworks-1',
    name: { en: 'Fireworks', de: 'Feuerwerk' },
    at: vienna.center,
    kind: 'show',
    from: '22:00',
    to: '23:45',
    kids: true,
    hint: { en: 'Over the river.', de: 'Über dem Fluss.' },
    event: 'fireworks',
  }
  const until = (end: string) => (_: Plan, day: PlanDay) => {
    const [latitude, longitude] = fireworks.at
    const place = {
      id: fireworks.id,
      name: fireworks.name.en,
      lat: latitude,
      lon: longitude,
      verified: true,
    }
    day.items.push({
      id: '2z',
      kind: 'evening',
      title: 'Fireworks',
      start: '22:00',
      end,
      place,
      event: 'fireworks',
    })
  }
  const withEvening = { ...vienna, evenings: [fireworks] }
  expect(failures(until('23:45'), withEvening)).not.toContain('day-window')
  expect(failures(until('24:00'), withEvening)).toContain('day-window')
})
