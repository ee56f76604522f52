import type { Destination, Evening, FoodPlace } from '../../../atlas/destination.ts'
import { tableName } from '../../../atlas/table-name.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { mealAt } from '../../meal-hours.ts'
import type { PlanItem } from '../../plan.ts'
import { childrensShare } from '../../advice/money/tickets.ts'
import type { Party } from '../../schedule/party/party-likes.ts'
import { isSureFor } from '../../schedule/meals/table-choice.ts'
import { originOf } from '../../place-source.ts'
import { proseIn } from '../prose.ts'
import { hintFor } from './hint-for.ts'
import { orderOf } from './order-of.ts'
import { sameTableIn } from './same-table.ts'

/** A child's share of an adult's plate. */
const CHILD_PLATE = 0.6

export interface TableSetting {
  destination: Pick<Destination, 'currency' | 'food' | 'evenings'> & { country?: string }
  /** The plan's money: a table in another one is told without a price. */
  prices: Pick<Destination, 'currency'>
  party: Party
  language: Locale
}

/** What a meal's entry says: where, what to order, and what it usually costs the party. */
export function writeTable(
  food: FoodPlace,
  meal: 'lunch' | 'dinner',
  { destination, prices, party, language }: TableSetting,
): Pick<PlanItem, 'title' | 'why' | 'note' | 'place' | 'cost'> {
  const { diet } = party.wishes ?? {}
  const { title, book, askVegan, askHalal } = proseIn(language).table
  const notes = [
    ...(food.booking && meal === 'dinner' ? [book] : []),
    ...(diet === 'vegan' && !food.vegan ? [askVegan] : []),
    ...(diet === 'halal' && !isSureFor(food, diet, destination.country) ? [askHalal] : []),
  ]
  const cost = Math.round(food.cost * (party.adults + party.kids * CHILD_PLATE))
  const [lat, lon] = food.at
  const name = tableName(food, language)
  return {
    title: title(meal, name),
    place: { id: food.id, name, lat, lon, ...originOf(food) },
    why: orderOf(food, party, language, destination.country),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(cost > 0 &&
      destination.currency === prices.currency && { cost: { amount: cost, currency: prices.currency } }),
  }
}

/** What an evening's entry says. */
export function writeEvening(
  evening: Evening | undefined,
  { destination, prices, party, language }: TableSetting,
): Pick<PlanItem, 'title' | 'why' | 'note' | 'place' | 'cost' | 'event'> {
  if (!evening) throw new Error('an evening without a place')
  const [lat, lon] = evening.at
  const name = evening.name[language]
  const why = hintFor(evening, party, language)
  const { bookAhead, goesOn } = proseIn(language).table
  const notes = [evening.booking && bookAhead, evening.until && goesOn(evening.until)].filter(Boolean)
  const cost = Math.round((evening.cost ?? 0) * (party.adults + childrensShare(party)))
  return {
    title: name,
    place: { id: evening.id, name, lat, lon, verified: true },
    ...(why && { why }),
    ...(evening.event && { event: evening.event }),
    ...(notes.length > 0 && { note: notes.join(' ') }),
    ...(cost > 0 &&
      destination.currency === prices.currency && { cost: { amount: cost, currency: prices.currency } }),
  }
}

/** A meal at a known table, or a known evening, in the setting's language; its money stays. */
export function tableOrEvening(item: PlanItem, setting: TableSetting): PlanItem | undefined {
  const { destination, language } = setting
  const { why: said, note: _note, cost, ...kept } = item
  const food = item.kind === 'meal' && destination.food?.find(({ id }) => id === item.place?.id)
  const evening = item.kind === 'evening' && destination.evenings?.find(({ id }) => id === item.place?.id)
  if (!food && !evening) return undefined
  const meal = mealAt(item.start)
  const {
    cost: _,
    why,
    ...named
  } = food
    ? writeTable(food, meal, { ...setting, language })
    : writeEvening(evening || undefined, { ...setting, language })
  // Of a table of an earlier day it has been said.
  const told = (food && sameTableIn(language, said, food)) || (said && why)
  return { ...kept, ...named, ...(told && { why: told }), ...(cost && { cost }) }
}
