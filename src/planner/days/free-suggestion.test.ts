import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { PlanItem } from '../plan.ts'
import { suggestion } from './free-suggestion.ts'

const vienna = sampleDestination()
const [first] = vienna.sights
if (!first) throw new Error('no sights')
const [lat, lon] = vienna.center
const gorge: Sight = { ...first, id: 'gorge', at: [lat + 0.4, lon], setting: 'indoor' }

function stop(id: string, start: string, end: string, [north, east]: Sight['at']): PlanItem {
  return {
    id,
    start,
    end,
    kind: 'sight',
    title: id,
    place: { id, name: id, lat: north, lon: east, verified: true },
  }
}

it('bids nobody start back at leisure from the far end of a walk', () => {
  const [there, tower] = [
    stop('gorge', '10:00', '15:00', gorge.at),
    stop('tower', '19:00', '20:00', [lat, lon]),
  ]
  const why = (oneWay?: true) => {
    const reach = { mode: 'bus' as const, minutes: 60, ...(oneWay && { oneWay }) }
    const day = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items: [there, tower] }
    const destination = { ...vienna, sights: [{ ...gorge, reach }], food: [] }
    const setting = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 1 }
    return suggestion({ start: '15:10', end: '18:00' }, [there], tower, setting, false)
  }
  expect(why()).toMatch(/when you like|time to spare/)
  expect(why(true)).toMatch(/look up the way back.*after that: tower/)
})

it('has who leaves at noon without lunch eat something first', () => {
  const church = stop('church', '10:00', '11:00', vienna.center)
  const why = (kind: 'free' | 'meal', from: string, to = '13:00') => {
    const leaves: PlanItem = { id: 'home', start: '13:30', end: '14:00', kind: 'transfer', title: 'Home' }
    const items = [church, { ...church, id: 'next', kind }, leaves]
    const day = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
    const destination = { ...vienna, sights: [], food: [] }
    const setting = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 1 }
    return suggestion({ start: from, end: to }, [church], leaves, setting, false)
  }
  expect(why('free', '11:10')).toContain('eat something')
  expect(why('meal', '11:10')).not.toContain('eat something')
  expect(why('free', '12:45')).not.toContain('eat something')
  // Who leaves in the evening has a day before.
  expect(why('free', '11:10', '20:25')).not.toContain('eat something')
})

it('lets nobody wait at a lonely view while the next place is open at any hour', () => {
  const [pagoda, rock] = [
    stop('gorge', '16:00', '16:30', gorge.at),
    stop('rock', '18:30', '19:00', [lat - 0.3, lon]),
  ]
  const why = (setting: Sight['setting']) => {
    const open: Sight = { ...first, id: 'rock', at: [lat - 0.3, lon], setting, hours: 'always' }
    const day = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items: [pagoda, rock] }
    const destination = { ...vienna, sights: [gorge, { ...open, daytrip: true as const }], food: [] }
    const facts = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 1 }
    return suggestion({ start: '16:35', end: '17:40' }, [pagoda], rock, facts, false)
  }
  expect(why('indoor')).toContain('No rush here')
  expect(why('outdoor')).toContain('look around there')
})

it('sends nobody indoors in the dusk of a warm day', () => {
  const [garden, table] = [
    stop('garden', '17:30', '18:40', [lat + 0.03, lon]),
    stop('table', '20:00', '21:00', [lat + 0.038, lon]),
  ]
  const why = (high: number, low = high - 13, end = '19:20') => {
    const year = Array<number>(12).fill(high)
    const climate = { high: year, low: year.map(() => low), raindays: year, sun: year }
    const day = { date: '2027-10-06', title: 'A day', base: { name: 'Vienna' }, items: [garden, table] }
    const destination = { ...vienna, sights: [], food: [], climate }
    const facts = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 1 }
    return suggestion({ start: '18:50', end }, [garden], table, facts, false)
  }
  expect(why(22, 15, '19:50')).not.toContain('indoors')
  expect(why(22, 9, '19:50')).toContain('indoors')
  expect(why(21)).not.toContain('indoors')
  expect(why(14)).toContain('indoors')
})

it('looks for a seat in the shade at noon where it is hot', () => {
  const [cave, table] = [
    stop('cave', '10:30', '11:40', [lat + 0.3, lon]),
    stop('table', '13:15', '14:15', [lat + 0.301, lon]),
  ]
  const year = Array<number>(12).fill(33)
  const climate = { high: year, low: year, raindays: year, sun: year }
  const day = { date: '2027-07-06', title: 'A day', base: { name: 'Vienna' }, items: [cave, table] }
  const destination = { ...vienna, sights: [], food: [], climate }
  const facts = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 1 }
  expect(suggestion({ start: '12:10', end: '13:05' }, [cave], table, facts, false)).toContain('in the shade')
})

it('bids nobody spend half an afternoon over a drink', () => {
  const church = stop('church', '11:00', '12:00', vienna.center)
  const castle = stop('castle', '18:00', '19:00', vienna.center)
  const why = (end: string) => {
    const day = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items: [church, castle] }
    const destination = { ...vienna, sights: [], food: [] }
    const setting = { day, destination, party: sampleRequest(), used: new Set<string>(), turn: 2 }
    return suggestion({ start: '14:00', end }, [church], castle, setting, false)
  }
  expect(why('15:20')).toContain('drink')
  expect(why('16:50')).not.toContain('drink')
})
