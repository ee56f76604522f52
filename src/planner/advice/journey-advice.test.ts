import { expect, it } from 'vitest'
import { planFromAtlas } from '../../../test/support/atlas-planner.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { TripRoute } from '../../trips/trip-stops.ts'
import { isStop, type PlanRequest } from '../plan.ts'

function journey(
  places: readonly string[],
  { ends = 'start', ...changes }: Partial<PlanRequest & TripRoute>,
) {
  const stops = places.map((each) => {
    const [place = '', nights] = each.split(' ')
    return { place, ...(nights && { nights: Number(nights) }) }
  })
  const route = { stops, order: 'given' as const, ends }
  return sampleRequest({ destination: stops[0]?.place ?? '', ...changes, route })
}

it('tells of each place what is true on the days one is there', async () => {
  const june = { startDate: '2027-06-05', endDate: '2027-06-15', ends: 'last' as const }
  const plan = await planFromAtlas(journey(['Lisbon 4', 'Porto 4', 'Santiago-de-Compostela 2'], june))
  const topics = plan.tips.map(({ topic }) => topic)
  expect(topics).toContain('Porto')
  expect(topics).toContain('Santiago de Compostela')
  expect(new Set(topics).size).toBe(topics.length)
  // Lisbon's feast of the 12th and 13th is not seen from Porto.
  expect(topics).not.toContain('Santo António and the June feasts')
  const said = (topic: string) => plan.tips.find((each) => each.topic === topic)?.text
  expect(said('Public holidays')).toBeUndefined()
  expect(said('Porto')).toContain('10 June')
})

it('says once what is on at two of its places', async () => {
  const april = { startDate: '2027-04-01', endDate: '2027-04-07', startLocation: 'Frankfurt' }
  const plan = await planFromAtlas(journey(['Tokyo', 'Hakone 1'], april))
  const topics = plan.tips.map(({ topic }) => topic)
  expect(topics.filter((topic) => topic === 'Cherry blossom in Tokyo')).toHaveLength(1)
})

it('gives every day of moving on a reason of its own', async () => {
  const andalusia = ['Seville 4', 'Córdoba 2', 'Málaga 2', 'Granada 2']
  const dates = { startDate: '2027-04-10', endDate: '2027-04-20', language: 'de' as const }
  const plan = await planFromAtlas(journey(andalusia, dates))
  const moves = plan.days.flatMap((day, index) =>
    index > 0 && day.base.id !== plan.days[index - 1]?.base.id ? [day] : [],
  )
  const reasons = moves.map(({ why }) => why)
  for (const [index, town] of ['Córdoba', 'Málaga', 'Granada'].entries())
    expect(reasons[index]).toContain(town)
  const wordings = reasons.map((why) => why?.split(' ')[0])
  expect(new Set(wordings).size).toBeGreaterThan(1)
  // After an hour and a half on a train the day is not over.
  for (const { items } of moves) expect(items.filter(isStop).length).toBeGreaterThan(3)
})
