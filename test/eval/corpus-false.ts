import { lines, named, told } from './corpus-valid.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { goodJson, goodLines, wordsFor } from './corpus-model.ts'
import { whole } from './corpus-outputs.ts'

/** The swap may drop what the prompt listed, so nothing is sure to stay. */
const nothing = () => []

/** Answers that are wrong about the world. */
export const FALSE: AnswerKind[] = [
  lines('the other language', (seen) => goodLines({ ...seen, german: !seen.german })),
  lines('French', (seen) =>
    seen.days.flatMap(({ day, stops }) => [
      `${day}|T|Les plus belles places de la ville`,
      `${day}|W|${stops[0]?.number}|Une belle visite avec vous dans la ville pour les enfants.`,
      `${day}|E`,
    ]),
  ),
  lines('numbers nobody gave', (seen) =>
    seen.days.flatMap(({ day }) => [
      `${day}|X|9001|9002`,
      `${day}|W|9003|It is the pride of the town.`,
      `${day}|E`,
    ]),
  ),
  lines('invented names', (seen) =>
    seen.days.flatMap(({ day }) => [
      `${day}|X|1|Crystal Tower of Dreams`,
      `${day}|P|Crystal Tower of Dreams|48.2|16.37|60|It glows at night.`,
      `${day}|E`,
    ]),
  ),
  lines("another city's sight", (seen) =>
    seen.days.flatMap(({ day, stops }) => [
      `${day}|X|${stops[0]?.number}|eiffel-tower`,
      `${day}|P|Eiffel Tower|48.8584|2.2945|90|It is the sign of the city.`,
      `${day}|T|Up the Eiffel Tower`,
      `${day}|E`,
    ]),
  ),
  lines(
    'a place on every day',
    (seen) =>
      seen.days.flatMap(({ day, stops }) => [
        `${day}|X|${stops[0]?.number}|${seen.candidates[0]?.number}`,
        `${day}|E`,
      ]),
    nothing,
  ),
  lines(
    'a place of another day',
    (seen) =>
      seen.days.flatMap(({ day, stops }, index) => [
        `${day}|X|${stops[0]?.number}|${seen.days[(index + 1) % seen.days.length]?.stops[0]?.number}`,
        `${day}|E`,
      ]),
    nothing,
  ),
  lines(
    'places that are closed',
    (seen) =>
      seen.days.flatMap(({ day, stops }) =>
        seen.candidates
          .filter(({ closed }) => closed !== '-')
          .map(({ number }) => `${day}|X|${stops[0]?.number}|${number}`)
          .concat(`${day}|E`),
      ),
    nothing,
  ),
  {
    name: 'too many stops',
    answer: (seen) =>
      whole(
        JSON.stringify({
          days: seen.days.map(({ day, stops }) => ({
            day,
            stops: [...stops, ...seen.candidates].map(({ number }) => number),
          })),
        }),
      ),
    valid: told,
  },
  {
    name: 'overlapping times and wrong sums',
    answer: (seen) =>
      whole(
        JSON.stringify({
          ...goodJson(seen),
          total: -5,
          days: goodJson(seen).days.map((day) => ({
            ...day,
            stops: day.stops.map((stop) => ({ ...stop, start: '09:00', end: '08:00', cost: 1e9 })),
          })),
        }),
      ),
    valid: named,
  },
  lines('guessed prices and hours', (seen) =>
    seen.days.flatMap(({ day, stops }) => [
      `${day}|W|${stops[0]?.number}|${seen.german ? 'Täglich ab 9:30 Uhr, der Eintritt kostet 12 €.' : 'Open daily from 9:30, and a ticket costs €12.'}`,
      `${day}|E`,
    ]),
  ),
  lines('a wrong weekday', (seen) =>
    seen.days.flatMap(({ day }) => [
      `${day}|T|${seen.german ? 'Ein ruhiger Montag und Dienstag' : 'A calm Monday and Tuesday'}`,
      `${day}|E`,
    ]),
  ),
  lines('endless prose', (seen) =>
    seen.days.flatMap(({ day, stops }) => [
      `${day}|W|${stops[0]?.number}|${`${wordsFor(seen).why[0]} `.repeat(30).trim()}`,
      `${day}|E`,
    ]),
  ),
]
