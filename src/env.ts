import type { CodeMessage } from './auth/codes/code-message.ts'
import type { RateLimiters } from './http/rate-limits.ts'
import type { MailMessage } from './mail/mail-message.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Planner } from './planner/planner.ts'
import type { ReadByModel } from './planner/read-change/model-reader.ts'
import type { Fetch } from './open-data/gateway/gateway.ts'
import type { OpenDataVariables } from './open-data/gateway/open-service.ts'
import type { Clock } from './platform/clock.ts'
import type { Ids } from './platform/ids.ts'
import type { Log } from './platform/log.ts'
import type { PlanMessage } from './trips/job/plan-message.ts'

/** What the platform gives: bindings, variables and secrets. */
export interface Env extends OpenDataVariables {
  /** Beside it `DB_1`, `DB_2` …, where users are spread over several (app/databases.ts). */
  DB: D1Database
  /** Numbers of those that take new accounts, separated by commas; all where it is not given. */
  NEW_ACCOUNTS_IN?: string
  KV: KVNamespace
  PLANS: Queue<PlanMessage>
  MAILS: Queue<MailMessage>
  /** Codes that wait for their turn at the mail service; a queue of their own, so that no plan's e-mail is before them. */
  CODES: Queue<CodeMessage>
  ASSETS: Fetcher
  AI?: Ai
  APP_URL: string
  /** The address of `npm run dev`, set by vite.config.ts. */
  DEV_URL?: string
  /** Keys sessions, codes and quota memory; at least 32 characters. */
  AUTH_SECRET?: string
  RESEND_API_KEY?: string
  /** `log` prints e-mails instead of sending them; only on a developer's machine (mail/log-mailer.ts). */
  MAILER?: string
  /** Models in the order they are tried: `id=response` or `id=choices`, separated by commas. */
  MODELS?: string
  MODEL_CALLS_A_DAY?: string
  /** The scheduler's patience; lower it on the 10-ms tier. */
  PLANNER_ITERATIONS?: string
  /** `whsec_…`: without it no event of the mail service is believed. */
  RESEND_WEBHOOK_SECRET?: string
  /** The platform's counters, a minute each; a machine without them counts nothing. */
  RATE_READS?: RateLimit
  RATE_WRITES?: RateLimit
  RATE_USERS?: RateLimit
  RATE_TILES?: RateLimit
  /** Turnstile's secret; without it a burst of wrong codes asks nobody for proof of being human. */
  TURNSTILE_SECRET?: string
  /** Public: the widget's half of the pair. */
  TURNSTILE_SITE_KEY?: string
  /** An address or page for the open services to complain at; the contact page where it is not given. */
  OPEN_DATA_CONTACT?: string
}

/** What a test may replace; everything else is chosen from the environment. */
export interface Adapters {
  clock: Clock
  ids: Ids
  log: Log
  mailer: Mailer
  planner: () => Promise<Planner>
  readByModel: ReadByModel
  rateLimiters: RateLimiters
  /** The network that open services are asked over. */
  openFetch: Fetch
  /** See createPrepareTrip. */
  patienceMs: number
  renewMs: number
}
