import type { Atlas } from '../atlas/atlas.ts'
import type { Destination } from '../atlas/destination.ts'
import type { Locale } from '../i18n/locale.ts'
import { createCheckedPlanner } from '../planner/checked-planner.ts'
import { isStop, type PlanDay } from '../planner/plan.ts'
import { addDays } from '../platform/calendar-date.ts'
import type { SampleView } from './place-view.ts'

/** Both end on a Sunday. */
const LENGTHS = [2, 4]
/** Whole days: a sample tells what a place holds, not what is left of an arrival. */
const WISHES = {
  arrival: { time: '08:30', means: 'car' },
  departure: { time: '22:00', means: 'car' },
} as const
/** Nowhere in the atlas: the way there is not a part of it. */
const FROM_ANYWHERE = 'Home'
/** Rounds of the search without a gain after which it ends; visitors of a page wait for it. */
const PATIENCE = 8
/** A sample of mostly free days says nothing. */
const LEAST_STOPS_A_DAY = 1.5
const SHOWN: readonly string[] = ['sight', 'daytrip', 'meal', 'evening', 'transfer']

/** Plans of two and of four days by the planner itself, verified as every plan, in the next good month. */
export async function samplePlans(
  destination: Destination,
  { atlas, locale, today }: { atlas: Atlas; locale: Locale; today: string },
): Promise<SampleView[]> {
  const planner = createCheckedPlanner({ atlas, iterations: PATIENCE })
  const sunday = sampleSunday(destination.best, today)
  const samples: SampleView[] = []
  for (const days of LENGTHS) {
    const startDate = addDays(sunday, 1 - days)
    const outcome = await planner.plan(
      {
        startLocation: FROM_ANYWHERE,
        destination: `${destination.names.en}, ${destination.country}`,
        adults: 2,
        kids: 0,
        startDate,
        endDate: sunday,
        budget: 'comfort',
        tripType: 'sightseeing',
        language: locale,
        wishes: WISHES,
      },
      {
        seed: 1,
        now: `${today}T00:00:00.000Z`,
        attempt: 1,
        signal: new AbortController().signal,
        onDay: async () => undefined,
      },
    )
    if (!outcome.planned || outcome.plan.destination.id !== destination.id) continue
    const sights = outcome.plan.days.flatMap(({ items }) => items.filter(isStop)).length
    if (sights >= LEAST_STOPS_A_DAY * days)
      samples.push({ from: startDate, to: sunday, days: outcome.plan.days.map(sampleDay) })
  }
  return samples
}

/** The third Sunday of the first of the months that is at least four weeks ahead. */
export function sampleSunday(best: readonly number[], today: string): string {
  const from = addDays(today, 28)
  for (let ahead = 0; ahead < 13; ahead++) {
    const month = ((Number(from.slice(5, 7)) - 1 + ahead) % 12) + 1
    const year = Number(from.slice(0, 4)) + Math.floor((Number(from.slice(5, 7)) - 1 + ahead) / 12)
    if (!best.includes(month)) continue
    const first = `${year}-${String(month).padStart(2, '0')}-01`
    const sunday = addDays(first, ((7 - new Date(first).getUTCDay()) % 7) + 14)
    if (sunday >= from) return sunday
  }
  return addDays(from, (7 - new Date(from).getUTCDay()) % 7)
}

function sampleDay({ date, title, items }: PlanDay, index: number, days: readonly PlanDay[]) {
  const isLast = index === days.length - 1
  return {
    date,
    title,
    stops: items
      // The last transfer is the way home.
      .filter((item) => SHOWN.includes(item.kind) && !(isLast && item === items.at(-1) && !isStop(item)))
      .map((item) => ({
        start: item.start,
        title: item.title,
        ...(isStop(item) && item.place?.id && { sight: item.place.id }),
      })),
  }
}
