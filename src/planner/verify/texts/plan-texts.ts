import { TEXT_LIMITS } from '../../limits.ts'
import type { Plan } from '../../plan.ts'

/** One text of a plan, with its place. */
export interface PlanText {
  /** Names the text: "summary", "day", "title", "why", "tip.0", "stay.1.why" … */
  field: string
  text: string
  limit: number
  /** Sentences, which must be in the plan's language; the rest are names. */
  prose: boolean
  day?: number
  item?: string
}

/** Every text that a traveller can read in a plan, links' addresses aside; of one day only, when it is given. */
export function textsOf(plan: Plan, only?: number): PlanText[] {
  const limit = TEXT_LIMITS
  const texts: PlanText[] = [
    { field: 'summary', text: plan.summary, limit: limit.summary, prose: true },
    { field: 'destination', text: plan.destination.name, limit: limit.placeName, prose: false },
  ]
  plan.days.forEach((day, index) => {
    if (only !== undefined && only !== index) return
    texts.push({ field: 'day', text: day.title, limit: limit.dayTitle, prose: true, day: index })
    texts.push({ field: 'base', text: day.base.name, limit: limit.placeName, prose: false, day: index })
    for (const item of day.items) {
      const at = { day: index, item: item.id }
      const add = (field: string, text: string | undefined, most: number, prose: boolean) =>
        text === undefined || texts.push({ field, text, limit: most, prose, ...at })
      add('title', item.title, limit.itemTitle, item.kind !== 'sight')
      add('place', item.place?.name, limit.placeName, false)
      add('why', item.why, limit.why, true)
      add('note', item.note, limit.note, true)
      add('kidsNote', item.kidsNote, limit.note, true)
      add('rainAlternative', item.rainAlternative?.name, limit.placeName, false)
    }
  })
  plan.tips.forEach((tip, index) => {
    texts.push({ field: `tip.${index}.topic`, text: tip.topic, limit: limit.tipTopic, prose: true })
    texts.push({ field: `tip.${index}`, text: tip.text, limit: limit.tip, prose: true })
  })
  plan.flights.forEach((link, index) => {
    texts.push({ field: `flight.${index}`, text: link.label, limit: limit.linkLabel, prose: false })
  })
  plan.stays.forEach((stay, index) => {
    texts.push({ field: `stay.${index}`, text: stay.area, limit: limit.area, prose: false })
    texts.push({ field: `stay.${index}.why`, text: stay.why, limit: limit.why, prose: true })
  })
  return texts
}
