/** content/climate.tsv: the climate of each destination by month. */
const KINDS = ['high', 'low', 'raindays', 'rain', 'sun'] as const
const MONTHS = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
const HEADER = ['id', ...KINDS.flatMap((kind) => MONTHS.map((month) => `${kind}_${month}`)), 'estimated']

/** Twelve values each: highs and lows in °C, days with 1 mm or more, mm of rain, hours of sunshine a day. */
export type Climate = Record<(typeof KINDS)[number], number[]> & { estimated: boolean }

export function parseClimate(text: string): Map<string, Climate> {
  const rows = text.replace(/\n$/, '').split('\n').slice(1)
  return new Map(
    rows.map((row) => {
      const [id = '', ...cells] = row.split('\t')
      const of = (kind: (typeof KINDS)[number]) => {
        const first = KINDS.indexOf(kind) * MONTHS.length
        return cells.slice(first, first + MONTHS.length).map(Number)
      }
      const climate: Climate = {
        high: of('high'),
        low: of('low'),
        raindays: of('raindays'),
        rain: of('rain'),
        sun: of('sun'),
        estimated: cells.at(-1) === 'true',
      }
      return [id, climate]
    }),
  )
}

/** All that is wrong with it, each in a sentence. */
export function checkClimate(text: string, known: Iterable<string>): string[] {
  const problems: string[] = []
  const ids = new Set(known)
  const [header = '', ...rows] = text.replace(/\n$/, '').split('\n')
  if (header !== HEADER.join('\t')) problems.push('another header')
  for (const row of rows)
    if (row.split('\t').length !== HEADER.length)
      problems.push(`not ${HEADER.length} columns: ${row.slice(0, 30)}`)
  const climates = parseClimate(text)
  if (climates.size < rows.length) problems.push('an id stands twice')
  for (const id of ids) if (!climates.has(id)) problems.push(`${id}: missing`)
  for (const [id, climate] of climates) {
    if (!ids.has(id)) problems.push(`${id}: unknown`)
    for (const month of MONTHS) {
      const [high = NaN, low = NaN, days = NaN, rain = NaN, sun = NaN] = KINDS.map(
        (kind) => climate[kind][month - 1],
      )
      if (!(low < high && low >= -40 && high <= 50))
        problems.push(`${id}: ${low} to ${high} °C in month ${month}`)
      if (!(days >= 0 && days <= 31 && rain >= 0)) problems.push(`${id}: rain in month ${month}`)
      if (!(sun >= 0 && sun <= 24)) problems.push(`${id}: sun in month ${month}`)
    }
  }
  return problems.map((problem) => `climate: ${problem}`)
}
