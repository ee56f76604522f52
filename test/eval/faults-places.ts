import { weekdayOf } from '../../src/planner/verify/time.ts'
import { dayWith, replaceStop, sightOf, stopsIn, stopsOf } from './faults-pick.ts'
import type { Injection } from './faults-pick.ts'

/** Faults of places and of money. */
export const PLACE_FAULTS: readonly Injection[] = [
  {
    name: 'a place is visited twice',
    noticedBy: ['duplicates'],
    spoil({ plan }) {
      const [first, ...others] = stopsIn(plan)
      const last = others.at(-1)
      if (first?.place && last) Object.assign(last, { place: { ...first.place }, title: first.title })
      return last !== undefined
    },
  },
  {
    name: 'an invented place is called verified',
    noticedBy: ['known-places'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place)
        Object.assign(item.place, { id: 'crystal-tower-of-dreams', name: 'Crystal Tower of Dreams' })
      return item !== undefined
    },
  },
  {
    name: 'a verified place without an id',
    noticedBy: ['known-places'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place) delete item.place.id
      return item !== undefined
    },
  },
  {
    name: 'a place bears another name',
    noticedBy: ['place-names'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place) item.place.name = item.title = 'Grand Palace of Wonders'
      return item !== undefined
    },
  },
  {
    name: 'a place stands somewhere else',
    noticedBy: ['coordinates'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place?.lat !== undefined) item.place.lat += 0.02
      return item !== undefined
    },
  },
  {
    name: 'a place without coordinates',
    noticedBy: ['coordinates'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place) delete item.place.lat
      return item !== undefined
    },
  },
  {
    name: "another city's sight",
    noticedBy: ['known-places', 'radius'],
    spoil({ plan, elsewhere }) {
      const [item] = stopsIn(plan)
      const [sight] = elsewhere.sights
      if (item && sight) replaceStop(item, sight, plan.language)
      return item !== undefined && sight !== undefined
    },
  },
  {
    name: 'an unknown place three hours away',
    noticedBy: ['radius'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item?.place?.lat === undefined || item.place.lon === undefined) return false
      item.title = 'Faraway Lodge'
      item.place = { name: 'Faraway Lodge', lat: item.place.lat + 2, lon: item.place.lon, verified: false }
      return true
    },
  },
  {
    name: 'more stops than the pace allows',
    noticedBy: ['pace'],
    spoil({ plan, home }) {
      const day = dayWith(plan, 1)
      const seen = new Set(stopsIn(plan).map(({ place }) => place?.id))
      const weekday = day && weekdayOf(day.date)
      const more = home.sights
        .filter(({ id, closed }) => !seen.has(id) && !(weekday && closed?.includes(weekday)))
        .slice(0, 10)
      const [model] = stopsOf(day)
      if (!day || !model || more.length < 9) return false
      for (const sight of more) {
        const item = { ...structuredClone(model), id: `more-${sight.id}` }
        replaceStop(item, sight, plan.language)
        day.items.push(item)
      }
      return true
    },
  },
  {
    name: 'shelter from rain in the open',
    noticedBy: ['rain-alternatives'],
    spoil({ plan, home }) {
      const item = stopsIn(plan).find((each) => sightOf(each, home))
      const open = home.sights.find(({ setting }) => setting === 'outdoor')
      if (item && open) item.rainAlternative = { id: open.id, name: open.name[plan.language] }
      return item !== undefined && open !== undefined
    },
  },
  {
    name: 'shelter from rain that is closed that weekday',
    noticedBy: ['rain-alternatives'],
    spoil({ plan, home }) {
      for (const day of plan.days) {
        const weekday = weekdayOf(day.date)
        const [item] = stopsOf(day).filter((each) => sightOf(each, home))
        const shut = home.sights.find(
          ({ setting, closed }) => setting === 'indoor' && weekday && closed?.includes(weekday),
        )
        if (!item || !shut) continue
        item.rainAlternative = { id: shut.id, name: shut.name[plan.language] }
        return true
      }
      return false
    },
  },
  {
    name: 'shelter from rain in a park with a few roofs',
    noticedBy: ['rain-alternatives'],
    spoil({ plan, home }) {
      const item = stopsIn(plan).find((each) => sightOf(each, home))
      const park = home.sights.find(
        ({ setting, category }) => setting === 'mixed' && (category === 'park' || category === 'viewpoint'),
      )
      if (item && park) item.rainAlternative = { id: park.id, name: park.name[plan.language] }
      return item !== undefined && park !== undefined
    },
  },
  {
    name: 'shelter from rain that nobody knows',
    noticedBy: ['rain-alternatives'],
    spoil({ plan }) {
      const [item] = stopsIn(plan)
      if (item) item.rainAlternative = { id: 'glass-hall', name: 'Glass Hall' }
      return item !== undefined
    },
  },
  {
    name: 'a base that nobody knows',
    noticedBy: ['bases'],
    spoil: ({ plan }) =>
      Boolean(plan.days[0] && (plan.days[0].base = { id: 'atlantis', name: 'Atlantis', lat: 0, lon: 0 })),
  },
  {
    name: 'a total that does not add up',
    noticedBy: ['budget-sum'],
    spoil: ({ plan }) => Boolean((plan.budget.total += 50)),
  },
  {
    name: 'a part is a fraction',
    noticedBy: ['budget-sum'],
    spoil: ({ plan }) => Boolean((plan.budget.food += 0.5)),
  },
  {
    name: 'a range that leaves the total out',
    noticedBy: ['budget-sum'],
    spoil: ({ plan }) => Boolean((plan.budget.low = plan.budget.total + 1)),
  },
  {
    name: 'another currency',
    noticedBy: ['currency'],
    spoil: ({ plan }) => Boolean((plan.budget.currency = plan.budget.currency === 'ISK' ? 'SEK' : 'ISK')),
  },
  {
    name: 'the total of another world',
    noticedBy: ['budget-level'],
    spoil({ plan: { budget } }) {
      budget.lodging += budget.total * 2
      budget.total *= 3
      budget.high = budget.total
      return true
    },
  },
  {
    name: 'another level than asked for',
    noticedBy: ['budget-level'],
    spoil: ({ plan }) => Boolean((plan.budget.level = plan.budget.level === 'luxury' ? 'budget' : 'luxury')),
  },
  {
    name: 'meals for one of a party',
    noticedBy: ['party'],
    spoil({ plan: { budget }, request }) {
      const people = request.adults + request.kids
      if (people < 2) return false
      const food = Math.round(budget.food / people)
      budget.total -= budget.food - food
      budget.food = food
      budget.low = Math.min(budget.low, budget.total)
      return true
    },
  },
]
