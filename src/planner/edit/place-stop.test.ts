import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlas, headOf } from '../../atlas/atlas.ts'
import type { Sight } from '../../atlas/destination.ts'
import { isStop, type PlanDay } from '../plan.ts'
import { itemFor } from './edit-facts.ts'
import { editPlan } from './edit-plan.ts'
import { atBestPosition, atPosition, faultsOn } from './place-stop.ts'

const vienna = sampleDestination()
const [model] = vienna.sights
if (!model) throw new Error('no sights')

const sight = (id: string, north: number, east: number, minutes: number): Sight => ({
  ...model,
  id,
  name: { en: id, de: id },
  at: [vienna.center[0] + north, vienna.center[1] + east],
  minutes,
  hours: 'always',
})

function knowing(...sights: Sight[]) {
  const known = { ...vienna, sights: [...vienna.sights, ...sights] }
  const atlas = createAtlas({ version: 'sample', heads: [headOf(known)], load: async () => known })
  return { atlas, request: sampleRequest(), destinations: [known], seed: 1 }
}

const stopsOf = (day: PlanDay) => day.items.filter(isStop).map(({ place }) => place?.id)

it('puts no stop last from which nobody is back for the departure', () => {
  const context = knowing(sight('far', 0.4, 0, 40))
  const outcome = editPlan(samplePlan(), { verb: 'add', day: 2, place: 'far' }, context)
  expect(outcome).toEqual({ edited: false, reason: 'check', check: 'travel-time', day: 2 })
})

it('counts the way back when it looks for the shortest way', () => {
  const [east, west, far] = [
    sight('east', 0, 0.135, 30),
    sight('west', 0, -0.135, 30),
    sight('far', 0.234, 0.337, 30),
  ]
  const stops = [east, west].map((each) => itemFor(each, 'en'))
  const day = atBestPosition(samplePlan(), 1, stops, itemFor(far, 'en'), knowing(east, west, far))
  expect(stopsOf(day)).toHaveLength(3)
  expect(stopsOf(day).at(-1)).not.toBe('far')
})

it('lets no long visit run past closing behind another', () => {
  const dig = { ...sight('dig', 0.05, 0.05, 240), hours: '08:00-16:00' }
  const museum = vienna.sights.find(({ id }) => id === 'technical-museum')
  const context = knowing(dig)
  const stops = museum ? [itemFor(museum, 'en')] : []
  const first = atPosition(samplePlan(), 1, stops, itemFor(dig, 'en'), 0, context)
  expect(faultsOn(samplePlan(), 1, first, context)).toBe(0)
  const last = atPosition(samplePlan(), 1, stops, itemFor(dig, 'en'), 1, context)
  expect(last.items.find(({ place }) => place?.id === 'dig')).toMatchObject({ kind: 'daytrip', end: '17:50' })
  expect(faultsOn(samplePlan(), 1, last, context)).toBe(1)
})
