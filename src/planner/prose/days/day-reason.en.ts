import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import type { TravelMode } from '../../plan.ts'
import { headName } from '../fitted.ts'
import { withArticle } from '../places.en.ts'
import { count, duration, list } from '../vocabulary.en.ts'

const MODES: Record<TravelMode | 'boat' | 'bus', string> = {
  walk: 'on foot',
  transit: 'by tram, bus or boat',
  bus: 'by bus',
  boat: 'by boat',
  train: 'by train',
  car: 'by road',
}

/** Further than this is no gentle start, minutes. */
const FAR_FIRST = 35
/** Later than this no start is an early one, minutes after midnight. */
const EARLY_RISE = 510
const NOON = 720
/** So many of a day's other stops are named. */
const NAMED = 2

function name({ name: { en } }: Pick<Sight, 'name'>): string {
  return headName(en)
}

/** One sentence on why a day is as it is; `day` picks among wordings, so that days differ. */
export function dayReasonEn(reason: DayReason, day: number): string {
  const pick = (...wordings: string[]) => wordings[day % wordings.length] ?? ''
  switch (reason.kind) {
    case 'event':
      return reason.start < NOON && reason.isFirst
        ? pick(
            `${name(reason.sight)} comes first, at ${clockTime(reason.start)}; the rest of the day follows from it.`,
            `Be there for ${name(reason.sight)} at ${clockTime(reason.start)}; the rest of the day can wait.`,
            `The morning belongs to ${name(reason.sight)}, from ${clockTime(reason.start)}.`,
          )
        : pick(
            `The fixed point of the day is ${name(reason.sight)}, at ${clockTime(reason.start)}.`,
            `The day leads up to ${clockTime(reason.start)}: ${name(reason.sight)}.`,
            `Whatever else the day brings, ${clockTime(reason.start)} is kept for ${name(reason.sight)}.`,
          )
    case 'excursion':
      return excursionEn(reason, pick)
    case 'move':
      return moveEn(reason)
    case 'fixed-start':
      return pick(
        `${name(reason.sight)} begins at ${clockTime(reason.start)}, and the rest of the day follows from that.`,
        `The fixed point is ${clockTime(reason.start)} at ${name(reason.sight)}; everything else is placed around it.`,
      )
    case 'dusk':
      return pick(
        reason.isLast
          ? `The day ends at ${name(reason.sight)} because the light is best from about ${clockTime(reason.start)}.`
          : `The light decides: ${name(reason.sight)} is at its best from about ${clockTime(reason.start)}.`,
        `${name(reason.sight)} is kept for the evening light, from about ${clockTime(reason.start)}.`,
      )
    case 'early':
      return pick(
        `${name(reason.sight)} comes first, at ${clockTime(reason.start)}: these are its best hours.`,
        reason.start <= EARLY_RISE
          ? `An early start, at ${clockTime(reason.start)}, for ${name(reason.sight)} at its best.`
          : `The day opens with what is best before noon: ${name(reason.sight)}.`,
        `First of all ${name(reason.sight)}, at ${clockTime(reason.start)}, while the hour is right.`,
      )
    case 'close-together':
      if (reason.rides !== 'none')
        return pick(
          reason.rides === 'there'
            ? `One ride there, and then all of it lies within ${reason.km} km, from ${name(reason.first)} to ${name(reason.last)}.`
            : `Short ways today: from ${name(reason.first)} to ${name(reason.last)} it is ${reason.km} km at most.`,
          `One area, one day: ${count(reason.stops, 'stop')} within ${reason.km} km.`,
          `${name(reason.first)} and ${name(reason.last)} are ${reason.km} km apart at most, and so is everything between them.`,
        )
      return pick(
        `From ${name(reason.first)} to ${name(reason.last)} nothing is more than ${reason.km} km apart: a day on foot.`,
        `${count(reason.stops, 'stop')} within ${reason.km} km, so today needs neither a bus nor a taxi.`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        ),
        `All of it lies around ${name(reason.first)}, within ${reason.km} km.`,
      )
    case 'arrival':
      if (reason.minutes > FAR_FIRST || reason.isSport)
        return `Straight out on arrival: ${name(reason.sight)} is ${reason.minutes} minutes from your door.`
      return `A gentle start${reason.minutes <= 5 ? ' next door' : `, ${reason.minutes} minutes from where you put down your bags`}: ${name(reason.sight)}${reason.next ? `, then ${name(reason.next)}` : ''}.`
    case 'departure': {
      const names = list(reason.stops.slice(0, NAMED).map(name))
      if (reason.where === 'out')
        return `Out once more before the journey: ${names}. The bags are waiting${reason.bags === undefined ? '' : ` until ${clockTime(reason.bags)}`}.`
      return reason.where === 'near'
        ? `The last hours stay near the bags: ${names}.`
        : `For the last hours, ${names}${reason.bags === undefined ? '' : `; at ${clockTime(reason.bags)} you collect the bags`}.`
    }
    case 'main':
      if (reason.others.length === 0)
        return reason.isBrief
          ? `Only ${name(reason.sight)} is fixed today; the rest of the day is yours.`
          : `One thing today, ${name(reason.sight)}: stay as long as you like.`
      return pick(
        `${name(reason.sight)} is what this day is for, with ${list(reason.others.slice(0, NAMED).map(name))} around it.`,
        reason.isLast
          ? `All of today leads to ${name(reason.sight)}; ${list(reason.others.slice(0, NAMED).map(name))} ${reason.others.length > 1 ? 'come' : 'comes'} before.`
          : reason.isBrief
            ? `Today's best is ${name(reason.sight)}, with ${list(reason.others.slice(0, NAMED).map(name))} as well.`
            : `Today belongs to ${name(reason.sight)}: leave out what follows if you would rather stay.`,
        `The best of the day is ${name(reason.sight)}, and nothing else on it needs a hurry.`,
      )
    case 'open':
      return openEn(reason, day + 1)
    case 'once-more':
      return `Day ${day + 1} goes back to what was good, at half the pace.`
  }
}

