import type { Locale } from '../../../i18n/locale.ts'

/** What is said of an hour or more between two entries; each with a name, so that none is said twice. */
export interface FreeHourTexts {
  /** Something to see near, without a ticket. */
  walk(name: string, turn: number): string
  /** Something that takes its time, may ask for a ticket, and lies so many minutes away. */
  visit(name: string, minutes: number, turn: number): string
  /** Somewhere to sit down near; `order`: a sentence about what one has there. */
  table(name: string, order: string): string
  /** Where one is. */
  stay(name: string): string
  /** Far out, where nothing else is. */
  early(name: string): string
  /** Far out too, and what follows is close by. */
  near(name: string): string
  /** Near where one stays. */
  rest(name: string): string
  restOrDrink(name: string): string
  /** At noon in a hot month. */
  siesta(name: string): string
  /** On the last day, when the room is given up. */
  leave(name: string): string
  leaveInHeat(name: string): string
  /** The same while the cafés are shut, for a fast or a feast. */
  leaveUnserved(name: string): string
  /** Before a day that begins late. */
  morning(next: string): string
  /** Where the day has led nowhere yet. */
  first(next: string): string
  /** Before what comes late in the evening. */
  late(next: string): string
}

type Named = (name: string) => string

const pick = (texts: readonly [Named, ...Named[]], name: string, turn: number) =>
  (texts[turn % texts.length] ?? texts[0])(name)

const EN: FreeHourTexts = {
  walk: (name, turn) =>
    pick(
      [
        (place) => `Time for a stroll, and no ticket needed: ${place}.`,
        (place) => `Time for ${place}, close by, or for a bench on the way.`,
        (place) => `Not on the plan and near: ${place}.`,
      ],
      name,
      turn,
    ),
  visit: (name, minutes, turn) =>
    pick(
      [
        (place) => `Room for one more, if you feel like it: ${place}, ${minutes} minutes away.`,
        (place) => `Nothing is fixed here, and ${minutes} minutes away there is more to see: ${place}.`,
        (place) => `An idea for these hours, ${minutes} minutes away and not on the plan: ${place}.`,
      ],
      name,
      turn,
    ),
  table: (name, order) => `A place to sit down, close by: ${name}. ${order}`,
  stay: (name) => `No hurry: stay at ${name} for as long as you like.`,
  early: (name) =>
    `After ${name} there is time to spare: take the way back slowly, and rest before what follows.`,
  near: (name) => `After ${name} there is time to spare, and what follows is close by: rest here.`,
  rest: (name) => `After ${name} there is time to go back to where you stay, rest and change.`,
  restOrDrink: (name) =>
    `A break after ${name}: put your feet up where you stay, or sit down with something to drink.`,
  siesta: (name) => `The hottest hours come after ${name}: spend them by a pool, in the shade or indoors.`,
  leave: (name) => `After ${name} there is still time before the journey: a last walk, a last coffee.`,
  leaveInHeat: (name) =>
    `After ${name} there is still time before the journey: something cold to drink, out of the sun.`,
  leaveUnserved: (name) =>
    `After ${name} there is still time before the journey: a bench in the shade, a last look around.`,
  morning: (next) => `Sleep in: for ${next} there is no need to set out earlier.`,
  first: (next) => `Before ${next} there is time to arrive: unpack, rest and change.`,
  late: (next) => `No hurry at table: ${next} comes late.`,
}

const DE: FreeHourTexts = {
  walk: (name, turn) =>
    pick(
      [
        (place) => `Zeit für einen Spaziergang, ganz ohne Ticket: ${place}.`,
        (place) => `Zeit für einen Abstecher ganz in der Nähe: ${place}. Oder für eine Bank am Weg.`,
        (place) => `Nicht eingeplant und gleich um die Ecke: ${place}.`,
      ],
      name,
      turn,
    ),
  visit: (name, minutes, turn) =>
    pick(
      [
        (place) => `Wer noch mag, hat hier Zeit: ${place}, ${minutes} Minuten entfernt.`,
        (place) => `Hier ist nichts festgelegt, und ${minutes} Minuten entfernt liegt: ${place}.`,
        (place) => `Eine Idee für diese Stunden, ${minutes} Minuten entfernt und nicht im Plan: ${place}.`,
      ],
      name,
      turn,
    ),
  table: (name, order) => `Zum Hinsetzen ganz in der Nähe: ${name}. ${order}`,
  stay: (name) => `${name}: kein Grund zur Eile, hier darf man so lange bleiben, wie man mag.`,
  early: (name) => `${name}, und danach bleibt Zeit: in Ruhe zurückfahren und ausruhen, bevor es weitergeht.`,
  near: (name) => `${name}, und danach bleibt Zeit: Weiter geht es ganz in der Nähe, also hier ausruhen.`,
  rest: (name) => `${name}, und danach Zeit für eine Pause in der Unterkunft: ausruhen und umziehen.`,
  restOrDrink: (name) => `${name}, und dann die Beine hoch: in der Unterkunft oder bei einem kühlen Getränk.`,
  siesta: (name) => `${name}, und danach die größte Hitze: Siesta am Pool, im Schatten oder drinnen.`,
  leave: (name) =>
    `${name}, und danach noch Zeit vor der Abreise: ein letzter Spaziergang, ein letzter Kaffee.`,
  leaveInHeat: (name) =>
    `${name}, und danach noch Zeit vor der Abreise: etwas Kaltes trinken, drinnen oder im Schatten.`,
  leaveUnserved: (name) =>
    `${name}, und danach noch Zeit vor der Abreise: eine Bank im Schatten, ein letzter Blick zurück.`,
  morning: (next) => `Ausschlafen: Für ${next} muss niemand früher aufbrechen.`,
  first: (next) => `Vor ${next} bleibt Zeit zum Ankommen: auspacken, ausruhen, umziehen.`,
  late: (next) => `Am Tisch eilt nichts, weiter geht es erst spät: ${next}.`,
}

export function freeHourTexts(language: Locale): FreeHourTexts {
  return language === 'de' ? DE : EN
}
