import { converted } from '../../src/atlas/country/exchange-rates.ts'
import type { Plan, PlanDay, PlanItem, PlanLeg } from '../../src/planner/plan.ts'
import type { CheckId } from '../../src/planner/verify/texts/check-messages.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import type { TripStop } from '../../src/trips/trip-stops.ts'

/** One way to spoil a sound journey, and the check that must notice. */
export interface JourneyFault {
  name: string
  noticedBy: CheckId
  /** Changes the plan in place; false where it offers nothing to spoil that way. */
  spoil(plan: Plan, stops: readonly TripStop[]): boolean
}

const PARTS = ['lodging', 'food', 'transport', 'activities'] as const
const AMOUNTS = [...PARTS, 'total'] as const

/** The legs between stops with the days that they begin. */
function joints(plan: Plan): { leg: PlanLeg; day: PlanDay; index: number }[] {
  return (plan.legs ?? []).flatMap((leg) => {
    const index = plan.days.findIndex(({ date }) => date === leg.date)
    const [before, day] = [plan.days[index - 1], plan.days[index]]
    return before && day && leg.fromId === before.base.id && leg.toId === day.base.id
      ? [{ leg, day, index }]
      : []
  })
}

function onJoint(
  plan: Plan,
  spoil: (joint: { leg: PlanLeg; day: PlanDay; index: number }) => unknown,
): boolean {
  const [joint] = joints(plan)
  if (joint) spoil(joint)
  return joint !== undefined
}

export const JOURNEY_FAULTS: readonly JourneyFault[] = [
  {
    name: 'a leg is gone',
    noticedBy: 'joints',
    spoil: (plan) =>
      onJoint(plan, ({ leg }) => (plan.legs = plan.legs?.filter((each) => each !== leg) ?? [])),
  },
  {
    name: 'a leg stands twice',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => plan.legs?.push(leg)),
  },
  {
    name: 'a leg leads elsewhere',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => (leg.to = 'Elsewhere')),
  },
  {
    name: 'a leg on another day',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => (leg.date = addDays(leg.date, 1))),
  },
  {
    name: 'a leg in no time',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => (leg.minutes = 4)),
  },
  {
    name: 'a leg of no length',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => (leg.km = 1)),
  },
  {
    name: 'a leg longer than its transfer',
    noticedBy: 'joints',
    spoil: (plan) => onJoint(plan, ({ leg }) => (leg.minutes += 90)),
  },
  {
    name: 'a stop on the way that is left out',
    noticedBy: 'joints',
    spoil(plan) {
      const broken = joints(plan).find(({ leg }) => leg.via)
      const isThere = ({ kind, place }: PlanItem) => kind !== 'transfer' && place?.id === broken?.leg.via?.id
      if (broken) broken.day.items = broken.day.items.filter((item) => !isThere(item))
      return broken !== undefined
    },
  },
  {
    name: 'home in no time',
    noticedBy: 'joints',
    spoil(plan) {
      const leg = plan.legs?.at(-1)
      if (!leg || leg.fromId !== plan.days.at(-1)?.base.id) return false
      leg.minutes = 4
      return true
    },
  },
  {
    name: 'a sight before arriving',
    noticedBy: 'under-way',
    spoil: (plan) =>
      onJoint(plan, ({ day }) => {
        const sight = plan.days.flatMap(({ items }) => items).find(({ kind }) => kind === 'sight')
        if (sight) day.items.unshift({ ...sight, id: 'too-soon' })
      }),
  },
  {
    name: 'a night that no leg leads to',
    noticedBy: 'night-base',
    spoil: (plan) =>
      onJoint(plan, ({ day, index }) => {
        const before = plan.days[index - 1]
        if (before) day.base = before.base
      }),
  },
  {
    name: 'a place that nobody asked for',
    noticedBy: 'route-nights',
    spoil: (plan) =>
      onJoint(plan, ({ day: { base }, index }) => {
        for (const each of plan.days.slice(index))
          if (each.base.id === base.id) each.base = { ...base, id: 'nowhere' }
      }),
  },
  {
    name: 'a night too few',
    noticedBy: 'route-nights',
    spoil: (plan, stops) =>
      stops.every(({ nights }) => nights !== undefined) &&
      onJoint(plan, ({ day, index }) => {
        const before = plan.days[index - 1]
        if (before) before.base = day.base
      }),
  },
  {
    name: 'a day too few',
    noticedBy: 'route-nights',
    spoil: (plan) => plan.days.pop() !== undefined,
  },
  {
    name: 'a last stop without a night',
    noticedBy: 'route-nights',
    spoil(plan) {
      const [last, before] = [plan.days.at(-1), joints(plan).at(-1)]
      const base = before && plan.days[before.index - 1]?.base
      if (!last || !base) return false
      for (const day of plan.days.slice(before.index, -1)) day.base = base
      return true
    },
  },
  {
    name: 'a stop without its money',
    noticedBy: 'stop-budget',
    spoil: (plan) => plan.budget.stops?.pop() !== undefined,
  },
  {
    name: "a stop's money counted with the stop before",
    noticedBy: 'stop-budget',
    spoil(plan) {
      const last = plan.budget.stops?.pop()
      const before = plan.budget.stops?.at(-1)
      if (last && before) for (const part of AMOUNTS) before[part] += last[part]
      return last !== undefined && before !== undefined
    },
  },
  {
    name: "a stop in another's money",
    noticedBy: 'stop-budget',
    spoil(plan) {
      const [stop] = plan.budget.stops ?? []
      if (!stop) return false
      // The same worth: only the currency is wrong.
      for (const part of PARTS) stop[part] = Math.ceil(converted(stop[part], stop.currency, 'ISK'))
      stop.total = PARTS.reduce((sum, part) => sum + stop[part], 0)
      stop.currency = 'ISK'
      return true
    },
  },
  {
    name: 'a stop that does not add up',
    noticedBy: 'stop-budget',
    spoil(plan) {
      const [stop] = plan.budget.stops ?? []
      if (stop) stop.total += 50
      return stop !== undefined
    },
  },
  {
    name: 'money that no stop has',
    noticedBy: 'stop-budget',
    spoil: ({ budget }) => (budget.lodging += 900) > 0,
  },
  {
    name: 'a fare that nobody pays',
    noticedBy: 'stop-budget',
    spoil: (plan) =>
      onJoint(
        plan,
        ({ leg }) => (leg.price = { amount: 90_000_000, currency: leg.price?.currency ?? 'EUR' }),
      ),
  },
  {
    name: 'a border that is not told',
    noticedBy: 'border-facts',
    spoil(plan) {
      const crossing = joints(plan).find(({ leg }) => leg.border)
      if (crossing) delete crossing.leg.border
      return crossing !== undefined
    },
  },
  {
    name: 'other money that is not told',
    noticedBy: 'border-facts',
    spoil(plan) {
      const crossing = joints(plan).find(({ leg }) => leg.border?.currency)
      if (crossing)
        plan.tips = plan.tips.filter(({ text }) => !text.includes(crossing.leg.border?.currency ?? ''))
      return crossing !== undefined
    },
  },
]
