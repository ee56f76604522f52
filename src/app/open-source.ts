import type { Atlas } from '../atlas/atlas.ts'
import type { Env } from '../env.ts'
import type { Fetch } from '../open-data/gateway/gateway.ts'
import type { OpenData, OpenDataSettings } from '../open-data/open-data.ts'
import type { OpenAtlas } from '../open-data/places/open-atlas.ts'
import type { PlanExtras } from '../open-data/plan-extras.ts'
import type { Plan } from '../planner/plan.ts'
import type { Database } from '../platform/database.ts'
import { BRAND } from '../site/brand.ts'
import type { MayLookUp } from './look-up-share.ts'
import type { CheckElsewhere } from '../trips/submit/destination/check-destination.ts'

/** The atlas with what open services add to it. Nothing of it is loaded before somebody needs it. */
export interface OpenSource {
  data(): Promise<OpenData>
  atlas(): Promise<OpenAtlas>
  check: CheckElsewhere
  extrasOf(plan: Plan): Promise<PlanExtras | undefined>
  /** In the background, after a plan. */
  collectExtras(plan: Plan): Promise<void>
}

export function chooseOpenData(
  env: Env,
  database: Database,
  {
    appUrl,
    clock,
    log,
    mayLookUp,
  }: Pick<OpenDataSettings, 'clock' | 'log'> & {
    appUrl: string
    mayLookUp: MayLookUp
  },
  given: Fetch | undefined,
  ownAtlas: () => Promise<Atlas>,
): OpenSource {
  let loaded: Promise<OpenData> | undefined
  let opened: Promise<OpenAtlas> | undefined
  // A load that failed is tried again by whoever needs it next.
  const data = () => (loaded ??= load().catch(failed(() => (loaded = undefined))))
  const atlas = () => (opened ??= open().catch(failed(() => (opened = undefined))))
  const extrasOf = async (plan: Plan) => {
    const { extras, isOn } = await data()
    return isOn ? extras.of(plan) : undefined
  }
  const collectExtras = async (plan: Plan) => {
    const { extras, isOn } = await data()
    if (isOn) await extras.collect(plan)
  }
  return { data, atlas, check, extrasOf, collectExtras }

  async function load(): Promise<OpenData> {
    const { createOpenData } = await import('../open-data/open-data.ts')
    return createOpenData({
      variables: env,
      database,
      atlas: ownAtlas,
      openAtlas: atlas,
      fetch: given ?? (await chooseFetch(env)),
      userAgent: userAgentOf(env, appUrl),
      clock,
      log,
    })
  }

  async function open(): Promise<OpenAtlas> {
    const { createOpenAtlas } = await import('../open-data/places/open-atlas.ts')
    return createOpenAtlas(await ownAtlas(), async (id) => (await data()).places.load(id))
  }

  async function check(...[text, similar, locale, ip]: Parameters<CheckElsewhere>) {
    const { findsPlaces, places } = await data()
    if (!findsPlaces || !(await mayLookUp(ip))) return 'unavailable'
    const { checkOpenPlace } = await import('../open-data/places/check-open-place.ts')
    return checkOpenPlace(text, similar, locale, await atlas(), places.find)
  }
}

/** For the gateway alone: test/build/outgoing holds that nothing else is handed it. */
export const overNetwork: Fetch = (url, init) => fetch(url, init)

/** Names the product and whom to write to, as the services' policies ask. */
export function userAgentOf({ OPEN_DATA_CONTACT }: Env, appUrl: string): string {
  return `${BRAND.name}/1 (+${OPEN_DATA_CONTACT || `${appUrl}/contact`})`
}

async function chooseFetch({ OPEN_DATA }: Env): Promise<Fetch> {
  if (__LOCAL__ && OPEN_DATA === 'fakes')
    return (await import('../local/open-data/fake-services.ts')).createFakeServices()
  return overNetwork
}

function failed(forget: () => void) {
  return (error: unknown) => {
    forget()
    throw error
  }
}
