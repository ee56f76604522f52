import { isTravelDay, destinationOf, type Tally, type Trip } from './visits.ts'

/** A title of fewer words is a name. */
const SENTENCE_WORDS = 3
const CROWDED = 2

/** Sentences of `why` and titles that a plan says, those that it says again. */
export function repeatedSentences({ plan }: Trip): Tally {
  const seen = new Map<string, string>()
  const found: Tally['found'] = []
  let of = 0
  for (const day of plan.days)
    for (const sentence of sentencesOf(day)) {
      of++
      const first = seen.get(sentence)
      if (first) found.push({ date: day.date, text: `"${sentence}" as on ${first}` })
      else seen.set(sentence, day.date)
    }
  return { of, found }
}

function sentencesOf({ title, why, items }: Trip['plan']['days'][number]): string[] {
  const titles = items.flatMap((item) => {
    const isName = item.place !== undefined || item.kind === 'checkin' || item.kind === 'transfer'
    return isName || item.title.split(' ').length < SENTENCE_WORDS ? [] : [item.title]
  })
  const reasons = [why, ...items.map((item) => item.why)].flatMap((text) => text?.split(/(?<=[.!?]) +/) ?? [])
  // A day is named after what fills it; one under way says where to.
  const own = items.every(({ kind }) => kind === 'transfer') ? [] : [title]
  return [...new Set([...own, ...titles]), ...reasons]
}

/** Crowded events of the place on days that are spent there, those that the plan does not name. */
export function eventsNamed(trip: Trip): Tally {
  const { plan } = trip
  const text = [
    plan.summary,
    ...plan.tips.map((tip) => tip.text),
    ...plan.days.flatMap(({ items, why = '' }) => [
      why,
      ...items.flatMap((item) => [item.title, item.why, item.note]),
    ]),
  ].join('\n')
  const home = plan.destination.id
  const met = new Map<string, { date: string; name: string }>()
  for (const day of plan.days) {
    const here = destinationOf(trip, day)
    if (here?.id !== home || day.items.every(({ kind }) => kind === 'transfer') || isLeft(day)) continue
    for (const { id, name, crowds, spans } of here?.events ?? [])
      if (crowds >= CROWDED && spans.some(({ from, to }) => day.date >= from && day.date <= to))
        met.set(id, { date: day.date, name: name[plan.language] })
  }
  const found = [...met.values()]
    .filter(({ name }) => !text.includes(name))
    .map(({ date, name }) => ({ date, text: name }))
  return { of: met.size, found }
}

/** Nothing but the way home. */
function isLeft(day: Trip['plan']['days'][number]): boolean {
  return isTravelDay(day) && day.items.length <= 1
}
