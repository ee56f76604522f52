import { clockTime } from '../../../platform/clock-time.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import type { TravelMode } from '../../plan.ts'
import { headName } from '../fitted.ts'
import type { Choose } from './choose.ts'
import { duskEn, earlyEn, eventEn } from './hour-reason.en.ts'
import { at, withArticle } from '../places.en.ts'
import { capital, count, duration, list, WEEKDAYS } from '../vocabulary.en.ts'

const MODES: Record<TravelMode | 'boat' | 'bus', string> = {
  walk: 'on foot',
  transit: 'by public transport',
  bus: 'by bus',
  boat: 'by boat',
  train: 'by train',
  car: 'by road',
}

/** Further than this is no gentle start, minutes. */
const FAR_FIRST = 35
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
      return eventEn(reason, pick)
    case 'excursion':
      return excursionEn(reason, pick)
    case 'move':
      return moveEn(reason, pick)
    case 'fixed-start':
      return reason.sight.booking
        ? pick(
            `The ticket sets the hour, ${clockTime(reason.start)}: ${name(reason.sight)}; the rest is fitted around it.`,
            `Reserve for ${clockTime(reason.start)}: ${name(reason.sight)}; everything else today can move.`,
          )
        : pick(
            `${clockTime(reason.start)} sharp: ${name(reason.sight)}; everything else today can move.`,
            `The one hour to keep today is ${clockTime(reason.start)}: ${name(reason.sight)}.`,
            `Set for ${clockTime(reason.start)}: ${name(reason.sight)}; the rest of the day fits around it.`,
          )
    case 'open-days':
      return `Open on ${list(reason.days.map((day) => WEEKDAYS[day]))} only, which makes it today: ${name(reason.sight)}.`
    case 'free':
      return `Entry is free today, so today it is: ${name(reason.sight)}.`
    case 'dusk':
      return duskEn(reason, pick)
    case 'early':
      return earlyEn(reason, pick)
    case 'close-together': {
      const between = `${name(reason.first)}, ${name(reason.last)} and what lies between them`
      if (reason.rides !== 'none')
        return pick(
          reason.rides === 'there'
            ? `One ride there, and then all of it lies within ${reason.km} km: ${between}.`
            : `Short distances today, ${reason.km} km at most: ${between}.`,
          `One area, one day: ${count(reason.stops, 'stop')} within ${reason.km} km.`,
          `Nothing today is more than ${reason.km} km apart: ${between}.`,
        )
      return pick(
        `A day on foot, with nothing more than ${reason.km} km apart: ${between}.`,
        `${count(reason.stops, 'stop')} within ${reason.km} km, so today needs neither a bus nor a taxi.`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        ),
        `All of it lies within ${reason.km} km of the first stop: ${name(reason.first)}.`,
      )
    }
    case 'arrival':
      if (reason.minutes > FAR_FIRST || reason.isSport)
        return `Straight out on arrival, ${reason.minutes} minutes from your door: ${name(reason.sight)}.`
      return `A gentle start${reason.minutes <= 5 ? ' next door' : `, ${reason.minutes} minutes from where you put down your bags`}: ${name(reason.sight)}${reason.next ? `, then ${name(reason.next)}` : ''}.`
    case 'departure': {
      const names = list(reason.stops.map(name))
      if (reason.where === 'out') return `Out once more before the journey: ${names}. ${bagsEn(reason.bags)}`
      if (reason.where === 'near') return `Close to your bags on the last day: ${names}.`
      const bags =
        typeof reason.bags === 'number'
          ? `At ${clockTime(reason.bags)} you collect the bags.`
          : bagsEn(reason.bags)
      return `For the last hours: ${names}.${reason.bags === undefined ? '' : ` ${bags}`}`
    }
    case 'main':
      return mainEn(reason, pick)
    case 'open':
      return openEn(reason, day + 1)
  }
}

