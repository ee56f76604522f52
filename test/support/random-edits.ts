import { EVENING_KINDS } from '../../src/atlas/destination.ts'
import { openSights } from '../../src/planner/edit/edit-facts.ts'
import type { EditContext } from '../../src/planner/edit/edit-plan.ts'
import { KINDS } from '../../src/planner/edit/kinds.ts'
import { MEAL_WISHES, type PlanEdit } from '../../src/planner/edit/plan-edit.ts'
import { isStop, type Plan } from '../../src/planner/plan.ts'

/** One change of any sort that a traveller could ask of this plan; most can be made. */
export function randomEdit(plan: Plan, { destinations }: EditContext, random: () => number): PlanEdit {
  const whole = (below: number) => Math.floor(random() * below)
  const pick = <T>(list: readonly T[]): T => {
    const found = list[whole(list.length)]
    if (found === undefined) throw new RangeError('nothing to pick from')
    return found
  }
  const day = whole(plan.days.length)
  const someDay = random() < 0.7 ? day : undefined
  const items = plan.days.flatMap((each) => each.items.filter(isStop).map(({ id }) => id))
  const item = items.length > 0 ? pick(items) : 'nothing'
  const open = openSights(plan, day, destinations)
  const place = open.length > 0 ? pick(open).id : 'nowhere'
  const kind = pick(KINDS)
  const clock = (from: number, hours: number) =>
    `${String(from + whole(hours)).padStart(2, '0')}:${pick(['00', '15', '30', '45'])}`
  const edits: (() => PlanEdit)[] = [
    () => ({ verb: 'move', item, day, position: whole(4) }),
    () => ({ verb: 'move', item, day }),
    () => ({ verb: 'time', item, day, start: clock(8, 13) }),
    () => ({ verb: 'remove', item }),
    () => ({ verb: 'lock', item, locked: random() < 0.7 }),
    () => ({ verb: 'swap', item, place }),
    () => ({ verb: 'swap', item, ...(random() < 0.5 && { kind }) }),
    () => ({ verb: 'add', day: someDay, place }),
    () => ({ verb: 'add', day: someDay, kind }),
    () => ({ verb: 'again', day }),
    () => ({ verb: 'more', kind, day: someDay }),
    () => ({ verb: 'less', kind, day: someDay }),
    () => ({ verb: 'avoid', kind, day: someDay }),
    () => ({ verb: 'pace', pace: pick(['slower', 'faster'] as const), day: someDay }),
    () => ({ verb: 'hours', day: someDay, start: clock(9, 4) }),
    () => ({ verb: 'hours', day, end: clock(15, 6) }),
    () => ({ verb: 'visit', item, minutes: 10 + 5 * whole(40) }),
    () => ({ verb: 'visit', item, by: pick(['longer', 'shorter'] as const) }),
    () => ({ verb: 'free', day, part: pick(['morning', 'afternoon', 'day'] as const) }),
    () => ({ verb: 'weather', day, where: pick(['indoors', 'outdoors'] as const) }),
    () => ({ verb: 'closer', day }),
    () => ({ verb: 'late', day, from: clock(8, 13), minutes: 10 + 10 * whole(24), shorter: random() < 0.5 }),
    () => ({ verb: 'cheaper', day }),
    () => ({ verb: 'children', day }),
    () => ({ verb: 'meal', day, meal: pick(['lunch', 'dinner'] as const), wish: pick(MEAL_WISHES) }),
    () => ({ verb: 'meal', day, meal: 'dinner', name: 'Chez Nous' }),
    () => ({ verb: 'evening', day, kind: pick(EVENING_KINDS) }),
    () => ({ verb: 'evening', day, wish: pick(['other', 'none'] as const) }),
    () => ({ verb: 'swap-days', day, with: whole(plan.days.length) }),
    () => ({ verb: 'length', by: random() < 0.5 ? 1 : -1, ...(random() < 0.5 && { day }) }),
    () => ({ verb: 'nights', base: plan.days[day]?.base.id ?? 'none', by: random() < 0.5 ? 1 : -1 }),
    () => ({ verb: 'own', day, name: `Friends ${whole(99)}`, minutes: 30 + 5 * whole(30) }),
    () => ({ verb: 'own', day, name: `Class ${whole(99)}`, minutes: 60, start: clock(9, 11) }),
    () => ({ verb: 'note', day, text: 'Pässe nicht vergessen', ...(random() < 0.5 && { item }) }),
  ]
  return pick(edits)()
}
