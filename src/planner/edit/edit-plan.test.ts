import { expect, it } from 'vitest'
import { done, planned, stopsOf } from '../../../test/support/edited-plan.ts'
import { isStop, type Plan, type PlanItem } from '../plan.ts'
import { createRandom } from '../schedule/search/random.ts'
import { verify } from '../verify/verify.ts'
import { alternativesTo } from './alternatives.ts'
import { openSights } from './edit-facts.ts'
import { editPlan } from './edit-plan.ts'
import type { PlanEdit } from './plan-edit.ts'

const placesOf = (plan: Plan, day: number) => stopsOf(plan, day).map(({ place }) => place?.id)
const changed = (plan: Plan, next: Plan) =>
  plan.days.flatMap((day, index) => (JSON.stringify(day) === JSON.stringify(next.days[index]) ? [] : [index]))

it('removes a stop, and its ticket from the money', async () => {
  const { plan, context } = await planned()
  const item = plan.days.flatMap(({ items }) => items).find(({ cost, kind }) => cost && kind === 'sight')
  const next = done(plan, { verb: 'remove', item: item?.id ?? '' }, context)
  expect(next.budget.activities).toBe(plan.budget.activities - (item?.cost?.amount ?? 0))
  expect(changed(plan, next)).toHaveLength(1)
})

it('moves a stop to another day and touches those two alone', async () => {
  const { plan, context } = await planned()
  const lighter = stopsOf(plan, 2).reduce(
    (all, { id }) => (movable(all) ? all : done(plan, { verb: 'remove', item: id }, context)),
    plan,
  )
  const item = movable(lighter)
  const next = done(lighter, { verb: 'move', item: item?.id ?? '', day: 2 }, context)
  expect(placesOf(next, 2)).toContain(item?.place?.id)
  expect(placesOf(next, 1)).not.toContain(item?.place?.id)
  expect(changed(lighter, next)).toEqual([1, 2])

  function movable(from: Plan): PlanItem | undefined {
    return stopsOf(from, 1).find(
      ({ id }) => editPlan(from, { verb: 'move', item: id, day: 2 }, context).edited,
    )
  }
})

it('moves a stop to an hour, keeps to it when the day changes, and forgets it on another day', async () => {
  const { plan, context } = await planned()
  const at = (day: number, item: PlanItem) =>
    editPlan(plan, { verb: 'time', item: item.id, day, start: '14:00' }, context)
  const days = [1, 2, 3].filter((day) =>
    stopsOf(plan, day).some((stop) => stop.start < '13:00' && at(day, stop).edited),
  )
  const [day = 0] = days
  const item = stopsOf(plan, day).find((stop) => stop.start < '13:00' && at(day, stop).edited)
  const next = done(plan, { verb: 'time', item: item?.id ?? '', day, start: '14:00' }, context)
  const moved = stopsOf(next, day).find(({ place }) => place?.id === item?.place?.id)
  expect((moved?.start ?? '') >= '14:00').toBe(true)
  expect(moved?.notBefore).toBe('14:00')
  expect(moved?.note).toBe(item?.note)
  const other = stopsOf(next, day).find((stop) => stop !== moved)
  const later = done(next, { verb: 'remove', item: other?.id ?? '' }, context)
  const still = stopsOf(later, day).find(({ place }) => place?.id === item?.place?.id)
  expect((still?.start ?? '') >= '14:00').toBe(true)
})

it('refuses what a check forbids, with that check', async () => {
  const { plan, context } = await planned()
  const closed = context.destinations
    .flatMap(({ sights }) => sights)
    .find(
      (sight) => sight.closed?.includes('mon') && openSights(plan, 3, context.destinations).includes(sight),
    )
  const monday = plan.days.findIndex(({ date }) => date === '2027-05-10')
  const onMonday = closed && editPlan(plan, { verb: 'add', day: monday, place: closed.id }, context)
  if (onMonday) expect(onMonday).toMatchObject({ edited: false, check: 'closed-days' })
  const item = stopsOf(plan, 1).find(({ note }) => note)
  const night = editPlan(plan, { verb: 'time', item: item?.id ?? '', day: 1, start: '22:30' }, context)
  expect(night).toMatchObject({ edited: false, reason: 'check' })
})

