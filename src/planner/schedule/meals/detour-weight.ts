/** What a minute of detour weighs: little up to the first, more up to the second, and nobody likes what lies beyond. */
const DETOUR = {
  lunch: { short: 10, long: 30, weights: [1.6, 3.2, 4] },
  dinner: { short: 20, long: 30, weights: [1.2, 2, 3.5] },
} as const

export function detourOff(kind: 'lunch' | 'dinner', minutes: number): number {
  const { short, long, weights } = DETOUR[kind]
  return (
    weights[0] * Math.min(minutes, short) +
    weights[1] * Math.max(0, Math.min(minutes, long) - short) +
    weights[2] * Math.max(0, minutes - long)
  )
}
