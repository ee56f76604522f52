import { distanceKm } from '../distance.ts'
import { spanOfHours } from '../opening-hours.ts'
import { type Destination, destinationSchema } from './destination-schema.ts'

const MAX_KM = 60
const MAX_DAYTRIP_KM = 150
const MIN_APART_KM = 0.05

/** All that is wrong with one atlas file, each in a sentence; empty when it may ship. */
export function checkDestination(file: string, content: unknown): string[] {
  const parsed = destinationSchema.safeParse(content)
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`)
  const destination = parsed.data
  return [...checkHead(file, destination), ...checkSights(destination)].map(
    (problem) => `${file}: ${problem}`,
  )
}

function checkHead(file: string, destination: Destination): string[] {
  const problems: string[] = []
  if (file !== `${destination.id}.json`) problems.push(`id ${destination.id} is not the file's name`)
  if (!Intl.supportedValuesOf('timeZone').includes(destination.zone) && !isZone(destination.zone))
    problems.push(`unknown time zone ${destination.zone}`)
  if (!Intl.supportedValuesOf('currency').includes(destination.currency))
    problems.push(`unknown currency ${destination.currency}`)
  if (destination.tickets[0] !== 0) problems.push('tickets must start with 0')
  for (const [what, levels] of Object.entries({ ...destination.daily, tickets: destination.tickets }))
    if (levels.some((amount, level) => level > 0 && amount < (levels[level - 1] ?? 0)))
      problems.push(`${what} must not fall from one level to the next`)
  for (const airport of destination.airports)
    if (distanceKm(airport.at, destination.center) > 250)
      problems.push(`airport ${airport.code} is over 250 km away`)
  if (destination.nearby.includes(destination.id)) problems.push('nearby names the destination itself')
  return problems
}

function isZone(zone: string): boolean {
  try {
    return Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }))
  } catch {
    return false
  }
}

function checkSights({ center, sights, bases }: Destination): string[] {
  const problems: string[] = []
  const ids = new Set<string>()
  const hints = new Set<string>()
  for (const [index, sight] of sights.entries()) {
    if (ids.has(sight.id)) problems.push(`${sight.id}: id used twice`)
    ids.add(sight.id)
    for (const hint of [sight.hint.en, sight.hint.de]) {
      if (hints.has(hint)) problems.push(`${sight.id}: hint used twice`)
      if (hint.length > 160) problems.push(`${sight.id}: hint over 160 characters`)
      hints.add(hint)
    }
    const km = Math.min(
      ...[center, ...(bases ?? []).map((base) => base.at)].map((at) => distanceKm(sight.at, at)),
    )
    if (km > (sight.daytrip ? MAX_DAYTRIP_KM : MAX_KM))
      problems.push(`${sight.id}: ${Math.round(km)} km from the centre`)
    const { opens, closes } = spanOfHours(sight.hours)
    if (closes - opens < sight.minutes) problems.push(`${sight.id}: open for less than a visit takes`)
    for (const [index, { days, months, hours }] of (sight.exceptions ?? []).entries()) {
      const span = spanOfHours(hours ?? 'always')
      if (span.closes <= span.opens) problems.push(`${sight.id}: an exception closes before it opens`)
      // The first that fits counts: one may take a date out of those after it.
      if (hours === sight.hours && index === (sight.exceptions?.length ?? 0) - 1)
        problems.push(`${sight.id}: an exception with the usual hours`)
      if (days?.some((day) => sight.closed?.includes(day)))
        problems.push(`${sight.id}: an exception on a closing day`)
      if (new Set(days).size < (days?.length ?? 0) || new Set(months).size < (months?.length ?? 0))
        problems.push(`${sight.id}: an exception names a day or a month twice`)
    }
    problems.push(...checkFacts(sight, sights).map((problem) => `${sight.id}: ${problem}`))
    if (sight.base && !bases?.some((base) => base.id === sight.base))
      problems.push(`${sight.id}: unknown base ${sight.base}`)
    if ((sight.closed?.length ?? 0) > 5) problems.push(`${sight.id}: closed on more than five weekdays`)
    for (const other of sights.slice(0, index)) {
      const apart = distanceKm(sight.at, other.at)
      if (apart < MIN_APART_KM && !sight.close && !other.close)
        problems.push(`${sight.id}: ${Math.round(apart * 1000)} m from ${other.id}`)
    }
  }
  return problems
}

function checkFacts(sight: Destination['sights'][number], sights: Destination['sights']): string[] {
  const problems: string[] = []
  const { adult, child, freeUnder, ages, rain, ticket, booking } = sight
  if (child !== undefined && adult === undefined) problems.push('a child price without an adult one')
  if ((child ?? 0) > (adult ?? Infinity)) problems.push('a child pays more than an adult')
  if (freeUnder !== undefined && !adult) problems.push('free for the young where it is free for all')
  if (ages && ages[0] > ages[1]) problems.push('ages run backwards')
  if (
    rain &&
    !sights.some((other) => other.id === rain && other.id !== sight.id && other.setting !== 'outdoor')
  )
    problems.push(`rain: ${rain} is no other sight with a roof`)
  if (ticket && sights.filter((other) => other.ticket === ticket).length < 2)
    problems.push(`ticket ${ticket} is shared with nothing`)
  if (sights.some((other) => other.ticket === ticket && other.validDays !== sight.validDays))
    problems.push('the same ticket is good for other days elsewhere')
  if (booking && adult === 0 && sight.category === 'viewpoint') problems.push('a free viewpoint to be booked')
  for (const { from, to } of sight.best ?? [])
    if (/^\d/.test(from) && /^\d/.test(to) && from >= to) problems.push('a best window ends before it begins')
  return problems
}
