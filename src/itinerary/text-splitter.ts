/** One line of what a model made of a text: a day, or a stop of the day before it. */
export type SplitLine = { day: number } | { stop: string; time?: string }

/** The port: somebody who splits a text into typed lines, in its own words. Undefined where nobody can. */
export interface TextSplitter {
  split(text: string): Promise<readonly SplitLine[] | undefined>
}

/** The text in lines that the rules read. What stands in none of the text's own words is left out. */
export async function splitText(text: string, splitter: TextSplitter | undefined): Promise<string> {
  const lines = await splitter?.split(text).catch(() => undefined)
  if (!lines) return asOneDay(text)
  const own = text.toLowerCase()
  return lines
    .flatMap((line) => {
      if ('day' in line) return [`Day ${line.day}`]
      return own.includes(line.stop.toLowerCase()) ? [`- ${line.time ?? ''} ${line.stop}`] : []
    })
    .join('\n')
}

/** Without a word of days it is one. */
function asOneDay(text: string): string {
  return `Day 1\n${text.replace(/(?<=[.!?])\s+(?=\p{Lu})/gu, '\n')}`
}
