import { placesNamed } from '../../planner/plan-legs.ts'
import { msg } from '@lingui/core/macro'
import { type I18n, i18nFor } from '../../i18n/messages.ts'
import type { Plan } from '../../planner/plan.ts'
import { planCalendar } from './plan-calendar.ts'
import { planGpx } from './plan-gpx.ts'
import { isFromMap, MAP_ATTRIBUTION } from '../plan/plan-sources.ts'
import type { TripView } from '../trip-view.ts'

export const PLAN_FILES = ['ics', 'gpx', 'json'] as const
export type PlanFileKind = (typeof PLAN_FILES)[number]

export interface PlanFile {
  filename: string
  contentType: string
  content: string
}

interface Source {
  trip: TripView
  plan: Plan
  revision: number
  /** Whoever has the link gets it: the plan as its page shows it, and nothing else of what was asked for. */
  shared?: boolean
  /** Where the plan can be read by whoever gets the file. */
  url: string
}

/** A plan as a file of its own. The same plan gives the same bytes. */
export function planFile(kind: PlanFileKind, source: Source): PlanFile {
  const { plan, url, trip, revision } = source
  const i18n = i18nFor(plan.language)
  const place = placesNamed(plan)
  const name = i18n._(msg`Trip: ${place}`)
  const disclosure = disclosureOf(plan, i18n)
  const filename = `${slug(place)}-${trip.startDate}.${kind}`
  if (kind === 'gpx')
    return { filename, contentType: 'application/gpx+xml; charset=utf-8', content: planGpx(plan, url, name) }
  if (kind === 'json') {
    const { id: _id, status: _status, ...request } = trip
    const { destination, startDate, endDate, language } = trip
    const facts = source.shared ? { destination, startDate, endDate, language } : request
    const content = `${JSON.stringify({ url, ...facts, plan }, null, 2)}\n`
    return { filename, contentType: 'application/json; charset=utf-8', content }
  }
  return {
    filename,
    contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
    content: planCalendar({
      tripId: trip.id,
      plan,
      revision,
      url,
      words: { name, disclosure, setOut: (leave) => i18n._(msg`Set out at ${leave}.`) },
    }),
  }
}

/** A name that every file system takes: "São Paulo" → "sao-paulo". */
function slug(text: string): string {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
  return plain.slice(0, 40) || 'plan'
}

/** Who made a plan, for what leaves the site. */
export function disclosureOf(plan: Plan, i18n: I18n): string {
  if (isFromMap(plan)) {
    const map = i18n._(msg`Its places and hours are from OpenStreetMap and were not checked by us.`)
    return `${makerOf(plan, i18n)} ${map} ${MAP_ATTRIBUTION}`
  }
  return makerOf(plan, i18n)
}

function makerOf(plan: Plan, i18n: I18n): string {
  if (plan.coverage === 'generic' && plan.provenance.planner === 'atlas')
    return i18n._(
      msg`Made by software; no AI model took part. The place is outside our atlas, and nothing in the plan was checked.`,
    )
  if (isFromMap(plan) && plan.provenance.planner === 'atlas')
    return i18n._(msg`Made by software; no AI model took part.`)
  return plan.provenance.planner === 'atlas'
    ? i18n._(
        msg`Made by software from our own atlas; no AI model took part. Opening hours and prices are the usual ones and can change.`,
      )
    : i18n._(
        msg`Made with the help of software and AI. Opening hours and prices are the usual ones and can change.`,
      )
}
