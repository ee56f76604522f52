import { from, to } from '../places.de.ts'
import { capital, duration } from '../vocabulary.de.ts'
import type { WayTexts } from './way-texts.ts'

const CONNECTIONS = { train: 'der Zug', bus: 'der Bus', ferry: 'die Fähre', 'night-train': 'der Nachtzug' }

export const WAYS_DE: WayTexts = {
  connection({ from: start, mode, minutes, changes }, after) {
    const change =
      changes === 0 ? 'ohne Umstieg' : `mit ${changes === 1 ? 'einem Umstieg' : `${changes} Umstiegen`}`
    const runs = after
      ? `${capital(CONNECTIONS[mode])} braucht`
      : `${capital(from(start))} braucht ${CONNECTIONS[mode]}`
    return `${runs} meist ${duration(minutes)}, ${change}.`
  },
  noFlightIsFaster: 'Von Tür zu Tür ist kein Flug schneller.',
  trainTakesTheDay:
    'Der Plan rechnet mit dem Flug: Mit dem Zug vergehen der erste und der letzte Tag unterwegs.',
  byRoad: ({ from: start, minutes, km }) =>
    `${capital(from(start))} sind es auf der Straße etwa ${duration(minutes)} von Tür zu Tür, ${km} km.`,
  fromUnknown: (place) =>
    `Zuerst von deinem Bahnhof aus nach einem Zug ${to(place)} suchen: Bis etwa fünf Stunden von Tür zu Tür ist kein Flug schneller.`,
  trainFrom: (place) =>
    `${capital(from(place))} fährt auch der Zug, von Zentrum zu Zentrum; früh gebucht ist er meist am günstigsten.`,
}
