import { clockTime } from '../../platform/clock-time.ts'
import type { DayReason } from '../advice/day-reason.ts'
import type { TravelMode } from '../plan.ts'
import { withArticle } from './places.en.ts'
import { count, duration, list } from './vocabulary.en.ts'

const MODES: Record<TravelMode, string> = {
  walk: 'on foot',
  transit: 'by tram, bus or boat',
  train: 'by train',
  car: 'by road',
}

/** Further than this is no gentle start, minutes. */
const FAR_FIRST = 35
/** Later than this no start is an early one, minutes after midnight. */
const EARLY_RISE = 540

/** One sentence on why a day is as it is; `day` picks among wordings, so that days differ. */
export function dayReasonEn(reason: DayReason, day: number): string {
  const pick = (...wordings: string[]) => wordings[day % wordings.length] ?? ''
  switch (reason.kind) {
    case 'event':
      return pick(
        `Everything today makes room for “${reason.sight.name.en}”.`,
        `The day is built around “${reason.sight.name.en}”, which is only on now.`,
      )
    case 'excursion':
      return reason.others > 1
        ? `Further out today: ${reason.minutes} minutes ${MODES[reason.mode]} to ${reason.sight.name.en}, with ${count(reason.others, 'more stop', 'more stops')}.`
        : pick(
            `${reason.sight.name.en} takes ${reason.minutes} minutes ${MODES[reason.mode]} each way, so it gets most of the day.`,
            `Further out today: ${reason.minutes} minutes ${MODES[reason.mode]} to ${reason.sight.name.en}, and back in time for dinner.`,
          )
    case 'move':
      return `First about ${duration(reason.minutes)} to ${withArticle(reason.base.en)}, then ${count(reason.stops, 'stop')} near the new bed.`
    case 'fixed-start':
      return pick(
        `${reason.sight.name.en} begins at ${clockTime(reason.start)}, and the rest of the day follows from that.`,
        `The fixed point is ${clockTime(reason.start)} at ${reason.sight.name.en}; everything else is placed around it.`,
      )
    case 'dusk':
      return pick(
        `The day ends at ${reason.sight.name.en} because the light is best from about ${clockTime(reason.start)}.`,
        `${reason.sight.name.en} is kept for the evening light, from about ${clockTime(reason.start)}.`,
      )
    case 'early':
      return pick(
        `${reason.sight.name.en} comes first, at ${clockTime(reason.start)}, before it fills up.`,
        reason.start <= EARLY_RISE
          ? `An early start for ${reason.sight.name.en}: by late morning it is another place.`
          : `${reason.sight.name.en} opens the day: later on it is at its fullest.`,
      )
    case 'closing-day':
      return `${list(reason.names.map(({ name }) => name.en))} are closed today, so this is the day for everything else.`
    case 'close-together':
      if (!reason.onFoot)
        return pick(
          `One ride there, and then all of it lies within ${reason.km} km, from ${reason.first.name.en} to ${reason.last.name.en}.`,
          `One part of town, one day: ${count(reason.stops, 'stop')} within ${reason.km} km.`,
          `${reason.first.name.en} and ${reason.last.name.en} are ${reason.km} km apart at most, and so is everything between them.`,
        )
      return pick(
        `From ${reason.first.name.en} to ${reason.last.name.en} nothing is more than ${reason.km} km apart: a day on foot.`,
        `${count(reason.stops, 'stop')} within ${reason.km} km, so you can leave the tickets for tram and bus unbought.`.replace(
          /^./,
          (letter) => letter.toUpperCase(),
        ),
        `All of it lies around ${reason.first.name.en}, within ${reason.km} km.`,
      )
    case 'arrival':
      if (reason.minutes > FAR_FIRST)
        return `Straight out on the first day: ${reason.sight.name.en} is ${reason.minutes} minutes from your door.`
      return `A gentle start: ${reason.sight.name.en} is ${reason.minutes <= 5 ? 'next door' : `${reason.minutes} minutes`} from where you put down your bags.`
    case 'departure':
      return reason.isNear
        ? `${reason.sight.name.en} lies near enough to the bags for the last hours without a hurry.`
        : `One last excursion, to ${reason.sight.name.en}, with time left to fetch the bags.`
    case 'main':
      if (reason.others === 0) return `One thing today, ${reason.sight.name.en}: stay as long as you like.`
      return pick(
        `${reason.sight.name.en} is what this day is for; the rest was chosen because it lies on the way.`,
        `Today belongs to ${reason.sight.name.en}: leave out what follows if you would rather stay.`,
        `The best of the day is ${reason.sight.name.en}, and nothing else on it needs a hurry.`,
      )
    case 'open':
      return openEn(reason, day + 1)
    case 'once-more':
      return `By day ${day + 1} what was good before bears a second look, and the pace may drop.`
  }
}

function openEn({ role, base: { en: base } }: Extract<DayReason, { kind: 'open' }>, number: number): string {
  switch (role) {
    case 'journey':
      return `The way to ${base} takes this day; nothing else is asked of it.`
    case 'arrival':
      return `Nothing is fixed on the first day in ${base}, so a late arrival spoils nothing.`
    case 'departure':
      return `The way home sets the hours, so nothing in ${base} is fixed any more.`
    default:
      return `Day ${number} is kept free on purpose: the best of ${base} has its place on the others.`
  }
}
