import { stopsIn } from './faults-pick.ts'
import type { Injection } from './faults-pick.ts'

/** Faults of the ways between the stops and back from the last. */
export const WAY_FAULTS: readonly Injection[] = [
  {
    name: 'no time is left for a way',
    noticedBy: ['travel-time', 'times'],
    spoil({ plan }) {
      for (const day of plan.days) {
        const index = day.items.findIndex(
          ({ travel, kind }, at) => at > 0 && kind === 'sight' && (travel?.minutes ?? 0) > 0,
        )
        const [before, item] = [day.items[index - 1], day.items[index]]
        if (!before || !item) continue
        item.start = before.end
        return true
      }
      return false
    },
  },
  {
    name: 'a way takes no time at all',
    noticedBy: ['travel-time'],
    spoil({ plan }) {
      const item = plan.days
        .flatMap(({ items }) => items)
        .find(({ travel, kind }) => kind === 'sight' && (travel?.km ?? 0) > 1)
      if (item?.travel) item.travel = { ...item.travel, minutes: 0 }
      return item !== undefined
    },
  },
  {
    name: 'a walk across half the town',
    noticedBy: ['travel-time'],
    spoil({ plan }) {
      const item = stopsIn(plan).find(({ travel }) => travel !== undefined)
      if (item) item.travel = { mode: 'walk', minutes: 150, km: 12 }
      return item !== undefined
    },
  },
  {
    name: 'the last stop is too far from the departure',
    noticedBy: ['travel-time'],
    spoil({ plan }) {
      const day = plan.days.at(-1)
      const leaving = day?.items.at(-1)
      const { lat, lon } = day?.base ?? {}
      if (!day || leaving?.kind !== 'transfer' || lat === undefined || lon === undefined) return false
      const name = 'Faraway Lodge'
      day.items = [
        {
          id: 'far',
          start: '12:00',
          end: leaving.start,
          kind: 'sight',
          title: name,
          place: { name, lat: lat + 0.4, lon, verified: false },
          travel: { mode: 'car', minutes: 75, km: 60 },
        },
        leaving,
      ]
      return true
    },
  },
]
