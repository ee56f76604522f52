// What a feast puts on the table and in the street: parades at an hour that families keep, meals that replace a meal.
import { expect, it } from 'vitest'
import type { PlanRequest } from '../../src/planner/plan.ts'
import { evalPlanner, planOf, tripRequest } from './drafts.ts'

async function planned(changes: Partial<PlanRequest>) {
  const plan = await planOf(evalPlanner(), tripRequest(changes))
  const items = (date: string) => plan.days.find((day) => day.date === date)?.items ?? []
  return { plan, items, booked: plan.booking?.map(({ title }) => title) ?? [] }
}

it('sees the Thanksgiving parade with a child of two, and has its dinner for dinner', async () => {
  const { items, booked } = await planned({
    destination: 'New York',
    startDate: '2027-11-24',
    endDate: '2027-11-28',
    kids: 2,
    wishes: { ages: [2, 7] },
  })
  const day = items('2027-11-25')
  expect(day.filter(({ event }) => event === 'thanksgiving')).toHaveLength(2)
  expect(day.filter(({ kind }) => kind === 'meal')).toHaveLength(1)
  const dinner = day.at(-1)
  expect(dinner?.title).toBe('Thanksgiving dinner, booked ahead')
  expect(dinner?.cost?.amount).toBeGreaterThan(0)
  expect(booked).toContain(dinner?.title)
})

it('has no fire on the beach in the middle of Rome, Milan or Venice', async () => {
  for (const destination of ['Rome', 'Milan', 'Venice']) {
    const { items } = await planned({ destination, startDate: '2027-08-14', endDate: '2027-08-17' })
    expect(items('2027-08-15').map(({ title }) => title)).not.toContain('Ferragosto on the beach')
  }
})

it('stays until midnight on 31 December, and pays the ball', async () => {
  const iceland = { destination: 'Reykjavik', startDate: '2026-12-29', endDate: '2027-01-02' }
  const { items } = await planned({ ...iceland, kids: 1, wishes: { ages: [10] } })
  expect(items('2026-12-31').at(-1)).toMatchObject({ event: 'reykjavik-new-year', end: '24:00' })
  const vienna = { destination: 'Vienna', startDate: '2027-02-03', endDate: '2027-02-06', budget: 'luxury' }
  const ball = await planned(vienna as Partial<PlanRequest>)
  const opera = ball.items('2027-02-04').at(-1)
  expect(opera?.cost?.amount).toBeGreaterThan(400)
  expect(ball.booked).toContain(opera?.title)
})

it('leaves a family with small children out of fireworks at eleven', async () => {
  const paris = { destination: 'Paris', startDate: '2027-07-13', endDate: '2027-07-15' }
  const small = await planned({ ...paris, kids: 3, wishes: { ages: [2, 5, 9] } })
  expect(small.items('2027-07-14').map(({ title }) => title)).not.toContain('Fireworks from Trocadéro')
  expect(small.plan.tips.map(({ text }) => text).join(' ')).toContain('window or a balcony')
  const adults = await planned(paris)
  expect(adults.items('2027-07-14').at(-1)).toMatchObject({ title: 'Fireworks from Trocadéro', end: '23:40' })
})

it('eats brunch on the farm for lunch', async () => {
  const { items } = await planned({ destination: 'Lucerne', startDate: '2027-07-31', endDate: '2027-08-02' })
  const day = items('2027-08-01')
  expect(day.map(({ event }) => event)).toContain('swiss-national-day')
  expect(day.filter(({ kind, start }) => kind === 'meal' && start < '16:00')).toEqual([])
})
