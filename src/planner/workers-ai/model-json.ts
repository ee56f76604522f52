import * as z from 'zod/mini'
import { judge } from './model-lines.ts'
import type { ModelRecord } from './model-lines.ts'

/** Models that were asked for lines and answer in JSON mean well: what can be read of it counts. */

const scalar = z.union([z.string(), z.number()])
const stop = z.union([
  scalar,
  z.looseObject({
    id: z.optional(scalar),
    ref: z.optional(scalar),
    why: z.optional(z.unknown()),
    kids: z.optional(z.unknown()),
  }),
])
const swap = z.looseObject({ out: z.optional(scalar), in: z.optional(scalar) })
const day = z.looseObject({
  day: z.optional(scalar),
  title: z.optional(z.unknown()),
  theme: z.optional(z.unknown()),
  stops: z.optional(z.array(z.unknown())),
  items: z.optional(z.array(z.unknown())),
  sights: z.optional(z.array(z.unknown())),
  swaps: z.optional(z.array(z.unknown())),
})
const trip = z.looseObject({
  summary: z.optional(z.unknown()),
  tips: z.optional(z.array(z.unknown())),
  days: z.array(z.unknown()),
})

/** The records in a JSON answer, also one with prose around it or cut off; empty when there is none. */
export function recordsInJson(answer: string): ModelRecord[] {
  const parsed = trip.safeParse(jsonIn(answer))
  if (!parsed.success) return []
  const found: unknown[] = [{ kind: 'summary', text: parsed.data.summary }]
  for (const tip of parsed.data.tips ?? []) found.push({ kind: 'tip', ...recordLike(tip) })
  parsed.data.days.forEach((entry, index) => found.push(...dayRecords(entry, index + 1)))
  return found.flatMap((candidate) => judge(candidate) ?? [])
}

function dayRecords(entry: unknown, position: number): unknown[] {
  const parsed = day.safeParse(entry)
  if (!parsed.success) return []
  const { title, theme, swaps = [] } = parsed.data
  const number = parsed.data.day ?? position
  const stops = (parsed.data.stops ?? parsed.data.items ?? parsed.data.sights ?? []).flatMap((each) => {
    const known = stop.safeParse(each)
    if (!known.success) return []
    return [typeof known.data === 'object' ? known.data : { id: known.data }]
  })
  const refs = stops.flatMap(({ id, ref }) => ((id ?? ref) === undefined ? [] : [String(id ?? ref)]))
  const words = stops.flatMap(({ id, ref, why, kids }) => [
    { kind: 'why', day: number, ref: String(id ?? ref), text: why },
    { kind: 'kids', day: number, ref: String(id ?? ref), text: kids },
  ])
  const changes = swaps.flatMap((each) => {
    const known = swap.safeParse(each)
    return known.success
      ? [{ kind: 'swap', day: number, out: String(known.data.out), in: String(known.data.in) }]
      : []
  })
  const listed = refs.length > 0 ? [{ kind: 'stops', day: number, refs }] : []
  return [
    { kind: 'title', day: number, text: title ?? theme },
    ...listed,
    ...changes,
    ...words,
    { kind: 'end', day: number },
  ]
}

function recordLike(value: unknown): object {
  return typeof value === 'object' && value !== null ? value : {}
}

/** The first object in a text; one that ends too early is closed where its last whole value ends. */
function jsonIn(answer: string): unknown {
  const start = answer.indexOf('{')
  if (start < 0) return undefined
  const text = answer.slice(start)
  const closers: string[] = []
  const cuts: [end: number, closing: string][] = []
  let quoted = false
  for (let index = 0; index < text.length; index++) {
    const sign = text[index]
    if (sign === '\\' && quoted) index++
    else if (sign === '"') quoted = !quoted
    else if (quoted) continue
    else if (sign === '{' || sign === '[') closers.unshift(sign === '{' ? '}' : ']')
    else if (sign === '}' || sign === ']') {
      closers.shift()
      cuts.push([index + 1, closers.join('')])
      if (closers.length === 0) break
    }
  }
  for (const [end, closing] of cuts.toReversed().slice(0, 20)) {
    try {
      return JSON.parse(text.slice(0, end) + closing)
    } catch {
      continue
    }
  }
  return undefined
}
