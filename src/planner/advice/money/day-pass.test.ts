import { expect, it } from 'vitest'
import type { PlanDay, TravelMode } from '../../plan.ts'
import { dayPassOf, passFor } from './day-pass.ts'

function day(date: string, ...modes: TravelMode[]): PlanDay {
  const items = modes.map((mode, index) => {
    const travel = { mode, minutes: 20, km: 3 }
    return { id: String(index), start: '10:00', end: '11:00', kind: 'sight' as const, title: '', travel }
  })
  return { date, title: '', base: { name: 'Vienna' }, items }
}

it('names the days on which a pass is cheaper than single rides', () => {
  const pass = { name: '24 Stunden', price: 10, hours: 24 }
  const days = [
    day('2027-05-11', 'transit', 'transit', 'transit'),
    day('2027-05-12', 'transit', 'walk', 'car', 'transit'),
  ]
  expect(dayPassOf(pass, 4, days)).toEqual({ ...pass, pays: 3, on: ['2027-05-11'] })
  expect(dayPassOf({ ...pass, hours: 72 }, 4, days)).not.toHaveProperty('on')
  expect(dayPassOf(pass, undefined, days)).toEqual(pass)
})

it('says nothing of a pass for which nobody rides often enough', () => {
  const boats = { name: 'Intero lago', price: 43, hours: 24 }
  expect(dayPassOf(boats, 3, [])).toBeUndefined()
  expect(dayPassOf({ ...boats, hours: 72 }, 3, [])).toMatchObject({ pays: 15 })
})

it('takes the pass that a party shares where one each costs more', () => {
  const dayPass = { name: 'Single', price: 10, hours: 24 }
  const groupPass = { name: 'Group', price: 19, people: 5 }
  expect(passFor({ dayPass, groupPass }, 1)).toEqual(dayPass)
  expect(passFor({ dayPass, groupPass }, 4)).toEqual({ ...groupPass, hours: 24 })
  expect(passFor({ dayPass, groupPass }, 6)).toEqual(dayPass)
  expect(passFor({ dayPass }, 4)).toEqual(dayPass)
})
