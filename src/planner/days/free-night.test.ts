import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import type { FoodPlace } from '../../atlas/destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { withFreeHours } from './free-hours.ts'

const { sights: _, ...rest } = sampleDestination()
const [lat, lon] = rest.center
const party = { tripType: 'sightseeing', adults: 2, kids: 0, budget: 'comfort', language: 'en' } as const

function stop(name: string, start: string, end: string): PlanItem {
  const place = { id: name, name, lat: lat + 1, lon, verified: true }
  return { id: `2-${name}`, start, end, kind: 'sight', title: name, place }
}

it('looks for a seat indoors after dark, but where nights are warm', () => {
  const said = (degrees: number) => {
    const year = Array.from({ length: 12 }, () => degrees)
    const climate = { high: year, low: year, raindays: year, sun: year }
    const place = { ...rest, sights: [], food: [], climate }
    const items = [stop('castle', '18:00', '19:00'), stop('inn', '20:50', '21:50')]
    const day: PlanDay = {
      date: '2027-05-06',
      title: 'A day',
      base: { name: 'Vienna' },
      items,
      wishes: { start: '09:00' },
    }
    return withFreeHours([day], () => place, party, 1)[0]?.items[1]?.why
  }
  expect(said(15)).toContain('indoors')
  expect(said(25)).toContain('look around')
})

it('keeps nobody at a table that closes meanwhile', () => {
  const inn: FoodPlace = {
    id: 'inn',
    name: 'Inn',
    at: rest.center,
    kind: 'stall',
    meals: ['dinner'],
    cost: 5,
    hours: '08:00-24:00',
    eat: { en: 'Soup.', de: 'Suppe.' },
  }
  const fireworks: PlanItem = { ...stop('fireworks', '23:00', '24:00'), kind: 'evening' }
  const wishes = { start: '09:00' }
  const said = (hours: string, at = lat) => {
    const place = { id: 'inn', name: 'inn', lat: at, lon, verified: true }
    const dinner: PlanItem = { ...stop('inn', '19:20', '20:35'), kind: 'meal', place }
    const items = [dinner, fireworks]
    const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items, wishes }
    const vienna = { ...rest, sights: [], food: [{ ...inn, hours }] }
    return withFreeHours([day], () => vienna, party, 1)[0]?.items[1]?.why
  }
  expect(said('08:00-24:00')).toContain('No hurry at table')
  expect(said('08:00-21:00')).toContain('where you stay; after that: fireworks')
  expect(said('08:00-21:00', lat + 0.3)).toContain('on the way; after that: fireworks')
})
