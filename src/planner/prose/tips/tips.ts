import { altitudeSentence, aroundSentences, type HireTexts } from './around-sentences.ts'
import type { LocalFacts } from '../../advice/local-facts.ts'
import { arrivingSentences } from './arriving-sentences.ts'
import { holidaySentences } from './holiday-sentences.ts'
import type { MissedReason } from '../../advice/missed-wishes.ts'
import type { PackingThing } from '../../advice/packing.ts'
import { fitSentences } from '../fitted.ts'
import type { StopFacts, TipFacts } from '../prose.ts'
import { railSentences, SHORTER_THAN_FLYING } from './rail-sentences.ts'
import type { WayTexts } from './way-texts.ts'
import { weatherSentences } from './weather-sentences.ts'

/** What a language says in a plan's tips: sentences from facts. Which are said, and in what order, stands in `tips`. */
export interface TipTexts extends WayTexts {
  topics: Record<
    | 'missed'
    | 'byRail'
    | 'bySea'
    | 'byBus'
    | 'connections'
    | 'arriving'
    | 'train'
    | 'holidays'
    | 'rooms'
    | 'shabbat'
    | 'kosher'
    | 'weather'
    | 'around'
    | 'altitude'
    | 'dishes'
    | 'tables'
    | 'practical'
    | 'money',
    string
  >
  missed(reason: MissedReason, names: readonly string[]): string
  /** From the airports to the centre. */
  transfers(transfers: LocalFacts['transfers'], currency: string): string
  airports(airports: TipFacts['airports']): string
  lastByBoat(boat: LocalFacts['transfers'][number], currency: string): string
  /** So many metres up. */
  altitude(metres: number): string
  landing(landing: NonNullable<TipFacts['landing']>): string
  eventDays(from: string, to: string): string
  /** Rooms during an event, months ahead. */
  bookRooms(months: number): string
  /** Of what begins when small children sleep. */
  tooLate: string
  /** What a family asks for where it sleeps. */
  familyRooms(people: number, rooms: number): string
  /** What the plan holds on it. */
  shabbat(shabbat: NonNullable<TipFacts['shabbat']>): string
  /** What to do where no kosher kitchen is known. */
  noKosher(place: string): string[]
  holidays(days: LocalFacts['publicHolidays'], areShopsShut: boolean): string
  climate(climate: NonNullable<LocalFacts['climate']>, month: number): string
  climates(climates: NonNullable<TipFacts['climates']>): string
  light(date: string, light: LocalFacts['light']): string
  pack(things: readonly PackingThing[]): string
  dayPass(pass: NonNullable<LocalFacts['dayPass']>, currency: string): string
  hire: HireTexts
  card(card: NonNullable<LocalFacts['card']>, currency: string): string
  /** What wants a time slot although a card lets one in. */
  slots(names: readonly string[]): string
  water: Record<'true' | 'false', string>
  plugs(types: readonly string[], voltage: string | undefined): string
  emergency(number: string): string
  /** Where one number does not serve all; the ambulance's is not the same everywhere in some countries. */
  policeAndAmbulance(police: string, ambulance: string | undefined): string
  driving: Record<'left' | 'right', string>
  money(currency: string, pricesIn: string | undefined): string
  otherMoney(place: string, currency: string, budget: string): string
}

const REASONS: readonly MissedReason[] = ['closed', 'off-season', 'too-far', 'steps', 'no-room', 'not-found']

/** The tips of a plan, each of as many of its sentences as it has room for; what would be true anywhere is left out. */
export function tips(facts: TipFacts, words: TipTexts): { topic: string; text: string }[] {
  const { topics } = words
  const { local, connections = [], missed = [] } = facts
  const rail: Tip[] =
    connections.length > 0 ? [[topics[wayOf(connections)], ...railSentences(facts, words)]] : []
  const railFirst = (connections[0]?.minutes ?? Infinity) <= SHORTER_THAN_FLYING
  const all: Tip[] = [
    [topics.missed, ...missedSentences(missed, words)],
    ...(railFirst ? rail : []),
    [topics.train, facts.fromUnknown ? words.fromUnknown(facts.place) : undefined],
    [topics.arriving, ...arrivingSentences(facts, words)],
    ...(railFirst ? [] : rail),
    [topics.train, facts.trainFrom && words.trainFrom(facts.trainFrom)],
    ...local.events.map((event): Tip => [event.name, ...eventSentences(event, words)]),
    [topics.holidays, ...holidaySentences(local.publicHolidays, words)],
    [topics.rooms, facts.rooms && words.familyRooms(facts.rooms.people, facts.rooms.count)],
    [topics.shabbat, facts.shabbat && words.shabbat(facts.shabbat)],
    [topics.kosher, ...(facts.noKosher ? words.noKosher(facts.place) : [])],
    [topics.weather, ...weatherSentences(facts, words)],
    [topics.altitude, altitudeSentence(local, words)],
    [topics.around, ...aroundSentences(local, words)],
    cardTip(local, words),
    ...(facts.atHome ? [] : ofThePlace(facts, words)),
  ]
  return fitted(all)
}

