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

it('keeps the hours of a Saturday on a Jewish feast, and those of a Friday on its eve', async () => {
  expect(await hours('jerusalem', 'yad-vashem', '2027-10-01')).toBe('09:00-14:00')
  expect(await hours('jerusalem', 'yad-vashem', '2027-10-03')).toBeUndefined()
  expect(await hours('jerusalem', 'mahane-yehuda', '2027-10-03')).toBeUndefined()
  expect(await hours('jerusalem', 'western-wall', '2027-10-03')).toBe('always')
  expect(await hours('jerusalem', 'yad-vashem', '2027-10-04')).toBe('09:00-16:00')
})

it('shuts the museums, gardens and markets of Japan over New Year, each on its days', async () => {
  for (const id of [
    'shinjuku-gyoen',
    'tokyo-metropolitan-government-building',
    'museum-of-nature-and-science',
  ])
    for (const date of ['2027-12-29', '2027-12-31']) expect(await hours('tokyo', id, date)).toBeUndefined()
  expect(await hours('tokyo', 'imperial-palace-east-gardens', '2028-01-03')).toBeUndefined()
  expect(await hours('tokyo', 'tokyo-national-museum', '2028-01-02')).toBeDefined()
  expect(await hours('tokyo', 'shinjuku-gyoen', '2027-12-28')).toBeDefined()
})

it('shuts categories in those countries of a feast alone that shut them', async () => {
  expect(await hours('marrakesh', 'souk-semmarine', '2027-05-16')).toBeUndefined()
  expect(await hours('monaco', 'oceanographic-museum', '2027-06-05')).toBeUndefined()
  const closedOn = async (place: string, id: string) =>
    (await atlas.load(place))?.evenings?.find((each) => each.id === id)?.closedOn
  expect(await closedOn('london', 'ronnie-scotts')).toContain('2027-12-25')
  expect(await closedOn('dublin', 'cobblestone')).toContain('2027-12-25')
})
