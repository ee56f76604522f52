import type { Destination } from '../../atlas/destination.ts'
import { pricedAt } from '../../atlas/ticket-price.ts'
import { ticketCost } from '../advice/money/tickets.ts'
import { lunchHalt } from '../journey/road-halts.ts'
import type { PlanItem } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { lunchOnTrip } from './stops/lunch-on-trip.ts'
import type { MealSetting } from './stops/write-meal.ts'
import { stopNote } from './stops/write-stop.ts'
import { writeTable } from './stops/write-table.ts'
import type { DaySetting } from './write-day.ts'
import { endOfId, type LegPart, legPartOf, writeLegPart } from './write-leg.ts'

type Written = Omit<PlanItem, 'start' | 'end' | 'travel'>

/** An entry of a transfer: a way, what is seen on it with its tickets, or lunch at its table. `start`: "HH:MM". */
export function writePartOfWay(part: LegPart, start: string, setting: DaySetting): Written {
  const { index, frame, destination, prices, party, language } = setting
  const { sight, food } = (part.kind === 'via' && frame.move?.leg?.via?.halts[part.halt]) || {}
  if (food) return { id: `${index + 1}-lunch`, kind: 'meal', ...writeTable(food, 'lunch', setting) }
  const priced = sight && pricedAt(sight, frame.date, start)
  const cost = priced && ticketCost(priced, destination.currency, prices, party)
  const note = haltNote(part, frame, { ...setting, date: frame.date })
  return {
    id: `${index + 1}-${endOfId(part)}`,
    ...writeLegPart(part, frame, destination, language),
    ...(cost && { cost }),
    ...(note && { note }),
  }
}

/** The same entry in another language; undefined for what is no part of a transfer. `from`: the base before. */
export function translatePartOfWay(
  item: PlanItem,
  frame: DayFrame,
  from: Destination | undefined,
  setting: MealSetting,
): PlanItem | undefined {
  const { destination, language } = setting
  const part = legPartOf(item.id)
  if (!frame.move?.leg || !part) return undefined
  const { why: _why, note: _note, ...rest } = item
  const move = { ...frame.move, from: from?.names[language] ?? frame.move.from }
  const note = haltNote(part, frame, setting)
  return { ...rest, ...writeLegPart(part, { ...frame, move }, destination, language), ...(note && { note }) }
}

/** When the sight of a halt is open, and what one eats there where noon is spent at it. */
function haltNote(
  { kind, halt: index }: LegPart,
  { move, opens }: Pick<DayFrame, 'move' | 'opens'>,
  setting: MealSetting,
): string | undefined {
  const via = kind === 'via' ? move?.leg?.via : undefined
  const sight = via?.halts[index]?.sight
  if (!via || !sight) return undefined
  const lunch = lunchHalt(via, opens) === index ? lunchOnTrip(sight, setting) : undefined
  return stopNote(sight, setting.date, setting.language, lunch)
}

/** The base with the kitchen at which the day's transfer is broken. */
export function withTablesOnRoad(base: Destination, { move }: Pick<DayFrame, 'move'>): Destination {
  const food = move?.leg?.via?.halts.flatMap((halt) => halt.food ?? []) ?? []
  return food.length > 0 ? { ...base, food: [...(base.food ?? []), ...food] } : base
}
