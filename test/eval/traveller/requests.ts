import type { Destination } from '../../../src/atlas/destination.ts'
import { LOCALES } from '../../../src/i18n/locale.ts'
import type { PlanRequest } from '../../../src/planner/plan.ts'
import { createRandom } from '../../../src/planner/schedule/search/random.ts'
import { distanceKm } from '../../../src/atlas/distance.ts'
import { addDays } from '../../../src/platform/calendar-date.ts'
import { BUDGET_LEVELS, TRIP_TYPES } from '../../../src/trips/trip.ts'

const YEAR = '2027'
const LENGTHS = [1, 2, 3, 3, 4, 4, 5, 5, 6, 7, 7, 8, 9, 10, 12, 14, 18, 22, 26, 30]
/** Around these, wherever they are kept: by the ids of content/events. */
const OCCASIONS = [
  /carnival|fasnacht|fasching|mardi-gras/,
  /oktoberfest|wasen/,
  /ramadan|eid-/,
  /midsummer|sankt-hans|white-nights/,
  /greek-holy-week|corfu-easter|orthodox/,
  /christmas/,
  /new-year|hogmanay/,
  /cherry|lavender|foliage|tulip/,
]
const STARTS = ['Berlin', 'Vienna', 'Zurich', 'London', 'New York']
const OTHER_START = 'Oslo'
/** So far, km, nobody flies for so few days: those come from a neighbour, at least so far away. */
const FAR = { km: 2000, days: 3, neighbour: 50 }

/** Every destination once, through the year; then trips over events, and more of everything. The same ones each time. */
export function travellerRequests(destinations: readonly Destination[], count: number): PlanRequest[] {
  const random = createRandom(20270707)
  const among = <Value>(values: readonly Value[]): Value | undefined =>
    values[Math.floor(random() * values.length)]
  const occasions = OCCASIONS.map((pattern) => occasionsOf(destinations, pattern))
  return Array.from({ length: count }, (_, index): PlanRequest => {
    // A short run still has events: every third.
    const occasion =
      index % 3 === 2 ? among(occasions[Math.floor(index / 3) % occasions.length] ?? []) : undefined
    const place = occasion?.destination ?? destinations[placeOf(index, count, destinations.length)]
    const length = occasion ? 2 + Math.floor(random() * 7) : (among(LENGTHS) ?? 4)
    const startDate = occasion
      ? addDays(occasion.from, -Math.floor(random() * 3))
      : addDays(`${YEAR}-01-02`, (index * 97) % 360)
    const start = STARTS[index % STARTS.length]
    const language = among(LOCALES) ?? 'en'
    const kids = random() < 0.4 ? 1 + Math.floor(random() * 3) : 0
    const ages = Array.from({ length: kids }, () => 2 + Math.floor(random() * 14))
    const from = start === undefined || start === place?.names.en ? OTHER_START : start
    return {
      startLocation: (length <= FAR.days && place && nearerStart(destinations, place, from)) || from,
      destination: place?.names[language] ?? '',
      adults: 1 + Math.floor(random() * 4),
      kids,
      startDate,
      endDate: addDays(startDate, length - 1),
      budget: among(BUDGET_LEVELS) ?? 'comfort',
      tripType: TRIP_TYPES[index % TRIP_TYPES.length] ?? 'relaxed',
      language,
      ...(kids > 0 && random() < 0.6 && { wishes: { ages } }),
    }
  })
}

/** Where one comes from for a few days at a place that is far from the start. */
function nearerStart(
  destinations: readonly Destination[],
  place: Destination,
  start: string,
): string | undefined {
  const from = destinations.find(({ names }) => names.en === start)
  if (!from || distanceKm(from.center, place.center) <= FAR.km) return undefined
  const away = ({ center }: Destination) => distanceKm(center, place.center)
  return destinations.filter((other) => away(other) > FAR.neighbour).toSorted((a, b) => away(a) - away(b))[0]
    ?.names.en
}

/** In a full run each destination is met; a short one goes through them in long steps. */
function placeOf(index: number, count: number, destinations: number): number {
  const plain = index - Math.floor(index / 3)
  return count >= destinations ? plain % destinations : (plain * 41) % destinations
}

interface Occasion {
  destination: Destination
  from: string
}

function occasionsOf(destinations: readonly Destination[], pattern: RegExp): Occasion[] {
  return destinations.flatMap((destination) =>
    (destination.events ?? [])
      .filter(({ id }) => pattern.test(id))
      .flatMap(({ spans }) => spans.filter(({ from }) => from.startsWith(YEAR)))
      .map(({ from }) => ({ destination, from })),
  )
}
