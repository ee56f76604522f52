import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import { headName } from '../fitted.ts'
import type { Choose } from './choose.ts'

const NOON = 720
/** A visit that ends so long before sunset is not there for it, minutes. */
const BEFORE_SUNSET = 15

function name({ name: { de } }: Pick<Sight, 'name'>): string {
  return headName(de)
}

export function eventDe(
  { sight, start, isFirst, of }: Extract<DayReason, { kind: 'event' }>,
  pick: Choose,
): string {
  const at = clockTime(start)
  if (!of) return `Nur zu dieser Zeit im Jahr: ${name(sight)}, heute ab ${at} Uhr.`
  if (isFirst && start < NOON)
    return pick(
      `Gleich um ${at} Uhr: ${name(sight)}. Anlass ist „${of.name.de}“.`,
      `Im Kalender steht „${of.name.de}“, deshalb zuerst, um ${at} Uhr: ${name(sight)}.`,
      `Anlass des Tages: ${of.name.de}. Schon ab ${at} Uhr: ${name(sight)}.`,
    )
  return pick(
    `Anlass des Tages: ${of.name.de}. Ab ${at} Uhr: ${name(sight)}.`,
    `Im Kalender steht „${of.name.de}“, deshalb ab ${at} Uhr: ${name(sight)}.`,
    `Ab ${at} Uhr gehört der Tag dem Anlass „${of.name.de}“: ${name(sight)}.`,
  )
}

export function duskDe(
  { sight, start, sunset, isLast }: Extract<DayReason, { kind: 'dusk' }>,
  pick: Choose,
): string {
  const [at, set] = [clockTime(start), clockTime(sunset)]
  if (start >= sunset)
    return pick(
      `Für die blaue Stunde aufgehoben, ab etwa ${at} Uhr: ${name(sight)}.`,
      `Um ${set} Uhr geht die Sonne unter, danach ist die Zeit für dieses Ziel: ${name(sight)}.`,
    )
  const forLight = isLast
    ? `Zum Schluss, weil dort ab etwa ${at} Uhr das Licht am schönsten ist: ${name(sight)}.`
    : `Das Licht bestimmt die Stunde, ab etwa ${at} Uhr: ${name(sight)}.`
  const kept = `Für das Abendlicht aufgehoben, ab etwa ${at} Uhr: ${name(sight)}.`
  // Nobody is told of a sunset that comes well after the visit.
  if (start + sight.minutes < sunset - BEFORE_SUNSET) return pick(kept, forLight)
  return pick(
    forLight,
    `Die Sonne geht um ${set} Uhr unter, deshalb ab etwa ${at} Uhr: ${name(sight)}.`,
    kept,
  )
}

/** Warum am Morgen: vor der Hitze oder dem Andrang, zur Öffnung, oder weil es ein Markt ist. */
export function earlyDe(
  { sight, start, for: why }: Extract<DayReason, { kind: 'early' }>,
  pick: Choose,
): string {
  const at = clockTime(start)
  if (why === 'market')
    return pick(
      `Auf den Markt geht man am Morgen, deshalb zuerst, um ${at} Uhr: ${name(sight)}.`,
      `Am Vormittag sind die Stände am vollsten: ${name(sight)}, ab ${at} Uhr.`,
    )
  if (why === 'quiet')
    return pick(
      `Um ${at} Uhr, bevor es voll wird: ${name(sight)}.`,
      `Früh ist es dort am ruhigsten, deshalb schon um ${at} Uhr: ${name(sight)}.`,
      `Schon um ${at} Uhr, vor den meisten anderen: ${name(sight)}.`,
    )
  if (why === 'morning')
    return pick(
      `Am schönsten früh am Tag, um ${at} Uhr: ${name(sight)}.`,
      `Dort ist der Morgen am schönsten, deshalb um ${at} Uhr: ${name(sight)}.`,
      `Gleich um ${at} Uhr hinaus, solange der Tag frisch ist: ${name(sight)}.`,
    )
  if ('high' in why)
    return pick(
      `Hinaus vor der Hitze, um ${at} Uhr: ${name(sight)}.`,
      `Mittags sind es um die ${why.high} Grad, deshalb schon um ${at} Uhr: ${name(sight)}.`,
      `Die kühlen Stunden ab ${at} Uhr gehören diesem Ziel: ${name(sight)}.`,
    )
  const opens = clockTime(why.opens)
  return pick(
    `Zur Öffnung um ${opens} Uhr, bevor es voll wird: ${name(sight)}.`,
    `Um ${opens} Uhr gehen die Türen auf, und die erste Stunde ist die ruhigste: ${name(sight)}.`,
    `Unter den Ersten, ab ${opens} Uhr: ${name(sight)}.`,
  )
}
