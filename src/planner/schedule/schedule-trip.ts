import type { Atlas } from '../../atlas/atlas.ts'
import type { Destination } from '../../atlas/destination.ts'
import { regionOf } from '../../atlas/bases.ts'
import { seenFrom } from '../../atlas/country/home-country.ts'
import { bookingList } from '../advice/booking/booking-list.ts'
import { goesThereByTrain, waysThere } from '../advice/ways-there.ts'
import { budgetOf, livingCosts } from '../advice/money/budget.ts'
import { ticketOffice, withDearestPaid } from '../advice/money/shared-tickets.ts'
import { hireOf } from '../advice/car-advice.ts'
import { withAirportNote } from '../travel/airport-way.ts'
import { atStation, withWayOut } from '../travel/day-out.ts'
import type { Stay } from '../days/stays.ts'
import type { PartnerIds } from '../advice/booking/links.ts'
import { budgetOfJourney } from '../journey/journey-budget.ts'
import { baseMoves } from '../journey/base-moves.ts'
import { journeyFrames } from '../journey/journey-frames.ts'
import { legsOf } from '../journey/journey-legs.ts'
import type { RouteStop } from '../journey/plan-route.ts'
import type { Plan, PlanDay, PlanLeg, PlanRequest } from '../plan.ts'
import { placeIdsIn } from '../plan-stops.ts'
import { arrivalOf, comesInHiredCar } from '../advice/arrival-told.ts'
import { type AdviceSetting, flightsOf, summaryOf } from '../advice/plan-advice.ts'
import { tipsOf } from '../advice/plan-tips.ts'
import { staysOf } from '../advice/where-to-stay.ts'
import type { PlanContext } from '../planner.ts'
import { excursionsFrom, excursionsOf } from '../days/excursion-day.ts'
import { withFreeHours } from '../days/free-hours.ts'
import { withRainAlternatives } from '../days/rain-alternatives.ts'
import { saidOnce } from '../days/said-once.ts'
import { arrivalAt, type Origin } from './arrival-at.ts'
import { type DayFrame, frameDays } from './frame.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { afterLastNight } from './evenings/late-night.ts'
import { atLocalHours } from './local-hours.ts'
import { asReturn } from './moved-frame.ts'
import { withEarlyFeast } from './stay/feast-evening.ts'
import { keptForLater } from './stay/kept-for-later.ts'
import { isOnlyAsked } from './party/wishes.ts'
import { planStay } from './stay/plan-stay.ts'
import { isShortOfSights, ofOtherStays, routeStays, tripStays } from './trip-stays.ts'

export interface TripSchedulerSettings {
  atlas: Atlas
  patience: number
  partners: PartnerIds
}

