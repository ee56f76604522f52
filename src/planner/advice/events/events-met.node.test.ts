import { expect, it } from 'vitest'
import { readAtlas } from '../../../../test/support/atlas-files.ts'
import { planOf } from '../../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../../atlas/planner.ts'
import { eventsMet } from './events-met.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

const planUntil = (endDate: string, destination: string, startDate: string) =>
  planOf(planner, sampleRequest({ destination, startDate, endDate }))

it('looks for no bed because of a festival that begins on the evening one has left', async () => {
  const bedUntil = async (endDate: string) =>
    (await planUntil(endDate, 'Gardasee', '2027-06-14')).booking?.find(({ kind }) => kind === 'lodging')?.from
  expect(await bedUntil('2027-06-18')).toBe('2027-05-15')
  expect(await bedUntil('2027-06-20')).toBe('2027-01-15')
})

it('names what begins on the day one leaves where it crowds the town, not where it crowds none', async () => {
  const vienna = await readAtlas().load('vienna')
  const event = vienna?.events?.find(({ closes }) => !closes)
  if (!vienna || !event) throw new Error('Vienna has events')
  const spans = [{ from: '2027-05-14', to: '2027-05-16' }]
  const events = [1, 2].map((crowds) => ({ ...event, id: `crowds-${crowds}`, crowds, spans }))
  const { days } = await planUntil('2027-05-14', 'Vienna', '2027-05-12')
  expect(eventsMet({ ...vienna, events }, days).map(({ id }) => id)).toEqual(['crowds-2'])
})
