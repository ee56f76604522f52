import type { FreeHourTexts } from './free-hour-texts.ts'

function pick(turn: number, ...texts: readonly [string, ...string[]]): string {
  return texts[turn % texts.length] ?? texts[0]
}

function then(text: string, next: string | undefined): string {
  return next ? `${text}; danach: ${next}.` : `${text}.`
}

const AT_HOME = 'Zeit für eine Pause: in der Unterkunft die Beine hochlegen'

export const FREE_HOURS_DE: FreeHourTexts = {
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
  table: (name, order, isOnTheWay) =>
    `Für eine Pause ${isOnTheWay ? 'auf dem Weg' : 'ganz in der Nähe'}: ${name}. ${order}`,
  stay: (name, turn) =>
    pick(
      turn,
      `${name}: kein Grund zur Eile, hier darf man so lange bleiben, wie man mag.`,
      `${name}: Hier ist Zeit, noch eine Weile zu bleiben.`,
    ),
  early: (next, turn) =>
    then(
      pick(
        turn,
        'Hier ist nichts mehr geplant: zurückfahren, wann man mag, und in der Unterkunft ausruhen',
        'Für den Rückweg bleibt reichlich Zeit, auch zum Ausruhen in der Unterkunft',
      ),
      next,
    ),
  tour: (next) =>
    then('Die Tour bestimmt die Rückfahrt, und in der Unterkunft bleibt Zeit zum Ausruhen', next),
  boat: (next) =>
    then('Zurück geht es mit dem Boot: gleich bei der Ankunft nach den letzten Abfahrten sehen', next),
  walkedOn: (next) =>
    then('Vom Ende des Wegs fährt nicht viel: die Rückfahrt vorher nachsehen und rechtzeitig da sein', next),
  onward: (next) => then('Hier eilt nichts, und auf dem Weg auch nicht', next),
  ahead: (next) =>
    `Hier muss niemand warten: Weiter geht es, sobald man mag, und dort ist Zeit zum Umsehen: ${next}.`,
  near: (next, turn) =>
    pick(
      turn,
      `Zeit, sich noch etwas umzusehen; danach: ${next}.`,
      `Zeit, sich hier umzusehen; dann ist es nur ein kurzes Stück: ${next}.`,
    ),
  nearInShade: (next) => `Zeit, sich im Schatten einen Platz zu suchen; danach: ${next}.`,
  nearIndoors: (next) => `Zeit, sich drinnen einen Platz zu suchen; danach: ${next}.`,
  atHome: (next) => then(AT_HOME, next),
  rest: (next, turn) =>
    then(
      pick(
        turn,
        'Zeit, in der Unterkunft auszuruhen und sich umzuziehen',
        AT_HOME,
        'Hier ist nichts geplant: in der Unterkunft ausruhen oder sich in der Nähe umsehen',
      ),
      next,
    ),
  drink: (next) => then('Zeit für ein Getränk, in der Unterkunft oder unterwegs', next),
  siesta: (next, turn) =>
    then(
      pick(
        turn,
        'Jetzt kommt die größte Hitze: an den Pool, in den Schatten oder nach drinnen',
        'Siesta in der Unterkunft, bis die größte Hitze vorbei ist',
      ),
      next,
    ),
  nap: (next) => then('Zeit für einen Mittagsschlaf, in der Unterkunft oder im Schatten', next),
  leave: (turn) =>
    pick(
      turn,
      'Vor der Abreise bleibt Zeit für einen letzten Spaziergang und einen letzten Kaffee.',
      'Vor der Abreise ist noch Zeit, sich ein letztes Mal umzusehen.',
    ),
  provisions: 'Vor der Abreise ist Zeit, früh etwas zu essen und Proviant für den Weg zu kaufen.',
  leaveInHeat: 'Vor der Abreise bleibt Zeit für etwas Kaltes zu trinken, drinnen oder im Schatten.',
  leaveUnserved: 'Vor der Abreise bleibt Zeit für eine Bank im Schatten und einen letzten Blick zurück.',
  morning: (next) => `Ausschlafen: Heute muss niemand früher aufbrechen. Danach: ${next}.`,
  first: (next, hasRoom) =>
    hasRoom
      ? `Zeit zum Ankommen: auspacken, ausruhen, umziehen. Danach: ${next}.`
      : `So früh ist selten ein Zimmer fertig: das Gepäck dalassen und sich in der Nähe umsehen. Danach: ${next}.`,
  late: (next) => `Am Tisch eilt nichts, weiter geht es erst spät: ${next}.`,
  bite: (last) => `Jetzt schon eine Kleinigkeit essen, denn das Abendessen kommt spät; zuerst noch: ${last}.`,
  hungry: 'Unterwegs schon eine Kleinigkeit essen, denn das Abendessen kommt spät.',
  lateDinner: (last) => `Das Abendessen kommt spät; zuerst noch: ${last}.`,
  meals: { lunch: 'Mittagessen', dinner: 'Abendessen' },
}
