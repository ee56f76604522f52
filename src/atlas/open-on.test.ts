import { expect, it } from 'vitest'
import { isShut, openOn } from './open-on.ts'

const MONDAY = '2027-03-15'
const TUESDAY = '2027-03-16'

it('closes a sight on its weekdays', () => {
  expect(openOn(MONDAY)({ closed: ['mon'] })).toBe(false)
  expect(openOn(TUESDAY)({ closed: ['mon'] })).toBe(true)
  expect(openOn(MONDAY)({})).toBe(true)
})

it('closes a sight from the first day on which it is shut to the last, whatever the weekday', () => {
  const open = (date: string, shut: { from: string; to?: string }) => openOn(date)({ closed: ['sun'], shut })
  expect(open('2027-03-13', { from: MONDAY, to: TUESDAY })).toBe(true)
  expect(open(MONDAY, { from: MONDAY, to: TUESDAY })).toBe(false)
  expect(open(TUESDAY, { from: MONDAY, to: TUESDAY })).toBe(false)
  expect(open('2027-03-17', { from: MONDAY, to: TUESDAY })).toBe(true)
  expect(open('2099-01-01', { from: MONDAY })).toBe(false)
})

it('tells what is shut for a time from what is closed that weekday', () => {
  expect(isShut({ closed: ['mon'] }, MONDAY)).toBe(false)
  expect(isShut({ shut: { from: MONDAY } }, MONDAY)).toBe(true)
})

it('closes nothing on what is no date', () => {
  expect(openOn('soon')({ closed: ['mon'] })).toBe(true)
})
