import type { Sight } from '../../src/atlas/destination.ts'
import { weekdayOf } from '../../src/planner/verify/time.ts'
import { addDays } from '../../src/platform/calendar-date.ts'
import { dayWith, replaceStop, sightOf, stopsIn, stopsOf } from './faults-pick.ts'
import type { Injection } from './faults-pick.ts'

/** Faults of dates, times and pace. */
export const SCHEDULE_FAULTS: readonly Injection[] = [
  {
    name: 'a day is missing',
    noticedBy: ['day-count'],
    spoil: ({ plan }) => plan.days.splice(Math.floor(plan.days.length / 2), 1).length > 0,
  },
  {
    name: 'a day is there twice',
    noticedBy: ['day-count'],
    spoil({ plan }) {
      const last = plan.days.at(-1)
      if (last) plan.days.push(structuredClone(last))
      return last !== undefined
    },
  },
  {
    name: 'all dates are a day late',
    noticedBy: ['dates'],
    spoil({ plan }) {
      for (const day of plan.days) day.date = addDays(day.date, 1)
      return true
    },
  },
  {
    name: 'two dates are swapped',
    noticedBy: ['dates'],
    spoil({ plan }) {
      const [first, second] = plan.days
      if (!first || !second) return false
      ;[first.date, second.date] = [second.date, first.date]
      return true
    },
  },
  {
    name: 'a date that no calendar has',
    noticedBy: ['dates'],
    spoil: ({ plan }) => Boolean(plan.days[0] && (plan.days[0].date = '2027-02-30')),
  },
  {
    name: 'a title names another weekday',
    noticedBy: ['weekdays'],
    spoil({ plan }) {
      const day = plan.days[0]
      if (!day) return false
      const sunday = weekdayOf(day.date) === 'sun'
      day.title =
        plan.language === 'de'
          ? `Ein ${sunday ? 'Montag' : 'Sonntag'} in der Stadt`
          : `A ${sunday ? 'Monday' : 'Sunday'} in town`
      return true
    },
  },
  {
    name: 'two stops overlap',
    noticedBy: ['times'],
    spoil({ plan }) {
      const [first, second] = stopsOf(dayWith(plan, 2))
      if (!first || !second) return false
      second.start = first.start
      return true
    },
  },
  {
    name: 'a stop ends before it starts',
    noticedBy: ['times'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (!item) return false
      ;[item.start, item.end] = [item.end, item.start]
      return true
    },
  },
  {
    name: 'a time that no clock shows',
    noticedBy: ['times'],
    spoil: ({ plan }) =>
      Boolean(stopsIn(plan)[0] && Object.assign(stopsIn(plan)[0] ?? {}, { start: '25:90' })),
  },
  {
    name: 'a day is in the wrong order',
    noticedBy: ['times'],
    spoil({ plan }) {
      const day = dayWith(plan, 2)
      day?.items.reverse()
      return day !== undefined
    },
  },
  {
    name: 'a day starts at dawn',
    noticedBy: ['day-window'],
    spoil: ({ plan }) => Boolean(Object.assign(plan.days[0]?.items[0] ?? {}, { start: '05:30' })),
  },
  {
    name: 'a day ends at midnight',
    noticedBy: ['day-window'],
    spoil({ plan }) {
      // Fireworks and northern lights may last until then.
      const last = plan.days.map(({ items }) => items.at(-1)).find((item) => item && !item.event)
      if (last) last.end = '24:00'
      return last !== undefined
    },
  },
  {
    name: 'a place is visited on its closing day',
    noticedBy: ['closed-days'],
    spoil({ plan, home }) {
      const seen = new Set(stopsIn(plan).map(({ place }) => place?.id))
      for (const day of plan.days) {
        const weekday = weekdayOf(day.date)
        const shut = home.sights.find(
          ({ id, closed }) => weekday && closed?.includes(weekday) && !seen.has(id),
        )
        const [item] = stopsOf(day).filter((each) => sightOf(each, home))
        if (!shut || !item) continue
        replaceStop(item, shut, plan.language)
        return true
      }
      return false
    },
  },
  {
    name: 'a visit after closing time',
    noticedBy: ['opening-hours'],
    spoil({ plan, home }) {
      const item = stopsIn(plan).find((each) => closesAtSix(sightOf(each, home)))
      if (item) Object.assign(item, { start: '18:00', end: '19:30' })
      return item !== undefined
    },
  },
  {
    name: 'a day trip that runs past closing time',
    noticedBy: ['opening-hours'],
    spoil({ plan, home }) {
      const item = stopsIn(plan).find((each) => {
        const sight = sightOf(each, home)
        return closesAtSix(sight) && (sight?.minutes ?? Infinity) <= 120
      })
      if (item) Object.assign(item, { kind: 'daytrip', start: '17:00', end: '19:00' })
      return item !== undefined
    },
  },
  {
    name: 'a visit of five minutes',
    noticedBy: ['visit-length'],
    spoil({ plan, home }) {
      const item = stopsIn(plan).find((each) => (sightOf(each, home)?.minutes ?? 0) >= 30)
      if (item)
        item.end = item.start.replace(/\d\d$/, (minutes) =>
          Number(minutes) < 50 ? String(Number(minutes) + 5).padStart(2, '0') : '59',
        )
      return item !== undefined
    },
  },
  {
    name: 'a day without lunch',
    noticedBy: ['lunch'],
    spoil({ plan }) {
      const day = plan.days.slice(1, -1).find(({ items }) => items.some(({ kind }) => kind === 'meal'))
      if (day) day.items = day.items.filter(({ kind }) => kind === 'sight')
      return day !== undefined
    },
  },
  {
    name: 'a blank day',
    noticedBy: ['filled'],
    spoil: ({ plan }) => Boolean(Object.assign(plan.days[0] ?? {}, { items: [] })),
  },
  {
    name: 'two entries of one id',
    noticedBy: ['unique-items'],
    spoil({ plan }) {
      const [first, second] = plan.days.flatMap(({ items }) => items)
      if (first && second) second.id = first.id
      return second !== undefined
    },
  },
]

function closesAtSix(sight: Sight | undefined): boolean {
  return sight !== undefined && sight.hours.endsWith('-18:00') && !sight.exceptions
}
