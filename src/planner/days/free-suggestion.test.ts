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
