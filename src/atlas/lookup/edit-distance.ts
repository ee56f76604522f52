/** Longer texts are compared as a whole only. */
const LONGEST = 120
/** Rows of the table, used again by every call. */
const ROWS = [new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2), new Uint8Array(LONGEST + 2)] as const

/**
 * Edits (insert, delete, replace, swap of two neighbours) that turn `a` into `b`, or `limit + 1` when more are needed.
 * Optimal string alignment, a restricted Damerau-Levenshtein distance, within a band of `limit` around the diagonal.
 */
export function editDistance(a: string, b: string, limit: number): number {
  const over = limit + 1
  if (Math.abs(a.length - b.length) > limit || b.length > LONGEST) return a === b ? 0 : over
  let [before, above, current] = ROWS
  for (let column = 0; column <= b.length; column++) above[column] = column
  for (let row = 1; row <= a.length; row++) {
    const first = Math.max(1, row - limit)
    const last = Math.min(b.length, row + limit)
    current[first - 1] = first === 1 ? row : over
    if (last < b.length) current[last + 1] = over
    let least = over
    for (let column = first; column <= last; column++) {
      const same = a.charCodeAt(row - 1) === b.charCodeAt(column - 1)
      let cost = Math.min(
        (above[column - 1] ?? over) + (same ? 0 : 1),
        (above[column] ?? over) + 1,
        (current[column - 1] ?? over) + 1,
      )
      if (!same && row > 1 && column > 1) {
        const swapped =
          a.charCodeAt(row - 1) === b.charCodeAt(column - 2) &&
          a.charCodeAt(row - 2) === b.charCodeAt(column - 1)
        if (swapped) cost = Math.min(cost, (before[column - 2] ?? over) + 1)
      }
      current[column] = cost < over ? cost : over
      if (cost < least) least = cost
    }
    if (least > limit) return over
    const spare = before
    before = above
    above = current
    current = spare
  }
  return above[b.length] ?? over
}

/** A 32-bit set of the characters in `text`. One edit changes at most two of its bits, so it rules out most pairs. */
export function letterSet(text: string): number {
  let set = 0
  for (let index = 0; index < text.length; index++) set |= 1 << (text.charCodeAt(index) & 31)
  return set
}

/** How many bits differ between two letter sets. */
export function lettersApart(a: number, b: number): number {
  let bits = a ^ b
  bits -= (bits >>> 1) & 0x55555555
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return (((bits + (bits >>> 4)) & 0x0f0f0f0f) * 0x01010101) >>> 24
}
