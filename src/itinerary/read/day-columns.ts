/** Tables with a column for each day are turned: what follows reads one day after the other. */

const RULE = /^\s*\|?\s*:?-{2,}:?\s*(?:\|\s*:?-{2,}:?\s*)+\|?\s*$/
const DAY = /^\W*(?:day|tag)\s*\d{1,2}\b/i
const MOST_ROWS = 40

export function withDaysInRows(text: string): string {
  if (!text.includes('|')) return text
  const lines = text.split('\n')
  const result: string[] = []
  for (let at = 0; at < lines.length; at++) {
    const header = cellsOf(lines[at] ?? '')
    const isTurned = RULE.test(lines[at + 1] ?? '') && header.filter((cell) => DAY.test(cell)).length > 1
    if (!isTurned) {
      result.push(lines[at] ?? '')
      continue
    }
    const rows: string[][] = []
    for (at += 2; at < lines.length && lines[at]?.includes('|'); at++)
      if (rows.length < MOST_ROWS) rows.push(cellsOf(lines[at] ?? ''))
    at -= 1
    for (const [column, cell] of header.entries()) {
      if (!DAY.test(cell)) continue
      const lead = (row: string[]) => (DAY.test(header[0] ?? '') ? '' : `${row[0] ?? ''}: `)
      result.push(cell.replace(/\*\*/g, ''), ...rows.map((row) => `- ${lead(row)}${row[column] ?? ''}`))
    }
  }
  return result.join('\n')
}

function cellsOf(line: string): string[] {
  if (!line.includes('|')) return []
  return line
    .replace(/^\s*\||\|\s*$/g, '')
    .split('|')
    .map((cell) => cell.trim())
}
