import type { Limits, Taken } from './attempt-limits.ts'
import type { Way } from './mail-budgets.ts'

/** Counts the e-mail where it may be sent; otherwise says when again, by the way that opens first, never without one. */
export async function takeFirstWay(
  limits: Limits,
  given: Way[],
  now: number,
): Promise<Taken & { linkOnly?: boolean }> {
  const ways = []
  for (const { budgets, ...way } of given) {
    const wanted = []
    for (const { owner, rules } of budgets) wanted.push({ owner: await limits.ownerOf(...owner), rules })
    ways.push({ ...way, wanted })
  }
  const first = ways[0]?.wanted[0]?.owner
  if (!first) return { taken: false, retryAfter: Infinity }
  const known = await limits.denied(first, now)
  if (known) return { taken: false, retryAfter: known }
  let retryAfter = Infinity
  for (const { wanted, ceiling, linkOnly = false } of ways) {
    const taken = await limits.takeAll(wanted, now, ceiling)
    if (taken.taken) return { ...taken, linkOnly }
    retryAfter = Math.min(retryAfter, taken.retryAfter)
  }
  await limits.remember(first, retryAfter, now)
  return { taken: false, retryAfter }
}
