import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { eventsMet } from './events-met.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function planUntil(endDate: string, destination: string, startDate: string) {
  const plan = await planOf(planner, sampleRequest({ destination, startDate, endDate }))
  const bed = plan.booking?.find(({ kind }) => kind === 'lodging')?.from
  return { plan, bed, tips: plan.tips.map(({ topic }) => topic) }
}

it('looks for no bed because of a festival that begins on the evening one has left', async () => {
  const bedUntil = async (endDate: string) => (await planUntil(endDate, 'Gardasee', '2027-06-14')).bed
  expect(await bedUntil('2027-06-18')).toBe('2027-05-15')
  expect(await bedUntil('2027-06-20')).toBe('2027-01-15')
})

it('names what begins on the day one leaves where it crowds the town, not where it crowds none', async () => {
  const atlas = readAtlas()
  const vienna = await atlas.load('vienna')
  const { plan } = await planUntil('2027-05-14', 'Vienna', '2027-05-12')
  if (!vienna) throw new Error('no Vienna')
  const spans = [{ from: '2027-05-14', to: '2027-05-16' }]
  const events = [1, 2].flatMap((crowds) => {
    const [event] = vienna.events ?? []
    return event ? [{ ...event, id: `crowds-${crowds}`, crowds, spans }] : []
  })
  const met = eventsMet({ ...vienna, events: events.map(({ closes: _, ...event }) => event) }, plan.days)
  expect(met.map(({ id }) => id)).toEqual(['crowds-2'])
})
