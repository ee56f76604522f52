import type { RequestCost } from '../support/recording-database.ts'

/** How often each request and job runs for one finished plan: our estimate, to be replaced by the platform's analytics. */
const PER_PLAN: Record<string, number> = {
  'sign in: code and verification': 0.5,
  'submit a trip': 1,
  'job: the plan': 1,
  'job: the email': 1.5,
  'My Trips': 3,
  'the trip': 8,
  'the trip, API': 2,
  'share it': 0.3,
  account: 0.2,
  'who is signed in': 4,
  'refresh the session': 3,
  newsletter: 0.05,
  'delete the trip': 0.1,
}
const CRON = 'job: every minute'

/**
 * Limits that the services publish, read in November 2026: D1 (10 GB a database; one thread, so about 1,000 statements
 * a second at 1 ms each), Queues (5,000 messages a second, 250 consumers at once), Workers AI (300 text generations a
 * minute by default), Resend (2 requests a second by default).
 */
export const LIMITS = {
  databaseBytes: 10e9,
  statementsPerSecond: 1000,
  messagesPerSecond: 5000,
  consumers: 250,
  generationsPerMinute: 300,
  emailsPerSecond: 2,
}

export interface Measured {
  costs: RequestCost[]
  /** Of a week, as stored. */
  planBytes: number
  /** Of the whole plan's job. */
  jobCpuMs: number
  /** From the message to the finished plan, with a model. */
  jobSeconds: number
  generationsPerPlan: number
}

export interface Load {
  name: string
  /** At the busiest hour, in the limit's unit. */
  amount: number
  limit: number
  unit: string
  /** Amount over limit: from 1 on it is exceeded. */
  share: number
}

/** The busiest hour has a tenth of the day. */
const PEAK = 0.1 / 3600
/** A plan is kept until its owner deletes it: a year's worth is stored. */
const DAYS_KEPT = 365
/** A row or an index entry beside the plan itself, generously. */
const BYTES_PER_ROW = 150

export function totalsPerPlan(costs: RequestCost[]): Omit<RequestCost, 'name'> {
  const total = { rowsRead: 0, rowsWritten: 0, statements: 0 }
  for (const { name, rowsRead, rowsWritten, statements } of costs) {
    if (name === CRON) continue
    const times = PER_PLAN[name] ?? 0
    total.rowsRead += rowsRead * times
    total.rowsWritten += rowsWritten * times
    total.statements += statements * times
  }
  return total
}

/** What so many plans a day ask of each limit, the tightest first. */
export function loadOf(plansPerDay: number, measured: Measured, databases = 1): Load[] {
  const peak = plansPerDay * PEAK
  const emails = (PER_PLAN['job: the email'] ?? 0) + (PER_PLAN['sign in: code and verification'] ?? 0)
  const { statements, rowsWritten } = totalsPerPlan(measured.costs)
  const stored = (plansPerDay * DAYS_KEPT * (measured.planBytes + rowsWritten * BYTES_PER_ROW)) / databases
  const loads = [
    { name: 'e-mails', amount: peak * emails, limit: LIMITS.emailsPerSecond, unit: 'a second' },
    {
      name: 'text generations',
      amount: peak * measured.generationsPerPlan * 60,
      limit: LIMITS.generationsPerMinute,
      unit: 'a minute',
    },
    {
      name: 'statements of a database',
      amount: (peak * statements) / databases,
      limit: LIMITS.statementsPerSecond,
      unit: 'a second',
    },
    { name: 'plans at work', amount: peak * measured.jobSeconds, limit: LIMITS.consumers, unit: 'at once' },
    {
      name: 'messages of a queue',
      amount: peak * Math.max(1, emails),
      limit: LIMITS.messagesPerSecond,
      unit: 'a second',
    },
    { name: 'a database after a year', amount: stored / 1e9, limit: LIMITS.databaseBytes / 1e9, unit: 'GB' },
  ]
  return loads.map((load) => ({ ...load, share: load.amount / load.limit })).sort((a, b) => b.share - a.share)
}

/** Plans a day at which the limit is reached. */
export function reachedAt(load: Load, plansPerDay: number): number {
  return plansPerDay / load.share
}
