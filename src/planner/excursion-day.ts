import type { Atlas, DestinationHead } from '../atlas/atlas.ts'
import type { Destination } from '../atlas/destination.ts'
import { isShut } from '../atlas/open-on.ts'
import { clockTime } from './clock-time.ts'
import { dayTripsFrom } from './legs.ts'
import type { PlanDay, PlanItem } from './plan.ts'
import { proseIn } from './prose/prose.ts'
import { timeDay } from './schedule/time-day.ts'
import { journeyBetween } from './travel.ts'
import { baseOf, type DaySetting, writeDay } from './write-day.ts'

const LONGEST_VISIT = 360
const MOST_NAMED = 3

/** Neighbours with sights that make a day trip from a place without any, nearest first. */
export async function excursionsFrom(
  head: DestinationHead,
  except: ReadonlySet<string>,
  atlas: Pick<Atlas, 'head' | 'load'>,
): Promise<Destination[]> {
  const near = dayTripsFrom(atlas, head).filter(({ id }) => !except.has(id))
  const loaded = await Promise.all(near.map(({ id }) => atlas.load(id)))
  return loaded.filter((destination) => destination !== undefined)
}

/** A full day at a neighbouring destination and back in the evening. */
export function excursionDay(setting: DaySetting, goal: Destination): PlanDay {
  const { frame, destination, language, index, party } = setting
  const travel = journeyBetween(destination, goal)
  const start = frame.opens + travel.minutes
  const end = Math.min(start + LONGEST_VISIT, (frame.dinner ?? frame.end) - travel.minutes - 15)
  const names = goal.sights
    .filter((sight) => !isShut(sight, frame.date))
    .sort((a, b) => b.score - a.score)
    .slice(0, MOST_NAMED)
  const { title, why } = proseIn(language).excursion(
    goal.names[language],
    names.map(({ name }) => name[language]),
  )
  const [lat, lon] = goal.center
  const visit: PlanItem = {
    id: `${index + 1}-${goal.id}`,
    start: clockTime(start),
    end: clockTime(end),
    kind: 'daytrip',
    title,
    place: { id: goal.id, name: goal.names[language], lat, lon, verified: true },
    travel,
    why,
  }
  const evening = timeDay(destination, frame, [], party)?.filter(({ kind }) => kind === 'dinner') ?? []
  const { items } = writeDay(evening, setting)
  return { date: frame.date, title, base: baseOf(destination, language), items: [visit, ...items] }
}
