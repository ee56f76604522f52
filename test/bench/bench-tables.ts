import { readFileSync, writeFileSync } from 'node:fs'
import { tableOf, type Part } from './rows.ts'

const BEGIN = '<!-- bench: written by `npm run bench -- --peers FOLDER` -->'
const END = '<!-- /bench -->'

/**
 * Puts the tables between the two marks of .github/BENCH.md, the first `open` of them unfolded. The text around them stays.
 */
export function writeBenchTables(heading: string, parts: Part[], open: number): void {
  const text = readFileSync('.github/BENCH.md', 'utf8')
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined)
    throw new Error('.github/BENCH.md has no place for the tables')
  const tables = parts.map((part) => `**${part.title}**\n\n${part.problem ?? tableOf(part)}`)
  const folded = parts.slice(open).map(({ title }) => title.toLowerCase())
  const block = [
    BEGIN,
    heading,
    ...tables.slice(0, open),
    `<details><summary>More: ${folded.join('; ')}</summary>`,
    ...tables.slice(open),
    '</details>',
    END,
  ]
  writeFileSync('.github/BENCH.md', before + block.join('\n\n') + after)
}
