import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../../atlas/opening-hours.ts'
import { tableName } from '../../../atlas/table-name.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { mealHours } from '../../meal-hours.ts'
import { originOf } from '../../place-source.ts'
import type { PlanItem } from '../../plan.ts'
import { isOuting, type Party } from '../../schedule/party/party-likes.ts'
import { kitchensShut } from '../../schedule/meals/closed-kitchens.ts'
import {
  isDishFor,
  isOnlyMeatless,
  isShabbat,
  likingOff,
  priceOff,
  suits,
} from '../../schedule/meals/table-choice.ts'
import type { Meal } from './meal-texts.ts'
import type { Taken } from '../../schedule/taken.ts'
import type { TimedItem } from '../../schedule/time-day.ts'
import { proseIn } from '../prose.ts'
import type { DaySetting } from '../write-day.ts'
import { writeTable } from './write-table.ts'

/** What is said of a meal for which no table is named. */
export interface MealSetting {
  destination: Destination
  party: Party
  language: Locale
  date: string
  /** Of the day, from 0. */
  index: number
  /** What other days have. */
  taken?: Taken
}

type Words = Pick<PlanItem, 'title' | 'why' | 'note' | 'place'>

/** What a meal's entry says: at its table, in its street, or left open. `near`: the stop before. */
export function writeMeal(
  { food, area, start, end }: TimedItem,
  meal: Meal,
  near: Sight | undefined,
  setting: DaySetting,
): Pick<PlanItem, 'title' | 'why' | 'note' | 'place' | 'cost'> {
  if (food) return writeTable(food, meal, setting)
  const mealSetting = { ...setting, date: setting.frame.date }
  return area ? writeArea(area, meal, mealSetting) : writeOpenMeal(meal, { start, end }, near, mealSetting)
}

/** A meal in any kitchen of a street, market or quarter. */
export function writeArea(area: Sight, meal: Meal, setting: MealSetting): Words {
  const { language } = setting
  const { around, anyKitchen } = proseIn(language).meals
  const name = area.name[language]
  const [lat, lon] = area.at
  const turn = turnOf(meal, setting)
  return {
    title: around(meal, name),
    place: { id: area.id, name, lat, lon, ...originOf(area) },
    why: anyKitchen(name, dishFor(setting, turn), turn),
  }
}

/** A meal that is left open: why, and what to look for. Times are minutes after midnight. */
export function writeOpenMeal(
  meal: Meal,
  times: { start: number; end: number },
  near: Sight | undefined,
  setting: MealSetting,
): Words {
  const { destination, language } = setting
  const { lunch, dinner, meals } = proseIn(language)
  const isFree =
    !setting.party.wishes?.diet &&
    !kitchensShut(destination, setting.date, times.start) &&
    !isAfterKitchens(meal, times.start, setting)
  const quarter = meal === 'dinner' && isFree ? quarterFor(setting) : undefined
  const note = openNote(meal, times, near, setting)
  const title =
    meal === 'lunch'
      ? lunch(near?.name[language])
      : quarter
        ? meals.around(meal, (language === 'de' && quarter.de) || quarter.name)
        : dinner
  // Of a place that nobody has written about there is nothing to say.
  return { title, ...(destination.dishes?.length && note && { note }) }
}

function openNote(
  meal: Meal,
  { start, end }: { start: number; end: number },
  near: Sight | undefined,
  setting: MealSetting,
): string {
  const { destination, party, language, date } = setting
  const { meals, at } = proseIn(language)
  const turn = turnOf(meal, setting)
  const place = at(destination.names[language])
  const diet = party.wishes?.diet
  if (diet === 'kosher' && isShabbat(destination, date, start, end)) return meals.shabbat(place)
  const shut = kitchensShut(destination, date, start)
  if (shut) return (shut.byDay ? meals.fasting : meals.shut)(shut.event.name[language])
  if (isAfterKitchens(meal, start, setting)) return meals.late(near?.name[language], turn)
  if (diet) return meals.openFor[diet](place, turn)
  const out = meal === 'lunch' && near ? outThere(near) : undefined
  const isFar = near !== undefined && distanceKm(near.at, destination.center) > IN_TOWN_KM
  if (out === 'inside' || (out === 'bring' && isFar)) return meals.onTrip[out]
  return meals.open(meal, dishFor(setting, turn), setting.index)
}

/** So long after the usual hours of dinner no kitchen takes orders, minutes. */
const LAST_ORDERS = 30

function isAfterKitchens(meal: Meal, start: number, { destination, party }: MealSetting): boolean {
  const { to } = mealHours(destination.countryFacts, party.kids).dinner
  return meal === 'dinner' && start > to + LAST_ORDERS
}

/** Nature so near where one stays has kitchens around it, km. */
const IN_TOWN_KM = 5
/** Quarters so near where one stays, km, for a dinner that is left open. */
const QUARTER_KM = 1.5

