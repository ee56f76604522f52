import { escapeMarkup } from './escape-markup.ts'

/** HTML that may go into a page as it is. */
export class Markup {
  readonly html: string
  constructor(html: string) {
    this.html = html
  }
}

type Part = string | number | Markup | readonly Markup[] | false | undefined

/**
 * HTML as text, every value in it escaped. For what a page repeats by the hundred, where making an element of React costs
 * ten times as much: markup`<p class="price">${amount}</p>`.
 */
export function markup(texts: TemplateStringsArray, ...values: Part[]): Markup {
  let html = texts[0] ?? ''
  for (let index = 0; index < values.length; index++) html += textOf(values[index]) + texts[index + 1]
  return new Markup(html)
}

/** ` lang="de"`, or nothing where there is no value. */
export function attribute(name: string, value: string | number | undefined): Markup {
  return new Markup(value === undefined ? '' : ` ${name}="${escapeMarkup(String(value))}"`)
}

function textOf(value: Part): string {
  if (typeof value === 'string') return escapeMarkup(value)
  if (typeof value === 'number') return String(value)
  if (!value) return ''
  if (value instanceof Markup) return value.html
  let html = ''
  for (const each of value) html += each.html
  return html
}
