import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { minutesOfDay } from '../../platform/clock-time.ts'
import { LOCALES } from '../../i18n/locale.ts'
import { goalOf, excursionTexts } from '../days/day-trip.ts'
import { isStop, type Plan, type PlanDay, type PlanItem, type PlanRequest } from '../plan.ts'
import { openWords } from '../days/free-day.ts'
import { withFreeHours } from '../days/free-hours.ts'
import { departureTitle } from './bags-in-car.ts'
import { proseIn } from './prose.ts'
import { createReschedule } from '../repair/reschedule-plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { excursionOf } from '../schedule/planned-sight.ts'
import { baseDestination, frameOf } from '../schedule/schedule-day.ts'
import { type Taken, takenElsewhere } from '../schedule/taken.ts'
import { airportNote } from '../travel/airport-way.ts'
import { isJourney, isUnderWay } from '../travel/transfer-items.ts'
import { unknownDestination } from '../atlas/unknown-destination.ts'
import { journeyIn } from '../journey/journey-language.ts'
import { mealAt } from '../meal-hours.ts'
import { hintFor } from './stops/hint-for.ts'
import { strollHint } from './stops/stroll-hint.ts'
import { inOwnCar, stopNote } from './stops/write-stop.ts'
import { translatePartOfWay, withTablesOnRoad } from './write-halt.ts'
import { freeTitle, moveNote, writeJourney } from './write-leg.ts'
import { lunchOnTrip, lunchStop } from './stops/lunch-on-trip.ts'
import { type MealSetting, writeArea, writeOpenMeal } from './stops/write-meal.ts'
import { tableOrEvening } from './stops/write-table.ts'
import { kidsFacts } from '../advice/day/kids-facts.ts'
import { ticketOffice, withTicketsTold } from '../advice/money/shared-tickets.ts'
import { dayReason, reasonItems } from '../advice/day/day-reason.ts'

interface Facts {
  destinations: readonly Destination[]
}

/**
 * The plan in the request's language, from the atlas and code alone: same days, times, places and money. Texts that
 * were written about a place which the atlas does not know are left out; its name stays.
 */
export function translatePlan(plan: Plan, request: PlanRequest, facts: Facts, atlas: Atlas): Plan {
  const { language } = request
  const home = facts.destinations.find(({ id }) => id === plan.destination.id)
  const bases = plan.days.map((_, index) => baseDestination(plan, index, facts.destinations))
  const worded = plan.days.map((day, index) =>
    translateDay(
      day,
      index,
      bases,
      frameOf(plan, index, request, facts.destinations),
      request,
      facts,
      takenElsewhere(plan, index),
    ),
  )
  const officeOf = (day: number) => bases[day] && ticketOffice(bases[day], plan.legs ? undefined : home)
  const told = withTicketsTold(worded, officeOf, request, language)
  const days = withFreeHours(told, (day) => bases[told.indexOf(day) - Number(isUnderWay(day))], request)
  const destination = { ...plan.destination, ...(home && { name: home.names[language] }) }
  const journey = journeyIn(plan, { atlas, destinations: facts.destinations, language })
  const translated: Plan = { ...plan, language, destination, days, ...journey }
  const { summary, titles, tips, flights, stays } = createReschedule({ atlas })(
    request,
    facts,
    plan.provenance.seed,
  ).words(translated)
  return {
    ...translated,
    summary,
    tips,
    flights,
    stays,
    days: days.map((day, index) => ({ ...day, title: titles[index] ?? day.title })),
  }
}

