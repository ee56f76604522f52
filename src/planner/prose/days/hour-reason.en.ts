import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import { headName } from '../fitted.ts'
import type { Choose } from './choose.ts'

const NOON = 720
/** A visit that ends so long before sunset is not there for it, minutes. */
const BEFORE_SUNSET = 15

function name({ name: { en } }: Pick<Sight, 'name'>): string {
  return headName(en)
}

export function eventEn(
  { sight, start, isFirst, of }: Extract<DayReason, { kind: 'event' }>,
  pick: Choose,
): string {
  const at = clockTime(start)
  if (!of) return `Only at this time of year: ${name(sight)}, today from ${at}.`
  if (isFirst && start < NOON)
    return pick(
      `The day starts with ${of.name.en}: ${name(sight)} at ${at}.`,
      `You are here during ${of.name.en}, so first of all, at ${at}: ${name(sight)}.`,
      `At ${at} it is time for ${of.name.en}: ${name(sight)}.`,
    )
  return pick(
    `The day is built around ${of.name.en}: ${name(sight)}, from ${at}.`,
    `You are here during ${of.name.en}: ${name(sight)}, from ${at}.`,
    `Kept for ${of.name.en}: ${name(sight)}, from ${at}.`,
  )
}

export function duskEn(
  { sight, start, sunset, isLast }: Extract<DayReason, { kind: 'dusk' }>,
  pick: Choose,
): string {
  const [at, set] = [clockTime(start), clockTime(sunset)]
  if (start >= sunset)
    return pick(
      `Kept for the blue hour, from about ${at}: ${name(sight)}.`,
      `After sunset at ${set}, when it is at its best: ${name(sight)}.`,
    )
  const forLight = isLast
    ? `Last of the day, for the light from about ${at}: ${name(sight)}.`
    : `The light sets the hour, from about ${at}: ${name(sight)}.`
  const kept = `Kept for the evening light, from about ${at}: ${name(sight)}.`
  // Nobody is told of a sunset that comes well after the visit.
  if (start + sight.minutes < sunset - BEFORE_SUNSET) return pick(kept, forLight)
  return pick(forLight, `Sunset is at ${set}, so be there from about ${at}: ${name(sight)}.`, kept)
}

/** Why the morning: before the heat or the crowd, for the opening, or since it is a market. */
export function earlyEn(
  { sight, start, for: why }: Extract<DayReason, { kind: 'early' }>,
  pick: Choose,
): string {
  const at = clockTime(start)
  if (why === 'market')
    return pick(
      `Markets are best in the morning, so this comes first, at ${at}: ${name(sight)}.`,
      `The stalls are fullest before noon: ${name(sight)} at ${at}.`,
    )
  if (why === 'quiet')
    return pick(
      `${name(sight)} at ${at}, before it gets busy.`,
      `It is quietest early on, so you are there at ${at}: ${name(sight)}.`,
      `Early, at ${at}, and so before the crowd: ${name(sight)}.`,
    )
  if (why === 'morning')
    return pick(
      `At its best early in the day, at ${at}: ${name(sight)}.`,
      `The morning is its best time, so you are there at ${at}: ${name(sight)}.`,
      `Out at ${at}, while the day is fresh: ${name(sight)}.`,
    )
  if ('high' in why)
    return pick(
      `Out before the heat: ${name(sight)} at ${at}.`,
      `It is around ${why.high}° by noon, so first of all, at ${at}: ${name(sight)}.`,
      `For the cool of the morning, from ${at}: ${name(sight)}.`,
    )
  const opens = clockTime(why.opens)
  return pick(
    `For the opening at ${opens}, ahead of the crowd: ${name(sight)}.`,
    `Doors open at ${opens}, and the first hour is the quietest: ${name(sight)}.`,
    `Be among the first, when doors open at ${opens}: ${name(sight)}.`,
  )
}
