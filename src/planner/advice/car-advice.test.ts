import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { tripRequest } from '../../../test/eval/drafts.ts'
import { headOf } from '../../atlas/atlas.ts'
import type { PlanDay } from '../plan.ts'
import { hiredAtHome } from './car-advice.ts'

const home = sampleDestination()
const start = { ...headOf(home), id: 'linz', names: { ...home.names, en: 'Linz' } }
const days = ['2027-05-06', '2027-05-07'].map((date): PlanDay => ({
  date,
  title: 'A day',
  base: { name: 'Vienna' },
  items: [],
}))
const setting = {
  request: tripRequest({ startLocation: 'Linz', destination: 'Vienna' }),
  home,
  days,
  bases: [home, home],
  start,
  partners: {},
}
const bus = { from: 'Linz', mode: 'bus' as const, minutes: 50, changes: 0 }

it('hires at home what is driven from the first day to the last', () => {
  const whole = [{ from: '2027-05-06', to: '2027-05-07' }]
  expect(hiredAtHome(setting, whole, bus)).toEqual({ hireAt: 'Linz' })
  expect(hiredAtHome(setting, [{ from: '2027-05-07', to: '2027-05-07' }], bus)).toEqual({})
  expect(hiredAtHome(setting, whole, { ...bus, minutes: 400 })).toEqual({})
  expect(hiredAtHome(setting, whole, undefined)).toEqual({})
})
