import { expect, it } from 'vitest'
import { saysItsHour } from './asked-hours.ts'

const says = (en: string, de = 'Ein Stein.') => saysItsHour({ hint: { en, de } })

it('knows a hint that tells when to come by its words', () => {
  for (const hint of [
    'Be there when it opens, at half past eight, before the coaches.',
    'Take an early slot, as cloud fills the bowl.',
    'At noon the spots of light are sharpest.',
    "Take the nine o'clock boat.",
    'The last hour is the calm one.',
    'The bridge spits fire at nine in the evening.',
  ])
    expect(says(hint), hint).toBe(true)
})

it('takes a number that counts something else for no hour', () => {
  expect(says('Three domes stand over an altar of marble.')).toBe(false)
  expect(says('Nine domes and a cellar full of wine.')).toBe(false)
})

it('knows one by its German words too, where the English ones tell no hour', () => {
  expect(says('Look from the bridge.', 'Abends von der Brücke schauen.')).toBe(true)
  expect(says('Arrive with the first guests.', 'Um neun am Tor sein.')).toBe(true)
  expect(says('Look from the bridge.', 'Von der Brücke schauen, sie misst neun Meter.')).toBe(false)
})
