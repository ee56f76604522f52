/** Every order of a few items, the given one first. */
export function ordersOf<T>(items: readonly T[]): T[][] {
  if (items.length < 2) return [[...items]]
  return items.flatMap((item) =>
    ordersOf(items.filter((each) => each !== item)).map((others) => [item, ...others]),
  )
}
