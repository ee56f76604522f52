/** A square of the map: zoom, column and row of the usual web pyramid. */
export interface Tile {
  z: number
  x: number
  y: number
}

/** Bytes of a square as a vector tile; null where there is nothing; undefined where nobody can tell. */
export type FetchTile = (tile: Tile) => Promise<Uint8Array<ArrayBuffer> | null | undefined>

/** The deepest squares that the open tiles have; the map enlarges them beyond. */
export const DEEPEST = 14

/** A square that exists, from a path's three numbers; undefined for anything else. */
export function parseTile(z = '', x = '', y = ''): Tile | undefined {
  if (![z, x, y].every((part) => /^(0|[1-9]\d{0,4})$/.test(part))) return undefined
  const tile = { z: Number(z), x: Number(x), y: Number(y) }
  const across = 2 ** tile.z
  return tile.z <= DEEPEST && tile.x < across && tile.y < across ? tile : undefined
}
