import type { Destination, Sight } from '../../../atlas/destination.ts'
import { distanceKm } from '../../../atlas/distance.ts'
import { weekdayOf } from '../../../atlas/opening-hours.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { mealHours } from '../../meal-hours.ts'
import { originOf } from '../../place-source.ts'
import type { PlanItem } from '../../plan.ts'
import type { Party } from '../../schedule/party/party-likes.ts'
import { kitchensShut } from '../../schedule/meals/closed-kitchens.ts'
import { hasKosherKitchen, isDishFor, isShabbat } from '../../schedule/meals/table-choice.ts'
import type { Meal } from './meal-texts.ts'
import type { Taken } from '../../schedule/taken.ts'
import type { TimedItem } from '../../schedule/time-day.ts'
import { headName } from '../fitted.ts'
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
    title: around(meal, headName(name)),
    place: { id: area.id, name, lat, lon, ...originOf(area) },
    why: anyKitchen(headName(name), dishFor(setting, turn), turn),
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
  const shut = kitchensShut(destination, setting.date, times.start)
  const isFree = !setting.party.wishes?.diet && !shut && !isAfterKitchens(meal, times.start, setting)
  const quarter = meal === 'dinner' && isFree ? quarterFor(setting) : undefined
  const note = openNote(meal, times, near, setting)
  // Nobody looks for a kitchen by a part of an event.
  const beside = near?.event === undefined ? near?.name[language] : undefined
  const title =
    shut && !shut.byDay
      ? meals.atLodging(meal)
      : meal === 'lunch'
        ? lunch(beside)
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
  if (diet === 'kosher' && isShabbat(destination, date, start, end))
    return meals.shabbat(!['fri', 'sat'].includes(weekdayOf(date) ?? ''))
  const shut = kitchensShut(destination, date, start)
  if (shut) return (shut.byDay ? meals.fasting : meals.shut)(shut.event.name[language])
  if (isAfterKitchens(meal, start, setting)) return meals.late(near?.name[language], turn)
  const isFar = near !== undefined && distanceKm(near.at, destination.center) > IN_TOWN_KM
  // The kitchens of the town are of no use out there.
  if (diet && meal === 'lunch' && isFar) return meals.onTrip.bringFor[diet]
  if (diet) return meals.openFor[diet](place, turn, hasKosherKitchen(destination))
  const out = meal === 'lunch' && near ? outThere(near) : undefined
  if (out === 'inside') return meals.onTrip.inside
  if (out === 'bring' && isFar) return meals.onTrip.bring()
  return meals.open(meal, dishFor(setting, turn), setting.index)
}

/** So long after the usual hours of dinner no kitchen takes orders, minutes. */
const LAST_ORDERS = 30

function isAfterKitchens(meal: Meal, start: number, { destination, party }: MealSetting): boolean {
  const { to } = mealHours(destination.countryFacts, party.kids).dinner
  return meal === 'dinner' && start > to + LAST_ORDERS
}

/** Nature so near where one stays has kitchens around it, km. */
export const IN_TOWN_KM = 5
/** Quarters so near where one stays, km, for a dinner that is left open. */
const QUARTER_KM = 1.5

function quarterFor({ destination: { areas, center }, index }: MealSetting) {
  const near = areas.filter(({ at }) => at && distanceKm(at, center) <= QUARTER_KM)
  // The only one is the whole place: its name says nothing.
  return near.length > 1 ? near[index % near.length] : undefined
}

const WITH_COUNTERS: ReadonlySet<Sight['category']> = new Set(['themepark', 'zoo', 'aquarium'])
/** Done without a guide or a boat that could feed one. */
const ON_ONES_OWN: ReadonlySet<Sight['activity']> = new Set(['swim', 'bike'])
const WITHOUT_KITCHENS: ReadonlySet<Sight['category']> = new Set(['nature', 'beach', 'viewpoint'])

/** What one does for lunch at such a sight where no table is known. */
export function outThere({ category, activity, reach }: Sight): 'inside' | 'ask' | 'bring' | 'there' {
  if (WITH_COUNTERS.has(category)) return 'inside'
  if (reach?.mode === 'tour' && !activity) return 'ask'
  if (activity === 'hike' || (!activity && WITHOUT_KITCHENS.has(category))) return 'bring'
  if (category === 'experience' || (activity && !ON_ONES_OWN.has(activity))) return 'ask'
  return 'there'
}

/** What makes a dish a meal, and what makes it none. */
const MEAL =
  /\b(meats?|beef|veal|lamb|mutton|goat|pork|pig|ham|bacon|sausages?|chicken|hen|duck|goose|rabbit|fish|cod|salmon|herring|tuna|eel|trout|squid|octopus|prawns?|shrimps?|crab|lobster|mussels?|clams?|seafood|stews?|stewed|soups?|broth|rice|noodles?|pasta|dumplings?|curry|curries|potato(es)?|beans|lentils|chickpeas?|tofu|vegetables|eggs?|grilled|roast(ed)?|aubergines?|omelette|kebabs?|steaks?)\b/i
const NO_MEAL =
  /\b(cakes?|sweets?|pastry|pastries|desserts?|sugar|syrup|ice cream|coffee|drink|drunk|tea|biscuits?|liqueur|spirits?|breakfast|chocolate|blood|yolks?|snacks?|by weight|rice (pudding|dough)|gingerbread|tarts?|prunes|egg threads)\b/i

/** The name of a dish of the place that this party eats: another one at each turn. */
export function dishFor({ destination, party }: MealSetting, turn: number): string | undefined {
  const allowed = (destination.dishes ?? []).filter((dish) => isDishFor(dish, party.wishes?.diet))
  const meals = allowed.filter(({ text }) => MEAL.test(text.en) && !NO_MEAL.test(text.en))
  return meals[turn % meals.length]?.name
}

function turnOf(meal: Meal, { index }: MealSetting): number {
  return index * 2 + (meal === 'lunch' ? 0 : 1)
}
