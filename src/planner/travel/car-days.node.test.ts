import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas, readDestinations } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { PlanDay, PlanRequest } from '../plan.ts'
import { asBase } from '../../atlas/bases.ts'
import { hiredDays, spansOf } from './car-days.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })
const destinations = new Map(readDestinations().map((each) => [each.id, each]))

/** A day's first stop and how one gets there. */
function dayTo(id: string, mode: 'car' | 'transit' | 'walk', km: number): Pick<PlanDay, 'items'> {
  const travel = { mode, minutes: 40, km }
  const place = { id, name: id, lat: 0, lon: 0, verified: true }
  return { items: [{ id: `1-${id}`, start: '10:00', end: '11:00', kind: 'sight', title: id, place, travel }] }
}

function hiredAt(region: string, days: readonly Pick<PlanDay, 'items'>[]): number[] {
  const destination = destinations.get(region)
  if (!destination) throw new Error(`no ${region}`)
  return [
    ...hiredDays(
      days,
      days.map(() => destination),
    ),
  ]
}

it('keeps the hired car for a day or two between such as need it, and hands it back before three', () => {
  const [far, near] = [dayTo('hanauma-bay', 'car', 18), dayTo('chinatown-honolulu', 'transit', 3)]
  expect(hiredAt('honolulu', [near, far, near, far, near, near, near, far])).toEqual([1, 2, 3, 7])
  expect(hiredAt('honolulu', [far, near, near, far, near])).toEqual([0, 1, 2, 3])
  expect(spansOf(new Set([1, 2, 3, 6]))).toEqual([
    { from: 1, to: 3 },
    { from: 6, to: 6 },
  ])
})

it('keeps it for the day before one drives on to the next base', () => {
  const crete = destinations.get('crete')
  const [heraklion, chania] = ['heraklion', 'chania'].map((id) => crete && asBase(crete, `crete/${id}`))
  const [far, near] = [dayTo('a', 'car', 45), dayTo('b', 'walk', 1)]
  const hired = hiredDays([far, near, far], [heraklion, heraklion, chania])
  expect([...hired]).toEqual([0, 1, 2])
})

it('hires none for what a bus goes to, and one for what no bus goes to, near as it is', () => {
  expect(hiredAt('ohrid', [dayTo('monastery-of-st-naum', 'car', 29)])).toEqual([])
  expect(hiredAt('honolulu', [dayTo('puu-ualakaa-tantalus', 'car', 7)])).toEqual([0])
})

it('hires one for who goes on from the goal of a bus to somewhere else out of town', () => {
  const at = (id: string, km: number, [lat, lon]: [number, number]): PlanDay['items'] =>
    dayTo(id, 'car', km).items.map((item) => ({ ...item, place: { id, name: id, lat, lon, verified: true } }))
  const naum = at('monastery-of-st-naum', 29, [40.9138, 20.7408])
  expect(hiredAt('ohrid', [{ items: [...naum, ...at('struga-drin', 39, [41.1776, 20.6782])] }])).toEqual([0])
  expect(hiredAt('ohrid', [{ items: [...naum, ...at('st-sophia', 29, [41.1115, 20.7935])] }])).toEqual([])
})

it('hires none for who rides in taxis, or has a driver as everybody has there', () => {
  const [abuDhabi, petra] = [destinations.get('abu-dhabi'), destinations.get('petra')]
  const out = [dayTo('al-ain', 'car', 140)]
  expect(hiredDays(out, [abuDhabi]).size).toBe(1)
  expect(hiredDays(out, [abuDhabi], { budget: 'luxury' }).size).toBe(0)
  expect(hiredDays([dayTo('shobak-castle', 'car', 32)], [petra]).size).toBe(0)
  // Where nothing else goes, luxury drives too.
  const [namibia] = [destinations.get('namibia')]
  expect(hiredDays(out, [namibia], { budget: 'luxury' }).size).toBe(1)
})

async function daysOf(changes: Partial<PlanRequest>) {
  const { days, booking = [], tips } = await planOf(planner, sampleRequest(changes))
  const modes = days.map(({ items }) =>
    items.flatMap(({ kind, travel }) => (kind === 'evening' || !travel ? [] : [travel.mode])),
  )
  return { modes, cars: booking.filter(({ kind }) => kind === 'car'), told: tips.map(({ text }) => text) }
}

it('has the car to which it moved until it leaves, books it from that day and tells the days', async () => {
  const { modes, cars, told } = await daysOf({
    startLocation: 'Köln',
    destination: 'Mallorca',
    tripType: 'relaxed',
    kids: 3,
    wishes: { ages: [3, 6, 9] },
    startDate: '2027-07-10',
    endDate: '2027-07-17',
  })
  const [first] = cars
  expect(cars).toHaveLength(1)
  expect(modes.slice(first?.day).flat()).not.toContain('transit')
  expect(told.join(' ')).toMatch(/Hired car in this plan: 1\d to 17 July/)
})

it('drives the own car to every base and every trip, and books no other', async () => {
  const { modes, cars, told } = await daysOf({
    startLocation: 'Köln',
    destination: 'Schwarzwald',
    startDate: '2027-09-18',
    endDate: '2027-09-24',
    wishes: { arrival: { means: 'car' } },
  })
  expect(modes.flat()).not.toContain('transit')
  expect(cars).toEqual([])
  expect(told.join(' ')).not.toMatch(/[Hh]ired? (a )?car/)
})
