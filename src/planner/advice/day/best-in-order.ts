/** The best few of these, in their order. */
export function bestInOrder<T>(all: readonly T[], count: number, worth: (each: T) => number): T[] {
  const best = new Set(all.toSorted((a, b) => worth(b) - worth(a)).slice(0, count))
  return all.filter((each) => best.has(each))
}