/** What one should know at a further stop: what is on, how one gets around, and what to eat there. */
export function stopTips({ place, local }: StopFacts, words: TipTexts): { topic: string; text: string }[] {
  const [dish] = local.dishes
  return fitted([
    ...local.events.map((event): Tip => [event.name, ...eventSentences(event, words)]),
    [
      place,
      altitudeSentence(local, words),
      ...holidaySentences(local.publicHolidays, words),
      ...aroundSentences(local, words),
      dish && `${dish.name}: ${dish.text}`,
      local.season,
    ],
    cardTip(local, words),
  ])
}

function fitted(all: readonly Tip[]): { topic: string; text: string }[] {
  return all.flatMap(([topic, ...sentences]) => {
    const text = fitSentences(sentences)
    return text ? [{ topic, text }] : []
  })
}

/** What who lives there knows. */
function ofThePlace(facts: TipFacts, words: TipTexts): Tip[] {
  const { topics } = words
  const { local } = facts
  return [
    [topics.dishes, ...local.dishes.map(({ name, text }) => `${name}: ${text}`)],
    [topics.tables, ...tableSentences(local, words)],
    [topics.practical, ...practicalSentences(local, words)],
    [topics.money, ...moneySentences(facts, words)],
  ]
}

export type Sentences = (string | undefined)[]
type Tip = [topic: string, ...sentences: Sentences]

function wayOf(connections: NonNullable<TipFacts['connections']>): keyof TipTexts['topics'] {
  const sea = connections.filter(({ mode }) => mode === 'ferry').length
  if (sea > 0) return sea === connections.length ? 'bySea' : 'connections'
  return connections.some(({ mode }) => mode === 'bus') ? 'byBus' : 'byRail'
}

function missedSentences(missed: NonNullable<TipFacts['missed']>, words: TipTexts): Sentences {
  return REASONS.map((reason) => {
    const names = missed.filter((each) => each.reason === reason).map(({ name }) => name)
    return names.length > 0 ? words.missed(reason, names) : undefined
  })
}

function eventSentences(
  { from, to, about, closes, bookMonths, tooLate }: LocalFacts['events'][number],
  words: TipTexts,
): Sentences {
  return [
    `${words.eventDays(from, to)}. ${about}`.trim(),
    tooLate && words.tooLate,
    closes,
    bookMonths ? words.bookRooms(bookMonths) : undefined,
  ]
}

function cardTip({ card, currency }: LocalFacts, words: TipTexts): Tip {
  const slots = card && card.slots.length > 0 ? words.slots(card.slots) : undefined
  return [card?.name ?? '', card && words.card(card, currency), slots]
}

function tableSentences({ tipping, country, notes }: LocalFacts, words: TipTexts): Sentences {
  const water = country?.tapWater
  return [tipping, water === undefined ? undefined : words.water[water ? 'true' : 'false'], ...notes]
}

function practicalSentences({ country }: LocalFacts, words: TipTexts): Sentences {
  if (!country) return []
  const { plugs, voltage, driving, emergency, police, ambulance } = country
  return [
    plugs && words.plugs(plugs, voltage),
    emergency ? words.emergency(emergency) : police && words.policeAndAmbulance(police, ambulance),
    driving && words.driving[driving],
  ]
}

/** Only where it is not what one thinks. */
function moneySentences({ currency, localMoney, otherMoney }: TipFacts, words: TipTexts): Sentences {
  const [other] = otherMoney
  if (!localMoney && !other) return []
  return [
    words.money(localMoney ?? currency, localMoney && currency),
    other && words.otherMoney(other.place, other.currency, currency),
  ]
}
