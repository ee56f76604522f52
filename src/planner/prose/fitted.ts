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
