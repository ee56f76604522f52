import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas })

async function daysOf(destination: string, startDate: string, endDate: string) {
  const request = sampleRequest({ destination, startDate, endDate })
  const plan = await planOf(planner, request)
  return plan.days.map(({ base, items }) => ({
    base: base.id,
    visits: items.filter(({ kind }) => kind === 'sight' || kind === 'daytrip'),
    places: items.flatMap(({ place }) => place?.id ?? []),
  }))
}

it('sees the sight on the way of the best day trip that same day, also from a base of two nights', async () => {
  const days = await daysOf('Iceland', '2027-06-18', '2027-06-28')
  expect(days.filter(({ base }) => base === 'iceland/reykjavik').length).toBe(4)
  const circle = days.find(({ places }) => places.includes('geysir-and-gullfoss'))
  expect(circle?.places).toContain('thingvellir')
})

it('has something left for the nights before the journey home, near the bed after a long transfer', async () => {
  const days = await daysOf('Iceland', '2027-06-18', '2027-06-28')
  const last = days.slice(-2).flatMap(({ visits }) => visits)
  expect(last.length).toBeGreaterThanOrEqual(2)
  expect(Math.max(...last.map(({ travel }) => travel?.minutes ?? 0))).toBeLessThanOrEqual(50)
})

it('sees from a base what belongs to one that the round leaves out', async () => {
  const akureyri = await atlas.load('iceland/akureyri')
  expect(akureyri?.sights.map(({ id }) => id)).toContain('hverir')
})
