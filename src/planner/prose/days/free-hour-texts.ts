import type { Locale } from '../../../i18n/locale.ts'

/** A sight that an hour leads to, and how many minutes away it is. */
export interface Visit {
  name: string
  minutes: number
}

/**
 * What is said of an hour between two entries; `turn` picks among wordings, `next` names what comes after it. Each is
 * whole sentences, and none says more of the place than that one is there.
 */
export interface FreeHourTexts {
  /** Something to see near, without a ticket. */
  walk(name: string, turn: number): string
  /** Something that takes its time, may ask for a ticket, and lies so many minutes away. */
  visit(visit: Visit, turn: number): string
  /** Where many hours are left: one or the other. */
  visits(one: Visit, other: Visit): string
  /** Somewhere to sit down near; `order`: a sentence about what one has there. */
  table(name: string, order: string): string
  /** Where one is. */
  stay(name: string, turn: number): string
  /** Far out, where nothing else is. */
  early(next: string | undefined, turn: number): string
  /** Far out, by a tour or a boat that sets the hour of the way back. */
  tour(next: string | undefined): string
  boat(next: string | undefined): string
  /** On the way from one far place to another. */
  onward(next: string | undefined): string
  /** Before what is close by; `indoors`: in the dark or the frost. */
  near(next: string, turn: number): string
  nearIndoors(next: string): string
  /** Near where one stays. */
  rest(next: string | undefined, turn: number): string
  /** The same, and there is something to drink. */
  drink(next: string | undefined): string
  /** At noon in a hot month. */
  siesta(next: string | undefined, turn: number): string
  /** On the last day, when the room is given up. */
  leave(turn: number): string
  leaveInHeat: string
  /** The same while the cafés are shut, for a fast or a feast. */
  leaveUnserved: string
  /** Before a day that begins late. */
  morning(next: string): string
  /** Where the day has led nowhere yet. */
  first(next: string): string
  /** Before what comes late in the evening. */
  late(next: string): string
  /** What a meal without a table is called among what comes after. */
  meals: Record<'lunch' | 'dinner', string>
}

function pick(turn: number, ...texts: readonly [string, ...string[]]): string {
  return texts[turn % texts.length] ?? texts[0]
}

function thenEn(text: string, next: string | undefined): string {
  return next ? `${text}; after that: ${next}.` : `${text}.`
}

const EN: FreeHourTexts = {
  walk: (name, turn) =>
    pick(
      turn,
      `Time for a stroll, and no ticket needed: ${name}.`,
      `Time for a detour close by: ${name}.`,
      `Not on the plan and near: ${name}.`,
    ),
  visit: ({ name, minutes }, turn) =>
    pick(
      turn,
      `Room for one more, if you feel like it: ${name}, ${minutes} minutes away.`,
      `Nothing is fixed here, and ${minutes} minutes away there is more to see: ${name}.`,
      `An idea for these hours, ${minutes} minutes away and not on the plan: ${name}.`,
    ),
  visits: (one, other) =>
    `Room for more, if you feel like it: ${one.name}, ${one.minutes} minutes away, or ${other.name}, ${other.minutes} minutes away.`,
  table: (name, order) => `A place to sit down, close by: ${name}. ${order}`,
  stay: (name, turn) =>
    pick(
      turn,
      `No hurry: stay at ${name} for as long as you like.`,
      `There is time to stay at ${name} a while longer.`,
    ),
  early: (next, turn) =>
    thenEn(
      pick(
        turn,
        'Nothing more is planned out here: start back when you like, and rest where you stay',
        'There is time to spare for the way back, and for a rest where you stay',
      ),
      next,
    ),
  tour: (next) => thenEn('The tour sets the way back, and then there is time to rest where you stay', next),
  boat: (next) => thenEn('The way back is by boat: look up the last sailings as soon as you land', next),
  onward: (next) => thenEn('Nothing presses here, nor on the way on', next),
  near: (next, turn) =>
    pick(
      turn,
      `Time to look around before the short way to what comes next: ${next}.`,
      `There is time to look around before what comes next, close by: ${next}.`,
    ),
  nearIndoors: (next) => `Find a seat indoors before what comes next, close by: ${next}.`,
  rest: (next, turn) =>
    thenEn(
      pick(
        turn,
        'Time to go back to where you stay, rest and change',
        'A break: put your feet up where you stay',
        'Nothing is planned here: rest where you stay, or look around near it',
      ),
      next,
    ),
  drink: (next) => thenEn('A break with something to drink, where you stay or on the way', next),
  siesta: (next, turn) =>
    thenEn(
      pick(
        turn,
        'These are the hottest hours: spend them by a pool, in the shade or indoors',
        'Out of the sun until the hottest hours are over: a siesta where you stay',
      ),
      next,
    ),
  leave: (turn) =>
    pick(
      turn,
      'There is still time before the journey: a last walk, a last coffee.',
      'There is still time before the journey for a last look around.',
    ),
  leaveInHeat: 'There is still time before the journey: something cold to drink, out of the sun.',
  leaveUnserved: 'There is still time before the journey: a bench in the shade, a last look around.',
  morning: (next) => `Sleep in: for ${next} there is no need to set out earlier.`,
  first: (next) => `Before ${next} there is time to arrive: unpack, rest and change.`,
  late: (next) => `No hurry at table: ${next} comes late.`,
  meals: { lunch: 'lunch', dinner: 'dinner' },
}

