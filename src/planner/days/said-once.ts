import type { Locale } from '../../i18n/locale.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { type Prose, proseIn } from '../prose/prose.ts'
import { headName } from '../prose/fitted.ts'
import { sameTable } from '../prose/stops/same-table.ts'

/** Among what was said: the tables at which one has eaten. */
const EATEN = 'eaten:'

/**
 * A day that repeats no sentence of the days before: what was said before is left out, and titles that say something
 * become plain ones. `said` is kept from day to day.
 */
export function saidOnce(day: PlanDay, index: number, language: Locale, said: Set<string>): PlanDay {
  const prose = proseIn(language)
  const items = day.items.map((item) => withSameTable(item, itemSaidOnce(item, prose, said)))
  const { why: reason, title: first, ...rest } = day
  const why = reason && newSentences(reason, said)
  // One under way says where to, however many of them there are.
  const stops = day.items.filter(({ kind }) => kind === 'sight').map((item) => headName(item.title))
  const back = day.items.flatMap(({ again, title }) => (again ? [prose.onceMore(headName(title))] : []))
  const unsaid = [...stops, ...back].find((each) => !said.has(each)) ?? prose.plainDay(day.base.name, index)
  const title = said.has(first) && !isUnderWay(day) ? unsaid : first
  for (const each of [title, ...items.filter(isPlain).map((item) => item.title)]) said.add(each)
  return { ...rest, title, ...(why && { why }), items }

  /** A table of which all has been said is one that the trip comes back to, or one that free hours have named. */
  function withSameTable({ why: order }: PlanItem, item: PlanItem): PlanItem {
    if (item.kind !== 'meal' || !item.place) return item
    const eaten = `${EATEN}${item.place.id ?? item.place.name}`
    const isBack = said.has(eaten)
    said.add(eaten)
    if (item.why || !order || !isBack) return item
    const once = sameTable(item.place.name, index, language, said)
    return { ...item, ...(once && { why: once }) }
  }
}

function itemSaidOnce(item: PlanItem, { free, lunch, dinner }: Prose, said: Set<string>): PlanItem {
  const { why: reason, kidsNote: forKids, ...rest } = item
  const kidsNote = newSentences(forKids, said)
  // Where a place comes from is said of each.
  const why = item.place?.source === 'openstreetmap' ? reason : newSentences(reason, said)
  const plain = item.kind === 'free' ? free : item.id.endsWith('-dinner') ? dinner : lunch(undefined)
  const title = isPlain(item) && said.has(item.title) ? plain : item.title
  return { ...rest, title, ...(why && { why }), ...(kidsNote && { kidsNote }) }
}

/** What has no name says what to do. */
function isPlain({ kind, place }: PlanItem): boolean {
  return (kind === 'free' || kind === 'meal') && place === undefined
}

function newSentences(text: string | undefined, said: Set<string>): string | undefined {
  const sentences = text?.split(/(?<=[.!?]) +/).filter((sentence) => !said.has(sentence)) ?? []
  for (const sentence of sentences) said.add(sentence)
  return sentences.length > 0 ? sentences.join(' ') : undefined
}
