import { expect, it } from 'vitest'
import { readRegionFiles } from '../../../atlas/content/read-atlas-files.ts'
import { countryName } from '../../../atlas/country/country.ts'
import { LOCALES } from '../../../i18n/locale.ts'
import { readAtlas } from '../../../../test/support/atlas-files.ts'
import { createCheckDestination } from './check-destination.ts'
import { createReadyRoutes } from './ready-routes.ts'

const atlas = readAtlas()
const check = createCheckDestination(async () => atlas, false)
const readyRoutes = createReadyRoutes(async () => atlas)
const regions = readRegionFiles('content')

/** A city, or nothing but one: who names the country has named the place. */
const CITIES = new Set('GI HK LU MC MO SG SM VA'.split(' '))
/** Only ships lead there. */
const APART = new Set(['AQ'])

it('has two routes or more for every country of the atlas, in both languages', async () => {
  const countries = new Set(atlas.heads.filter(({ sights }) => sights > 0).map(({ country }) => country))
  const few: string[] = []
  for (const country of countries)
    for (const locale of LOCALES) {
      if (CITIES.has(country) || APART.has(country)) continue
      const name = countryName(country, locale)
      if ((await readyRoutes(name, locale)).length < 2) few.push(name)
    }
  expect(few).toEqual([])
})

it('has two routes or more for each region that has a file', async () => {
  for (const { names } of regions) {
    expect((await readyRoutes(names.en, 'en')).length, names.en).toBeGreaterThanOrEqual(2)
    expect((await readyRoutes(names.de, 'de')).length, names.de).toBeGreaterThanOrEqual(2)
  }
})

it('still plans a country that is one place of the atlas', async () => {
  for (const name of ['Sri Lanka', 'Island', 'Namibia', 'Costa Rica', 'Malta', 'Panama', 'Malediven'])
    expect(await check(name, 'de'), name).toBeUndefined()
})

it('asks where a country is more than the city that bears its name', async () => {
  const unclear = await check('Mexico', 'en')
  expect(unclear?.reason).toBe('region')
  expect(unclear?.routes?.map(({ name }) => name)).toContain('Mayan coast')
  expect(await check('Mexico City', 'en')).toBeUndefined()
})

it('works out journeys through a part of a country', async () => {
  const unclear = await check('Bayern', 'de')
  expect(unclear?.reason).toBe('region')
  expect(unclear?.routes?.length).toBeGreaterThanOrEqual(2)
  expect(await readyRoutes('Hintertupfing', 'de')).toEqual([])
  expect(await readyRoutes('Wien', 'de')).toEqual([])
})
