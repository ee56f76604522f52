import { expect, it } from 'vitest'
import { evalPlanner, planOf, tripRequest } from './drafts.ts'

it.each([
  ['Budapest', '2027-08-18', '2027-08-22', 'Fireworks from the Buda bank'],
  ['Florence', '2027-06-22', '2027-06-26', 'Fireworks from the river'],
  ['Tokyo', '2027-07-27', '2027-08-02', 'Fireworks over the Sumida'],
  ['Kyoto', '2027-08-14', '2027-08-18', 'Mountain fires from the Kamo delta'],
])('is out in %s for what one night alone has', async (destination, startDate, endDate, title) => {
  const plan = await planOf(evalPlanner(), tripRequest({ destination, startDate, endDate }))
  const evenings = plan.days.flatMap(({ items }) => items.filter(({ kind }) => kind === 'evening'))
  expect(evenings.map((item) => item.title)).toContain(title)
})

it('sleeps in after the night of a feast', async () => {
  const seville = { destination: 'Seville', startDate: '2027-03-25', endDate: '2027-03-29' }
  const { days } = await planOf(evalPlanner(), tripRequest(seville))
  const late = days.findIndex(({ items }) =>
    items.some(({ kind, end }) => kind === 'evening' && end > '23:40'),
  )
  expect(late).toBeGreaterThanOrEqual(0)
  expect(days[late + 1]?.items.every(({ start }) => start >= '11:00')).toBe(true)
})