function thenDe(text: string, next: string | undefined): string {
  return next ? `${text}; danach: ${next}.` : `${text}.`
}

const DE: FreeHourTexts = {
  walk: (name, turn) =>
    pick(
      turn,
      `Zeit für einen Spaziergang, ganz ohne Ticket: ${name}.`,
      `Zeit für einen Abstecher ganz in der Nähe: ${name}.`,
      `Nicht eingeplant und gleich um die Ecke: ${name}.`,
    ),
  visit: ({ name, minutes }, turn) =>
    pick(
      turn,
      `Wer noch mag, hat hier Zeit: ${name}, ${minutes} Minuten entfernt.`,
      `Hier ist nichts festgelegt, und ${minutes} Minuten entfernt gibt es noch etwas zu sehen: ${name}.`,
      `Eine Idee für diese Stunden, ${minutes} Minuten entfernt und nicht im Plan: ${name}.`,
    ),
  visits: (one, other) =>
    `Wer noch mag, hat hier Zeit: ${one.name}, ${one.minutes} Minuten entfernt, oder ${other.name}, ${other.minutes} Minuten entfernt.`,
  table: (name, order) => `Zum Hinsetzen ganz in der Nähe: ${name}. ${order}`,
  stay: (name, turn) =>
    pick(
      turn,
      `${name}: kein Grund zur Eile, hier darf man so lange bleiben, wie man mag.`,
      `${name}: Hier ist Zeit, noch eine Weile zu bleiben.`,
    ),
  early: (next, turn) =>
    thenDe(
      pick(
        turn,
        'Hier draußen ist nichts mehr geplant: zurückfahren, wann man mag, und in der Unterkunft ausruhen',
        'Für den Rückweg bleibt reichlich Zeit, auch zum Ausruhen in der Unterkunft',
      ),
      next,
    ),
  tour: (next) =>
    thenDe('Die Tour bestimmt die Rückfahrt, und in der Unterkunft bleibt Zeit zum Ausruhen', next),
  boat: (next) =>
    thenDe('Zurück geht es mit dem Boot: gleich bei der Ankunft nach den letzten Abfahrten sehen', next),
  onward: (next) => thenDe('Hier eilt nichts, und auf dem Weg auch nicht', next),
  near: (next, turn) =>
    pick(
      turn,
      `Bis zum nächsten Ziel ganz in der Nähe ist Zeit, sich umzusehen: ${next}.`,
      `Zeit für einen Umweg zum nächsten Ziel, das ganz in der Nähe liegt: ${next}.`,
    ),
  nearIndoors: (next) => `Bis zum nächsten Ziel ganz in der Nähe drinnen einen Platz suchen: ${next}.`,
  rest: (next, turn) =>
    thenDe(
      pick(
        turn,
        'Zeit, in der Unterkunft auszuruhen und sich umzuziehen',
        'Zeit für eine Pause: in der Unterkunft die Beine hochlegen',
        'Hier ist nichts geplant: in der Unterkunft ausruhen oder sich in der Nähe umsehen',
      ),
      next,
    ),
  drink: (next) => thenDe('Zeit für ein Getränk, in der Unterkunft oder am Weg', next),
  siesta: (next, turn) =>
    thenDe(
      pick(
        turn,
        'Jetzt kommt die größte Hitze: an den Pool, in den Schatten oder nach drinnen',
        'Siesta in der Unterkunft, bis die größte Hitze vorbei ist',
      ),
      next,
    ),
  leave: (turn) =>
    pick(
      turn,
      'Vor der Abreise bleibt Zeit für einen letzten Spaziergang und einen letzten Kaffee.',
      'Vor der Abreise ist noch Zeit, sich ein letztes Mal umzusehen.',
    ),
  leaveInHeat: 'Vor der Abreise bleibt Zeit für etwas Kaltes zu trinken, drinnen oder im Schatten.',
  leaveUnserved: 'Vor der Abreise bleibt Zeit für eine Bank im Schatten und einen letzten Blick zurück.',
  morning: (next) => `Ausschlafen: Für ${next} muss niemand früher aufbrechen.`,
  first: (next) => `Vor ${next} bleibt Zeit zum Ankommen: auspacken, ausruhen, umziehen.`,
  late: (next) => `Am Tisch eilt nichts, weiter geht es erst spät: ${next}.`,
  meals: { lunch: 'Mittagessen', dinner: 'Abendessen' },
}

export function freeHourTexts(language: Locale): FreeHourTexts {
  return language === 'de' ? DE : EN
}
