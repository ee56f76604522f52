import * as z from 'zod/mini'

/** What a model can know of a trip: what its prompt says. */
export interface Seen {
  german: boolean
  destination: string
  days: { day: number; stops: { number: number; name: string }[] }[]
  candidates: { number: number; name: string; closed: string }[]
  closing: boolean
}

const messages = z.array(z.object({ role: z.string(), content: z.string() }))

/** Reads a prompt as a model would. */
export function seenIn(sent: unknown): Seen {
  const [system, user] = messages.parse(sent)
  const lines = user?.content.split('\n') ?? []
  const divide = lines.findIndex((line) => line.startsWith('candidates:'))
  return {
    german: user?.content.includes('German') ?? false,
    destination: /"destination":"([^"]*)"/.exec(lines[0] ?? '')?.[1] ?? '',
    closing: system?.content.includes('0|S|') ?? false,
    // What follows are reasons and facts, in columns of their own.
    days: lines
      .slice(
        2,
        lines.findIndex((line, index) => index > 1 && !/^\d+\|/.test(line)),
      )
      .map((line) => {
        const [day, , stops = ''] = line.split('|')
        const named = stops.split('; ').flatMap((stop) => {
          const match = /^(\d+) (.+)$/.exec(stop)
          return match ? [{ number: Number(match[1]), name: match[2] ?? '' }] : []
        })
        return { day: Number(day), stops: named }
      }),
    candidates: lines.slice(divide + 1).flatMap((line) => {
      const [number, name, , closed = '-'] = line.split('|')
      return name ? [{ number: Number(number), name, closed }] : []
    }),
  }
}

const WORDS = {
  en: {
    title: ['Old lanes and open views', 'A day among the old masters', 'Along the water and up the hill'],
    why: [
      'It is calm here in the morning, and you see it at its best.',
      'This is where the town shows what it is proud of.',
    ],
    summary:
      'A trip for those who like to walk, with the best of the town spread over the days. There is time to sit down as well.',
    tip: { topic: 'Pace', text: 'Leave one hour of each day open and see what it brings.' },
  },
  de: {
    title: [
      'Alte Gassen und weite Blicke',
      'Ein Tag bei den alten Meistern',
      'Am Wasser entlang und auf den Hügel',
    ],
    why: [
      'Am Morgen ist es hier ruhig, und ihr seht den Ort von seiner besten Seite.',
      'Hier zeigt die Stadt, worauf sie stolz ist.',
    ],
    summary:
      'Eine Reise für alle, die gern zu Fuß gehen, mit dem Besten der Stadt auf die Tage verteilt. Auch zum Sitzen ist Zeit.',
    tip: { topic: 'Tempo', text: 'Lasst jeden Tag eine Stunde offen und seht, was sie bringt.' },
  },
}

export function wordsFor(seen: Seen) {
  return seen.german ? WORDS.de : WORDS.en
}

/** Swaps that a sensible model would try: the last stop of a day for a candidate that is open all week. */
export function sensibleSwaps(seen: Seen): { day: number; out: number; in: number }[] {
  const open = seen.candidates.filter(({ closed }) => closed === '-')
  return seen.days.flatMap(({ day, stops }, index) => {
    const [out, come] = [stops.at(-1), open[index]]
    return stops.length >= 2 && out && come && index % 2 === 0
      ? [{ day, out: out.number, in: come.number }]
      : []
  })
}

/** The answer of a model at its best. */
export function goodLines(seen: Seen, options: { swaps?: boolean } = {}): string[] {
  const words = wordsFor(seen)
  const swaps = options.swaps ? sensibleSwaps(seen) : []
  const lines = seen.days.flatMap(({ day, stops }, index) => {
    const swap = swaps.find((each) => each.day === day)
    const kept = stops.filter(({ number }) => number !== swap?.out).slice(0, 2)
    return [
      `${day}|T|${words.title[index % words.title.length]}`,
      ...(swap ? [`${day}|X|${swap.out}|${swap.in}`] : []),
      ...kept.map(({ number }, at) => `${day}|W|${number}|${words.why[at]}`),
      `${day}|E`,
    ]
  })
  if (seen.closing) lines.push(`0|S|${words.summary}`, `0|I|${words.tip.topic}|${words.tip.text}`)
  return lines
}

/** The same in JSON, with the times and sums that models like to add. */
export function goodJson(seen: Seen) {
  const words = wordsFor(seen)
  return {
    summary: words.summary,
    days: seen.days.map(({ day, stops }, index) => ({
      day,
      title: words.title[index % words.title.length],
      stops: stops.map(({ number }, at) => ({
        id: number,
        why: words.why[at % 2],
        start: '10:00',
        end: '11:00',
        cost: 12,
      })),
    })),
    tips: [words.tip],
    total: 99,
  }
}
