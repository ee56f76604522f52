import { namesIn } from '../display-names.ts'
import { at } from '../places.en.ts'
import type { GenericFacts } from '../prose.ts'
import type { TipTexts } from './tips.ts'
import { WAYS_EN } from './way-texts.en.ts'
import { capital, count, datesOf, dayOf, daysOf, duration, list, MONTHS } from '../vocabulary.en.ts'

const { currencyName } = namesIn('en-US')
const WHOLE = new Intl.NumberFormat('en-US')
const CENTS = new Intl.NumberFormat('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
const MODES: Record<string, string> = {
  train: 'by train',
  metro: 'by metro',
  tram: 'by tram',
  bus: 'by bus',
  ferry: 'by boat',
  taxi: 'by taxi',
  car: 'by car',
  walk: 'on foot',
}
const COUNTED = ['', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
/** Of a card's sights, and days within which one has to think of the first. */
const MOST_NAMED = 3
const LONGEST_TOLD = 7

function money(amount: number, currency: string): string {
  return `${(Number.isInteger(amount) ? WHOLE : CENTS).format(amount)} ${currency}`
}

export const TIPS_EN: TipTexts = {
  ...WAYS_EN,
  topics: {
    missed: 'Not on the plan',
    byRail: 'By train',
    bySea: 'By ferry',
    byBus: 'By bus or train',
    connections: 'By train or ferry',
    arriving: 'Getting there',
    train: 'By train',
    holidays: 'Public holidays',
    rooms: 'Rooms',
    shabbat: 'Shabbat',
    kosher: 'Kosher food',
    weather: 'Weather and light',
    around: 'Getting around',
    altitude: 'Altitude',
    dishes: 'What to eat',
    tables: 'Good to know',
    practical: 'Plug and emergency',
    money: 'Money',
  },
  missed(reason, names) {
    const all = list(names)
    switch (reason) {
      case 'closed':
        return `Closed on your days: ${all}.`
      case 'off-season':
        return `Made for another season: ${all}.`
      case 'too-far':
        return `Too far from where you stay: ${all}.`
      case 'steps':
        return `Steps or a climb on the way: ${all}.`
      case 'no-room':
        return `No hours left that suit: ${all}.`
      case 'not-found':
        return `Not known to our atlas by this name: ${all}.`
    }
  },
  transfers(transfers, currency) {
    const ways = transfers.map(({ from, mode, line, minutes, price }, index) => {
      const fare = price === 0 ? 'free' : price && `about ${money(price, currency)}`
      const aside = [line, fare].filter(Boolean).join(', ')
      const way = `${duration(minutes)} ${MODES[mode] ?? ''}${aside ? ` (${aside})` : ''}`
      return transfers[index - 1]?.from === from
        ? ` or ${way}`
        : `${index > 0 ? '; ' : ''}from ${from} ${way}`
    })
    return `To the centre: ${ways.join('')}.`
  },
  lastByBoat({ line, minutes, price }, currency) {
    const fare = price && `about ${money(price, currency)}`
    const aside = [line, fare].filter(Boolean).join(', ')
    return `The last part of the way is by boat: ${duration(minutes)}${aside ? ` (${aside})` : ''}.`
  },
  airports(airports) {
    const codes = airports.map(({ code, km }) => `${code} (${km} km from the centre)`)
    const [nearest, ...others] = airports
    const furthest = others.at(-1)
    const longest = furthest ? ` to ${duration(furthest.minutes)}` : ''
    return `Flights land at ${list(codes, 'or')}: allow ${duration(nearest?.minutes ?? 0)}${longest} to your door.`
  },
  altitude: (metres) =>
    `${WHOLE.format(metres)} metres up the air is thin: on the first day walk slowly, eat lightly, drink water and no alcohol. If a headache or nausea gets worse, go lower; ask a doctor before the trip where heart or lungs are weak.`,
  landing({ leaves, lands, days, arrives }) {
    const flight = `A flight that leaves on ${dayOf(leaves)} usually lands on ${daysOf(lands, 'or')}`
    if (arrives) return `${flight}: in the plan you arrive on ${dayOf(arrives)}.`
    const instead =
      days > 1
        ? 'set out earlier, or keep the first days of the plan'
        : 'set out a day earlier, or keep the first day of the plan'
    return `${flight}: ${instead} for the journey.`
  },
  eventDays: datesOf,
  tooLate: 'With small children the window or a balcony will do for the late part.',
  bookRooms: (months) => `Rooms go ${months >= 2 ? `${months} months` : 'weeks'} ahead.`,
  familyRooms: (people, rooms) =>
    rooms === 1
      ? `Search for a family room or a flat that sleeps ${COUNTED[people] ?? people}: a double room rarely takes more than a cot. The budget counts the extra beds.`
      : `Family rooms end at four beds: search for ${COUNTED[rooms] ?? rooms} rooms, connecting ones if there are any, or a flat for ${COUNTED[people] ?? people}. The budget counts ${COUNTED[rooms] ?? rooms} rooms.`,
  shabbat: ({ begins: [eve, from], ends: [day, to], journeys }) =>
    `From ${dayOf(eve)}, ${from}, to ${dayOf(day)}, ${to}, the plan has walks that cost nothing, near where you stay, and no ride. Order meals ahead.${
      journeys.length > 0 ? ` A journey falls into it on ${list(journeys.map(dayOf))}: move it by a day.` : ''
    }`,
  noKosher: (place) => [
    `We know no kosher kitchen ${at(place)}: order sealed meals to your hotel from the nearest Chabad house or Jewish community, or bring them.`,
    'Markets have raw fruit, supermarkets packed goods with a certificate; ask the hotel for a fridge and a kettle.',
  ],
  holidays: (days, shops) =>
    `${list(days.map(({ date, name }) => `${dayOf(date)} (${name})`))}: ${shops ? 'shops, banks' : 'banks, offices'} and some museums close or keep shorter hours.`,
  climate: ({ high, low, raindays, sun }, month) =>
    `In ${MONTHS[month - 1]} usually ${high}° by day, ${low}° by night, ${rainOn(raindays)}, ${sunFor(sun)}.`,
  climates: (climates) =>
    `It differs on the way: ${list(climates.map(({ place, high, low }) => `${place} has ${high}° by day and ${low}° by night`))}.`,
  light: (date, { sunrise, sunset, sky }) =>
    sky === 'midnight-sun'
      ? `Around ${dayOf(date)} the sun does not set.`
      : sky === 'polar-night'
        ? `Around ${dayOf(date)} the sun does not rise; it is light from about ${sunrise} to ${sunset}.`
        : `On ${dayOf(date)} the sun rises at ${sunrise} and sets ${sky === 'late' ? 'after midnight' : `at ${sunset}`}.`,
  pack(things) {
    const named = {
      'winter-coat': 'a warm coat, hat and gloves',
      'warm-layer': 'a warm layer for the evening',
      'sun-hat': 'a sun hat and a bottle to refill',
      'light-rain-jacket': 'a light rain jacket',
      'rain-jacket': 'a rainproof jacket',
      swimwear: 'swimwear',
      'walking-boots': 'shoes with a good sole',
      'covered-shoulders': 'something for shoulders and knees in places of worship',
    }
    return `Pack ${list(things.map((thing) => named[thing]))}.`
  },
  dayPass: ({ name, price, hours, people, pays, on = [] }, currency) =>
    `${name}: ${money(price, currency)} ${hours === 24 ? 'for a day' : `for ${hours} hours`}${people ? `, for up to ${COUNTED[people] ?? people} adults` : ''}${pays ? `, cheaper from ride ${pays} on` : ''}${on.length > 0 ? `: in this plan on ${daysOf(on)}` : ''}.`,
  hire: {
    useful: 'A hired car helps for the trips out.',
    needed: 'Without a hired car you will miss half of it.',
    on: (days, at) =>
      `Hired car in this plan: ${list(days)}${at ? `, best hired in ${at} already and driven there` : ''}.`,
    pickUp: (shut, on) =>
      `${shut === 'sunday' ? 'On Sundays' : 'Before eight'} hardly an office in town hands out a car: ${on.length > 0 ? `fetch it on ${daysOf(on)} already, or ` : ''}arrange the hour beforehand.`,
  },
  card({ days, hours, from, price, worth, sights, rides, also }, currency) {
    const more = sights.length - MOST_NAMED
    const length = hours ? `${hours} hours` : `${days} days`
    const isOneDay = days === 1 && !hours
    const span = days > LONGEST_TOLD ? 'For' : `${isOneDay ? 'On' : `${length} from`} ${dayOf(from)} for`
    const paid = [
      ...sights.slice(0, MOST_NAMED),
      ...(more > 0 ? [count(more, 'more sight')] : []),
      ...(rides > 0 ? [count(rides, 'ride')] : []),
      ...(also ? [also] : []),
    ]
    return `${span} ${money(price, currency)} an adult: paid singly, ${list(paid)} would come to ${money(worth, currency)}.`
  },
  slots: (names) => `Time slots are reserved separately: ${list(names)}.`,
  water: { true: 'Tap water is safe to drink.', false: 'Drink bottled or filtered water.' },
  plugs: (types, voltage) => `Sockets: type ${list(types, 'or')}${voltage ? `, ${voltage} V` : ''}.`,
  emergency: (number) => `Emergency number ${number}.`,
  policeAndAmbulance: (police, ambulance) =>
    `Police ${police}${ambulance ? `, ambulance ${ambulance}` : ''}.`,
  driving: { left: 'Traffic keeps to the left.', right: 'Traffic keeps to the right.' },
  money: (currency, pricesIn) =>
    `The currency is the ${currencyName(currency)}${pricesIn ? `, though visitors are often told prices in ${pricesIn}, and so are you here` : ''}.`,
  otherMoney: (place, currency, budget) =>
    `${capital(at(place))} it changes to the ${currencyName(currency)}; the budget counts those days in ${budget} too.`,
}

function rainOn(days: number): string {
  if (days === 0) return 'hardly any rain'
  return `rain on ${days === 1 ? 'one day' : `${days} days`} of the month`
}

function sunFor(hours: number): string {
  if (hours === 0) return 'hardly any sun'
  return `${hours === 1 ? 'one hour' : `${hours} hours`} of sun a day`
}

export function genericTips({ meant }: GenericFacts): { topic: string; text: string }[] {
  return [
    {
      topic: 'Not checked',
      text: 'We do not know this place. Times are a rhythm for the day, not appointments, and no opening hours were looked at.',
    },
    ...(meant.length
      ? [
          {
            topic: 'Did you mean',
            text: `Our atlas knows ${list(meant, 'or')}, which may be what you meant.`,
          },
        ]
      : []),
    {
      topic: 'Money',
      text: 'Amounts are in euros and rough. Look up what the local currency is and whether cards are usual before you leave.',
    },
    {
      topic: 'Getting there',
      text: 'Look up the nearest airport or station with a regular connection before you book anything else.',
    },
  ]
}