function bagsEn(bags: number | 'in-car' | undefined): string {
  if (bags === 'in-car') return 'The bags come along in the car.'
  return `The bags are waiting${bags === undefined ? '' : ` until ${clockTime(bags)}`}.`
}

function mainEn(
  { sight, minutes, before, after, isBrief }: Extract<DayReason, { kind: 'main' }>,
  pick: Choose,
): string {
  if (before.length + after.length === 0)
    return isBrief
      ? `One thing alone is fixed today: ${name(sight)}. The rest of the day is yours.`
      : `One thing today: ${name(sight)}. Stay as long as you like.`
  const others = [...before, ...after].slice(0, NAMED)
  if (isBrief)
    return pick(
      `Today's best: ${name(sight)}. Also today: ${list(others.map(name))}.`,
      `Above all: ${name(sight)}. On the same day: ${list(others.map(name))}.`,
    )
  const time = duration(minutes)
  if (before.length === 0)
    return pick(
      `First, with about ${time} for it: ${name(sight)}. Then: ${list(after.map(name))}.`,
      `About ${time} go to one place: ${name(sight)}. After it: ${list(after.map(name))}.`,
    )
  return pick(
    `First: ${list(before.map(name))}. Then, with about ${time} for it: ${name(sight)}.`,
    `Most of the time, about ${time}, goes to one place: ${name(sight)}. Before it: ${list(before.map(name))}.`,
  )
}

function moveEn(
  { minutes, stops, base, halts, arrives, startsAt }: Extract<DayReason, { kind: 'move' }>,
  pick: Choose,
): string {
  const names = list(stops.map(name))
  const way = duration(minutes)
  const to = withArticle(base.en)
  if (halts.length > 0) {
    const by = arrives === undefined ? '' : `; you are there by about ${clockTime(arrives)}`
    return `On the way to ${to}: ${list(halts.slice(0, NAMED).map(name))}${by}.${names && ` Then: ${names}.`}`
  }
  if (!names) return `First about ${way} to ${to}.`
  return pick(
    `First about ${way} to ${to}, then: ${names}.`,
    arrives !== undefined && startsAt !== undefined && arrives <= startsAt
      ? `You are ${at(base.en)} by about ${clockTime(arrives)}, and then: ${names}.`
      : `It is about ${way} to ${to}, with the rest of the day for this: ${names}.`,
    `About ${way} on to ${to}, and there: ${names}.`,
  )
}

function excursionEn(
  { sight, mode, minutes, before, goesOn, after, fillsAfternoon }: Extract<DayReason, { kind: 'excursion' }>,
  pick: Choose,
): string {
  const way = `${duration(minutes)} ${MODES[mode]}`
  const [first] = before
  if (first) return `First: ${name(first)}. Then ${goesOn ? 'on' : 'out'}, ${way}: ${name(sight)}.`
  if (after.length > 0)
    return pick(
      `Out first, ${way}: ${name(sight)}. Then: ${list(after.map(name))}.`,
      fillsAfternoon
        ? `Out in the morning, ${way}: ${name(sight)}. For the afternoon: ${list(after.map(name))}.`
        : `Further out first, ${way}: ${name(sight)}. Later in the day: ${list(after.map(name))}.`,
    )
  if (sight.meal === 'dinner')
    return `The morning is yours; then out, ${way}, and dinner is had there: ${name(sight)}.`
  return pick(
    `${capital(way)} each way, so most of the day goes to one place: ${name(sight)}.`,
    `Further out today, ${way}: ${name(sight)}, and back in time for dinner.`,
  )
}

function openEn(
  { role, base: { en: base }, leaves, hasEvening }: Extract<DayReason, { kind: 'open' }>,
  number: number,
): string {
  switch (role) {
    case 'journey':
      if (leaves) return `You set out for ${base} in the ${leaves}; until then the day is your own.`
      return `A travel day: nothing is planned before you are ${at(base)}.`
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
