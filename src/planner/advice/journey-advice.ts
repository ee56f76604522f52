import { hiredAt } from './car-advice.ts'
import { regionOf } from '../../atlas/bases.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import { countryName } from '../../atlas/country/country.ts'
import { entryRule } from '../../atlas/country/entry-rules.ts'
import { isLongTrip } from '../days/stays.ts'
import { isSeenAgain } from '../journey/days-worth.ts'
import { runsOf, stopName } from '../journey/journey-budget.ts'
import type { Plan, PlanDay } from '../plan.ts'
import { legTextsIn } from '../prose/leg-texts.ts'
import { proseIn } from '../prose/prose.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { localFacts } from './local-facts.ts'
import type { AdviceSetting } from './plan-advice.ts'

/** "The nights: 3 in Vienna and 2 in Salzburg, and back to Hamburg.": by base, and shorter, by stop. */
export function nightsOf({ request, days, bases, legs = [] }: AdviceSetting): string[] {
  const { language } = request
  const starts = bases.flatMap(({ id }, index) => (id === bases[index - 1]?.id ? [] : [index]))
  const byBase = starts.map((from, index) => ({
    name: days[from]?.base.name ?? '',
    nights: nightsIn(from, (starts[index + 1] ?? days.length) - 1, days),
  }))
  const byStop = runsOf(bases).flatMap(({ from, to }) => {
    const base = bases[from]
    return base ? [{ name: stopName(base, language), nights: nightsIn(from, to, days) }] : []
  })
  const back = legs.at(-1)
  const home = back && back.toId === legs[0]?.fromId && legs.length > 1 ? back.to : undefined
  const { summary } = legTextsIn(language)
  return [byBase, byStop].map((stops) => summary({ stops, ...(home && { home }) }))
}

/** The trip's last day has no night, and one under way is spent nowhere. */
function nightsIn(from: number, to: number, days: readonly PlanDay[]): number {
  return days.slice(from, Math.min(to + 1, days.length - 1)).filter((day) => !isUnderWay(day)).length
}

/** Why a long trip to one place goes on to others: nobody has named them. */
export function onwardTips({ request, home, days, bases, legs, isOwnRoute }: AdviceSetting): Plan['tips'] {
  const { language, route } = request
  const nameOf = (base: Destination) =>
    // From a town of a region on to its other bases.
    home.id === regionOf(home.id) ? stopName(base, language) : base.names[language]
  const others = [...new Set(bases.map(nameOf))].filter((name) => name !== nameOf(home))
  if (!legs || (route && !isOwnRoute) || others.length === 0 || !isLongTrip(days.length)) return []
  return [legTextsIn(language).onwardReason(days.length, nameOf(home), others)]
}

/** Why a round among the bases of a region ends where it began, where nobody has asked for that. */
export function lastNightTips({ request, bases }: AdviceSetting): Plan['tips'] {
  const { language, route } = request
  const starts = bases.filter(({ id }, index) => id !== bases[index - 1]?.id)
  const [first] = starts
  const last = starts.at(-1)
  const isRound = starts.length > 2 && first !== undefined && first.id === last?.id
  const isAsked = route !== undefined && route.stops.length >= starts.length
  if (!isRound || isAsked || first.id === regionOf(first.id)) return []
  return [legTextsIn(language).lastNight(first.names[language])]
}

/** From which day on days lead back to what has been seen, where a place has too little for its days, and what else to do. */
export function repeatTips({ request: { language, wishes }, days, bases }: AdviceSetting): Plan['tips'] {
  const first = days.findIndex(isSeenAgain)
  const base = bases[first]
  return base ? [legTextsIn(language).repeats(first + 1, base.names[language], wishes?.oneBase === true)] : []
}

/** What changes at each border of a journey. */
export function borderTips(setting: AdviceSetting): Plan['tips'] {
  const { request, bases, start, legs = [] } = setting
  const { language } = request
  const entered = new Set(entriesOf(setting).map(({ country }) => country))
  const nameOf = (id: string, name: string) => {
    const country = id === start?.id ? start.country : bases.find((base) => base.id === id)?.country
    return country ? countryName(country, language) : name
  }
  // Who comes home knows the money and the plugs.
  return legs.flatMap(({ from, fromId, toId, border }) => {
    if (!border || toId === legs[0]?.fromId) return []
    const told = { country: countryName(border.country, language), from: nameOf(fromId, from) }
    return [legTextsIn(language).border({ ...border, ...told, isEntryTold: entered.has(border.country) })]
  })
}

/** What the countries of the trip want of who lives where it begins. */
export function entryTips(setting: AdviceSetting): Plan['tips'] {
  const { language } = setting.request
  return entriesOf(setting).map(({ country, text }) => ({
    topic: legTextsIn(language).entry(countryName(country, language)),
    text,
  }))
}

function entriesOf({ request, bases, start }: AdviceSetting) {
  const told = new Set<string>()
  return [...new Set(bases.map(({ country }) => country))].flatMap((country) => {
    const text = start && entryRule(start.country, country, request.language)
    if (!text || told.has(text)) return []
    told.add(text)
    return [{ country, text }]
  })
}

/** The days that are spent at a place, whenever in the journey that is. */
function daysAt(region: string, { days, bases }: Pick<AdviceSetting, 'days' | 'bases'>): PlanDay[] {
  return days.filter((_, index) => regionOf(bases[index]?.id ?? '') === region)
}

/** What is to be known at each further stop of a journey, on the days one is there. */
export function stopTips(setting: AdviceSetting, visited: readonly (readonly Sight[])[]): Plan['tips'] {
  const { request, home, bases, legs, start } = setting
  if (!legs) return []
  const regionAt = bases.map(({ id }) => regionOf(id))
  const further = [...new Set(regionAt)].filter((region) => region !== regionOf(home.id))
  return further.flatMap((region) => {
    const base = bases[regionAt.indexOf(region)]
    if (!base) return []
    const there = visited.filter((_, index) => regionAt[index] === region)
    const hired = hiredAt(region, setting)
    const local = localFacts(base, daysAt(region, setting), there, request, hired, start?.country)
    return proseIn(request.language).stopTips({ place: stopName(base, request.language), local })
  })
}
