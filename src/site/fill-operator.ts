import { OPERATOR } from './operator.ts'
import { escapeMarkup } from '../ui/escape-markup.ts'

const DATA: Record<string, string> = OPERATOR

/** Puts the operator's data into a legal text's HTML; a section about data left empty goes. */
export function fillOperator(html: string, data = DATA): string {
  return html
    .split(/(?=<h2)/)
    .filter((section) => data[/{{operator\.(vatId)}}/.exec(section)?.[1] ?? ''] !== '')
    .join('')
    .replace(/{{operator\.(\w+)}}/g, (_, key: string) => {
      const value = escapeMarkup(data[key] ?? '')
      return key === 'email' && value.includes('@') ? `<a href="mailto:${value}">${value}</a>` : value
    })
}
