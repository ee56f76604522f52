import { expect, it } from 'vitest'
import { dayLimits } from './limits.ts'
import { isWithinPace } from './pace.ts'

const fullDay = (...[type, kids, ages]: ['relaxed' | 'sightseeing' | 'action', number?, number[]?]) =>
  dayLimits(type, kids ?? 0, 1, 4, ages && { ages })
const visits = (count: number, minutes: number) => Array.from({ length: count }, () => minutes)

it('counts a few more stops within the pace where they are short', () => {
  expect(isWithinPace(fullDay('sightseeing'), visits(5, 120))).toBe(true)
  expect(isWithinPace(fullDay('sightseeing'), visits(7, 45))).toBe(true)
  expect(isWithinPace(fullDay('sightseeing'), visits(6, 75))).toBe(false)
  expect(isWithinPace(fullDay('sightseeing'), visits(8, 20))).toBe(false)
  expect(isWithinPace(fullDay('relaxed'), visits(5, 45))).toBe(true)
  expect(isWithinPace(fullDay('relaxed'), visits(6, 20))).toBe(false)
})

it('asks less of children, and of small ones less still', () => {
  expect(isWithinPace(fullDay('sightseeing', 2, [8, 10]), visits(5, 45))).toBe(true)
  expect(isWithinPace(fullDay('sightseeing', 2, [8, 10]), visits(6, 20))).toBe(false)
  expect(isWithinPace(fullDay('sightseeing', 2, [8, 10]), visits(5, 75))).toBe(true)
  expect(isWithinPace(fullDay('sightseeing', 2, [4, 10]), visits(5, 75))).toBe(false)
  expect(isWithinPace(fullDay('sightseeing', 2, [4, 10]), visits(5, 45))).toBe(true)
  expect(isWithinPace(fullDay('relaxed', 2, [4, 10]), visits(4, 20))).toBe(false)
})

it('has fewer of them on half a day, of arriving or leaving, and not in all of the time', () => {
  const arrival = dayLimits('sightseeing', 0, 0, 4)
  expect(isWithinPace(arrival, visits(3, 120))).toBe(true)
  expect(isWithinPace(arrival, visits(5, 50))).toBe(true)
  expect(isWithinPace(arrival, visits(4, 80))).toBe(false)
  expect(isWithinPace(arrival, visits(6, 20))).toBe(false)
  expect(isWithinPace(dayLimits('sightseeing', 1, 0, 4, { ages: [4] }), visits(3, 80))).toBe(false)
})

it('has as many of them as on any other day where the journey takes next to nothing of it', () => {
  const leaving = (hour: string) =>
    dayLimits('sightseeing', 0, 3, 4, { departure: { time: hour, means: 'car' } })
  expect(isWithinPace(leaving('18:30'), visits(7, 45))).toBe(true)
  expect(isWithinPace(leaving('18:30'), visits(5, 120))).toBe(false)
  expect(isWithinPace(leaving('17:00'), visits(7, 45))).toBe(false)
})
