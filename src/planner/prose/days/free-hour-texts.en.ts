import type { FreeHourTexts } from './free-hour-texts.ts'

function pick(turn: number, ...texts: readonly [string, ...string[]]): string {
  return texts[turn % texts.length] ?? texts[0]
}

function then(text: string, next: string | undefined): string {
  return next ? `${text}; after that: ${next}.` : `${text}.`
}

const AT_HOME = 'A break: put your feet up where you stay'

export const FREE_HOURS_EN: FreeHourTexts = {
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
  table: (name, order, isOnTheWay) =>
    `For a break${isOnTheWay ? ' on the way' : ', close by'}: ${name}. ${order}`,
  stay: (name, turn) =>
    pick(
      turn,
      `No hurry, stay as long as you like: ${name}.`,
      `There is time to stay a while longer: ${name}.`,
    ),
  early: (next, turn) =>
    then(
      pick(
        turn,
        'Nothing more is planned here: start back when you like, and rest where you stay',
        'There is time to spare for the way back, and for a rest where you stay',
      ),
      next,
    ),
  tour: (next) => then('The tour sets the way back, and then there is time to rest where you stay', next),
  boat: (next) => then('The way back is by boat: look up the last sailings as soon as you land', next),
  walkedOn: (next) =>
    then('Little runs from where the walk ends: look up the way back, and be there in good time', next),
  onward: (next) => then('No rush here, nor on the way', next),
  ahead: (next) => `No need to wait here: go on when you like, and look around there: ${next}.`,
  near: (next, turn) =>
    pick(
      turn,
      `Time to look around before the short way on; after that: ${next}.`,
      `There is time to look around before going on; after that: ${next}.`,
    ),
  nearInShade: (next) => `Time to find a seat in the shade; after that: ${next}.`,
  nearIndoors: (next) => `Time to find a seat indoors; after that: ${next}.`,
  atHome: (next) => then(AT_HOME, next),
  rest: (next, turn) =>
    then(
      pick(
        turn,
        'Time to go back to where you stay, rest and change',
        AT_HOME,
        'Nothing is planned here: rest where you stay, or look around near it',
      ),
      next,
    ),
  drink: (next) => then('A break with something to drink, where you stay or on the way', next),
  siesta: (next, turn) =>
    then(
      pick(
        turn,
        'These are the hottest hours: spend them by a pool, in the shade or indoors',
        'Out of the sun until the hottest hours are over: a siesta where you stay',
      ),
      next,
    ),
  nap: (next) => then('Time for a nap, where you stay or in the shade', next),
  leave: (turn) =>
    pick(
      turn,
      'There is still time before the journey: a last walk, a last coffee.',
      'There is still time before the journey for a last look around.',
    ),
  provisions: 'Before the journey there is time to eat something early, and to buy something for the way.',
  leaveInHeat: 'There is still time before the journey: something cold to drink, out of the sun.',
  leaveUnserved: 'There is still time before the journey: a bench in the shade, a last look around.',
  morning: (next) => `Sleep in: there is no need to set out earlier. After that: ${next}.`,
  first: (next, hasRoom) =>
    hasRoom
      ? `Time to arrive: unpack, rest and change. After that: ${next}.`
      : `The room is hardly ready so early: leave the bags and look around close by. After that: ${next}.`,
  late: (next) => `No hurry at table, what follows comes late: ${next}.`,
  bite: (last) => `Have something small now, since dinner comes late; still ahead of it: ${last}.`,
  hungry: 'Have something small on the way, since dinner comes late.',
  lateDinner: (last) => `Dinner comes late; still ahead of it: ${last}.`,
  meals: { lunch: 'lunch', dinner: 'dinner' },
}
