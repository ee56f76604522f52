import facts from '../../../content/land-and-sea.json' with { type: 'json' }
import { regionOf } from '../../atlas/bases.ts'
import type { Sight } from '../../atlas/destination.ts'
import { openOn } from '../../atlas/opening-hours.ts'
import { clockTime } from '../../platform/clock-time.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { proseIn } from '../prose/prose.ts'
import type { DayFrame } from '../schedule/frame.ts'
import { openRole } from '../schedule/moved-frame.ts'
import { isOuting } from '../schedule/party/party-likes.ts'
import { isForOthersChildren } from '../schedule/party/wishes.ts'
import { type TimedItem, timeDay } from '../schedule/time-day.ts'
import { baseOf, dayConditions, type DaySetting, writeDay } from '../prose/write-day.ts'

/** Lunch on a day without stops, minutes after midnight: nothing has to be reached after it. */
const LATE = 750
/** Sights that may be named as ideas on an open day. */
export const MOST_IDEAS = 3
/** Beside the visit half a day has to hold this for an idea, minutes. */
const THERE_AND_BACK = 40
/** Where nobody walks off on their own: regions, or one base of a region. */
const WILD = new Set(facts.wild)

/** Sights that somebody may go to on their own on an open day, the best first. */
export function ideasAmong(
  sights: readonly Sight[],
  party: Pick<DaySetting['party'], 'kids' | 'budget'>,
): Sight[] {
  return sights
    .filter(({ daytrip, kids }) => !daytrip && (kids > 0 || party.kids === 0))
    .filter((sight) => !isForOthersChildren(sight, party))
    .filter(({ treat }) => !treat || party.budget === 'luxury')
    .toSorted((a, b) => b.score - a.score)
}

/** A day without stops: what its frame holds (meals, check-in), and its halves with something to do, from `ideas`. */
export function openDay(setting: DaySetting, ideas: readonly Sight[]): PlanDay {
  const { frame, destination, language, index, party } = setting
  const lunch = frame.lunch && {
    ...frame.lunch,
    from: Math.max(frame.lunch.from, Math.min(LATE, frame.lunch.to)),
  }
  const framed =
    timeDay(destination, { ...frame, maxStops: 0, ...(lunch && { lunch }) }, [], party, setting.taken) ?? []
  if (frame.role === 'journey') return writeDay(framed, setting)
  const fixed = writeDay(
    framed.filter(({ kind }) => kind !== 'free'),
    setting,
  )
  const parts = halvesOf(frame, framed)
  const longest = Math.max(0, ...parts.map(({ start, end }) => end - start))
  const named = ideasAmong(ideas, party)
    .filter(openOn(frame.date))
    .filter(({ minutes, booking }) => minutes + THERE_AND_BACK <= longest && !booking?.required)
    .slice(0, MOST_IDEAS)
    .map(({ name }) => name[language])
  const halves = parts.map(({ part, start, end }): PlanItem => {
    const { title, why } = openWords(part, setting, named.length > 0 ? named : undefined)
    return {
      id: `${index + 1}-${part}`,
      start: clockTime(start),
      end: clockTime(end),
      kind: 'free',
      title,
      why,
    }
  })
  const items = [...fixed.items, ...halves].sort((a, b) => (a.start < b.start ? -1 : 1))
  const [first] = halves
  const title = frame.role === 'full' && !frame.move && first ? first.title : fixed.title
  return {
    date: frame.date,
    title,
    ...(fixed.why && { why: fixed.why }),
    ...dayConditions(frame.date, destination),
    base: baseOf(destination, language),
    items,
  }
}

type OpenSetting = Pick<DaySetting, 'destination' | 'language' | 'index'> & {
  frame: Pick<DayFrame, 'role' | 'move'>
  party: Pick<DaySetting['party'], 'tripType'>
}

/** What is said of a half day that the traveller fills. `ideas`: names of sights that are not on the plan, if any are left. */
export function openWords(
  half: 'morning' | 'afternoon',
  { frame, destination, language, index, party }: OpenSetting,
  ideas: readonly string[] | undefined,
): { title: string; why: string } {
  const prose = proseIn(language)
  const isWild = WILD.has(destination.id) || WILD.has(regionOf(destination.id))
  const type = isWild ? 'wild' : party.tripType
  // A new place is not the one liked most: it is met first. Where one is back, the morning went by on the way.
  const role = openRole(frame)
  const part = role === 'return' ? 'afternoon' : half
  // The last hours come last: a morning before them is one like others.
  if (role === 'arrival' || (role === 'departure' && part === 'afternoon'))
    return prose.open(type, role, index)
  const known = destination.sights.some((sight) => !isOuting(sight))
  if (!known) return prose.open(type, part, index)
  return ideas ? prose.openDay(part, ideas) : prose.open('relaxed', part, index)
}

const LEAST = 60
const LONGEST_AFTERNOON = 240

/** What the meals leave of a day, before lunch and after it. */
function halvesOf(frame: DayFrame, items: readonly TimedItem[]) {
  const lunch = items.find(({ kind }) => kind === 'lunch')
  const last = items.find(({ kind }) => kind === 'dinner' || kind === 'evening' || kind === 'departure')
  const evening = (last?.start ?? frame.closes) - Math.max(30, last?.travel?.minutes ?? 0)
  const begin =
    Math.ceil(
      (items.filter(({ kind }) => kind === 'move' || kind === 'checkin').at(-1)?.end ?? frame.start + 30) / 5,
    ) * 5
  const noon = lunch ? lunch.start : begin
  const before = Math.max(15, lunch?.travel?.minutes ?? 0)
  const after = (lunch?.end ?? begin) + 15
  const end = Math.min(evening, after + LONGEST_AFTERNOON)
  const halves = [
    { part: 'morning' as const, start: begin, end: noon - before },
    { part: 'afternoon' as const, start: after, end },
  ].filter((half) => half.end - half.start >= LEAST)
  if (frame.role === 'full' && !frame.move) return halves
  // Around a journey one stretch of it is enough to say something about.
  return halves.slice(-1)
}
