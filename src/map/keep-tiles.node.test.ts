import { expect, it } from 'vitest'
import { megabytesOf, MOST_BYTES, tilesAround } from './keep-tiles.ts'
import { parseTile } from './tile.ts'

const VIENNA = [
  [16.3738, 48.2082],
  [16.3122, 48.1845],
] as const

it('takes the squares of a day at every zoom, around each of its stops', () => {
  const tiles = tilesAround([VIENNA.map(([lon, lat]) => [lon, lat])])
  expect([...new Set(tiles.map(({ z }) => z))]).toEqual([8, 9, 10, 11, 12, 13, 14])
  expect(tiles).toContainEqual({ z: 14, x: 8937, y: 5680 })
  for (const { z, x, y } of tiles) expect(parseTile(`${z}`, `${x}`, `${y}`)).toBeDefined()
})

it('takes a square that two days share once', () => {
  const day = VIENNA.map(([lon, lat]): [number, number] => [lon, lat])
  expect(tilesAround([day, day])).toEqual(tilesAround([day]))
})

it('stays within its room, however far the days are apart, and says how much that is', () => {
  const wide = tilesAround([
    [
      [9, 45],
      [16, 50],
    ],
  ])
  expect(megabytesOf(wide) * 1e6).toBeLessThanOrEqual(MOST_BYTES)
  expect(megabytesOf(tilesAround([]))).toBe(1)
})