it('takes nothing to a day on which it is shut, nor offers it there', async () => {
  const { plan, context } = await planned()
  const [item] = stopsOf(plan, 1)
  const [other, ...rest] = openSights(plan, 2, context.destinations)
  const sights = [item?.place?.id, other?.id]
  const shut = { from: plan.days[2]?.date ?? '' }
  const destinations = context.destinations.map((destination) => ({
    ...destination,
    sights: destination.sights.map((sight) => (sights.includes(sight.id) ? { ...sight, shut } : sight)),
  }))
  const later = { ...context, destinations }
  const refused = { edited: false, check: 'closed-days' }
  expect(editPlan(plan, { verb: 'move', item: item?.id ?? '', day: 2 }, later)).toMatchObject(refused)
  expect(editPlan(plan, { verb: 'add', day: 2, place: other?.id ?? '' }, later)).toMatchObject(refused)
  const stop = stopsOf(plan, 2)[0]?.id ?? ''
  const offered = alternativesTo(plan, stop, later).map(({ id }) => id)
  expect(rest.map(({ id }) => id)).toEqual(expect.arrayContaining(offered))
})

it('offers three alternatives where the atlas has them, each of which it then takes', async () => {
  const { plan, context } = await planned({ endDate: '2027-05-09' })
  const offers = stopsOf(plan, 1).map((item) => ({ item, sights: alternativesTo(plan, item.id, context) }))
  expect(offers.map(({ sights }) => sights.length)).toContain(3)
  for (const { item, sights } of offers)
    for (const sight of sights) {
      const next = done(plan, { verb: 'swap', item: item.id, place: sight.id }, context)
      expect(placesOf(next, 1)).toContain(sight.id)
      expect(placesOf(next, 1)).not.toContain(item.place?.id)
    }
})

it('plans a day again around its locked stops', async () => {
  const { plan, context } = await planned()
  const [kept] = stopsOf(plan, 1)
  const locked = done(plan, { verb: 'lock', item: kept?.id ?? '', locked: true }, context)
  const next = done(locked, { verb: 'again', day: 1 }, context)
  expect(placesOf(next, 1)).toContain(kept?.place?.id)
  expect(placesOf(next, 1)).not.toEqual(placesOf(plan, 1))
  expect(stopsOf(next, 1).find(({ place }) => place?.id === kept?.place?.id)?.locked).toBe(true)
  expect(changed(locked, next)).toEqual([1])
})

it('knows no item, day or place that is not there', async () => {
  const { plan, context } = await planned()
  const edits: PlanEdit[] = [
    { verb: 'remove', item: 'nowhere' },
    { verb: 'add', day: 1, place: 'nowhere' },
    { verb: 'add', day: 99, place: 'prater' },
    { verb: 'again', day: -1 },
    { verb: 'swap', item: stopsOf(plan, 1)[0]?.id ?? '', place: placesOf(plan, 2)[0] ?? '' },
  ]
  for (const edit of edits)
    expect(editPlan(plan, edit, context)).toEqual({ edited: false, reason: 'not_there' })
})

it('keeps every hard check through many changes, on the days it touches and no others', async () => {
  for (const request of [
    {},
    { destination: 'Rome', kids: 2 },
    { destination: 'Tokyo', endDate: '2027-05-13' },
  ]) {
    const start = await planned(request)
    const { context } = start
    const random = createRandom(11)
    const pick = <T>(list: readonly T[]): T | undefined => list[Math.floor(random() * list.length)]
    let { plan } = start
    let taken = 0
    for (let round = 0; round < 40; round++) {
      const day = Math.floor(random() * plan.days.length)
      const items = plan.days.flatMap((each) => each.items.filter(isStop).map(({ id }) => id))
      const item = pick(items) ?? ''
      const place = pick(openSights(plan, day, context.destinations))?.id ?? ''
      const start = `${9 + Math.floor(random() * 11)}:00`.padStart(5, '0')
      const edit = pick<PlanEdit>([
        { verb: 'move', item, day, position: Math.floor(random() * 4) },
        { verb: 'move', item, day },
        { verb: 'time', item, day, start },
        { verb: 'remove', item },
        { verb: 'add', day, place },
        { verb: 'swap', item, place },
        { verb: 'lock', item, locked: random() < 0.5 },
        { verb: 'again', day },
      ])
      const outcome = edit && editPlan(plan, edit, { ...context, seed: round })
      if (!outcome?.edited) continue
      taken += 1
      expect(verify(outcome.plan, context.request, context).faults, JSON.stringify(edit)).toEqual([])
      expect(changed(plan, outcome.plan).length, JSON.stringify(edit)).toBeLessThanOrEqual(2)
      plan = outcome.plan
    }
    expect(taken).toBeGreaterThan(12)
  }
}, 30_000)
