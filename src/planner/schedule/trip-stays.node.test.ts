import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { excursionTexts } from '../days/day-trip.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas })

async function seenOn(destination: string, stops: { place: string; nights: number }[], endDate: string) {
  const { days } = await planOf(
    planner,
    sampleRequest({
      destination,
      startDate: '2027-04-01',
      endDate,
      startLocation: 'Vienna',
      route: { stops, order: 'given', ends: 'start' },
    }),
  )
  return days.flatMap(({ items }) => items.flatMap(({ kind, title }) => (kind === 'meal' ? [] : [title])))
}

it('goes to the same islands from one of two towns', async () => {
  const stops = [
    { place: 'Krabi', nights: 6 },
    { place: 'Phuket', nights: 6 },
  ]
  const seen = await seenOn('Krabi', stops, '2027-04-13')
  expect(seen.filter((title) => /Phi Phi/.test(title))).toHaveLength(1)
})

it('names nothing to see on a day in the next town that is a trip of its own from there', async () => {
  const phuket = await atlas.load('phuket')
  if (!phuket) throw new Error('no Phuket')
  const { why } = excursionTexts(phuket, '2027-02-04', 'en')
  expect(why).toContain('Old Phuket Town')
  expect(why).not.toContain('Phang Nga')
})

it('goes to Ayutthaya once in a month at Bangkok', async () => {
  const { days } = await planOf(
    planner,
    sampleRequest({
      destination: 'Bangkok',
      startDate: '2027-01-10',
      endDate: '2027-02-08',
      tripType: 'relaxed',
      wishes: { oneBase: true },
    }),
  )
  const trips = days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'daytrip'))
  expect(trips.filter(({ title }) => /Ayutthaya/.test(title))).toHaveLength(1)
  expect(trips.length).toBeGreaterThanOrEqual(5)
})

it('makes no day trip to what lies at the door of a later stay', async () => {
  const lagoons = async (endDate: string) => {
    const request = sampleRequest({
      startLocation: 'Frankfurt',
      destination: 'Iceland',
      startDate: '2027-09-01',
      endDate,
    })
    const { days } = await planOf(planner, request)
    return days.flatMap(({ items }) =>
      items.flatMap(({ title }) => (/Jökulsárlón/.test(title) ? [title] : [])),
    )
  }
  expect(await lagoons('2027-09-11')).not.toContain('Fjallsárlón and Jökulsárlón')
  expect((await lagoons('2027-09-11')).join()).toContain('Jökulsárlón and Diamond Beach')
})
