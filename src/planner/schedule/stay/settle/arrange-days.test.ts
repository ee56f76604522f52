import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../../atlas/destination.ts'
import { arrangeDays } from './arrange-days.ts'
import { dayWishes } from './day-wishes.ts'
import { frameDays } from '../../frame.ts'
import { createSolution } from '../../search/solution.ts'
import { stopFor } from '../../party/party-likes.ts'
import { stayTour } from '../stay-tour.ts'

const vienna = sampleDestination()
const sight = (id: string, at: [number, number], changes: Partial<Sight> = {}) =>
  openSight(id, { at, score: 7, ...changes })
const CENTRE: [number, number] = [48.2085, 16.3731]
const PALACE: [number, number] = [48.1845, 16.3122]

/** What is seen on the two full days of four, from which stops stood where. */
function arranged(sights: Sight[], orders: number[][], isAction = false): string[][] {
  const party = { tripType: isAction ? 'action' : 'sightseeing', adults: 2, kids: 0 } as const
  const request = sampleRequest({ ...party, startDate: '2027-05-11', endDate: '2027-05-14' })
  const frames = frameDays(request).slice(1, 3)
  const tour = stayTour(
    vienna,
    sights.map((each) => stopFor(each, party)),
    frames,
    party,
  )
  const solution = createSolution(tour, orders)
  arrangeDays(solution, dayWishes(sights, frames, party, false, vienna.center))
  return solution.routes.map(({ order }) => order.flatMap((stop) => sights[stop]?.id ?? []).sort())
}

it('brings neighbours together that stood on two days', () => {
  const sights = [
    sight('palace', PALACE),
    sight('cathedral', CENTRE),
    sight('gardens', [48.1783, 16.3087]),
    sight('square', [48.2075, 16.37]),
  ]
  const days = arranged(sights, [
    [0, 1],
    [2, 3],
  ])
  expect(days.map((day) => day.join(' ')).sort()).toEqual(['cathedral square', 'gardens palace'])
})

it('sees a museum on the day of its cathedral, where the whole town is within a walk', () => {
  const long = { minutes: 200 }
  const sights = [
    sight('cathedral', CENTRE, long),
    sight('market', [48.2087, 16.3655], long),
    sight('church', [48.2085, 16.364], long),
    sight('museum', [48.2087, 16.3745], long),
  ]
  const days = arranged(sights, [
    [0, 1],
    [2, 3],
  ])
  expect(days.map((day) => day.join(' ')).sort()).toEqual(['cathedral museum', 'church market'])
})

it('drives out once to what lies together far from the base', () => {
  const sights = [
    sight('abbey', [48.31, 16.09]),
    sight('cathedral', CENTRE),
    sight('vineyards', [48.35, 16.07]),
    sight('park', [48.1845, 16.45]),
  ]
  const days = arranged(sights, [
    [0, 1],
    [2, 3],
  ])
  expect(days.some((day) => day.includes('abbey') && day.includes('vineyards'))).toBe(true)
})

it('leaves neighbours apart that are open on different days', () => {
  const sights = [sight('palace', PALACE, { closed: ['thu'] }), sight('gardens', PALACE, { closed: ['wed'] })]
  expect(arranged(sights, [[0], [1]])).toEqual([['palace'], ['gardens']])
})

it('leaves no full day empty beside one with two stops', () => {
  const sights = [sight('cathedral', CENTRE), sight('square', [48.2075, 16.37])]
  expect(arranged(sights, [[0, 1], []]).map(({ length }) => length)).toEqual([1, 1])
})

it('gives each day of an action trip something to do', () => {
  const sights = [
    sight('palace', PALACE),
    sight('climb', PALACE, { activity: 'climb' }),
    sight('ride', CENTRE, { activity: 'ride' }),
    sight('cathedral', CENTRE),
  ]
  const days = arranged(
    sights,
    [
      [1, 2],
      [0, 3],
    ],
    true,
  )
  expect(days.every((day) => day.includes('climb') || day.includes('ride'))).toBe(true)
})

it('wants something on a day of arrival that begins before lunch', () => {
  const request = sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-15' })
  const isFilled = (atDoor: number) => {
    const frames = frameDays(request, { km: 9000, daysLater: 1, atDoor })
    return dayWishes(vienna.sights, frames, request).full[1]
  }
  expect(isFilled(660)).toBe(true)
  expect(isFilled(900)).toBe(false)
})
