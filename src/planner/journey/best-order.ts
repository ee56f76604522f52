/** Minutes of a tour: from where it begins to each stop, between the stops, and from each to where it ends. */
export interface TourMinutes {
  first: readonly number[]
  between: readonly (readonly number[])[]
  last: readonly number[]
}

/**
 * The order of stops with the fewest minutes in all, exact for every tour (Held and Karp, A dynamic programming approach
 * to sequencing problems, 1962); among equals the one nearest to the order given. Undefined where none is possible.
 */
export function bestOrder({ first, between, last }: TourMinutes): number[] | undefined {
  const count = first.length
  const all = (1 << count) - 1
  // By the set of stops still to come and the stop one is at: minutes to the end, and where to go next.
  const rest = Array.from({ length: all + 1 }, () => new Float64Array(count).fill(Infinity))
  const next = Array.from({ length: all + 1 }, () => new Int8Array(count).fill(-1))
  for (let open = 0; open <= all; open++)
    for (let here = 0; here < count; here++) {
      if (open & (1 << here)) continue
      const row = rest[open]
      const steps = next[open]
      if (!row || !steps) continue
      if (open === 0) row[here] = last[here] ?? Infinity
      for (let to = 0; to < count; to++) {
        if (!(open & (1 << to))) continue
        const minutes = (between[here]?.[to] ?? Infinity) + (rest[open & ~(1 << to)]?.[to] ?? Infinity)
        if (minutes < (row[here] ?? Infinity)) {
          row[here] = minutes
          steps[here] = to
        }
      }
    }
  let at = -1
  let least = Infinity
  for (let here = 0; here < count; here++) {
    const minutes = (first[here] ?? Infinity) + (rest[all & ~(1 << here)]?.[here] ?? Infinity)
    if (minutes < least) [at, least] = [here, minutes]
  }
  if (at < 0) return undefined
  const order = [at]
  for (let open = all & ~(1 << at); open !== 0; open &= ~(1 << at)) {
    at = next[open]?.[at] ?? -1
    order.push(at)
  }
  return order
}
