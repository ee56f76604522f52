import ICAL from 'ical.js'
import { expect, it } from 'vitest'
import { samplePlan } from '../../../test/support/sample-plan.ts'
import type { Plan, PlanItem } from '../../planner/plan.ts'
import { planCalendar } from './plan-calendar.ts'

const SOURCE = {
  tripId: 'trip-1',
  revision: 3,
  url: 'https://dayfold.example/trips/trip-1',
  words: {
    name: 'Trip: Vienna',
    disclosure: 'Made with software; look it up before you go.',
    setOut: (leave: string) => `Set out at ${leave}.`,
  },
}

function eventsOf(plan: Plan) {
  const calendar = new ICAL.Component(ICAL.parse(planCalendar({ ...SOURCE, plan })))
  return calendar.getAllSubcomponents('vevent').map((event) => new ICAL.Event(event))
}

const localTime = (date: Date, timeZone: string) =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'short' }).format(date)

/** The sample's three days, begun on another date. */
function from(...dates: [string, string, string]): Plan {
  const plan = samplePlan()
  return { ...plan, days: plan.days.map((day, index) => ({ ...day, date: dates[index] ?? day.date })) }
}

it('gives every entry its local time across a change to summer time', () => {
  const plan = from('2027-03-27', '2027-03-28', '2027-03-29')
  const events = eventsOf(plan)
  const dated = plan.days.flatMap(({ date, items }) => items.map((item) => ({ date, ...item })))
  for (const { date, start, end, title } of dated) {
    const found = events.find(
      (event) =>
        event.summary === title &&
        localTime(event.startDate.toJSDate(), 'Europe/Vienna') === `${date} ${start}` &&
        localTime(event.endDate.toJSDate(), 'Europe/Vienna') === `${date} ${end}`,
    )
    expect(found, `${date} ${title}`).toBeDefined()
  }
})

it('gives the hours of a day by the clock of its base', () => {
  const plan = samplePlan()
  const days = plan.days.map((day) => ({ ...day, base: { ...day.base, timeZone: 'Europe/Lisbon' } }))
  const [day] = days
  const [item] = day?.items ?? []
  const event = eventsOf({ ...plan, days }).find(({ summary }) => summary === item?.title)
  expect(localTime(event?.startDate.toJSDate() ?? new Date(0), 'Europe/Lisbon')).toBe(
    `${day?.date} ${item?.start}`,
  )
})

it('says of a far entry when to set out, and of a near one nothing', () => {
  const plan = samplePlan()
  const far: PlanItem = {
    id: '1-far',
    kind: 'daytrip',
    start: '11:10',
    end: '15:10',
    title: 'Golden Circle',
    travel: { mode: 'car', minutes: 105, km: 116.9 },
  }
  const near: PlanItem = {
    ...far,
    id: '1-near',
    title: 'Round the corner',
    travel: { mode: 'walk', minutes: 10, km: 1 },
  }
  const days = plan.days.map((day, index) => (index === 0 ? { ...day, items: [far, near] } : day))
  const said = (title: string) =>
    eventsOf({ ...plan, days }).find(({ summary }) => summary === title)?.description
  expect(said('Golden Circle')).toBe('Set out at 09:25.')
  expect(said('Round the corner')).toBeFalsy()
})

it('leaves the hours of the flight to the airline', () => {
  const plan = samplePlan()
  const flight: PlanItem = {
    id: '1-journey',
    kind: 'transfer',
    start: '13:00',
    end: '21:00',
    title: 'On the way',
  }
  const days = plan.days.map((day, index) => (index === 0 ? { ...day, items: [flight] } : day))
  expect(eventsOf({ ...plan, days }).map(({ summary }) => summary)).not.toContain('On the way')
})

it('has one uid an event, the same again for the same plan', () => {
  const uids = eventsOf(samplePlan()).map(({ uid }) => uid)
  expect(new Set(uids).size).toBe(uids.length)
  expect(eventsOf(samplePlan()).map(({ uid }) => uid)).toEqual(uids)
})

it('keeps hostile text inside its property', () => {
  const plan = samplePlan()
  const [first] = plan.days
  if (first?.items[0]) first.items[0].title = 'Lunch\r\nEND:VCALENDAR\r\nX: "a";b,c\\n'
  const [, event] = eventsOf(plan)
  expect(event?.summary).toBe('Lunch\nEND:VCALENDAR\nX: "a";b,c\\n')
})

it('lets times float where the time zone is unknown', () => {
  const plan = samplePlan()
  const { timeZone: _, ...destination } = plan.destination
  const event = eventsOf({ ...plan, destination }).find(({ summary }) => summary === 'Drop your bags')
  expect(event?.startDate.toString()).toBe('2027-05-07T13:30:00')
  expect(event?.startDate.zone).toBe(ICAL.Timezone.localTimezone)
})

it('has a long flight between two stops by the clocks of both ends, and nothing else of that day', () => {
  const plan = from('2027-04-10', '2027-04-11', '2027-04-12')
  const bases = [
    { name: 'Los Angeles', id: 'los-angeles', timeZone: 'America/Los_Angeles' },
    { name: 'Sydney', id: 'sydney', timeZone: 'Australia/Sydney' },
  ] as const
  const leg = { from: 'Los Angeles', to: 'Sydney', fromId: 'los-angeles', toId: 'sydney', url: '' }
  const times = { date: '2027-04-11', depart: '21:30', arrive: { date: '2027-04-12', time: '11:00' } }
  const item = { start: '09:00', end: '21:30', kind: 'free', title: 'Last hours', why: 'A walk.' } as const
  const journey = {
    id: '2-journey',
    start: '21:30',
    end: '22:30',
    kind: 'transfer',
    title: 'On the way',
  } as const
  const days = plan.days.map((day, index) => ({
    ...day,
    base: bases[Math.min(1, index)] ?? day.base,
    ...(index === 1 && { items: [{ ...item, id: '2-free' }, journey] }),
  }))
  const events = eventsOf({ ...plan, days, legs: [{ ...leg, ...times, mode: 'flight', minutes: 1, km: 1 }] })
  const flight = events.find(({ summary }) => summary === 'Los Angeles → Sydney')
  const shown = flight && [
    localTime(flight.startDate.toJSDate(), 'America/Los_Angeles'),
    localTime(flight.endDate.toJSDate(), 'Australia/Sydney'),
  ]
  expect(shown).toEqual(['2027-04-11 21:30', '2027-04-12 11:00'])
  expect(events.map(({ summary }) => summary)).not.toContain('Last hours')
})
