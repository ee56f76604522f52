import { createSubject } from '../verify/subject.ts'
import type { Subject } from '../verify/subject.ts'
import type { Plan, PlanDay, PlanItem } from '../plan.ts'
import type { Fault } from '../verify/verify.ts'
import type { StandardWords } from './reschedule.ts'
import { checkIds } from './repair-step.ts'
import type { RepairStep } from './repair-step.ts'

/** Puts the words that code would have written where a text fails; a text that may be missing goes. */
export const repairProse: RepairStep = {
  id: 'prose',
  mends: checkIds(
    'weekdays',
    'language',
    'lengths',
    'placeholders',
    'markup',
    'addresses',
    'instructions',
    'link-hosts',
  ),
  apply(plan, faults, { request, facts, reschedule }) {
    const words = reschedule.words(plan)
    const subject = createSubject(plan, request, facts)
    const bad = (field: string, day?: number, item?: string) =>
      faults.some((fault) => fault.text === field && fault.day === day && fault.item === item)
    const badList = (list: string) => faults.some(({ text = '' }) => text.startsWith(`${list}.`))
    return {
      ...plan,
      language: request.language,
      destination:
        bad('destination') && subject.home
          ? { ...plan.destination, name: subject.home.names[request.language] }
          : plan.destination,
      summary: bad('summary') ? words.summary : plan.summary,
      days: plan.days.map((day, index) => ({
        ...day,
        title: bad('day', index) ? (words.titles[index] ?? day.title) : day.title,
        base: bad('base', index) ? namedBase(day, subject) : day.base,
        items: day.items.flatMap((item) =>
          rewordText(item, day, faultyTexts(faults, index, item), words, subject),
        ),
      })),
      tips: badList('tip') ? mendedTips(plan, faults, words) : plan.tips,
      flights: badList('flight') ? words.flights : plan.flights,
      stays: badList('stay') ? words.stays : plan.stays,
    }
  },
}

function faultyTexts(faults: readonly Fault[], day: number, item: PlanItem): ReadonlySet<string> {
  return new Set(
    faults.flatMap((fault) =>
      fault.day === day && fault.item === item.id && fault.text ? [fault.text] : [],
    ),
  )
}

/** An item whose name itself is bad has nothing left to stand for and goes, unless a record gives it a name. */
function rewordText(
  item: PlanItem,
  day: PlanDay,
  bad: ReadonlySet<string>,
  words: StandardWords,
  subject: Subject,
): PlanItem[] {
  if (bad.size === 0) return [item]
  const { why, note, kidsNote, rainAlternative, ...rest } = item
  const result: PlanItem = { ...rest }
  const standard = bad.has('why') ? words.why(item, day) : why
  if (standard !== undefined) result.why = standard
  if (note !== undefined && !bad.has('note')) result.note = note
  if (kidsNote !== undefined && !bad.has('kidsNote')) result.kidsNote = kidsNote
  if (rainAlternative && !bad.has('rainAlternative')) result.rainAlternative = rainAlternative
  if (!bad.has('title') && !bad.has('place')) return [result]
  const known = item.place?.id === undefined ? undefined : subject.record(item.place.id, day)
  const name = known?.sight?.name[subject.plan.language] ?? known?.destination.names[subject.plan.language]
  if (name === undefined || !result.place) return []
  return [{ ...result, title: name, place: { ...result.place, name } }]
}

function mendedTips(plan: Plan, faults: readonly Fault[], words: StandardWords): Plan['tips'] {
  const good = plan.tips.filter(
    (_, index) => !faults.some(({ text }) => text === `tip.${index}` || text === `tip.${index}.topic`),
  )
  return good.length > 0 ? good : words.tips
}

function namedBase(day: PlanDay, subject: Subject): PlanDay['base'] {
  return {
    ...day.base,
    name: subject.baseOf(day)?.names[subject.plan.language] ?? subject.plan.destination.name,
  }
}