function moveEn({ minutes, stops, base, halts, arrives }: Extract<DayReason, { kind: 'move' }>): string {
  const then = stops.length > 0 ? `, then ${list(stops.slice(0, NAMED).map(name))}` : ''
  if (halts.length === 0) return `First about ${duration(minutes)} to ${withArticle(base.en)}${then}.`
  const by = arrives === undefined ? '' : `; you are there by about ${clockTime(arrives)}`
  return `The way to ${withArticle(base.en)} leads by ${list(halts.slice(0, NAMED).map(name))}${by}${then}.`
}

function excursionEn(
  { sight, mode, minutes, before, goesOn, after, fillsAfternoon }: Extract<DayReason, { kind: 'excursion' }>,
  pick: (...wordings: string[]) => string,
): string {
  const way = `${minutes} minutes ${MODES[mode]}`
  const [first] = before
  if (first) return `After ${name(first)} it is ${way} ${goesOn ? 'on' : 'out'} to ${name(sight)}.`
  if (after.length > 0)
    return pick(
      `Out to ${name(sight)} first, ${way}, then ${list(after.slice(0, NAMED).map(name))}.`,
      fillsAfternoon
        ? `${name(sight)} comes first, ${way} from here; the afternoon is for ${list(after.slice(0, NAMED).map(name))}.`
        : `${name(sight)} comes first, ${way} from here; ${list(after.slice(0, NAMED).map(name))} ${after.length > 1 ? 'come' : 'comes'} later.`,
    )
  if (sight.meal === 'dinner')
    return `The morning is yours; then it is ${way} out to ${name(sight)}, and dinner is had there.`
  return pick(
    `${name(sight)} takes ${way} each way, so it gets most of the day.`,
    `Further out today: ${way} to ${name(sight)}, and back in time for dinner.`,
  )
}

function openEn(
  { role, base: { en: base }, leaves, hasEvening }: Extract<DayReason, { kind: 'open' }>,
  number: number,
): string {
  switch (role) {
    case 'journey':
      if (leaves) return `You set out for ${base} in the ${leaves}; until then the day is your own.`
      return `The way to ${base} takes this day; nothing else is asked of it.`
    case 'arrival':
      return hasEvening
        ? `The arrival in ${base} leaves the day open until the evening.`
        : `Nothing is fixed for the arrival in ${base}, so coming late spoils nothing.`
    case 'return':
      return hasEvening
        ? `Until the evening nothing is fixed on the day you are back in ${base}.`
        : `Nothing is fixed on the day you are back in ${base}: time for what the first stay left out.`
    case 'departure':
      return `The way home sets the hours, so nothing in ${base} is fixed any more.`
    default:
      return `Day ${number} is kept free on purpose: the best of ${base} has its place on the others.`
  }
}
