import { converted } from '../../atlas/country/exchange-rates.ts'
import type { Plan, PlanDay, PlanItem } from '../../planner/plan.ts'

/** What a change does to one day. Days count from 0, in the plan as it would be; in the old one where the day goes. */
export interface DayChange {
  day: number
  date: string
  /** Where the day is spent, where that is another place; null on a date that the other plan has not. */
  place?: { before: string | null; after: string | null }
  removed: ChangedItem[]
  added: ChangedItem[]
  moved: MovedItem[]
  /** Minutes on the way; tickets and meals for the whole party, in the money of the plan's budget. */
  travel: { before: number; after: number }
  cost: { before: number; after: number }
}

export interface ChangedItem {
  title: string
  kind: PlanItem['kind']
  start: string
  end: string
  locked?: true
}

export interface MovedItem extends ChangedItem {
  /** When it was before, and on which date where that is another. */
  from: { start: string; end: string; date?: string }
}

/** Kinds that a traveller sees come and go; check-ins, journeys and free time follow from them. */
const TOLD: ReadonlySet<PlanItem['kind']> = new Set(['sight', 'daytrip', 'meal', 'evening'])

export function comparePlans(before: Plan, after: Plan): DayChange[] {
  const old = new Map(before.days.map((day) => [day.date, day]))
  const next = new Map(after.days.map((day) => [day.date, day]))
  const dates = [...new Set([...old.keys(), ...next.keys()])].sort()
  return dates.flatMap((date) => {
    const [was, is] = [old.get(date), next.get(date)]
    if (JSON.stringify(was) === JSON.stringify(is)) return []
    const day = after.days.findIndex((each) => each.date === date)
    return [
      {
        day: day >= 0 ? day : before.days.findIndex((each) => each.date === date),
        date,
        ...placeChanged(was, is),
        ...itemsChanged(was, is, before, after),
        travel: { before: travelOf(was), after: travelOf(is) },
        cost: { before: costOf(was, before.budget.currency), after: costOf(is, after.budget.currency) },
      },
    ]
  })
}

function placeChanged(was: PlanDay | undefined, is: PlanDay | undefined): Pick<DayChange, 'place'> {
  const id = (day: PlanDay | undefined) => day && (day.base.id ?? day.base.name)
  if (id(was) === id(is)) return {}
  return { place: { before: was?.base.name ?? null, after: is?.base.name ?? null } }
}

function itemsChanged(was: PlanDay | undefined, is: PlanDay | undefined, before: Plan, after: Plan) {
  const [had, has] = [told(was), told(is)]
  const elsewhere = (plan: Plan, item: PlanItem) =>
    item.place ? plan.days.find((day) => told(day).some((each) => isSame(each, item))) : undefined
  const removed = had.filter((item) => !has.some((each) => isSame(each, item)))
  const added = has.filter((item) => !had.some((each) => isSame(each, item)))
  return {
    // What turns up on another day has moved there.
    removed: removed.filter((item) => !elsewhere(after, item)).map(shortly),
    added: added.filter((item) => !elsewhere(before, item)).map(shortly),
    moved: has.flatMap((item): MovedItem[] => {
      const here = had.find((each) => isSame(each, item))
      if (here) {
        const stays = here.start === item.start && here.end === item.end
        return stays ? [] : [{ ...shortly(item), from: { start: here.start, end: here.end } }]
      }
      const there = elsewhere(before, item)
      const old = there && told(there).find((each) => isSame(each, item))
      return old ? [{ ...shortly(item), from: { start: old.start, end: old.end, date: there.date } }] : []
    }),
  }
}

function told(day: PlanDay | undefined): PlanItem[] {
  return day?.items.filter(({ kind }) => TOLD.has(kind)) ?? []
}

/** Stops by their place; the lunch at a table is not the dinner there. */
function isSame(a: PlanItem, b: PlanItem): boolean {
  const role = ({ kind, id }: PlanItem) => {
    if (kind === 'meal') return id.replace(/^.*-/, '')
    return kind === 'daytrip' ? 'sight' : kind
  }
  if (role(a) !== role(b)) return false
  return a.place?.id === undefined && b.place?.id === undefined
    ? a.title === b.title
    : a.place?.id === b.place?.id
}

function shortly({ title, kind, start, end, locked }: PlanItem): ChangedItem {
  return { title, kind, start, end, ...(locked && { locked: true as const }) }
}

function travelOf(day: PlanDay | undefined): number {
  return day?.items.reduce((sum, { travel }) => sum + (travel?.minutes ?? 0), 0) ?? 0
}

function costOf(day: PlanDay | undefined, currency: string): number {
  const sum = day?.items.reduce(
    (total, { cost }) => total + (cost ? converted(cost.amount, cost.currency, currency) : 0),
    0,
  )
  return Math.round(sum ?? 0)
}

/**
 * What a change makes of the whole trip's price. The budget counts meals by what a day usually costs, so that another
 * restaurant does not show there: on the same days it is the tickets and meals that tell, with beds and fares.
 */
export function costDifference(before: Plan, after: Plan, changes: readonly DayChange[]): number {
  const [was, is] = [before.budget, after.budget]
  if (before.days.length !== after.days.length) return is.total - was.total
  const shown = changes.reduce((sum, { cost }) => sum + cost.after - cost.before, 0)
  return shown + is.lodging - was.lodging + is.transport - was.transport
}
