import { recordsInJson } from './model-json.ts'
import { recordOf } from './model-lines.ts'
import type { ModelRecord } from './model-lines.ts'

/** What a model said about one day. */
export interface DayAdvice {
  title?: string
  swaps: { out: string; in: string }[]
  /** The day's stops, where a model listed them anew. */
  stops: string[]
  whys: { ref: string; text: string }[]
  kids: { ref: string; text: string }[]
  places: Extract<ModelRecord, { kind: 'place' }>[]
  /** Nothing more will be said about it. */
  ended: boolean
}

export interface TripAdvice {
  /** By index of the day. */
  days: ReadonlyMap<number, DayAdvice>
  summary: string | undefined
  tips: readonly { topic: string; text: string }[]
  /** One line of an answer. */
  read(line: string): void
  /** The end of an answer: days that were spoken of are ended, and an answer in JSON is read as a whole. */
  close(): void
}

const MOST_TIPS = 2
const LONGEST_REST = 40_000

/** Gathers what models say about the days of `asked`, first word first; a day is spoken of once. */
export function gatherAdvice(asked: ReadonlySet<number>): TripAdvice {
  const days = new Map<number, DayAdvice>()
  const tips: { topic: string; text: string }[] = []
  let summary: string | undefined
  let rest = ''
  let current: number | undefined

  function take(record: ModelRecord): void {
    if (record.kind === 'summary') summary ??= record.text
    else if (record.kind === 'tip') tips.push({ topic: record.topic, text: record.text })
    else takeForDay(record)
  }

  function takeForDay(record: Exclude<ModelRecord, { kind: 'summary' | 'tip' }>): void {
    const index = record.day - 1
    if (!asked.has(index)) return
    if (current !== undefined && current !== index) end(current)
    current = index
    const advice = days.get(index) ?? { swaps: [], stops: [], whys: [], kids: [], places: [], ended: false }
    days.set(index, advice)
    if (advice.ended) return
    if (record.kind === 'title') advice.title ??= record.text
    else if (record.kind === 'swap') advice.swaps.push({ out: record.out, in: record.in })
    else if (record.kind === 'why') advice.whys.push({ ref: record.ref, text: record.text })
    else if (record.kind === 'kids') advice.kids.push({ ref: record.ref, text: record.text })
    else if (record.kind === 'place') advice.places.push(record)
    else if (record.kind === 'stops') advice.stops.push(...record.refs)
    else advice.ended = true
  }

  function end(index: number): void {
    const advice = days.get(index)
    if (advice) advice.ended = true
  }

  return {
    days,
    get summary() {
      return summary
    },
    get tips() {
      return tips.slice(0, MOST_TIPS)
    },
    read(line) {
      const record = recordOf(line)
      if (record) take(record)
      else if (rest.length < LONGEST_REST) rest += `${line}\n`
    },
    close() {
      for (const record of recordsInJson(rest)) take(record)
      rest = ''
      current = undefined
      for (const index of days.keys()) end(index)
    },
  }
}
