/** content/connections/*.tsv: direct ways between destinations, one row for each pair, in alphabetical order. */
const HEADER = 'a\tb\tminutes\tchanges\tnote'
/** Across Canada by train it is four days. */
const MAX_MINUTES = 5 * 24 * 60
/** More is a journey to plan, not a connection. */
const MAX_CHANGES = 3

export interface Connection {
  a: string
  b: string
  minutes: number
  changes: number
  note?: string
}

export function parseConnections(text: string): Connection[] {
  return rowsOf(text).map((row) => {
    const [a = '', b = '', minutes, changes, note] = row.split('\t')
    return { a, b, minutes: Number(minutes), changes: Number(changes), ...(note && { note }) }
  })
}

/** All that is wrong with such a file, each in a sentence. */
export function checkConnections(
  file: string,
  text: string,
  known: { has: (id: string) => boolean },
): string[] {
  const problems: string[] = []
  if (!text.startsWith(`${HEADER}\n`)) problems.push(`the header is not ${HEADER.replaceAll('\t', ' ')}`)
  const columns = HEADER.split('\t').length
  for (const row of rowsOf(text))
    if (row.split('\t').length !== columns) problems.push(`not ${columns} columns: ${row}`)
  let last = ''
  for (const { a, b, minutes, changes } of parseConnections(text)) {
    const pair = `${a}\t${b}`
    for (const id of [a, b]) if (!known.has(id)) problems.push(`${a}, ${b}: unknown ${id}`)
    if (a >= b) problems.push(`${a}, ${b}: the other way round`)
    if (pair <= last) problems.push(`${a}, ${b}: twice, or not in order`)
    last = pair
    if (!Number.isInteger(minutes) || minutes < 5 || minutes > MAX_MINUTES)
      problems.push(`${a}, ${b}: ${minutes} minutes`)
    if (!Number.isInteger(changes) || changes < 0 || changes > MAX_CHANGES)
      problems.push(`${a}, ${b}: ${changes} changes`)
  }
  return problems.map((problem) => `connections/${file}: ${problem}`)
}

function rowsOf(text: string): string[] {
  return text.replace(/\n$/, '').split('\n').slice(1)
}
