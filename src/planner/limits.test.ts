import { expect, it } from 'vitest'
import { dayLimits } from './limits.ts'

it('sets out for home in the afternoon with children, however near that is', () => {
  const near = { there: 570, leave: 1140 }
  const closes = (kids: number, index = 3) => dayLimits('sightseeing', kids, index, 4, {}, 0, near).close
  expect(closes(0)).toBe(1140)
  expect(closes(2)).toBe(1050)
  expect(closes(2, 2)).toBe(1230)
})

it('keeps an hour that was told, with children too', () => {
  const departure = { time: '18:40', means: 'car' as const }
  expect(dayLimits('sightseeing', 2, 3, 4, { departure }).close).toBeGreaterThan(1050)
})