/** Plans the days, money and advice of a trip to a destination of the atlas. */
export function createTripScheduler({ atlas, patience, partners }: TripSchedulerSettings) {
  return schedule

  async function schedule(
    request: PlanRequest,
    asked: Destination,
    origin: Origin,
    { seed, onDay }: PlanContext,
    route?: readonly RouteStop[],
    isOwnRoute = false,
  ): Promise<Omit<Plan, 'provenance'>> {
    const frames = frameDays(request, arrivalAt(asked, origin, request))
    const dates = frames.map(({ date }) => date)
    const asSeen = seenFrom(atlas, request.startLocation, dates)
    const home = asSeen(asked)
    const stays = route
      ? routeStays(route, frames, request.wishes)
      : await tripStays(atlas, home, frames, request.wishes, origin.start?.id)
    const out = route ? undefined : arrivalAt(asked, origin, request).out
    const bases = await loadBases(stays, atStation(home, out), asSeen)
    const movesOf = async (each: readonly DayFrame[]) => {
      const on = route
        ? await journeyFrames({ atlas, request, origin, route, bases }, each)
        : baseMoves(each, bases, request)
      return on.map((frame, index) => {
        const here = bases[index] ?? home
        return asReturn(withEarlyFeast(atLocalHours(frame, here, request), here, request), index, bases)
      })
    }
    let moved = await movesOf(frames)
    const days: PlanDay[] = []
    const taken = new Map<string, string>()
    const said = new Set<string>()
    const suggested = new Set<string>()
    for (const [number, stay] of stays.entries()) {
      const destination = bases[stay.first] ?? home
      const [from, frame] = [bases[stay.first - 1], frames[stay.first]]
      const leaves = from && frame && afterLastNight(frame, days.at(-1), from, destination)
      if (leaves && leaves !== frame) {
        frames[stay.first] = leaves
        moved = await movesOf(frames)
      }
      const broken = moved.flatMap(({ move }) => move?.leg?.via?.halts ?? [])
      const places = broken.flatMap(({ place, sight, food }) => (sight || food ? [] : [place]))
      for (const { date, move } of moved)
        for (const { food } of move?.leg?.via?.halts ?? []) if (food) taken.set(food.id, date)
      const stayHead = isShortOfSights(destination, stay) ? atlas.head(regionOf(destination.id)) : undefined
      const visited = new Set([...[...bases, ...places].map(({ id }) => regionOf(id)), ...excursionsOf(days)])
      if (origin.start) visited.add(origin.start.id)
      const { id, center } = destination
      const goals = stayHead ? await excursionsFrom({ ...stayHead, id, center }, visited, atlas) : []
      // What a transfer stops at is seen then.
      const without = new Set([
        ...ofOtherStays(days, destination, [...bases, ...places]),
        ...broken.map(({ place }) => place.id),
      ])
      const framesOf = (each: Stay) => moved.slice(each.first, each.first + each.days)
      const search = { destination, frames: framesOf(stay), seed: seed + number, patience }
      const later = stays.slice(number + 1).filter((each) => each.id === stay.id)
      const kept = keptForLater({ ...search, party: request, without }, later.flatMap(framesOf))
      const elsewhere = new Set([...without, ...kept])
      const planned = planStay({
        ...search,
        request,
        // A journey's tickets are paid in each place's own money.
        home: route ? destination : home,
        first: stay.first,
        before: { days, bases },
        goals,
        without: elsewhere,
        seen: placeIdsIn(days),
        taken,
      })
      const suited = {
        ...destination,
        sights: destination.sights.filter((sight) => !isOnlyAsked(sight, request)),
      }
      const sheltered = withRainAlternatives(planned, () => suited, request, elsewhere)
      // Who leaves in the evening has the hours before at the last stop.
      const hoursAt = (day: PlanDay) => (from && isUnderWay(day) ? from : destination)
      for (const each of withFreeHours(sheltered, hoursAt, request, days.length, suggested, elsewhere)) {
        const told = saidOnce(each, days.length, request.language, said)
        const day = out ? withWayOut(told, out, asked, request.language) : told
        days.push(day)
        await onDay(day, days.length - 1)
      }
    }
    const legs = route && legsOf({ request, frames: moved, bases, home: origin.home, partners })
    return finish(request, home, days, bases, origin, legs, isOwnRoute)
  }

  /** The destination of every day. */
  async function loadBases(
    stays: readonly Stay[],
    home: Destination,
    asSeen: (place: Destination) => Destination,
  ): Promise<Destination[]> {
    const loaded = await Promise.all(
      stays.map(async ({ id }) => {
        const other = id === home.id ? home : await atlas.load(id)
        return other && other !== home ? asSeen(other) : other
      }),
    )
    return stays.flatMap(({ days }, index) => Array.from({ length: days }, () => loaded[index] ?? home))
  }

  function finish(
    request: PlanRequest,
    home: Destination,
    written: readonly PlanDay[],
    bases: readonly Destination[],
    origin: Origin,
    legs: PlanLeg[] | undefined,
    isOwnRoute: boolean,
  ): Omit<Plan, 'provenance'> {
    const { language } = request
    const officeOf = (day: number) => {
      const base = bases[day]
      return base && ticketOffice(base, legs ? undefined : home)
    }
    const days = withDearestPaid(written, officeOf, request, language)
    const hireOn = hireOf(request, days, bases)
    const budget = legs
      ? budgetOfJourney({ request, days, bases, legs, currency: home.currency })
      : budgetOf(request, days, (day) => ({
          ...livingCosts(request, home, bases[day] ?? home, days[day]?.date),
          ...hireOn(day),
        }))
    const setting: AdviceSetting = {
      request,
      home,
      days,
      bases,
      partners,
      ...(origin.start && { start: origin.start }),
      ...(legs && { legs }),
      ...(isOwnRoute && { isOwnRoute }),
    }
    const arrival = arrivalOf(setting)
    const flights = flightsOf(setting)
    const train = goesThereByTrain(request, origin.start, home, arrival)
    const ways = comesInHiredCar(setting)
      ? []
      : waysThere({ days, flights, train, km: origin.km, ...(arrival && { arrival }), ...(legs && { legs }) })
    const { id, names, country, center, zone, currency } = home
    const back = legs?.at(-1)
    const flies = legs ? back?.mode === 'flight' && back.toId === legs[0]?.fromId : ways.includes('flight')
    return {
      version: 1,
      language,
      coverage: bases.every((base) => base.sights.length > 0 && !base.source) ? 'full' : 'partial',
      destination: {
        id,
        name: names[language],
        country,
        lat: center[0],
        lon: center[1],
        timeZone: zone,
        currency,
      },
      summary: summaryOf(setting, budget),
      days: flies ? withAirportNote(days, bases.at(-1), language) : days,
      tips: tipsOf(setting),
      ...(arrival && { arrival }),
      ...(legs && { legs }),
      flights,
      stays: staysOf(setting),
      booking: bookingList(request, days, bases, ways),
      budget,
    }
  }
}
