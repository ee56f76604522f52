import type { Plan, PlanItem, PlanRequest } from '../../src/planner/plan.ts'
import { SIGHT_BRIEFS } from './sample-destination.ts'

/** A small, sound plan, written by hand so that each test can break one thing. */

export function sampleRequest(changes: Partial<PlanRequest> = {}): PlanRequest {
  return {
    startLocation: 'Hamburg',
    destination: 'Vienna',
    adults: 2,
    kids: 0,
    startDate: '2027-05-07',
    endDate: '2027-05-09',
    budget: 'comfort',
    tripType: 'sightseeing',
    language: 'en',
    ...changes,
  }
}

/** Friday to Sunday; every hard check passes. */
export function samplePlan(): Plan {
  const base = { id: 'vienna', name: 'Vienna', lat: 48.2085, lon: 16.3725 }
  return {
    version: 1,
    language: 'en',
    coverage: 'full',
    destination: {
      id: 'vienna',
      name: 'Vienna',
      country: 'AT',
      lat: 48.2085,
      lon: 16.3725,
      timeZone: 'Europe/Vienna',
      currency: 'EUR',
    },
    summary: 'Three days in Vienna, from the cathedral to the palace, with time for coffee in between.',
    days: [
      {
        date: '2027-05-07',
        title: 'Arrival and the old town',
        base,
        items: [
          other('1a', 'checkin', '13:30', '14:15', 'Drop your bags'),
          sight('1b', 'st-stephens', '15:00', '15:45', { mode: 'walk', minutes: 5, km: 0.1 }),
          sight('1c', 'albertina', '16:00', '17:30', { mode: 'walk', minutes: 10, km: 0.6 }, 32),
          other('1d', 'meal', '18:30', '20:00', 'Dinner near the opera'),
        ],
      },
      {
        date: '2027-05-08',
        title: 'Palaces and the big wheel',
        base,
        items: [
          sight('2a', 'schoenbrunn', '09:15', '11:45', { mode: 'transit', minutes: 30, km: 6 }, 52),
          other('2b', 'meal', '12:15', '13:15', 'Lunch in Hietzing'),
          sight('2c', 'belvedere', '14:00', '16:00', { mode: 'transit', minutes: 35, km: 6 }, 32),
          {
            ...sight('2d', 'prater', '16:45', '18:45', { mode: 'transit', minutes: 25, km: 3.5 }),
            rainAlternative: { id: 'technical-museum', name: 'Technical Museum' },
          },
          other('2e', 'meal', '19:15', '20:45', 'Dinner by the canal'),
        ],
      },
      {
        date: '2027-05-09',
        title: 'A last museum',
        base,
        items: [
          sight('3a', 'kunsthistorisches', '10:00', '12:30', { mode: 'walk', minutes: 15, km: 1 }, 32),
          other('3b', 'meal', '12:45', '13:45', 'Lunch in the museum quarter'),
        ],
      },
    ],
    tips: [{ topic: 'Tickets', text: 'Book the palace a few days ahead, the morning slots go first.' }],
    flights: [{ label: 'Google Flights', url: 'https://www.google.com/travel/flights?q=HAM%20to%20VIE' }],
    stays: [
      {
        area: 'Neubau',
        why: 'Cafés and small shops behind the museums.',
        url: 'https://www.booking.com/searchresults.html?ss=Neubau',
      },
    ],
    budget: {
      level: 'comfort',
      currency: 'EUR',
      lodging: 240,
      food: 270,
      transport: 48,
      activities: 148,
      total: 706,
      low: 600,
      high: 850,
    },
    provenance: {
      planner: 'atlas',
      atlasVersion: 'sample',
      seed: 1,
      attempts: 1,
      repairs: [],
      checks: [],
      score: 0,
      createdAt: '2027-01-01T00:00:00Z',
    },
  }
}

function sight(
  id: string,
  place: string,
  start: string,
  end: string,
  travel: NonNullable<PlanItem['travel']>,
  cost?: number,
): PlanItem {
  const [, name = '', , [lat, lon] = [0, 0]] = SIGHT_BRIEFS.find((brief) => brief[0] === place) ?? []
  return {
    id,
    start,
    end,
    kind: 'sight',
    title: name,
    travel,
    place: { id: place, name, lat, lon, verified: true },
    why: 'You will find it quieter than the guides say.',
    ...(cost === undefined ? {} : { cost: { amount: cost, currency: 'EUR' } }),
  }
}

function other(id: string, kind: PlanItem['kind'], start: string, end: string, title: string): PlanItem {
  return { id, kind, start, end, title }
}
