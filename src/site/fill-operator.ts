import { OPERATOR } from './operator.ts'

const DATA: Record<string, string> = OPERATOR
const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }

/** Puts the operator's data into a legal text's HTML; a section about data left empty goes. */
export function fillOperator(html: string, data = DATA): string {
  return html
    .split(/(?=<h2)/)
    .filter((section) => data[/{{operator\.(vatId)}}/.exec(section)?.[1] ?? ''] !== '')
    .join('')
    .replace(/{{operator\.(\w+)}}/g, (_, key: string) => {
      const value = (data[key] ?? '').replace(/[&<>"]/g, (character) => ESCAPES[character] ?? character)
      return key === 'email' && value.includes('@') ? `<a href="mailto:${value}">${value}</a>` : value
    })
}
