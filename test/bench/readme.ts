import { readFileSync, writeFileSync } from 'node:fs'
import { tableOf, type Part } from './rows.ts'

const BEGIN = '<!-- bench: written by `npm run bench -- --peers FOLDER` -->'
const END = '<!-- /bench -->'

/** Puts the tables between the two marks of the README; what stands around them stays. */
export function writeReadme(heading: string, parts: Part[]): void {
  const text = readFileSync('README.md', 'utf8')
  const [before, rest] = text.split(BEGIN)
  const after = rest?.split(END)[1]
  if (before === undefined || after === undefined) throw new Error('README.md has no place for the tables')
  const tables = parts.map((part) => `**${part.title}**\n\n${part.problem ?? tableOf(part)}`)
  writeFileSync(
    'README.md',
    [before, BEGIN, `\n\n${heading}\n\n`, tables.join('\n\n'), '\n\n', END, after].join(''),
  )
}
