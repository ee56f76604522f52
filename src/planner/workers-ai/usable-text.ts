import { hasOuting } from '../days/day-trip.ts'
import { isStop, type Plan, type PlanDay, type PlanItem } from '../plan.ts'
import { verify, verifyDay } from '../verify/verify.ts'
import type { DayAdvice } from './day-advice.ts'
import type { AdviceTools } from './day.ts'

/** Times, prices and distances are computed; a model that writes them down guesses. */
export const GUESSED_FACT =
  /\d{1,2}[:.h]\d{2}\b|\d\s*(€|\$|£|¥|%|(eur|usd|gbp|euros?|dollars?|uhr|a\.?m|p\.?m|km|kilomet\w+|min\w*|hours?|stunden?|std)\b)|(€|\$|£|¥)\s*\d|\b(free (entry|admission)|eintritt frei|kostenlos)\b/i

/** The day with a model's title and sentences, each of them only if it passes the checks of prose. */
export function reworded(
  plan: Plan,
  index: number,
  day: PlanDay,
  advice: DayAdvice,
  tools: AdviceTools,
): PlanDay {
  const { places, request, facts } = tools
  const sentences = (list: DayAdvice['whys'], item: PlanItem) =>
    list.find(({ ref, text }) => {
      const id = item.place?.id
      if (id === undefined || GUESSED_FACT.test(text) || places.find(ref, day)?.id !== id) return false
      return !places.namesOther(text, plan.days.with(index, day))
    })?.text
  // A theme says less of a day elsewhere than where it leads.
  const title = hasOuting(day, facts.destinations) ? undefined : advice.title?.replace(/[.!]$/, '')
  const told: PlanDay = {
    ...day,
    title:
      title !== undefined && !GUESSED_FACT.test(title) && !places.namesOther(title, [day])
        ? title
        : day.title,
    items: day.items.map((item) => {
      if (!isStop(item)) return item
      const why = sentences(advice.whys, item) ?? item.why
      const kidsNote = (request.kids > 0 ? sentences(advice.kids, item) : undefined) ?? item.kidsNote
      return {
        ...item,
        ...(why === undefined ? {} : { why }),
        ...(kidsNote === undefined ? {} : { kidsNote }),
      }
    }),
  }
  const faults = verifyDay({ ...plan, days: plan.days.with(index, told) }, index, request, facts)
  if (faults.length === 0) return told
  const failed = new Set(faults.map(({ item = '', text }) => `${item}/${text}`))
  return {
    ...told,
    title: failed.has('/day') ? day.title : told.title,
    items: told.items.map((item, position) => {
      const before = day.items[position]
      return before && [...failed].some((key) => key.startsWith(`${item.id}/`)) ? before : item
    }),
  }
}

/** The plan with a model's words on the whole of it, where they pass and promise no place that it does not hold. */
export function withClosingWords(
  plan: Plan,
  words: { summary: string | undefined; tips: readonly { topic: string; text: string }[] },
  { request, facts, places }: AdviceTools,
): Plan {
  const holds = (text: string) => !GUESSED_FACT.test(text) && !places.namesOther(text, plan.days)
  const tips = words.tips.filter(({ topic, text }) => holds(`${topic} ${text}`))
  const summary = words.summary !== undefined && holds(words.summary) ? words.summary : plan.summary
  const told = { ...plan, summary, tips: [...tips, ...plan.tips] }
  const failed = new Set(verify(told, request, facts).faults.flatMap(({ text }) => text ?? []))
  return {
    ...told,
    summary: failed.has('summary') ? plan.summary : summary,
    tips: told.tips.filter((_, index) => !failed.has(`tip.${index}`) && !failed.has(`tip.${index}.topic`)),
  }
}
