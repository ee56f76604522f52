import type { Destination, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { tableName } from '../../../atlas/table-name.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { feedsAtNoon, isOuting } from '../../schedule/party/party-likes.ts'
import { namesMeat } from '../../schedule/meals/meat-words.ts'
import { isShabbat, isSureFor, likingOff, priceOff, suits } from '../../schedule/meals/table-choice.ts'
import { proseIn } from '../prose.ts'
import { dishFor, IN_TOWN_KM, type MealSetting, outThere } from './write-meal.ts'

/** So far from a day trip's stop one still eats, km; from its trail the way there. */
const BESIDE_KM = 4
/** A kilometre further weighs so many minutes. */
const KM_WEIGHT = 5
/** Lunch begins and ends between these, minutes after midnight, and lasts so long at least. */
const NOON = { from: 720, to: 870, least: 45 }
/** A hike of so many minutes has noon on its way. */
const LONG_HIKE = 300
/** A tour of so many minutes has it on board. */
const LONG_TOUR = 240
/** Where people live, and so cook. */
const INHABITED: ReadonlySet<Sight['category']> = new Set([
  'town',
  'district',
  'street',
  'square',
  'market',
  'waterfront',
])
/** Who buys lunch to take along is at the shop by then, and before setting out, minutes after midnight. */
const EARLY = 420
const PUBLIC: ReadonlySet<NonNullable<Sight['reach']>['mode']> = new Set(['train', 'bus', 'tram'])
const ON_WATER: ReadonlySet<Sight['activity']> = new Set(['sail', 'snorkel', 'swim', 'paddle'])

/** Who is out between these has lunch there, minutes after midnight. */
const OUT_AT_NOON = { from: 690, to: 810 }

interface Visit {
  start: number
  end: number
  sight?: Sight | undefined
}

/** Where one has lunch on a day without a table of its own for it: at the trip that holds most of noon. */
export function lunchStop<Item extends Visit>(items: readonly Item[]): Item | undefined {
  const noonOf = ({ start, end }: Visit) => Math.min(end, OUT_AT_NOON.to) - Math.max(start, OUT_AT_NOON.from)
  const [most] = items
    .filter((item) => feedsAtNoon(item.sight) && noonOf(item) > 0)
    .toSorted((a, b) => noonOf(b) - noonOf(a))
  return most
}

/**
 * Lunch on a day trip: at a table beside its stop, or what to do where there is none; undefined where the trip is one.
 * `goal`: a whole place visited. `leaves`: when one sets out for it, minutes after midnight.
 */
export function lunchOnTrip(
  sight: Sight,
  setting: MealSetting & { leaves?: number },
  goal?: Destination,
): string | undefined {
  if (sight.meal === 'lunch') return undefined
  const { destination, party, language, date, leaves = EARLY } = setting
  const { onTrip } = proseIn(language).meals
  const isAboard = isUnderWay(sight, destination)
  const table =
    isAboard || isFarFromTables(sight) ? undefined : tableBeside(sight, setting, goal ?? destination)
  const diet = party.wishes?.diet
  if (table) {
    const { askVegan, askHalal, order } = proseIn(language).table
    const isSure = isSureFor(table, diet, destination.country)
    const eat =
      !isSure || (diet === 'vegetarian' && namesMeat(table.eat.en)) ? undefined : table.eat[language]
    const ask = diet === 'vegan' && !table.vegan ? ` ${askVegan}` : isSure ? '' : ` ${askHalal}`
    return `${onTrip.table(tableName(table, language), eat && order(eat))}${ask} ${onTrip.counted}`
  }
  if (diet) return `${(isAboard ? onTrip.askFor : onTrip.bringFor)[diet]} ${onTrip.counted}`
  // Nobody books a train or a bus to a waterfall.
  const isPublic = sight.reach !== undefined && PUBLIC.has(sight.reach.mode) && !sight.booking
  const aboard = isPublic ? 'bring' : 'ask'
  return `${said(isOuting(sight) ? 'there' : isAboard ? aboard : withoutTable(sight))} ${onTrip.counted}`

  function said(out: ReturnType<typeof outThere>): string {
    if (out === 'bring' || (out === 'ask' && isPublic))
      return onTrip.bring(earlyShop(destination, date, language, Math.min(EARLY, leaves)))
    if (out !== 'there') return onTrip[out]
    return onTrip.there(dishFor({ ...setting, destination: goal ?? destination }, setting.index))
  }
}

/** Where nobody lives and no table is known, none is promised. */
function withoutTable(sight: Sight): ReturnType<typeof outThere> {
  const out = outThere(sight)
  return out === 'there' && !INHABITED.has(sight.category) ? 'bring' : out
}

/** The shop nearest to where one stays that sells lunch to take along before one leaves. */
function earlyShop(
  { food = [], center }: Destination,
  date: string,
  language: Locale,
  by: number,
): string | undefined {
  const hoursOf = hoursOn(date)
  const [shop] = food
    .filter((table) => sellsToTakeAlong(table) && distanceKm(table.at, center) <= BESIDE_KM)
    .filter((table) => {
      const hours = hoursOf(table)
      return hours && spanOfHours(hours).opens <= by
    })
    .toSorted((a, b) => distanceKm(a.at, center) - distanceKm(b.at, center))
  return shop && tableName(shop, language)
}

/** A pastry shop sells no lunch. */
function sellsToTakeAlong({ kind, meals }: FoodPlace): boolean {
  return kind === 'market' || (kind === 'bakery' && meals.includes('lunch'))
}

/** On the boat or train that left from there in the morning, one is at no table beside its quay or platform. */
function isUnderWay(
  { starts, activity, minutes, at, reach }: Sight,
  { center }: Pick<Destination, 'center'>,
): boolean {
  if (!starts || minutes < LONG_TOUR) return false
  if (activity === 'ride') return distanceKm(at, center) <= IN_TOWN_KM
  // Who has come by bus at its hours swims from the land.
  return ON_WATER.has(activity) && !(reach && PUBLIC.has(reach.mode))
}

/** On board, or high above the gate where a long path begins, nobody is at a table at noon. */
function isFarFromTables({ activity, point, minutes }: Sight): boolean {
  return activity === 'sail' || (activity === 'hike' && point === 'gate' && minutes >= LONG_HIKE)
}

function tableBeside(
  sight: Sight,
  { party, date, taken }: MealSetting,
  { food = [], ...place }: Destination,
) {
  const hoursOf = hoursOn(date)
  let best: { table: NonNullable<Destination['food']>[number]; cost: number } | undefined
  for (const table of food) {
    const km = distanceKm(table.at, sight.at)
    if (
      km > BESIDE_KM ||
      taken?.has(table.id) ||
      !table.meals.includes('lunch') ||
      !suits(table, party, place.country)
    )
      continue
    const hours = hoursOf(table)
    if (!hours) continue
    const { opens, closes } = spanOfHours(hours)
    const time = Math.min(closes, NOON.to) - Math.max(opens, NOON.from)
    if (time < NOON.least || (table.kosher && isShabbat(place, date, NOON.from, NOON.to))) continue
    const off =
      priceOff(table, 'lunch', { ...place, food }, party) +
      likingOff(table, 'lunch', party, true, place.country)
    const cost = km * KM_WEIGHT + off
    if (Number.isFinite(cost) && (!best || cost < best.cost)) best = { table, cost }
  }
  return best?.table
}
