import type { PlanRequest } from '../../../src/planner/plan.ts'
import type { TripRoute } from '../../../src/trips/trip-stops.ts'
import { tripRequest } from '../drafts.ts'

type Asked = Partial<PlanRequest>

/** `from` leads to `to`, both dates of 2027 as MM-DD unless a year stands before them. */
function trip(startLocation: string, destination: string, from: string, to: string, changes: Asked = {}) {
  const full = (date: string) => (date.length > 5 ? date : `2027-${date}`)
  return tripRequest({ startLocation, destination, startDate: full(from), endDate: full(to), ...changes })
}

const family = (ages: number[], wishes: PlanRequest['wishes'] = {}): Asked => ({
  kids: ages.length,
  wishes: { ...wishes, ages },
})

/** Several places, and home again. */
const ROUND = (...places: string[]): TripRoute => ({
  stops: places.map((place) => ({ place })),
  order: 'given',
  ends: 'start',
})

const DE: Asked = { language: 'de' }
const RELAXED: Asked = { tripType: 'relaxed' }
const ACTION: Asked = { tripType: 'action' }
const LUXURY: Asked = { budget: 'luxury' }
const BUDGET: Asked = { budget: 'budget' }

/**
 * The trips whose plans are read line by line: those of the traveller's review, and some of what travellers ask for
 * beside them. Kept as they are, so that two readings can be set side by side.
 */
export const READING_LIST: readonly PlanRequest[] = [
  trip('Berlin', 'Paris', '05-11', '05-14'),
  trip('Frankfurt', 'Tokyo', '03-27', '04-02', DE),
  trip('London', 'New York', '03-01', '03-05'),
  trip('Munich', 'Rome', '06-07', '06-11', family([8, 11])),
  trip('Paris', 'London', '09-04', '09-04'),
  trip('Vienna', 'Istanbul', '10-05', '10-10', DE),
  trip('Berlin', 'Bangkok', '01-10', '02-08', { ...DE, ...RELAXED }),
  trip('London', 'Cape Town', '02-20', '02-27', LUXURY),
  trip('Düsseldorf', 'Mallorca', '07-10', '07-17', { ...DE, ...RELAXED, ...family([3, 6, 9]) }),
  trip('Sydney', 'Bali', '05-02', '05-15'),
  trip('Vienna', 'Crete', '04-29', '05-06', DE),
  trip('Hamburg', 'Vienna', '12-18', '12-22', { ...DE, ...family([4, 7, 10]) }),
  trip('Lisbon', 'Rio de Janeiro', '02-05', '02-10', { adults: 5 }),
  trip('Zurich', 'Dubai', '07-12', '07-17', LUXURY),
  trip('London', 'Dubai', '02-20', '02-24'),
  trip('Berlin', 'Reykjavík', '12-10', '12-14', DE),
  trip('Copenhagen', 'Stockholm', '06-23', '06-27'),
  trip('Wien', 'Rom', '10-02', '10-15', DE),
  trip('New York', 'Kyoto', '11-16', '11-22', LUXURY),
  trip('Manchester', 'Naples', '07-05', '07-09', family([6, 10])),
  trip('Paris', 'Barcelona', '06-14', '06-18', ACTION),
  trip('Bremen', 'Munich', '09-18', '09-20', { ...DE, adults: 4 }),
  trip('Madrid', 'Marrakesh', '02-20', '02-24'),
  trip('Milan', 'Venice', '01-31', '01-31'),
  trip('Munich', 'Gardasee', '05-14', '05-18', DE),
  trip('Augsburg', 'Südtirol', '09-12', '09-18', { ...DE, ...ACTION, wishes: { arrival: { means: 'car' } } }),
  trip('Mannheim', 'Schwarzwald', '08-02', '08-06', { ...DE, ...family([5, 8]) }),
  trip('Linz', 'Hallstatt', '07-20', '07-23', DE),
  trip('London', 'Algarve', '09-10', '09-17', RELAXED),
  trip('Sofia', 'Ohrid', '06-18', '06-22'),
  trip('San Francisco', 'Honolulu', '04-12', '04-19'),
  trip('Köln', 'Lanzarote', '11-08', '11-14', { ...DE, ...ACTION }),
  trip('Zürich', 'Toskana', '05-20', '05-28', DE),
  trip('Boston', 'Iceland', '06-14', '06-21', ACTION),
  trip('Dublin', 'Tenerife', '02-06', '02-13', RELAXED),
  trip('Stuttgart', 'Provence', '06-28', '07-04', DE),
  trip('Chicago', 'Japan', '10-08', '10-21'),
  trip('Wien', 'Florenz', '04-12', '04-16', { ...DE, route: ROUND('Florenz', 'Siena') }),
  trip('Leipzig', 'Görlitz', '05-07', '05-09', { ...DE, ...BUDGET }),
  trip('Amsterdam', 'Bruges', '07-03', '07-04'),
  trip('Aachen', 'Monschau', '10-09', '10-10', DE),
  trip('Rome', 'Matera', '06-01', '06-03'),
  trip('Singapore', 'Queenstown', '01-18', '01-25', ACTION),
  trip('Brussels', 'Ghent', '08-20', '08-24', BUDGET),
  trip('Lyon', 'Florence', '10-23', '10-27', family([7, 12])),
  trip('Cologne', 'Brussels', '08-09', '08-12', family([5, 9])),
  trip('Berlin', 'Rügen', '07-24', '07-30', { ...DE, ...family([4, 6]) }),
  trip('Amman', 'Petra', '03-14', '03-19'),
  trip('Milan', 'Zanzibar', '08-14', '08-22', { ...RELAXED, wishes: { diet: 'vegetarian' } }),
  trip('Oslo', 'Lofoten', '06-27', '07-03', ACTION),
  trip('Cape Town', 'Namibia', '06-05', '06-15'),
  trip('Seoul', 'Jeju', '04-02', '04-06', family([8])),
  trip('Tel Aviv', 'Prague', '09-05', '09-09', { wishes: { diet: 'kosher' } }),
  trip('Los Angeles', 'Cusco', '07-02', '07-10', { wishes: { mobility: 'little-walking' } }),
  trip('Basel', 'Lisbon', '03-13', '03-17', {
    ...DE,
    wishes: { startsAt: '10:00', notes: 'Fado am zweiten Abend' },
  }),
  trip('Warsaw', 'Budapest', '12-30', '2028-01-02', BUDGET),
  trip('Hannover', 'Edinburgh', '08-12', '08-16', DE),
  trip('Melbourne', 'Singapore', '12-05', '12-09', family([2, 5])),
  trip('Graz', 'Amsterdam', '04-25', '04-29', {
    ...DE,
    wishes: { departure: { time: '20:30', means: 'plane' } },
  }),
  trip('Copenhagen', 'Hamburg', '05-28', '05-31', { wishes: { mobility: 'step-free' } }),
]
