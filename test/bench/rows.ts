export interface Row {
  name: string
  numbers: Record<string, number | string>
}

export interface Part {
  title: string
  rows: Row[]
  /** Why the part has none. */
  problem?: string
}

export function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  const [low = Number.NaN, high = Number.NaN] =
    sorted.length % 2 ? [sorted[middle], sorted[middle]] : [sorted[middle - 1], sorted[middle]]
  return (low + high) / 2
}

/** Markdown. */
export function tableOf({ rows }: Part): string {
  const columns = [...new Set(rows.flatMap(({ numbers }) => Object.keys(numbers)))]
  const lines = rows.map(
    ({ name, numbers }) => `| ${name} | ${columns.map((column) => numbers[column] ?? '').join(' | ')} |`,
  )
  return [`| | ${columns.join(' | ')} |`, `|---|${columns.map(() => '---:|').join('')}`, ...lines].join('\n')
}

export function printParts(parts: Part[]): void {
  for (const part of parts) {
    console.log(`\n**${part.title}**\n`)
    console.log(part.problem ?? tableOf(part))
  }
}
