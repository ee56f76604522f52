/** A site with so many users, each with a trip, a session, e-mails and a past; all made by the database itself. */
export async function addManyUsers(db: D1Database, count: number, now: number): Promise<void> {
  const from = `with recursive n(i) as (select 1 union all select i + 1 from n where i < ${count})`
  const statements = [
    `insert into users (id, email, language, created_at) ${from} select 'u' || i, 'u' || i || '@example.com', 'en', ${now} - i from n`,
    `insert into trips (id, user_id, submission_key, start_location, destination, adults, kids, start_date, end_date,
       budget_type, trip_type, language, status, created_at, quota_owner, quota_day, plan, finished_at)
     ${from} select 't' || i, 'u' || i, 'k', 'Hamburg', 'Vienna', 2, 0, '2027-03-04', '2027-03-06', 'comfort',
       'sightseeing', 'en', 'completed', ${now} - i, 'o' || i, '2026-11-20', '{}', ${now} from n`,
    `insert into day_quota (owner, day, trip_id, generations) ${from} select 'o' || i, '2026-11-20', 't' || i, 1 from n`,
    `insert into sessions (id, user_id, transport, device, created_at, refreshed_at)
     ${from} select 's' || i, 'u' || i, 'cookie', '', ${now} - i, ${now} - i from n`,
    `insert into refresh_tokens (hash, session_id) ${from} select 'r' || i, 's' || i from n`,
    `insert into mails (id, user_id, kind, recipient, language, data, status, due_at, created_at)
     ${from} select 'm' || i, 'u' || i, 'code', '', 'en', '{}', 'sent', ${now}, ${now} - i from n`,
    `insert into challenges (id, purpose, email, lane, create_user, language, name, newsletter, link_hash, created_at, expires_at)
     ${from} select 'c' || i, 'sign-in', 'u' || i || '@example.com', '', 0, 'en', '', 0, 'h' || i, ${now}, ${now} + 600000 from n`,
    `insert into limit_events (id, owner, at) ${from} select 'l' || i, 'w' || i, ${now} from n`,
    `insert into known_devices (hash, user_id, seen_at) ${from} select 'd' || i, 'u' || i, ${now} from n`,
    `insert into trip_links (token, trip_id, kind, created_at) ${from} select 'x' || i, 't' || i, 'shared', ${now} from n`,
    `insert into plan_revisions (trip_id, revision, plan) ${from} select 't' || i, 0, '{}' from n`,
    `insert into newsletter (email, opt_in, verified, language, unsubscribe_token)
     ${from} select 'u' || i || '@example.com', 1, 1, 'en', 'q' || i from n`,
    `insert into newsletter_consents (token_hash, email, source, language, version, wording, given_at, confirmed_at)
     ${from} select 'n' || i, 'u' || i || '@example.com', 'form', 'en', '1', '', ${now} - i, ${now} from n`,
  ]
  for (const statement of statements) await db.prepare(statement).run()
}
