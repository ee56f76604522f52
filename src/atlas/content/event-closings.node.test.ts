import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { hoursOn } from '../opening-hours.ts'

const atlas = readAtlas()

async function hours(place: string, sight: string, date: string): Promise<string | undefined> {
  const found = (await atlas.load(place))?.sights.find(({ id }) => id === sight)
  if (!found) throw new Error(`no ${sight} in ${place}`)
  return hoursOn(date)(found)
}

it('shortens Christmas Eve for all that has a door, but churches', async () => {
  expect(await hours('vienna', 'kunsthistorisches-museum', '2027-12-24')).toBe('10:00-15:00')
  expect(await hours('vienna', 'haus-der-musik', '2027-12-24')).toBe('10:00-15:00')
  expect(await hours('vienna', 'stephansdom', '2027-12-24')).toBe('06:00-22:00')
  expect(await hours('vienna', 'haus-der-musik', '2027-12-23')).toBe('10:00-22:00')
})

it('keeps the holidays of a country beside the hours of an event', async () => {
  expect(await hours('new-york', 'moma', '2027-11-25')).toBeUndefined()
  expect(await hours('munich', 'alte-pinakothek', '2027-12-25')).toBeUndefined()
  expect(await hours('munich', 'alte-pinakothek', '2027-12-24')).toBe('10:00-14:00')
})

it('shuts the museums of Cologne on Rose Monday and from noon on Weiberfastnacht', async () => {
  expect(await hours('cologne', 'museum-ludwig', '2027-02-08')).toBeUndefined()
  expect(await hours('cologne', 'museum-ludwig', '2027-02-04')).toBe('10:00-12:00')
  expect(await hours('cologne', 'museum-ludwig', '2027-02-03')).toBe('10:00-18:00')
})

it('shuts what an evening is spent at on the days that a feast names', async () => {
  const evenings = (await atlas.load('hanoi'))?.evenings
  const closedOn = (id: string) => evenings?.find((each) => each.id === id)?.closedOn
  expect(closedOn('hang-dao-night-market')).toEqual(
    expect.arrayContaining(['2027-02-05', '2027-02-06', '2027-02-07']),
  )
  expect(closedOn('ca-tru-kim-ngan')).not.toContain('2027-02-08')
})
