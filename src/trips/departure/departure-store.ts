import { eq, sql } from 'drizzle-orm'
import type { Locale } from '../../i18n/locale.ts'
import type { Database } from '../../platform/database.ts'
import { departureRefusals } from './departure-refusal.table.ts'

export interface DepartingTrip {
  id: string
  userId: string
  destination: string
  startDate: string
  language: Locale
}

export type DepartureStore = ReturnType<typeof createDepartureStore>

/** Trips that begin soon, and who wants no e-mail about it. */
export function createDepartureStore(db: Database) {
  return {
    /** Trips that begin on a date and whose e-mail is not written yet; those whose plan has just been mailed are left out. */
    async departing(startDate: string, finishedBefore: number, limit: number): Promise<DepartingTrip[]> {
      return db.all(sql`
        select id, user_id as userId, destination, start_date as startDate, language from trips
        where status = 'completed' and start_date = ${startDate} and finished_at < ${finishedBefore}
          and not exists (select 1 from departure_refusals r where r.user_id = trips.user_id)
          and not exists (select 1 from mails m where m.id = 'departure:' || trips.id)
        limit ${limit}`)
    },

    /** Where trips of these days lead whose forecast has expired: each point once. */
    async pointsToForecast(
      days: { first: string; last: string; today: string },
      now: number,
      limit: number,
    ): Promise<{ lat: number; lon: number }[]> {
      const key = sql`printf('forecast:%.2f,%.2f', latitude, longitude)`
      return db.all(sql`
        select min(latitude) as lat, min(longitude) as lon from trips
        where status = 'completed' and start_date between ${days.first} and ${days.last}
          and end_date >= ${days.today} and latitude is not null
          and not exists (select 1 from open_answers where key = ${key} and fresh_until > ${now})
        group by ${key} limit ${limit}`)
    },

    /** For a database that has no forecasts itself: this point was asked about. */
    async noteForecast(
      [lat, lon]: readonly [number, number],
      now: number,
      freshUntil: number,
    ): Promise<void> {
      await db.run(sql`delete from open_answers where keep_until < ${now}`)
      await db.run(sql`
        insert into open_answers (key, value, fetched_at, fresh_until, keep_until)
        values (printf('forecast:%.2f,%.2f', ${lat}, ${lon}), 'null', ${now}, ${freshUntil}, ${freshUntil})
        on conflict (key) do update set fresh_until = excluded.fresh_until, keep_until = excluded.keep_until`)
    },

    async refuses(userId: string): Promise<boolean> {
      const rows = await db.select().from(departureRefusals).where(eq(departureRefusals.userId, userId))
      return rows.length > 0
    },

    async refuse(userId: string, now: number): Promise<void> {
      // Of an account that is gone there is nothing to remember.
      await db.run(sql`
        insert into departure_refusals (user_id, at) select ${userId}, ${now}
        where exists (select 1 from users where id = ${userId}) on conflict do nothing`)
    },

    async accept(userId: string): Promise<void> {
      await db.delete(departureRefusals).where(eq(departureRefusals.userId, userId))
    },
  }
}