function translateDay(
  day: PlanDay,
  index: number,
  bases: readonly Destination[],
  frame: DayFrame,
  request: PlanRequest,
  facts: Facts,
  taken: Taken,
): PlanDay {
  const { language, kids } = request
  const prose = proseIn(language)
  const base = bases[index]
  const baseName = base?.names[language] ?? day.base.name
  const before = bases[index - 1]
  const sightOf = (id: string | undefined) =>
    [...(base ? [base] : []), ...facts.destinations]
      .flatMap(({ sights }) => sights)
      .find((sight) => sight.id === id)
  const nameOf = (id: string | undefined) =>
    sightOf(id)?.name[language] ?? facts.destinations.find((each) => each.id === id)?.names[language]

  const open = (part: 'morning' | 'afternoon', { title }: PlanItem) => {
    const destination = base ?? unknownDestination(baseName)
    // The names of what was left to see are not kept; that something was, its title says.
    const hadIdeas = LOCALES.some((locale) => proseIn(locale).openDay(part, []).title === title)
    const setting = { frame, destination, language, index, party: request }
    return openWords(part, setting, hadIdeas ? [] : undefined)
  }

  const left = before?.names[language] ?? ''
  const flightNote = airportNote(base, language, day)

  function visitOf(item: PlanItem) {
    const sight = goalOf(item, base, facts.destinations) ? undefined : sightOf(item.place?.id)
    return { id: item.id, start: minutesOfDay(item.start), end: minutesOfDay(item.end), sight }
  }

  /** What code says of an entry without a place of its own. */
  function words(item: PlanItem, near: Sight | undefined): Pick<PlanItem, 'title' | 'why' | 'note'> {
    const part = /-(morning|afternoon)$/.exec(item.id)?.[1]
    switch (item.kind) {
      case 'meal':
        return openMeal(item, near)
      case 'checkin':
        return { title: prose.checkIn(baseName) }
      case 'transfer':
        if (isJourney(item)) return writeJourney(frame, baseName, language)
        if (!item.travel)
          return { title: departureTitle(item, baseName, language), ...(item.note && flightNote) }
        return { title: prose.move(left, baseName), note: moveNote(frame, item.travel, language) }
      default:
        return part === 'morning' || part === 'afternoon'
          ? open(part, item)
          : { title: freeTitle(frame, language) }
    }
  }

  function openMeal(
    { start, end, place }: PlanItem,
    near: Sight | undefined,
  ): Pick<PlanItem, 'title' | 'note'> {
    const meal = mealAt(start)
    if (!base || place) return { title: meal === 'lunch' ? prose.lunch(near?.name[language]) : prose.dinner }
    const times = { start: minutesOfDay(start), end: minutesOfDay(end) }
    return writeOpenMeal(meal, times, near, { ...mealSetting, destination: base })
  }

  const mealSetting = { party: request, language, date: day.date, index, taken }
  const tables = day.items.flatMap(({ kind, place }) =>
    kind === 'meal' && place?.id !== undefined ? [[place.id, day.date] as const] : [],
  )
  const tripSetting = { ...mealSetting, taken: new Map([...taken, ...tables]) }
  const hasLunch = day.items.some(({ kind, start }) => kind === 'meal' && mealAt(start) === 'lunch')
  const lunch = hasLunch ? undefined : lunchStop(day.items.map(visitOf))
  let near: Sight | undefined
  const setting = base && {
    destination: withTablesOnRoad(base, frame),
    prices: { currency: '' },
    party: request,
    language,
  }
  const today = new Set(day.items.flatMap((item) => (isStop(item) && item.place?.id) || []))
  const items = day.items.map((item): PlanItem => {
    const part = base && translatePartOfWay(item, frame, before, { ...tripSetting, destination: base })
    const table = setting && tableOrEvening(item, setting)
    const known = part ?? table ?? (setting && areaOrStroll(item, { ...mealSetting, ...setting }))
    if (known) return known
    const { why: _why, note: _note, kidsNote: _kids, place, rainAlternative, ...kept } = item
    const goal = goalOf(item, base, facts.destinations)
    const excursion = goal && excursionTexts(goal, day.date, language)
    const sight = goal ? undefined : sightOf(place?.id)
    const name = goal?.names[language] ?? nameOf(place?.id)
    if (!name || !place) {
      const own = item.kind !== 'free' && place ? { title: item.title } : words(item, near)
      return { ...kept, ...(place && { place }), ...own }
    }
    near = sight ?? near
    const shelter = rainAlternative && nameOf(rainAlternative.id)
    const eats = item.id === lunch?.id && base && sight
    const leaves = minutesOfDay(item.start) - (item.travel?.minutes ?? 0)
    const lunchNote = eats ? lunchOnTrip(sight, { ...tripSetting, destination: base, leaves }) : undefined
    const why = sight && hintFor(sight, request, language)
    const shown = sight && inOwnCar(sight, frame.car)
    const note = shown && stopNote(shown, day.date, language, lunchNote, item.start, base?.currency)
    const forKids = kids > 0 && sight && base && kidsFacts(sight, base, request.wishes, today)
    const kidsNote = forKids ? prose.kidsNote(forKids) : undefined
    return {
      ...kept,
      title: name,
      place: { ...place, name },
      ...excursion,
      ...(why && { why }),
      ...(note && { note }),
      ...(kidsNote && { kidsNote }),
      ...(rainAlternative && shelter && { rainAlternative: { ...rainAlternative, name: shelter } }),
    }
  })
  const { why: _why, ...rest } = day
  const sightAt = (item: PlanItem) =>
    base && (excursionOf(item, day.date, base, facts.destinations) ?? sightOf(item.place?.id))
  const reason = base && dayReason(reasonItems(day, sightAt), frame, base)
  return {
    ...rest,
    ...(reason && { why: prose.dayWhy(reason, index) }),
    base: { ...day.base, name: baseName },
    items,
  }
}

/** A meal in any kitchen of a street or quarter, or a walk there after it. */
function areaOrStroll(item: PlanItem, setting: MealSetting): PlanItem | undefined {
  const { why: said, ...kept } = item
  const isOne = item.kind === 'meal' || item.kind === 'evening'
  const sight = isOne ? setting.destination.sights.find(({ id }) => id === item.place?.id) : undefined
  if (!sight) return undefined
  const title = sight.name[setting.language]
  const place = item.place && { ...item.place, name: title }
  const hint = strollHint(setting.language, sight.id, title)
  if (item.kind === 'evening') return { ...kept, title, ...(place && { place }), ...(said && { why: hint }) }
  const { why, ...named } = writeArea(sight, mealAt(item.start), setting)
  return { ...kept, ...named, ...(said && why && { why }) }
}
