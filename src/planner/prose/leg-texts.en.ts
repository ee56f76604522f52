import { LONG_DRIVE } from '../limits.ts'
import type { LegMode } from '../plan.ts'
import type { LegTexts } from './leg-texts.ts'
import { at, withArticle } from './places.en.ts'
import { count, datesOf, duration, list } from './vocabulary.en.ts'

const BY: Record<LegMode, string> = {
  train: 'by train',
  bus: 'by bus',
  ferry: 'by ferry',
  car: 'by road',
  flight: 'by plane, the time at both airports included',
}
const LOOK_UP: Record<LegMode, string> = {
  train: 'look up the train before you book',
  bus: 'look up the bus and its stop',
  ferry: 'ferries do not sail every day of the year: look up yours',
  car: 'leave room for a break',
  flight: 'the airline sets the hours',
}
const BAGS: Record<LegMode, string> = {
  train: 'Bags come along; the front desk keeps them until the room is ready.',
  bus: 'Bags go into the hold; the front desk keeps them until the room is ready.',
  ferry: 'Bags come along; the front desk keeps them until the room is ready.',
  car: 'Bags stay in the boot until the room is ready.',
  flight: 'Bags are checked in; the front desk keeps them until the room is ready.',
}

export const LEGS_EN: LegTexts = {
  note({ mode, minutes, depart, shift, via }) {
    const clocks = shift
      ? ` It leaves at ${depart} by the clocks there; where you arrive it is ${hours(shift)} ${shift > 0 ? 'later' : 'earlier'}.`
      : ''
    const broken = via ? ` Buy two tickets, to ${via} and on from there, unless yours allows a break.` : ''
    const hint = mode === 'car' && minutes < LONG_DRIVE ? '' : `; ${LOOK_UP[mode]}`
    return `About ${duration(minutes)} ${BY[mode]}, door to door${hint}.${clocks}${mode === 'train' ? broken : ''} ${BAGS[mode]}`
  },
  lastHours: (from) => `Last hours ${at(from)}`,
  farFlight({ from, nights, isLate, isBackInTime, minutes, depart, shift }) {
    const clocks = shift
      ? `, and where you arrive it is ${hours(shift)} ${shift > 0 ? 'later' : 'earlier'}`
      : ''
    const aboard = nights > 1 ? `${count(nights, 'night')} pass under way.` : 'The night is spent on board.'
    return [
      `You set out ${at(from)} at about ${depart}; door to door it takes ${duration(minutes)}${clocks}.`,
      ...(nights > 0 ? [aboard] : []),
      ...(isBackInTime ? ['Over the date line: you land on the date you left on.'] : []),
      ...(isLate ? [`Until then the day ${at(from)} is yours; the front desk keeps your bags.`] : []),
      'Your ticket sets the hours.',
    ].join(' ')
  },
  lunch: {
    train: 'Lunch falls into the journey: take something along.',
    bus: 'Lunch falls into the bus ride: take something along.',
    ferry: 'Lunch falls into the crossing.',
    car: 'Lunch falls on the way: eat where there is a kitchen, or pack something.',
    flight: 'Lunch is at the airport or on board.',
  },
  toHalt: (start, halt) =>
    start ? `From ${withArticle(start)} to ${withArticle(halt)}` : `On to ${withArticle(halt)}`,
  onTo: (place) => `On to ${withArticle(place)}`,
  toBed: (place) => `On to where you stay ${at(place)}`,
  onward: (mode, minutes) => `Another ${duration(minutes)} ${BY[mode]}.`,
  via: (place, sights, mode) => ({
    title: `A stop on the way: ${place}`,
    why:
      sights.length > 1
        ? `On your way, with time for lunch and one or two of these: ${list(sights)}.`
        : `On your way, with time for lunch: ${list(sights)}.`,
    note:
      mode === 'car'
        ? 'Bags out of sight in the boot, in a guarded car park.'
        : 'Bags go into a locker at the station; have coins or a card ready.',
  }),
  openJaw: (to, from) => `to ${to}, home from ${from}`,
  oneWayHire: (to, from) => `taken at ${to}, left at ${from}, which costs a one-way fee`,
  hireDays: datesOf,
  entry: (country) => `Entry: ${country}`,
  border({ country, from, control, currency, plugs, isEntryTold }) {
    const facts = [
      control
        ? `Passports are looked at${isEntryTold ? '.' : '; see whether you need a visa.'}`
        : 'Usually nobody checks, but carry your passport or identity card.',
      currency ? `You pay in ${currency}.` : 'The money stays the same.',
      plugs ? `Plugs are of type ${list(plugs)}.` : 'Your plugs still fit.',
    ]
    return { topic: `Border: ${from} – ${country}`, text: facts.join(' ') }
  },
  onwardReason: (days, place, others) => ({
    topic: 'Why several places',
    text: `${days} days hold more than ${place} alone, so the plan goes on to ${list(others.map(withArticle))}; each gets the nights that its sights fill. If you would rather unpack once, tick “Stay in one place” and plan again.`,
  }),
  repeats: (day, place, oneBase) => ({
    topic: 'More days than sights',
    text: `From day ${day} on some days come back to what you have seen: ${at(place)} there is nothing new for so many. A shorter stay would do; for something new each day, ${oneBase ? 'leave “Stay in one place” unticked' : 'name a second place as a further stop'} and plan again.`,
  }),
  lastNight: (place) => ({
    topic: 'The last night',
    text: `The round would end far from the airport, so the last night is ${at(place)} again: on the day of the flight only a short way is left.`,
  }),
  summary: ({ stops, home }) =>
    `The nights: ${list(stops.map(({ name, nights }) => `${nights} ${at(name)}`))}${home ? `, and back to ${withArticle(home)}` : ''}.`,
}

function hours(shift: number): string {
  const number = Math.abs(shift) / 60
  return Number.isInteger(number) ? count(number, 'hour') : `${number} hours`
}
