import { borderBetween } from '../../atlas/country/borders.ts'
import type { Destination } from '../../atlas/destination.ts'
import type { StartPlace } from '../../atlas/lookup/start-place.ts'
import { clockTime } from '../../platform/clock-time.ts'
import { flightCode } from '../travel/flight-codes.ts'
import { flightLinks, routeLink } from '../advice/booking/links.ts'
import { agesOf } from '../advice/money/tickets.ts'
import type { PartnerIds } from '../advice/booking/partners.ts'
import type { PlanLeg, PlanRequest } from '../plan.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { type StopWay, waysFromHome } from '../travel/stop-ways.ts'
import { fareOf } from './leg-fares.ts'

export interface LegSetting {
  request: PlanRequest
  frames: readonly DayFrame[]
  /** The day's destination, by day. */
  bases: readonly Destination[]
  /** Where the trip begins, where the atlas knows it. */
  home?: StartPlace | undefined
  partners: PartnerIds
}

/** Every change of place, by the frames of the days: the way there, from stop to stop, and back where that was asked for. */
export function legsOf(setting: LegSetting): PlanLeg[] {
  const { request, frames, bases, home } = setting
  const { startDate, endDate, wishes } = request
  const [first] = bases
  const last = bases.at(-1)
  const { there, back } = waysFromHome(request, home, first, last)
  const between = frames.flatMap((frame, index) => {
    const [from, to] = [bases[index - 1], bases[index]]
    return from && to && (frame.move?.leg ?? frame.flight) ? [transfer(frame, from, to, setting)] : []
  })
  const leaves = back?.mode === 'flight' ? wishes?.departure?.time : clockTime(frames.at(-1)?.closes ?? 0)
  return [
    ...(there && home && first ? [legOf(there, home, first, startDate, setting)] : []),
    ...between,
    ...(back && home && last
      ? [{ ...legOf(back, last, home, endDate, setting), ...(leaves && { depart: leaves }) }]
      : []),
  ]
}

function transfer(
  { date, move, flight }: DayFrame,
  from: Destination,
  to: Destination,
  setting: LegSetting,
): PlanLeg {
  const leg = move?.leg ?? flight
  if (!leg) throw new RangeError('a day without a transfer')
  const { mode, minutes, km, depart, arrive, via } = leg
  const price = fareOf(leg, from, setting.request)
  const [halt] = via?.halts ?? []
  const place = halt && {
    id: halt.place.id,
    name: halt.place.names[setting.request.language],
    minutes: halt.visit,
  }
  return {
    ...legOf({ mode, minutes, km }, from, to, date, setting),
    depart,
    ...(arrive && { arrive }),
    ...(price && { price }),
    ...(place && { via: place }),
  }
}

function legOf(
  { mode, minutes, km }: StopWay,
  from: StartPlace,
  to: StartPlace,
  date: string,
  setting: LegSetting,
): PlanLeg {
  const { language } = setting.request
  const border = from.countryFacts && to.countryFacts && borderBetween(from, to)
  return {
    from: from.names[language],
    to: to.names[language],
    fromId: from.id,
    toId: to.id,
    date,
    mode,
    minutes,
    km: Math.round(km),
    url: mode === 'flight' ? flightUrl(from, to, date, setting) : routeLink(from.names.en, to.names.en).url,
    ...(border && { border }),
  }
}

function flightUrl(
  from: StartPlace,
  to: StartPlace,
  date: string,
  { request, partners }: LegSetting,
): string {
  const [leaves, lands] = [from, to].map(({ airports }) => flightCode(airports[0]?.code))
  const { language, adults } = request
  const search = { language, adults, ages: agesOf(request), startDate: date, endDate: date, partners }
  const oneWay = {
    ...search,
    ...(leaves && { from: leaves }),
    ...(lands && { to: lands, home: leaves ?? lands }),
  }
  const [link] = flightLinks(oneWay)
  return link?.url ?? routeLink(from.names.en, to.names.en).url
}
