// Feasts at their own hours: what is held at dawn, at a fixed minute, late at night or an hour away is in the plan.
import { expect, it } from 'vitest'
import { createAtlasPlanner } from '../../src/planner/atlas/planner.ts'
import type { PlanItem, PlanRequest } from '../../src/planner/plan.ts'
import { readAtlas } from '../support/atlas-files.ts'
import { planOf, tripRequest } from './drafts.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

/** The items of that date, of a plan that passes every hard check. */
async function dayOf(date: string, changes: Partial<PlanRequest>): Promise<PlanItem[]> {
  const plan = await planOf(planner, tripRequest(changes))
  const { days, provenance } = plan
  expect(provenance.checks.filter(({ severity, passed }) => severity === 'hard' && !passed)).toEqual([])
  return days.find((day) => day.date === date)?.items ?? []
}

const ofEvents = (items: readonly PlanItem[]) =>
  items.flatMap(({ event, start, end }) => (event ? [`${event} ${start}-${end}`] : []))

it('sees the parade of the one Saturday in June from its start, though a museum stands there all year', async () => {
  const day = await dayOf('2027-06-12', {
    startLocation: 'Paris',
    destination: 'London',
    startDate: '2027-06-12',
    endDate: '2027-06-12',
  })
  expect(ofEvents(day)).toEqual(['trooping-the-colour 10:15-13:15'])
})

it('ends Maundy Thursday in Seville on the street, and stays in town on Good Friday', async () => {
  const week = { destination: 'Seville', startDate: '2027-03-24', endDate: '2027-03-28' }
  const thursday = await dayOf('2027-03-25', week)
  expect(thursday.at(-1)).toMatchObject({ kind: 'evening', event: 'seville-semana-santa', start: '23:00' })
  expect(thursday.at(-1)?.why).toContain('half past midnight')
  const friday = await dayOf('2027-03-26', week)
  expect(friday.filter(({ event }) => event === 'seville-semana-santa')).not.toEqual([])
  expect(friday.map(({ kind }) => kind)).not.toContain('daytrip')
})

it('is at the harbour when the tugs dance', async () => {
  const saturday = await dayOf('2027-05-08', {
    destination: 'Hamburg',
    startDate: '2027-05-06',
    endDate: '2027-05-09',
  })
  expect(ofEvents(saturday)).toContain('hamburg-port-anniversary 18:00-19:00')
})

it('dines early for a play an hour away, and sees all of it', async () => {
  const trip = { destination: 'Rügen', startDate: '2027-07-10', endDate: '2027-07-14' }
  const days = await Promise.all(['2027-07-11', '2027-07-12', '2027-07-13'].map((date) => dayOf(date, trip)))
  const day = days.find((items) => items.some(({ event }) => event === 'ruegen-stoertebeker')) ?? []
  expect(ofEvents(day)).toContain('ruegen-stoertebeker 20:00-22:30')
  expect(day.find(({ id }) => id.endsWith('-dinner'))?.end ?? '').toMatch(/^(18|19):/)
})

it('is out early for what ends before the day of others begins', async () => {
  const timkat = await dayOf('2027-01-19', {
    startLocation: 'London',
    destination: 'Addis Ababa',
    startDate: '2027-01-17',
    endDate: '2027-01-21',
  })
  expect(ofEvents(timkat).filter((each) => each.startsWith('timkat'))).toHaveLength(1)
  const bulls = { destination: 'San Sebastián', startDate: '2027-07-06', endDate: '2027-07-10' }
  const days = await Promise.all(['2027-07-07', '2027-07-08', '2027-07-09'].map((date) => dayOf(date, bulls)))
  expect(days.flatMap(ofEvents)).toContain('pamplona-san-fermin 07:30-08:30')
})

it('goes among the lanterns after dinner, where they hang until ten', async () => {
  const gion = await dayOf('2027-07-15', {
    startLocation: 'Frankfurt',
    destination: 'Kyoto',
    startDate: '2027-07-14',
    endDate: '2027-07-18',
  })
  expect(gion.at(-1)).toMatchObject({ kind: 'evening', event: 'gion-matsuri' })
})

it('sets lanterns afloat before dinner, where no evening would be left for them', async () => {
  const memorial = await dayOf('2027-08-06', {
    startLocation: 'Tokyo',
    destination: 'Hiroshima',
    startDate: '2027-08-05',
    endDate: '2027-08-07',
  })
  expect(memorial.filter(({ event }) => event === 'hiroshima-peace')).toHaveLength(2)
})

it('sends nobody out on the Day of Silence', async () => {
  const silence = await dayOf('2027-03-08', {
    startLocation: 'Sydney',
    destination: 'Bali',
    startDate: '2027-03-05',
    endDate: '2027-03-11',
  })
  const stops = silence.filter(({ kind }) => kind === 'sight' || kind === 'daytrip' || kind === 'evening')
  expect(stops.map(({ event }) => event)).toEqual(['nyepi', 'nyepi'])
})

it('leaves nothing of a single day out for the sake of a museum of the last morning', async () => {
  const kings = await dayOf('2027-04-27', {
    destination: 'Amsterdam',
    startDate: '2027-04-25',
    endDate: '2027-04-28',
  })
  expect(kings.filter(({ event }) => event === 'kings-day')).toHaveLength(2)
})
