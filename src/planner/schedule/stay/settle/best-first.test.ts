import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import type { Sight } from '../../../../atlas/destination.ts'
import { dayWishes } from './day-wishes.ts'
import { bestFirst } from './best-first.ts'
import { frameDays } from '../../frame.ts'
import { stopFor } from '../../party/party-likes.ts'
import { createSolution } from '../../search/solution.ts'
import { stayTour } from '../stay-tour.ts'

const vienna = sampleDestination()
const sight = (id: string, at: [number, number], score = 6) => openSight(id, { at, score })
const SIGHTS = [
  sight('palace', [48.1845, 16.3122], 10),
  sight('museum', [48.2031, 16.3616]),
  sight('prater', [48.2166, 16.3957]),
  sight('hill', [48.2745, 16.3359]),
]

/** What is seen on four days, from which stops stood where. */
function seen(orders: number[][], sights = SIGHTS, kept: boolean[] = []): string[][] {
  const party = { tripType: 'sightseeing', adults: 2, kids: 0 } as const
  const frames = frameDays(sampleRequest({ ...party, startDate: '2027-05-11', endDate: '2027-05-14' }))
  const stops = sights.map((each) => stopFor(each, party))
  const solution = createSolution(stayTour(vienna, stops, frames, party), orders)
  bestFirst(solution, frames, dayWishes(sights, frames, party), kept)
  return solution.routes.map(({ order }) => order.flatMap((stop) => sights[stop]?.id ?? []))
}

it('does not leave to the last morning what one came for', () => {
  const days = seen([[], [1], [2, 3], [0]])
  expect(days[3]).not.toContain('palace')
  expect(days.flat().sort()).toEqual(['hill', 'museum', 'palace', 'prater'])
})

it('sees what one came for by the first full day', () => {
  const days = seen([[], [1, 2], [3, 0], []])
  expect([...(days[0] ?? []), ...(days[1] ?? [])]).toContain('palace')
})

it('does not leave to the last morning what a rough sea may stop', () => {
  const island: Sight = { ...sight('island', [48.22, 16.4], 8), point: 'pier' }
  const days = seen([[], [1], [2], [4]], [...SIGHTS, island])
  expect(days[3]).not.toContain('island')
  expect(days.flat()).toContain('island')
})

it('gives up nothing that is to be kept for what one came for', () => {
  const mine: Sight = { ...sight('mine', [48.35, 16.3], 8), minutes: 400 }
  const camp: Sight = { ...sight('camp', [48.05, 16.3], 8), minutes: 400 }
  const sights = [...SIGHTS, mine, camp]
  const orders = [[], [4], [5], [0]]
  const kept = sights.map(({ id }) => id === 'mine' || id === 'camp')
  expect(seen(orders, sights)[3]).not.toContain('palace')
  const days = seen(orders, sights, kept)
  expect(days[3]).toContain('palace')
  expect(days.flat()).toEqual(expect.arrayContaining(['mine', 'camp']))
})

it('lets what makes room for it wait for the last morning rather than go unseen', () => {
  const long = (id: string, score: number, minutes: number): Sight => {
    const known = SIGHTS.find((each) => each.id === id)
    if (!known) throw new Error(`no ${id}`)
    return { ...known, score, minutes }
  }
  const sights = [
    long('palace', 10, 120),
    long('museum', 5, 245),
    long('prater', 7, 180),
    long('hill', 8, 400),
  ]
  const days = seen([[], [1, 2], [3], [0]], sights)
  expect(days[3]).toEqual(['prater'])
  expect(days.flat().toSorted()).toEqual(['hill', 'museum', 'palace', 'prater'])
})

it('leaves one neighbour behind rather than what one came for', () => {
  const garden: Sight = { ...sight('garden', [48.1852, 16.3128]), closed: ['tue', 'wed', 'thu'] }
  const days = seen([[], [1], [2, 3], [0, 4]], [...SIGHTS, garden])
  expect(days[3]).toEqual(['garden'])
})
