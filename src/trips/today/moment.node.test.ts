import { expect, it } from 'vitest'
import { localClock, momentOf } from './moment.ts'

const DAY = [
  { start: '09:15', end: '11:45', way: 30 },
  { start: '12:15', end: '13:15', way: 0 },
  { start: '14:00', end: '16:00', way: 35 },
]

it('knows what is going on, what is next and when to leave for it', () => {
  expect(momentOf(DAY, '08:00')).toEqual({ next: 0, leaveBy: '08:45' })
  expect(momentOf(DAY, '09:15')).toEqual({ current: 0, next: 1, leaveBy: '12:15' })
  expect(momentOf(DAY, '13:20')).toEqual({ next: 2, leaveBy: '13:25' })
  expect(momentOf(DAY, '15:59')).toEqual({ current: 2 })
  expect(momentOf(DAY, '16:00')).toEqual({})
})

it('reads the clocks of the place, not of whoever asks', () => {
  const now = Date.parse('2027-01-22T23:30:00Z')
  expect(localClock(now, 'Asia/Tokyo')).toEqual({ date: '2027-01-23', time: '08:30' })
  expect(localClock(now, 'America/New_York')).toEqual({ date: '2027-01-22', time: '18:30' })
})
