import type { Atlas } from '../atlas/atlas.ts'
import type { Destination } from '../atlas/destination.ts'
import type { Locale } from '../i18n/locale.ts'
import type { Clock } from '../platform/clock.ts'
import type { CheckForm } from './check-request.ts'
import type { Checked } from './itinerary.ts'
import type { FindSight } from './look-up-stops.ts'
import type { TextSplitter } from './text-splitter.ts'

/** Somebody who asks for a check: the network, and the account where a token says it. */
export interface Asker {
  network: string
  userId?: string | undefined
}

interface Limits {
  ownerOf(...parts: string[]): Promise<string>
  takeAll(
    wanted: { owner: string; rules: { max: number; within: number }[] }[],
    now: number,
  ): Promise<{ taken: true } | { taken: false; retryAfter: number }>
}

interface CheckPlanSettings {
  atlas: () => Promise<Atlas>
  limits: Limits
  clock: Clock
  /** What a text calls its place, where the atlas's names are not in it. */
  findPlace(name: string, locale: Locale, network: string): Promise<Destination | undefined>
  /** What the atlas does not have there; undefined where nobody looks further. `owner` shares the look-ups out. */
  findSightFor(owner: string): FindSight | undefined
  /** Undefined where no model is; `owner` shares the day's calls out. */
  splitterFor?: ((owner: string) => TextSplitter) | undefined
}

export type CheckedPlan = { checked: true; plan: Checked } | { checked: false; retryAfter: number }
export type CheckPlan = ReturnType<typeof createCheckPlan>

const MINUTE = 60_000
/** Each costs up to a tenth of a second: so many of a network, and of an account wherever it is. */
const RULES = [
  { max: 20, within: MINUTE },
  { max: 200, within: 60 * MINUTE },
]

/** Any plan read and judged, for pages, programs and assistants. Nothing of it is kept but the count. */
export function createCheckPlan({
  atlas,
  limits,
  clock,
  findPlace,
  findSightFor,
  splitterFor,
}: CheckPlanSettings) {
  return async (
    { text, startDate }: CheckForm,
    { locale, today, asker }: { locale: Locale; today: string; asker: Asker },
  ): Promise<CheckedPlan> => {
    const askers = [asker.network && ['network', asker.network], asker.userId && ['user', asker.userId]]
    const owners = await Promise.all(
      askers.flatMap((parts) => (parts ? [limits.ownerOf('check', ...parts)] : [])),
    )
    if (owners.length > 0) {
      const wanted = owners.map((owner) => ({ owner, rules: RULES }))
      const taken = await limits.takeAll(wanted, clock.now())
      if (!taken.taken) return { checked: false, retryAfter: taken.retryAfter }
    }
    const { checkItinerary } = await import('./check-itinerary.ts')
    const [owner] = owners
    const plan = await checkItinerary(
      { text, locale, ...(startDate && { startDate }) },
      {
        atlas: await atlas(),
        today,
        findPlace: (name) => findPlace(name, locale, asker.network),
        findSight: owner === undefined ? undefined : findSightFor(owner),
        splitter: owner === undefined ? undefined : splitterFor?.(owner),
      },
    )
    return { checked: true, plan }
  }
}
