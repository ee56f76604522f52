import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../../atlas/destination.ts'
import { arrangeDays } from './arrange-days.ts'
import { dayWishes } from './day-wishes.ts'
import { frameDays } from '../../frame.ts'
import { joinSites } from './join-sites.ts'
import { stopFor } from '../../party/party-likes.ts'
import { createSolution } from '../../search/solution.ts'
import { stayTour } from '../stay-tour.ts'

const vienna = sampleDestination()
const sight = (id: string, at: [number, number], changes: Partial<Sight> = {}) =>
  openSight(id, { at, minutes: 90, score: 7, ...changes })
const CENTRE: [number, number] = [48.2085, 16.3731]
const WEST: [number, number] = [48.1845, 16.3122]

/** What is seen on the two full days of four. */
function joined(sights: Sight[], orders: number[][], maxStops: number, kept: string[] = []): string[] {
  const request = { ...sampleRequest(), startDate: '2027-05-11', endDate: '2027-05-14' }
  const frames = frameDays(request)
    .slice(1, 3)
    .map((frame) => ({ ...frame, maxStops }))
  const tour = stayTour(
    vienna,
    sights.map((each) => stopFor(each, request)),
    frames,
    request,
  )
  const solution = createSolution(tour, orders)
  const wishes = dayWishes(sights, frames, request)
  arrangeDays(solution, wishes)
  joinSites(solution, frames, wishes, { sights, kept: sights.map(({ id }) => kept.includes(id)) })
  return solution.routes.map(({ order }) =>
    order
      .flatMap((stop) => sights[stop]?.id ?? [])
      .sort()
      .join(' '),
  )
}

it('lets two stops of a day change over against one of its site', () => {
  const hours = '09:00-17:00'
  const sights = [
    sight('palace', WEST, { hours }),
    sight('cathedral', CENTRE, { hours }),
    sight('square', CENTRE, { hours }),
    sight('gardens', WEST, { hours, minutes: 190 }),
    sight('market', CENTRE, { hours, minutes: 120, closed: ['wed'] }),
  ]
  const days = joined(
    sights,
    [
      [0, 1, 2],
      [3, 4],
    ],
    3,
  )
  expect(days).toEqual(['gardens palace', 'cathedral market square'])
})

it('lets a lesser stop go for the rest of a site, and fills the hours it leaves', () => {
  const sights = [
    sight('palace', WEST, { closed: ['thu'] }),
    sight('market', CENTRE, { closed: ['thu'], score: 4 }),
    sight('gardens', WEST),
    sight('cathedral', CENTRE),
    sight('square', CENTRE, { score: 5 }),
  ]
  const orders = [
    [0, 1],
    [2, 3],
  ]
  expect(joined(sights, orders, 2)).toEqual(['gardens palace', 'cathedral square'])
  expect(joined(sights, orders, 2, ['market'])).toEqual(['market palace', 'cathedral gardens'])
})

it('takes what is a few kilometres apart for one site where both are far out', () => {
  const daysOf = (palace: [number, number], gardens: [number, number]) =>
    joined(
      [
        sight('palace', palace, { closed: ['thu'] }),
        sight('market', CENTRE, { closed: ['thu'], score: 4 }),
        sight('gardens', gardens),
        sight('cathedral', CENTRE),
      ],
      [
        [0, 1],
        [2, 3],
      ],
      2,
    )
  expect(daysOf([48.3085, 16.2], [48.3085, 16.165])).toEqual(['gardens palace', 'cathedral'])
  expect(daysOf([48.2285, 16.33], [48.2285, 16.295])).toEqual(['market palace', 'cathedral gardens'])
})
