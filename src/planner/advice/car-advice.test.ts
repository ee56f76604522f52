import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { tripRequest } from '../../../test/eval/drafts.ts'
import { headOf } from '../../atlas/atlas.ts'
import type { PlanDay } from '../plan.ts'
import { hiredAt, isHiredAtHome } from './car-advice.ts'

const sample = sampleDestination()
const around = { en: '', de: '' }
const practical = { transfers: [], around, seasons: {}, car: 'needed' as const }
const home = { ...sample, practical, countryFacts: { officesShutOnSundays: true as const } }
const start = { ...headOf(home), id: 'linz', names: { ...home.names, en: 'Linz' } }

/** A day with one drive of 40 minutes, to what begins then. */
function dayAt(date: string, begins = '10:00'): PlanDay {
  const travel = { mode: 'car' as const, minutes: 40, km: 30 }
  const item = { id: '1', start: begins, end: '12:00', kind: 'sight' as const, title: 'Out', travel }
  return { date, title: 'A day', base: { name: 'Vienna' }, items: [item] }
}

function settingOf(days: readonly PlanDay[], needs: readonly boolean[] = days.map(() => true)) {
  const inTown = { ...home, practical: { ...practical, car: 'no' as const } }
  return {
    request: tripRequest({ startLocation: 'Linz', destination: 'Vienna' }),
    home,
    days,
    bases: needs.map((needed) => (needed ? home : inTown)),
    start,
    partners: {},
  }
}

it('hires at home what is driven from the first day to the last, where the road takes no longer', () => {
  const days = ['2027-05-06', '2027-05-07'].map((date) => dayAt(date))
  const bus = { from: 'Linz', mode: 'bus' as const, minutes: 50, changes: 0 }
  expect(isHiredAtHome(settingOf(days), bus)).toBe(true)
  expect(isHiredAtHome(settingOf(days, [false, true]), bus)).toBe(false)
  expect(isHiredAtHome(settingOf(days), { ...bus, minutes: 400 })).toBe(false)
  expect(isHiredAtHome(settingOf(days), { ...bus, minutes: 5 })).toBe(false)
  expect(isHiredAtHome(settingOf(days), undefined)).toBe(false)
})

it('fetches the day before what no office in town hands out on a Sunday, or early', () => {
  const pickUps = (...days: PlanDay[]) =>
    hiredAt(home.id, settingOf(days, [false, true])).map(({ pickUp }) => pickUp)
  const [saturday, sunday, monday] = ['2027-05-08', '2027-05-09', '2027-05-10'] as const
  expect(pickUps(dayAt(saturday), dayAt(sunday))).toEqual([{ shut: 'sunday', on: saturday }])
  expect(pickUps(dayAt('2027-05-06'), dayAt('2027-05-07', '08:30'))).toEqual([
    { shut: 'early', on: '2027-05-06' },
  ])
  expect(pickUps(dayAt(sunday), dayAt(monday, '08:30'))).toEqual([{ shut: 'early' }])
  expect(pickUps(dayAt(sunday), dayAt(monday))).toEqual([undefined])
})
