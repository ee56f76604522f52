import * as z from 'zod/mini'

const MOST_LETTERS = 200

/** One line of what a model made of a text: a day, or a stop of the day before it in the text's own words. */
export const splitLineSchema = z.union([
  z.object({ day: z.int().check(z.gte(1), z.lte(31)) }),
  z.object({ stop: z.string().check(z.minLength(2), z.maxLength(MOST_LETTERS)) }),
])

export type SplitLine = z.infer<typeof splitLineSchema>

/** The port: somebody who splits a text into typed lines. Undefined where nobody can. */
export interface TextSplitter {
  split(text: string): Promise<readonly SplitLine[] | undefined>
}

/** The text in lines that the rules read; undefined without a splitter. What does not stand in the text is left out. */
export async function splitText(
  text: string,
  splitter: TextSplitter | undefined,
): Promise<string | undefined> {
  const lines = await splitter?.split(text).catch(() => undefined)
  if (!lines) return undefined
  const own = flat(text)
  const [opening = ''] = text.trim().split('\n')
  const kept = lines.flatMap((line) => {
    if ('day' in line) return [`Day ${line.day}`]
    return own.includes(flat(line.stop)) ? [`- ${line.stop.replace(/\s+/g, ' ')}`] : []
  })
  return kept.some((line) => line.startsWith('-'))
    ? [opening.slice(0, MOST_LETTERS), ...kept].join('\n')
    : undefined
}

function flat(text: string): string {
  return text.toLowerCase().replace(/\s+/g, ' ')
}

/** Without a word of days it is one. */
export function asOneDay(text: string): string {
  return `Day 1\n${text.replace(/(?<=[.!?])\s+(?=\p{Lu})/gu, '\n')}`
}
