import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas, readDestinations } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { onItsDay } from './days-on-foot.ts'
import { waysAround } from './travel-time.ts'

it('walks through the centre of Amsterdam on the day on which no tram runs there', async () => {
  const dates = { startDate: '2027-04-26', endDate: '2027-04-29' }
  const request = sampleRequest({ startLocation: 'Brussels', destination: 'Amsterdam', ...dates })
  const { days } = await planOf(createAtlasPlanner({ atlas: readAtlas() }), request)
  const modes = days.map(({ items }) => items.flatMap(({ travel }) => travel?.mode ?? []))
  expect(new Set(modes[1])).toEqual(new Set(['walk']))
  expect(modes.toSpliced(1, 1).flat()).toContain('transit')
})

it('rides nowhere in London on Christmas Day', async () => {
  const dates = { startDate: '2027-12-24', endDate: '2027-12-27' }
  const request = sampleRequest({ startLocation: 'Zürich', destination: 'London', ...dates })
  const { days } = await planOf(createAtlasPlanner({ atlas: readAtlas() }), request)
  expect(
    days[1]?.items.flatMap(({ travel }) => (travel && travel.mode !== 'walk' ? [travel.mode] : [])),
  ).toEqual([])
})

it('rides more than half a kilometre in the heat of Dubai in July, and walks it in January', () => {
  const dubai = readDestinations().find(({ id }) => id === 'dubai')
  if (!dubai) throw new Error('no Dubai')
  const [lat, lon] = dubai.center
  const modeOn = (date: string, km: number) =>
    waysAround(onItsDay(dubai, date))(dubai.center, [lat + km / 111 / 1.25, lon], 0).mode
  for (const km of [0.6, 1]) {
    expect(modeOn('2027-07-14', km)).toBe('transit')
    expect(modeOn('2027-01-14', km)).toBe('walk')
  }
  expect(modeOn('2027-07-14', 0.4)).toBe('walk')
})
