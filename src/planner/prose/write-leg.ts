import type { Destination } from '../../atlas/destination.ts'
import { distanceKm } from '../../atlas/distance.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import type { Locale } from '../../i18n/locale.ts'
import type { LegMove } from '../journey/move-between.ts'
import type { PlanItem } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { legTextsIn } from './leg-texts.ts'
import { proseIn } from './prose.ts'

const MOST_NAMED = 3
/** Further out nobody goes between two trains, km. */
const FROM_THE_STATION_KM = 2.5

/** The entries that a transfer is made of, by the end of their ids. */
const PARTS = ['move', 'via', 'move-on'] as const
export type LegPart = (typeof PARTS)[number]

export function isLegPart(text: string | undefined): text is LegPart {
  return PARTS.some((part) => part === text)
}

/** The words and place of a transfer of a journey: all of it, or up to and on from where it is broken. */
export function writeLegPart(
  part: LegPart,
  { move, date }: Pick<DayFrame, 'move' | 'date'>,
  { names }: Pick<Destination, 'names'>,
  language: Locale,
): Pick<PlanItem, 'kind' | 'title' | 'place' | 'why' | 'note'> {
  const { move: title } = proseIn(language)
  const words = legTextsIn(language)
  const { leg, from = '' } = move ?? {}
  const to = names[language]
  const via = leg?.via
  const stop = via?.place.names[language]
  if (!leg) return { kind: 'transfer', title: title(from, to) }
  if (part === 'via' && via?.sight && stop)
    return {
      kind: 'free',
      title: words.via(stop, [], leg.mode).title,
      why: via.sight.hint[language],
      place: placeOf(via.place, language),
    }
  if (part === 'via' && via && stop)
    return {
      kind: 'free',
      ...words.via(stop, bestOf(via.place, date, language), leg.mode),
      place: placeOf(via.place, language),
    }
  if (part === 'move-on' && via && stop)
    return { kind: 'transfer', title: title(stop, to), note: words.onward(leg.mode, via.second.minutes) }
  return {
    kind: 'transfer',
    title: title(from, stop ?? to),
    ...(via && { place: placeOf(via.place, language) }),
    note: words.note(factsOf(leg, via?.first.minutes ?? leg.minutes, stop)),
  }
}

function factsOf({ mode, depart, shift }: LegMove, minutes: number, via: string | undefined) {
  return { mode, minutes, shift, depart, ...(via && { via }) }
}

function placeOf({ id, names, center }: Destination, language: Locale): NonNullable<PlanItem['place']> {
  return { id, name: names[language], lat: center[0], lon: center[1], verified: true }
}

function bestOf({ sights, center }: Destination, date: string, language: Locale): string[] {
  return sights
    .filter(
      (sight) => !sight.daytrip && distanceKm(sight.at, center) <= FROM_THE_STATION_KM && openOn(date)(sight),
    )
    .toSorted((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
    .map(({ name }) => name[language])
}