function quarterFor({ destination: { areas, center }, index }: MealSetting) {
  const near = areas.filter(({ at }) => at && distanceKm(at, center) <= QUARTER_KM)
  // The only one is the whole place: its name says nothing.
  return near.length > 1 ? near[index % near.length] : undefined
}

/** So far from a day trip's stop one still eats, km; from its trail the way there. */
const BESIDE_KM = 4
/** A kilometre further weighs so many minutes. */
const KM_WEIGHT = 5
/** Lunch begins and ends between these, minutes after midnight, and lasts so long at least. */
const NOON = { from: 720, to: 870, least: 45 }
/** A hike of so many minutes has noon on its way. */
const LONG_HIKE = 300
const WITH_COUNTERS: ReadonlySet<Sight['category']> = new Set(['themepark', 'zoo', 'aquarium'])
/** Done without a guide or a boat that could feed one. */
const ON_ONES_OWN: ReadonlySet<Sight['activity']> = new Set(['swim', 'bike'])
const WITHOUT_KITCHENS: ReadonlySet<Sight['category']> = new Set(['nature', 'beach', 'viewpoint'])

/** Lunch on a day trip: at a table beside its stop, or what to do where there is none. `goal`: a whole place visited. */
export function lunchOnTrip(sight: Sight, setting: MealSetting, goal?: Destination): string {
  const { destination, party, language } = setting
  const { onTrip } = proseIn(language).meals
  const table = isFarFromTables(sight) ? undefined : tableBeside(sight, setting, goal ?? destination)
  const diet = party.wishes?.diet
  if (table) {
    const ask = diet === 'vegan' && isOnlyMeatless(table) ? ` ${proseIn(language).table.askVegan}` : ''
    return `${onTrip.table(tableName(table, language), table.eat[language])}${ask} ${onTrip.counted}`
  }
  if (diet) return `${onTrip.bringFor[diet]} ${onTrip.counted}`
  const place = goal ?? destination
  const out = onTrip[isOuting(sight) ? 'there' : outThere(sight)]
  const said = typeof out === 'string' ? out : out(dishFor({ ...setting, destination: place }, setting.index))
  return `${said} ${onTrip.counted}`
}

/** On board, or high above the gate where a long path begins, nobody is at a table at noon. */
function isFarFromTables({ activity, point, minutes }: Sight): boolean {
  return activity === 'sail' || (activity === 'hike' && point === 'gate' && minutes >= LONG_HIKE)
}

/** What one does for lunch at such a sight where no table is known. */
function outThere({ category, activity, reach }: Sight): 'inside' | 'ask' | 'bring' | 'there' {
  if (WITH_COUNTERS.has(category)) return 'inside'
  if (reach?.mode === 'tour' && !activity) return 'ask'
  if (activity === 'hike' || (!activity && WITHOUT_KITCHENS.has(category))) return 'bring'
  if (category === 'experience' || (activity && !ON_ONES_OWN.has(activity))) return 'ask'
  return 'there'
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
    const off = priceOff(table, 'lunch', { ...place, food }, party) + likingOff(table, 'lunch', party, true)
    const cost = km * KM_WEIGHT + off
    if (Number.isFinite(cost) && (!best || cost < best.cost)) best = { table, cost }
  }
  return best?.table
}

/** What makes a dish a meal, and what makes it none. */
const MEAL =
  /\b(meats?|beef|veal|lamb|mutton|goat|pork|pig|ham|bacon|sausages?|chicken|hen|duck|goose|rabbit|fish|cod|salmon|herring|tuna|eel|trout|squid|octopus|prawns?|shrimps?|crab|lobster|mussels?|clams?|seafood|stews?|stewed|soups?|broth|rice|noodles?|pasta|dumplings?|curry|curries|potato(es)?|beans|lentils|chickpeas?|tofu|vegetables|eggs?|grilled|roast(ed)?|aubergines?|omelette|kebabs?|steaks?)\b/i
const NO_MEAL =
  /\b(cakes?|sweets?|pastry|pastries|desserts?|sugar|syrup|ice cream|coffee|drink|drunk|tea|biscuits?|liqueur|spirits?|breakfast|chocolate|blood|yolks?|snacks?|by weight)\b/i

/** The name of a dish of the place that this party eats: another one at each turn. */
function dishFor({ destination, party }: MealSetting, turn: number): string | undefined {
  const allowed = (destination.dishes ?? []).filter((dish) => isDishFor(dish, party.wishes?.diet))
  const meals = allowed.filter(({ text }) => MEAL.test(text.en) && !NO_MEAL.test(text.en))
  return meals[turn % meals.length]?.name
}

function turnOf(meal: Meal, { index }: MealSetting): number {
  return index * 2 + (meal === 'lunch' ? 0 : 1)
}
