import * as z from 'zod/mini'

/** What a model may say about a trip: themes, swaps and prose, and outside the atlas places. Days count from 1. */
export type ModelRecord =
  | { kind: 'title'; day: number; text: string }
  | { kind: 'swap'; day: number; out: string; in: string }
  | { kind: 'why' | 'kids'; day: number; ref: string; text: string }
  | { kind: 'place'; day: number; name: string; lat: number; lon: number; minutes: number; why: string }
  | { kind: 'stops'; day: number; refs: string[] }
  | { kind: 'end'; day: number }
  | { kind: 'summary'; text: string }
  | { kind: 'tip'; topic: string; text: string }

const text = z.string().check(z.trim(), z.minLength(3), z.maxLength(700))
const day = z.coerce.number().check(z.int(), z.gte(1), z.lte(30))
/** The number of a place in the prompt; its id or name will do. */
const ref = z.string().check(z.trim(), z.minLength(1), z.maxLength(80))
const latitude = z.coerce.number().check(z.gte(-90), z.lte(90))
const longitude = z.coerce.number().check(z.gte(-180), z.lte(180))
/** A sentence cut off in the middle ends without a stop. */
const sentence = text.check(z.regex(/[.!?…]["'”“»)]?$/))

const title = z.object({ kind: z.literal('title'), day, text })
const swap = z.object({ kind: z.literal('swap'), day, out: ref, in: ref })
const why = z.object({ kind: z.literal('why'), day, ref, text: sentence })
const kids = z.object({ kind: z.literal('kids'), day, ref, text: sentence })
const name = z.string().check(z.trim(), z.minLength(2), z.maxLength(80))
const minutes = z.coerce.number().check(z.int(), z.gte(15), z.lte(360))
const place = z.object({
  kind: z.literal('place'),
  day,
  name,
  lat: latitude,
  lon: longitude,
  minutes,
  why: sentence,
})
const stops = z.object({ kind: z.literal('stops'), day, refs: z.array(ref).check(z.maxLength(20)) })
const end = z.object({ kind: z.literal('end'), day })
const summary = z.object({ kind: z.literal('summary'), text: sentence })
const tip = z.object({ kind: z.literal('tip'), topic: text.check(z.maxLength(60)), text: sentence })

const record = z.union([title, swap, why, kids, place, stops, end, summary, tip])

/** Fields of a line by its letter; the last field takes the rest of the line. */
const FIELDS: Record<string, readonly [kind: ModelRecord['kind'], ...names: string[]]> = {
  T: ['title', 'text'],
  X: ['swap', 'out', 'in'],
  W: ['why', 'ref', 'text'],
  K: ['kids', 'ref', 'text'],
  P: ['place', 'name', 'lat', 'lon', 'minutes', 'why'],
  E: ['end'],
  S: ['summary', 'text'],
  I: ['tip', 'topic', 'text'],
}

/** One line "day|letter|field|…" of an answer; undefined for whatever is not one. */
export function recordOf(line: string): ModelRecord | undefined {
  const match = /^[\s>*`-]*(?:day\s*|tag\s*)?(\d{1,2})\s*\|\s*([A-Z])\s*(?:\|(.*))?$/i.exec(line)
  if (!match) return undefined
  const [, number, letter = '', rest = ''] = match
  const [kind, ...names] = FIELDS[letter.toUpperCase()] ?? []
  if (!kind) return undefined
  const parts = rest.split('|')
  const fields = names.map((key, index) => {
    const field = index === names.length - 1 ? parts.slice(index).join(' ') : parts[index]
    // An empty field is a missing one, not the number 0.
    return [key, field?.trim() || undefined]
  })
  return judge({ kind, day: number, ...Object.fromEntries(fields) })
}

/** A record in any other writing, judged by the same schema. */
export function judge(candidate: unknown): ModelRecord | undefined {
  const parsed = record.safeParse(candidate)
  return parsed.success ? parsed.data : undefined
}
