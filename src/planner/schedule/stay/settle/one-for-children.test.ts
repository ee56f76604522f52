import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import { frameDays } from '../../frame.ts'
import { stopFor } from '../../party/party-likes.ts'
import { createSolution } from '../../search/solution.ts'
import { arrangeDays } from './arrange-days.ts'
import { dayWishes } from './day-wishes.ts'
import { oneForChildren } from './one-for-children.ts'
import { stayTour } from '../stay-tour.ts'

const request = sampleRequest({
  startDate: '2027-05-11',
  endDate: '2027-05-13',
  kids: 1,
  wishes: { ages: [6] },
})
const sights = [
  openSight('palace', { at: [48.1845, 16.3122], kids: 1 }),
  openSight('cathedral', { at: [48.2085, 16.3731], kids: 1, score: 10 }),
  openSight('playground', {
    at: [48.29, 16.5],
    kids: 3,
    category: 'park',
    ages: [2, 12],
    score: 3,
    minutes: 60,
  }),
]

function arranged(kept: readonly boolean[]): { before: number[]; after: number[] } {
  const frames = frameDays(request).slice(1, 2)
  const stops = sights.map((each) => stopFor(each, request))
  const solution = createSolution(stayTour(sampleDestination(), stops, frames, request), [[0, 1]])
  const wishes = dayWishes(sights, frames, request)
  const stopsNow = () => solution.routes.flatMap(({ order }) => [...order]).toSorted((a, b) => a - b)
  arrangeDays(solution, wishes)
  const before = stopsNow()
  oneForChildren(solution, wishes, kept)
  return { before, after: stopsNow() }
}

it('goes an hour out of its way for the one thing that is made for children', () => {
  expect(arranged([])).toEqual({ before: [0, 1], after: expect.arrayContaining([2]) })
})

it('leaves where it is what the place is known for', () => {
  expect(arranged([true, true, false]).after).toEqual(expect.arrayContaining([0, 1]))
})
