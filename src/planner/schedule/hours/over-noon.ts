/** Who is under way, or at one sight, for so long of it has eaten there, minutes after midnight. */
const NOON = { from: 660, to: 870, least: 90 }

/** Whether lunch falls into these hours. */
export function isOverNoon(from: number, to: number): boolean {
  return Math.min(to, NOON.to) - Math.max(from, NOON.from) >= NOON.least
}
