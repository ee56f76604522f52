import type { Atlas } from '../atlas/atlas.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Planner } from '../planner/planner.ts'
import type { ReadByModel } from '../planner/read-change/model-reader.ts'
import { type Clock, systemClock } from '../platform/clock.ts'
import type { Database } from '../platform/database.ts'
import { cryptoIds, type Ids } from '../platform/ids.ts'
import { consoleLog, type Log } from '../platform/log.ts'
import type { FetchTile } from '../map/tile.ts'
import type { Fetch } from '../open-data/gateway/gateway.ts'
import type { RateLimiters } from '../http/rate-limits.ts'
import type { Adapters, Env } from '../env.ts'
import { type OpenSource, overNetwork, userAgentOf } from './open-source.ts'
import { BRAND } from '../site/brand.ts'

/** What every request needs, and a public page no more than. */
export interface Basics {
  appUrl: string
  clock: Clock
  ids: Ids
  log: Log
  rateLimiters: RateLimiters | undefined
  /** Read when first needed. */
  atlas: () => Promise<Atlas>
  /** Squares of the map; loaded with the first. */
  fetchTile: () => Promise<FetchTile>
}

export function chooseBasics(env: Env, given: Partial<Adapters> = {}): Basics {
  const { clock = systemClock, log = consoleLog } = given
  // A .dev.vars for `wrangler dev` names another port than `npm run dev` has.
  const appUrl = (__LOCAL__ && env.DEV_URL) || env.APP_URL
  return {
    appUrl,
    clock,
    ids: given.ids ?? cryptoIds,
    log,
    rateLimiters: given.rateLimiters ?? rateLimitersOf(env),
    atlas: () => openAtlas(env),
    fetchTile: lazyTiles(env, { fetch: given.openFetch ?? overNetwork, appUrl, clock, log }),
  }
}

/** None on a developer's machine, where one network does everything. */
function rateLimitersOf(env: Env): RateLimiters | undefined {
  const { RATE_READS, RATE_WRITES, RATE_USERS, RATE_TILES } = env
  if (__LOCAL__ || !RATE_READS || !RATE_WRITES || !RATE_USERS) return undefined
  return { reads: RATE_READS, writes: RATE_WRITES, users: RATE_USERS, tiles: RATE_TILES }
}

/** A machine of ours draws them itself, unless it is told where there are some. */
function lazyTiles(
  env: Env,
  { appUrl, ...settings }: Pick<Basics, 'appUrl' | 'clock' | 'log'> & { fetch: Fetch },
): () => Promise<FetchTile> {
  let chosen: Promise<FetchTile> | undefined
  const load = async (): Promise<FetchTile> => {
    if (__LOCAL__ && env.OPEN_DATA !== 'live' && !env.TILES_URL)
      return (await import('../local/draw-tile.ts')).drawTile
    const { createFetchTile } = await import('../open-data/tiles/fetch-tile.ts')
    return createFetchTile({ variables: env, userAgent: userAgentOf(env, appUrl), ...settings })
  }
  // A load that failed is tried again by the next square.
  return () =>
    (chosen ??= load().catch((error: unknown) => {
      chosen = undefined
      throw error
    }))
}

/** The secret if it is long enough to sign with; a short one counts as missing. */
export function validSecret(secret = ''): string | undefined {
  return secret.length >= 32 ? secret : undefined
}

/** One for each isolate; the atlas and the planners' code load with the first trip. */
export function lazyPlanner(
  env: Env,
  database: Database,
  clock: Clock,
  open: OpenSource,
): () => Promise<Planner> {
  let chosen: Promise<Planner> | undefined
  // A load that failed is tried again by the next trip.
  return () =>
    (chosen ??= load().catch((error: unknown) => {
      chosen = undefined
      throw error
    }))

  async function load(): Promise<Planner> {
    const { choosePlanner } = await import('../planner/choose-planner.ts')
    const { withOpenPlaces } = await import('../open-data/places/plan-open-place.ts')
    const { createModelBudget } = await import('../planner/workers-ai/model-budget.ts')
    const atlas = await open.atlas()
    const openData = await open.data()
    const chosen = choosePlanner({
      rates: openData.rates,
      atlas,
      ai: env.AI,
      models: env.MODELS ?? '',
      budget: createModelBudget(database, clock, Number(env.MODEL_CALLS_A_DAY ?? 0)),
      iterations: Number(env.PLANNER_ITERATIONS) || undefined,
    })
    const planner = openData.findsPlaces ? withOpenPlaces(chosen, atlas, openData.places.find) : chosen
    if (__LOCAL__) return (await import('../local/pace.ts')).atPace(planner, env.KV)
    return planner
  }
}

/** Reads what the rules are unsure of; undefined where no model is bound. Loaded with the first such sentence. */
export function lazyModelReader(
  env: Env,
  database: Database,
  clock: Clock,
  atlas: () => Promise<Atlas>,
): ReadByModel | undefined {
  const { AI: ai, MODELS: names = '' } = env
  if (!ai || !names) return undefined
  let reader: Promise<ReadByModel> | undefined
  return async (text, plan, owner) => {
    reader ??= load(ai)
    return (await reader)(text, plan, owner)
  }

  async function load(bound: Ai): Promise<ReadByModel> {
    const { parseModels } = await import('../planner/choose-planner.ts')
    const { createModelReader } = await import('../planner/workers-ai/read-with-model.ts')
    const { createModelBudget } = await import('../planner/workers-ai/model-budget.ts')
    return createModelReader({
      ai: bound,
      models: parseModels(names),
      budget: createModelBudget(database, clock, Number(env.MODEL_CALLS_A_DAY ?? 0)),
      atlas,
      timeout: (milliseconds) => AbortSignal.timeout(milliseconds),
    })
  }
}

let atlas: Promise<Atlas> | undefined

/** Read once for each isolate, when first needed. */
export function openAtlas({ ASSETS }: Env): Promise<Atlas> {
  return (atlas ??= import('../atlas/bundled-atlas.ts').then(({ bundledAtlas }) => bundledAtlas(ASSETS)))
}

export async function chooseMailer(env: Env, log: Log, clock: Clock): Promise<Mailer> {
  if (__LOCAL__) {
    const { createMailbox } = await import('../local/mailbox.ts')
    return createMailbox(env.KV, clock)
  }
  const { createLogMailer, mayPrintMail } = await import('../mail/log-mailer.ts')
  if (mayPrintMail(env)) return createLogMailer()
  const { createResendMailer } = await import('../mail/resend.ts')
  if (!env.RESEND_API_KEY) throw new Error('RESEND_API_KEY is missing')
  return createResendMailer({ apiKey: env.RESEND_API_KEY, from: BRAND.mailFrom, log })
}

export function lazyMailer(choose: () => Promise<Mailer>): Mailer {
  let chosen: Promise<Mailer> | undefined
  return {
    async send(mail) {
      chosen ??= choose().catch((error: unknown) => {
        chosen = undefined
        throw error
      })
      return (await chosen).send(mail)
    },
  }
}
