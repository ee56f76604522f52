import { weekdayOf } from '../../../src/atlas/opening-hours.ts'
import type { Plan, PlanItem, PlanRequest } from '../../../src/planner/plan.ts'

/** A plan as lines of text, with all that a traveller finds on its page. */
export function printPlan(plan: Plan, request: PlanRequest): string {
  const { provenance, arrival, legs = [], booking = [], budget } = plan
  const journey = arrival && `There: ${arrival.mode}, ${arrival.minutes} min, ${arrival.changes} changes`
  return [
    asked(request),
    plan.summary,
    ...(journey ? [journey] : []),
    ...legs.map(
      (leg) => `Leg ${leg.date} ${leg.depart ?? ''} ${leg.from} → ${leg.to}, ${leg.mode} ${leg.minutes} min`,
    ),
    ...plan.days.flatMap(({ date, title, why, weather, sun, base, items }, index) => [
      '',
      `D${index + 1} ${weekdayOf(date)} ${date} · ${base.name} · ${title}`,
      `   ${why ?? ''} [${weather?.low ?? '?'}–${weather?.high ?? '?'} °C, sun ${sun?.rise ?? ''}–${sun?.set ?? ''}]`,
      ...items.flatMap(linesOfItem),
    ]),
    '',
    ...plan.stays.map(({ area, why }) => `Stay: ${area}: ${why}`),
    ...booking.map(({ kind, title, day, from, required, site }) =>
      [
        'Book:',
        kind,
        title,
        day === undefined ? '' : `D${day + 1}`,
        `from ${from}`,
        required ? 'required' : '',
        site,
      ].join(' '),
    ),
    ...plan.tips.map(({ topic, text }) => `Tip (${topic}): ${text}`),
    `Budget ${budget.currency}: lodging ${budget.lodging}, food ${budget.food}, transport ${budget.transport}, activities ${budget.activities}, total ${budget.total} (${budget.low}–${budget.high})`,
    `Score ${provenance.score}; not passed: ${provenance.checks.flatMap(({ id, passed }) => (passed ? [] : id)).join(', ')}`,
  ].join('\n')
}

function asked({
  startLocation,
  destination,
  startDate,
  endDate,
  adults,
  kids,
  budget,
  tripType,
  wishes,
}: PlanRequest) {
  const party = `${adults} adults, ${kids} children`
  return `${startLocation} → ${destination}, ${startDate} to ${endDate}, ${party}, ${budget}, ${tripType} ${JSON.stringify(wishes ?? {})}`
}

function linesOfItem({
  start,
  end,
  kind,
  title,
  travel,
  cost,
  why,
  note,
  kidsNote,
  place,
  rainAlternative,
}: PlanItem) {
  const way = travel ? ` [${travel.mode} ${travel.minutes} min, ${travel.km} km]` : ''
  const price = cost ? ` (${cost.amount} ${cost.currency})` : ''
  const notes = [why, note, kidsNote, rainAlternative && `Rain: ${rainAlternative.name}`].filter(Boolean)
  const at = place?.name && !title.includes(place.name) ? ` @ ${place.name}` : ''
  return [`  ${start}–${end} ${kind}: ${title}${at}${way}${price}`, ...notes.map((text) => `      ${text}`)]
}
