export interface Row {
  name: string
  passed: boolean
  seconds: number
  numbers: Record<string, number | string>
  /** What was wrong. */
  problem?: string
}

/** Measures a row; what it throws is its problem. */
export async function row(name: string, measure: () => Promise<Row['numbers']>): Promise<Row> {
  const start = Date.now()
  const seconds = () => Math.round((Date.now() - start) / 100) / 10
  try {
    const numbers = await measure()
    return { name, passed: true, seconds: seconds(), numbers }
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error)
    return { name, passed: false, seconds: seconds(), numbers: {}, problem: problem.slice(0, 1000) }
  }
}

/** Throws with the numbers where they are not as they must be. */
export function demand(condition: boolean, what: string, numbers: object = {}): void {
  if (!condition) throw new Error(`${what} ${JSON.stringify(numbers)}`)
}

export function printTable(rows: Row[], seconds: number): void {
  for (const { name, passed, seconds: took, numbers, problem } of rows) {
    const shown = Object.entries(numbers).map(([key, value]) => `${key} ${value}`)
    console.log(`${passed ? 'ok  ' : 'FAIL'} ${name}  (${took} s)`)
    if (shown.length) console.log(`       ${shown.join(' · ')}`)
    if (problem) console.log(`       ${problem}`)
  }
  const failed = rows.filter(({ passed }) => !passed).length
  console.log(`\n${rows.length} rows, ${failed} failed, ${seconds} s`)
}
