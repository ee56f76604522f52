import type { Destination, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import { hoursOn, spanOfHours } from '../../atlas/opening-hours.ts'
import { clockTime, downToFive, minutesOfDay, upToFive } from '../../platform/clock-time.ts'
import { isStop, type PlanDay, type PlanItem } from '../plan.ts'
import { freeHourTexts } from '../prose/days/free-hour-texts.ts'
import { proseIn } from '../prose/prose.ts'
import { heatOn } from '../schedule/hours/midday-heat.ts'
import { cafesShut } from '../schedule/meals/closed-kitchens.ts'
import { isTooColdToBathe } from './beach-weather.ts'
import { type FreeHour, type Party, type Span, tableNear, visitNear, walkNear, WALKS } from './ideas-near.ts'
import { isUnderWay } from '../travel/transfer-items.ts'
import { waysAround } from '../travel/travel-time.ts'

/** So many idle minutes between two entries, their way not counted, are called free time. */
const LEAST = 75
/** They begin and end so long after what is before, and before one sets out. */
const MARGIN = 10
/** No way back to a bed is longer, minutes; nor, where what follows is close by, than this part of the time. */
const BACK = { most: 25, part: 1 / 6 }
/** What lies beside the next entry is close by only where that is no further, km. */
const NEXT_KM = 1.5
/** In so many minutes there is time for a visit. */
const LONG = 150
/** Minutes after midnight between which most doors are open. */
const DOORS = { open: 600, close: 1020 }
/** When a day usually begins, minutes after midnight; one that begins so much later says so. */
const MORNING = { from: { usual: 540, relaxed: 600 }, least: 90 }
/** After dinner nothing is suggested but the table, minutes after midnight. */
const LATE = 20 * 60

/** Where one stays longer if one likes. */
const LASTING: ReadonlySet<Sight['category']> = new Set([...WALKS, 'beach', 'nature', 'town'])
/** Longer than this nobody lingers in a street, minutes. */
const LONGEST_STROLL = 120

/** True for an entry that this names; all of them are found anew whenever a day changes. */
function isPause({ kind, id }: PlanItem): boolean {
  return kind === 'free' && /-pause\d*$/.test(id)
}

/**
 * The plan's days with their long gaps told as free time, each with what to do then: something near that no day holds,
 * a place to sit down, or a rest. `destinationOf`: undefined for a day that is left as it is.
 * `first`: number of days of the trip before these; `used`: ids of what is suggested nowhere, to which this adds its own.
 */
export function withFreeHours(
  days: readonly PlanDay[],
  destinationOf: (day: PlanDay) => Destination | undefined,
  party: Party,
  first = 0,
  used = new Set<string>(),
): PlanDay[] {
  for (const { items } of days) for (const { place } of items) if (place?.id !== undefined) used.add(place.id)
  return days.map((day, index) => {
    const destination = destinationOf(day)
    if (!destination) return day
    return { ...day, items: itemsOf(day, first + index, destination, isLate(days[index - 1])) }
  })

  function itemsOf(day: PlanDay, index: number, destination: Destination, sleepsIn: boolean): PlanItem[] {
    const setting: FreeHour = { day, destination, party, used, turn: index }
    const kept = day.items.filter((item) => !isPause(item))
    return kept.flatMap((item, position) => {
      if (item.kind === 'free' && item.id.endsWith('-free')) {
        const hours = isUnderWay(day) ? openHours(item) : item
        const why = suggestion(hours, kept.slice(0, position), kept[position + 1], setting, true)
        return [why ? { ...item, why } : item]
      }
      const past = kept.slice(0, position)
      const isFirst = position === 0
      if (isFirst && sleepsIn) return [item]
      const gap = isFirst ? morningBefore(item, setting) : gapBefore(item, past, setting)
      if (!gap) return [item]
      const why = suggestion(gap, past, item, setting, false)
      const id = `${index + 1}-pause${position}`
      const title = proseIn(party.language).free
      const pause: PlanItem = { ...gap, id, kind: 'free', title, ...(why && { why }) }
      return [pause, item]
    })
  }
}

type Times = Pick<PlanItem, 'start' | 'end'>

/** Of a day until an evening flight, the hours at which doors are open. */
function openHours({ start, end }: Times): Times {
  const [from, to] = [minutesOfDay(start), minutesOfDay(end)]
  if (to - from < LONG * 2) return { start, end }
  return { start: clockTime(Math.max(from, DOORS.open)), end: clockTime(Math.min(to, DOORS.close)) }
}

function gapBefore(item: PlanItem, past: readonly PlanItem[], setting: FreeHour): Times | undefined {
  const before = past.at(-1)
  if (!before || before.kind === 'free' || item.kind === 'free') return undefined
  const way = item.travel?.minutes ?? (item.place ? 0 : wayBack(past, setting))
  const from = minutesOfDay(before.end)
  const to = minutesOfDay(item.start) - way
  if (to - from < LEAST) return undefined
  return { start: clockTime(upToFive(from + MARGIN)), end: clockTime(downToFive(to - MARGIN)) }
}

/** After a night until about twelve nobody asks what to do in the morning. */
function isLate(day: Pick<PlanDay, 'items'> | undefined): boolean {
  const evening = day?.items.findLast(({ kind }) => kind === 'evening')
  return evening !== undefined && evening.end >= '23:40'
}

/** The morning of a day that begins late, unless the traveller wants it so, or comes that day. */
function morningBefore(item: PlanItem, { day, party, turn }: FreeHour): Times | undefined {
  const { kind, start, travel } = item
  const isOutThere = isStop(item) || kind === 'meal'
  if (!isOutThere || day.wishes || turn === 0) return undefined
  const usual = MORNING.from[party.tripType === 'relaxed' ? 'relaxed' : 'usual']
  const from = Math.max(usual, minutesOfDay(party.wishes?.startsAt ?? '00:00'))
  const to = minutesOfDay(start) - (travel?.minutes ?? 0)
  if (to - from < MORNING.least) return undefined
  return { start: clockTime(from), end: clockTime(downToFive(to - MARGIN)) }
}

/** From the last place of the day that is known. */
function wayBack(past: readonly PlanItem[], { destination, party }: FreeHour): number {
  const at = placeOf(past)
  return at ? waysAround(destination, party)(at, destination.center, party.kids).minutes : 0
}

function placeOf(past: readonly PlanItem[]): Coordinates | undefined {
  const last = past.findLast(({ place }) => place?.lat !== undefined)
  return last && pointOf(last)
}

function pointOf({ place }: PlanItem): Coordinates | undefined {
  return place?.lat === undefined || place.lon === undefined ? undefined : [place.lat, place.lon]
}

/** What to do from `start` to `end`. `atBase`: one has gone back to where one stays. */
function suggestion(
  { start, end }: Times,
  past: readonly PlanItem[],
  after: PlanItem | undefined,
  setting: FreeHour,
  atBase: boolean,
): string | undefined {
  const { destination, party, used, turn } = setting
  const texts = freeHourTexts(party.language)
  const span: Span = { from: minutesOfDay(start), to: minutesOfDay(end) }
  const before = past.at(-1)
  const last = past.findLast(({ place }) => place !== undefined)?.place?.name
  const next = after?.place?.name ?? last ?? destination.names[party.language]
  if (span.from >= LATE) return texts.late(next)
  const here = (!atBase && placeOf(past)) || destination.center
  const goal = (after && pointOf(after)) || destination.center
  const leadsOn = !atBase && (after?.kind === 'meal' || after?.kind === 'sight')
  const isNextClose = leadsOn && distanceKm(here, goal) <= NEXT_KM
  const points = isNextClose ? [here, goal] : [here]
  const isHot = isInHeat(span, setting)
  const near = () =>
    (isHot ? undefined : walkNear(points, span, setting)) ??
    tableNear(points, span, setting, before?.kind === 'meal')
  const visit = () => visitNear(here, span, setting, isHot)
  // Many hours hold more than a cup of coffee.
  const idea = span.to - span.from >= LONG ? (visit() ?? near()) : (near() ?? visit())
  if (idea) {
    used.add(idea.id)
    if (idea.minutes !== undefined) return texts.visit(idea.name, idea.minutes, turn)
    return idea.eat === undefined
      ? texts.walk(idea.name, turn)
      : texts.table(idea.name, proseIn(party.language).table.order(idea.eat))
  }
  if (!atBase && past.length === 0) return texts.morning(goalOf(setting.day) ?? next)
  const sight = before?.place && destination.sights.find(({ id }) => id === before.place?.id)
  if (last === undefined) return isUnderWay(setting.day) ? undefined : texts.first(next)
  if (!atBase && sight && bearsMore(sight, span, setting)) return texts.stay(last)
  const isShut = cafesShut(destination, setting.day.date, span.from)
  if (endsWithTheWayHome(setting.day)) {
    if (isShut) return texts.leaveUnserved(last)
    return isHot ? texts.leaveInHeat(last) : texts.leave(last)
  }
  const back = atBase ? 0 : wayBack(past, setting)
  const rests: Rest[] =
    back > BACK.most || (isNextClose && back > (span.to - span.from) * BACK.part)
      ? [isNextClose ? 'near' : 'early']
      : isHot
        ? ['siesta']
        : isShut
          ? ['rest']
          : ['rest', 'restOrDrink']
  // A rest explains itself from the second time on.
  const rest = rests.find((each) => !used.has(`rest:${each}`))
  if (!rest) return undefined
  used.add(`rest:${rest}`)
  return texts[rest](last)
}

/** What a day that begins late is for. */
function goalOf({ items }: PlanDay): string | undefined {
  return items.find(isStop)?.place?.name
}

type Rest = 'near' | 'early' | 'siesta' | 'rest' | 'restOrDrink'

/** The room is given up by then. */
function endsWithTheWayHome({ items }: PlanDay): boolean {
  return items.length > 1 && items.at(-1)?.kind === 'transfer'
}

/** Half of it lies in the hours that nobody spends in the sun. */
function isInHeat({ from, to }: Span, { day, destination, party }: FreeHour): boolean {
  const heat = heatOn(destination, day.date, party.kids)
  return heat !== undefined && (Math.min(to, heat.to) - Math.max(from, heat.from)) * 2 >= to - from
}

function bearsMore(sight: Sight, { from, to }: Span, { day, destination }: FreeHour): boolean {
  const hours = hoursOn(day.date)(sight)
  if (isTooColdToBathe(sight, day, destination)) return false
  const isLed = sight.starts !== undefined || sight.activity === 'sail' || sight.reach?.mode === 'tour'
  const isEnough = sight.setting === 'indoor' || (WALKS.has(sight.category) && to - from > LONGEST_STROLL)
  if (!hours || !LASTING.has(sight.category) || isLed || isEnough) return false
  return spanOfHours(hours).closes >= to
}
