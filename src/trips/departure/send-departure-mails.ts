import type { NewMail, Outbox } from '../../mail/outbox.ts'
import { addDays } from '../../platform/calendar-date.ts'
import type { Clock } from '../../platform/clock.ts'
import type { DepartureStore } from './departure-store.ts'

const HOUR = 3_600_000
/** UTC: the morning of Europe. */
const FROM_HOUR = 7
/** A plan that was mailed a moment ago says the same. */
const LATELY_MS = 6 * HOUR
const MOST_PER_RUN = 50
const MOST_POINTS = 5
/** A trip has 30 days at most. */
const LONGEST_TRIP = 30
const PATIENCE_MS = 8000

interface DepartureSettings {
  departures: DepartureStore
  outbox: Outbox
  addressOf(userId: string): Promise<string | undefined>
  enqueueMail(id: string): Promise<void>
  /** Makes a point's forecast fresh; undefined while forecasts are off. */
  refreshForecast: ((at: readonly [number, number], signal: AbortSignal) => Promise<void>) | undefined
  forecastDays: number
  clock: Clock
}

/** What the cron does for trips that are near: forecasts that have expired, and one e-mail on the day before. */
export function createDepartures(settings: DepartureSettings) {
  const { departures, outbox, addressOf, enqueueMail, refreshForecast, forecastDays, clock } = settings
  return { sendMails, refreshForecasts }

  async function sendMails(): Promise<void> {
    const now = clock.now()
    if (new Date(now).getUTCHours() < FROM_HOUR) return
    const tomorrow = addDays(dayOf(now), 1)
    for (const trip of await departures.departing(tomorrow, now - LATELY_MS, MOST_PER_RUN)) {
      const recipient = await addressOf(trip.userId)
      if (!recipient) continue
      const { id: tripId, userId, destination, startDate, language } = trip
      const mail: NewMail = {
        id: `departure:${tripId}`,
        kind: 'departure',
        userId,
        recipient,
        language,
        data: { tripId, userId, destination, startDate },
      }
      await outbox.write(mail, now)
      await enqueueMail(mail.id)
    }
  }

  async function refreshForecasts(): Promise<void> {
    if (!refreshForecast) return
    const now = clock.now()
    const today = dayOf(now)
    const days = { first: addDays(today, -LONGEST_TRIP), last: addDays(today, forecastDays), today }
    const signal = AbortSignal.timeout(PATIENCE_MS)
    for (const { lat, lon } of await departures.pointsToForecast(days, now, MOST_POINTS))
      await refreshForecast([lat, lon], signal)
  }
}

function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10)
}
