/** What each figure must reach; those without a bar are told for interest. */
const BARS: Record<string, { least?: number; most?: number }> = {
  requests: { least: 600 },
  hardPass: { least: 1 },
  softMedian: { least: 89 },
  refusedRightly: { least: 1 },
  weekCpuMs: { most: 100 },
  largestStoredBytes: { most: 24_000 },
  anywhereHardPass: { least: 1 },
  anywhereWithStops: { least: 0.9 },
  anywhereRefused: { least: 1 },
  anywhereRequests: { most: 3 },
  anywhereRepeated: { most: 0 },
  optimumInstances: { least: 500 },
  optimumMean: { least: 0.994 },
  optimumMin: { least: 0.9 },
  toptwGapM1: { most: 0.03 },
  toptwGapM2: { most: 0.03 },
  topSights: { least: 0.97 },
  routeRatio: { most: 1.05 },
  matchOneTypo: { least: 0.99 },
  matchTwoTypos: { least: 0.97 },
  falseAccepts: { most: 0 },
  lookupMs: { most: 1 },
  faultsDetected: { least: 1 },
  faultsRepaired: { least: 0.95 },
  modelCorpus: { least: 1 },
  destinations: { least: 500 },
  sights: { least: 5800 },
  events: { least: 300 },
  railPairs: { least: 800 },
  destinationsWithoutSights: { most: 0 },
  within300m: { least: 0.98 },
  travellerRequests: { least: 800 },
  travellerPlanned: { least: 1 },
  daysWithStop: { least: 1 },
  mealsNamed: { least: 0.95 },
  mealsNamedElsewhere: { least: 0.8 },
  inDaylight: { least: 1 },
  atBestHour: { least: 0.92 },
  againstOwnHint: { most: 0 },
  neighboursSplit: { most: 0.03 },
  backAndForth: { most: 0.02 },
  openDayBesideMustSee: { most: 0 },
  fillersPerDay: { most: 0.4 },
  repeatedSentences: { most: 0 },
  eventsNamed: { least: 1 },
  lunchInLocalHours: { least: 1 },
  activePerActionDay: { least: 0.8 },
  bigMuseumsPerKidsDay: { most: 1 },
  priceError: { most: 0 },
}

/** One part's figures as lines of a table, each with its bar where there is one. */
export function readable(part: string, figures: Record<string, number>, seconds: number): string {
  const rows = Object.entries(figures).map(([name, value]) => {
    const { least, most } = BARS[name] ?? {}
    const bar = least !== undefined ? `≥ ${least}` : most !== undefined ? `≤ ${most}` : ''
    const met = bar === '' ? ' ' : value >= (least ?? -Infinity) && value <= (most ?? Infinity) ? '✓' : '✗'
    return `  ${met} ${name.padEnd(26)} ${shown(value).padStart(10)}  ${bar}`
  })
  const nothing = rows.length === 0 ? '  – not measured: no folder given (--toptw folder)' : ''
  return `${part} (${seconds.toFixed(1)} s)\n${rows.join('\n')}${nothing}\n`
}

function shown(value: number): string {
  return Number.isInteger(value) ? String(value) : value.toFixed(value < 10 ? 4 : 1)
}
