import { TEXT_LIMITS } from '../limits.ts'

/** As many of these sentences, in their order, as a tip has room for. */
export function fitSentences(sentences: readonly (string | undefined)[]): string {
  let text = ''
  for (const sentence of sentences) {
    const longer = sentence && (text ? `${text} ${sentence}` : sentence)
    if (longer && longer.length <= TEXT_LIMITS.tip) text = longer
  }
  return text
}

/** The first of these that a title has room for; names are never cut. */
export function fitTitle(...titles: readonly (string | undefined)[]): string {
  const written = titles.filter((title) => title !== undefined)
  return written.find((title) => title.length <= TEXT_LIMITS.dayTitle) ?? written.at(-1) ?? ''
}

/** Shorter than this the part of a name before a comma does not name it. */
const LEAST_LETTERS = 5

/** A name as a title says it: without what stands in brackets, after a colon, or after its only comma. */
export function headName(name: string): string {
  const [head = name] = name.replace(/ \([^)]*\)/g, '').split(': ')
  const parts = head.split(', ')
  const [first = head] = parts
  return parts.length === 2 && first.length >= LEAST_LETTERS && !/ (and|und) /.test(head) ? first : head
}

/** A sentence that ends in a shortened name, "Bow St.", with one stop. */
export function endedOnce(sentence: string): string {
  return sentence.replace(/(?<!\.)\.\.$/, '.')
}
