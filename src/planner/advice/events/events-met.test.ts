import { expect, it } from 'vitest'
import type { DatedEvent } from '../../../atlas/destination.ts'
import type { PlanDay, PlanItem } from '../../plan.ts'
import { canAttend } from './events-met.ts'

const part = {
  title: { en: 'Concert', de: 'Konzert' },
  start: '18:30',
  end: '21:30',
  at: [51.5, -0.18] as [number, number],
}
const event: DatedEvent = {
  id: 'concerts',
  name: { en: 'Concerts', de: 'Konzerte' },
  kind: 'music',
  about: { en: 'Music.', de: 'Musik.' },
  programme: [part],
  crowds: 2,
  spans: [{ from: '2027-07-01', to: '2027-09-10' }],
}
const entry = (start: string, end: string, kind: PlanItem['kind'] = 'sight'): PlanItem => ({
  id: `1-${start}`,
  start,
  end,
  kind,
  title: 'Tower',
})
const day = (items: PlanItem[], more: Partial<PlanDay> = {}): PlanDay => ({
  date: '2027-09-04',
  title: '',
  base: { name: 'London', lat: 51.5, lon: -0.12 },
  items,
  ...more,
})

it('tells of an event that one can be at before one leaves, at a place where one is', () => {
  const attends = (days: PlanDay[], changes: Partial<DatedEvent> = {}) =>
    canAttend({ ...event, ...changes }, days, {})
  const last = day([entry('18:30', '19:00')])
  expect(attends([last])).toBe(false)
  expect(attends([day([entry('09:00', '10:00')]), last])).toBe(true)
  const away = day([], { base: { name: 'Leeds', lat: 53.8, lon: -1.5 } })
  expect(attends([away, last])).toBe(false)
  expect(attends([last], { closes: { en: 'Shops are shut.', de: 'Läden sind zu.' } })).toBe(true)
  expect(attends([day([entry('18:30', '19:00'), { ...entry('17:00', '18:00'), event: 'concerts' }])])).toBe(
    true,
  )
})

it('tells small children of nothing that begins when they sleep', () => {
  const late = { ...event, programme: [{ ...part, start: '20:00' }] }
  const days = [day([]), day([entry('10:00', '11:00')], { date: '2027-09-05' })]
  expect(canAttend(late, days, { wishes: { ages: [8, 11] } })).toBe(true)
  expect(canAttend(late, days, { wishes: { ages: [4, 6] } })).toBe(false)
})

it('tells of what a day out leads to, to who has a day for it', () => {
  const fair = {
    ...event,
    programme: [{ ...part, start: '09:00', end: '16:30', at: [52.5, -0.12] as [number, number] }],
  }
  const [arrival, stay, leaving] = [2, 3, 4].map((date) =>
    day([entry('09:00', '18:00')], { date: `2027-09-0${date}` }),
  )
  if (!arrival || !stay || !leaving) throw new Error('three days')
  expect(canAttend(fair, [arrival, stay, leaving], {})).toBe(true)
  expect(canAttend(fair, [arrival, leaving], {})).toBe(false)
})

it('tells small children of what they see from the window', () => {
  const days = [day([]), day([], { date: '2027-09-05' })]
  const tells = (changes: Partial<DatedEvent>) =>
    canAttend({ ...event, ...changes }, days, { wishes: { ages: [4] } })
  expect(tells({ programme: [{ ...part, start: '22:30', finale: true }] })).toBe(true)
  expect(tells({ kind: 'season', programme: [{ ...part, start: '21:00' }] })).toBe(true)
})
