import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import entries from '../../../content/start-towns.json' with { type: 'json' }
import { distanceKm } from '../distance.ts'
import { homeCountry } from '../country/home-country.ts'
import { startNamed, townAsPlace, townIds } from './start-place.ts'

const atlas = readAtlas()

it.each([
  ['Hannover', 'DE', 'HAJ', 'Europe/Berlin'],
  ['Hanover, Germany', 'DE', 'HAJ', 'Europe/Berlin'],
  ['Basel', 'CH', 'BSL', 'Europe/Zurich'],
  ['Linz', 'AT', 'VIE', 'Europe/Vienna'],
])('knows %s as a place to set out from', (text, country, airport, zone) => {
  expect(startNamed(atlas, text)).toMatchObject({ country, airports: [airport], zone })
  expect(homeCountry(atlas, text)).toBe(country)
})

it('sets out from a town by its trains, and from its airport where that is', () => {
  const mannheim = startNamed(atlas, 'Mannheim')
  const place = mannheim && townAsPlace(atlas, mannheim)
  expect(place?.connections).toContainEqual({ to: 'paris', mode: 'train', minutes: 190, changes: 0 })
  expect(place?.airports).toEqual([{ code: 'FRA', at: atlas.head('frankfurt')?.center }])
  expect(startNamed(atlas, 'Basel')?.names.de).toBe('Basel')
})

it('leaves to the atlas what it knows, and takes no namesake elsewhere', () => {
  expect(startNamed(atlas, 'Freiburg')?.id).toBe('black-forest')
  expect(startNamed(atlas, 'Halle, Belgium')).toBeUndefined()
  expect(homeCountry(atlas, 'Somewhere, Germany')).toBe('DE')
  expect(startNamed(atlas, 'Nowhere')).toBeUndefined()
})

it('has an id and a plausible place for every town', () => {
  const ids = townIds()
  expect(new Set(ids).size).toBe(ids.length)
  expect(ids.filter((id) => atlas.head(id) || !/^[a-z-]{2,}$/.test(id))).toEqual([])
  const lost = entries.filter(({ country, at: [lat = 0, lon = 0] }) =>
    atlas.heads.every((head) => head.country !== country || distanceKm(head.center, [lat, lon]) > 450),
  )
  expect(lost).toEqual([])
})
