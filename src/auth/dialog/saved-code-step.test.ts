import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { VIENNA } from '../../../test/support/sample-trip.ts'
import { forgetStep, keepStep, keptStep } from './saved-code-step.client.ts'

const NOW = Date.parse('2026-11-21T12:00:00Z')
const TRIP = { key: 'submission-1', request: VIENNA }
const ROME = { key: 'submission-2', request: { ...VIENNA, destination: 'Rome' } }
const STEP = {
  email: 'ada@example.com',
  isLogin: false,
  newsletter: true,
  trip: null,
  resendAt: NOW + 60_000,
  expiresAt: NOW + 600_000,
}

class Storage {
  removeItem(name: string) {
    Reflect.deleteProperty(this, name)
  }
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW })
  vi.stubGlobal('sessionStorage', new Storage())
})

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

it('goes on with a step as long as its code is good', () => {
  keepStep(STEP)
  expect(keptStep({ isLogin: false, trip: null })).toEqual(STEP)
  vi.setSystemTime(NOW + 600_000)
  expect(keptStep({ isLogin: false, trip: null })).toBeUndefined()
  expect(sessionStorage['sign-in']).toBeUndefined()
})

it('knows nothing of a step that was left', () => {
  keepStep(STEP)
  forgetStep()
  expect(keptStep({ isLogin: true, trip: null })).toBeUndefined()
})

it('logs in with a code to register, and registers with no code to log in', () => {
  keepStep(STEP)
  expect(keptStep({ isLogin: true, trip: null })).toEqual(STEP)
  keepStep({ ...STEP, isLogin: true })
  expect(keptStep({ isLogin: true, trip: null })).toBeDefined()
  expect(keptStep({ isLogin: false, trip: null })).toBeUndefined()
})

it('lets a waiting trip travel with the code it waits for, and with no other', () => {
  const purpose = { isLogin: false, trip: TRIP }
  keepStep(STEP)
  expect(keptStep(purpose)).toBeUndefined()
  keepStep({ ...STEP, trip: ROME })
  expect(keptStep(purpose)).toBeUndefined()
  // After a reload the same trip is sent off under a new key.
  keepStep({ ...STEP, trip: { ...TRIP, key: 'submission-0' } })
  expect(keptStep(purpose)?.trip?.key).toBe('submission-0')
  // After a reload nothing waits in the page; the trip is on its way all the same.
  expect(keptStep({ isLogin: true, trip: null })).toBeDefined()
})

it('does without a storage that is forbidden or broken', () => {
  vi.stubGlobal('sessionStorage', { 'sign-in': '{' })
  expect(keptStep({ isLogin: true, trip: null })).toBeUndefined()
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => keepStep(STEP)).not.toThrow()
  expect(() => forgetStep()).not.toThrow()
  expect(keptStep({ isLogin: true, trip: null })).toBeUndefined()
})
