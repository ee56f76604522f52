import { expect, it } from 'vitest'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { table } from '../../../test/support/sample-table.ts'
import { hoursThere } from '../hours-there.ts'
import type { Destination } from '../../atlas/destination.ts'
import { frameDays } from './frame.ts'
import { atLocalHours } from './local-hours.ts'
import { withMove } from './moved-frame.ts'

const DAY = { startDate: '2027-05-07', endDate: '2027-05-07' }

it('leaves room for the way there and back where a trip of one day comes from afar', () => {
  const [near] = frameDays(sampleRequest(DAY), { km: 40 })
  const [far] = frameDays(sampleRequest(DAY), { km: 700 })
  const [family] = frameDays(sampleRequest({ ...DAY, kids: 2 }), { km: 700 })
  expect(near).toMatchObject({ role: 'only', opens: 540, closes: 1260, dinner: 1110 })
  for (const frame of [far, family]) {
    expect(frame).toMatchObject({ role: 'only', opens: 660, closes: 1110 })
    expect(frame?.dinner).toBeUndefined()
    expect(frame?.lunch).toBeDefined()
  }
})

it('begins later after a long flight', () => {
  const request = sampleRequest()
  const opens = (km: number) => frameDays(request, { km }).map((frame) => frame.opens)
  expect(opens(8000)).toEqual(opens(500).with(0, (opens(500)[0] ?? 0) + 120))
})

it('has a day end no sooner than one is at the door, however late that is', () => {
  const [late] = frameDays(sampleRequest({ tripType: 'relaxed' }), { km: 9000, atDoor: 1070 })
  expect(late).toMatchObject({ opens: 1070, start: 1115, end: 1115 })
})

it('has lunch within local hours after a move, and late rather than not at all', () => {
  const countryFacts = {
    meals: { breakfast: ['07:00', '09:00'], lunch: ['11:30', '13:00'], dinner: ['18:00', '20:30'] },
  } satisfies Destination['countryFacts']
  const [, day] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
  if (!day) throw new Error('no day')
  const lunchAfter = (minutes: number) =>
    atLocalHours(
      withMove(day, { mode: 'train', minutes, km: 60, from: 'Graz' }),
      { countryFacts },
      sampleRequest(),
    ).lunch
  expect(lunchAfter(60)?.to).toBe(735)
  // Twenty minutes before the kitchen closes, and no later.
  expect(lunchAfter(180)?.to).toBe(775)
  expect(lunchAfter(205)?.to).toBe(840)
})

it('has dinner while a kitchen is open, in a village whose last one closes early', () => {
  const [, day] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
  if (!day) throw new Error('no day')
  const latest = (hours: string) =>
    atLocalHours(day, { food: [{ ...table('tavern'), meals: ['dinner'], hours }] }, sampleRequest())
      .latestDinner
  expect(latest('11:00-20:30')).toBe(19 * 60 + 30)
  expect(latest('11:00-23:00')).toBe(1260)
})

it('has who takes a small child rest after lunch, and back for supper', () => {
  const dayWith = (age: number) => {
    const family = sampleRequest({ endDate: '2027-05-14', kids: 1, wishes: { ages: [age] } })
    const [, day] = frameDays(family)
    if (!day) throw new Error('no day')
    return atLocalHours(day, {}, family)
  }
  const [small, big] = [dayWith(2), dayWith(9)]
  expect(small.lunch?.minutes).toBe((big.lunch?.minutes ?? 0) + 75)
  expect(small.late).toBeLessThanOrEqual(19 * 60 - 15)
  expect(small.late).toBeLessThan(big.late)
})

it('has lunch without the rest after it on a day that is over soon', () => {
  const countryFacts = {
    meals: { breakfast: ['08:00', '10:00'], lunch: ['13:30', '15:30'], dinner: ['21:00', '23:00'] },
  } satisfies Destination['countryFacts']
  const family = sampleRequest({ endDate: '2027-05-14', kids: 1, wishes: { ages: [2] } })
  const days = frameDays(family).map((day) => atLocalHours(day, { countryFacts }, family))
  expect(days[1]?.lunch?.minutes).toBe((days.at(-1)?.lunch?.minutes ?? 0) + 75)
})

it('keeps the way back to the bags rather than a long lunch, where the locals eat late', () => {
  const countryFacts = {
    meals: { breakfast: ['08:00', '10:00'], lunch: ['13:30', '15:30'], dinner: ['20:30', '23:00'] },
  } satisfies Destination['countryFacts']
  const food = [{ ...table('tavern'), meals: ['lunch' as const] }]
  const calm = sampleRequest({ endDate: '2027-05-14', tripType: 'relaxed' })
  const days = frameDays(calm).map((day) => atLocalHours(day, { countryFacts, food }, calm))
  expect(days[1]?.lunch?.minutes).toBe(110)
  expect(days.at(-1)?.lunch?.minutes).toBe(80)
})

it('has lunch on arrival after a short move at noon', () => {
  const late = sampleRequest({ endDate: '2027-05-14', wishes: { startsAt: '12:00' } })
  const [, day] = frameDays(late)
  if (!day) throw new Error('no day')
  const moved = withMove(day, { mode: 'train', minutes: 85, km: 60, from: 'Graz' })
  expect(atLocalHours(moved, {}, late).lunch).toMatchObject({ from: 850, to: 850 })
})

it('has lunch at a table after a train over noon that leaves time for it, else on the train', () => {
  const [, day] = frameDays(sampleRequest({ startDate: '2027-05-11', endDate: '2027-05-14' }))
  if (!day) throw new Error('no day')
  const hasLunch = (minutes: number) =>
    withMove(day, { mode: 'train', minutes, km: 220, from: 'Graz' }).lunch !== undefined
  expect(day.opens).toBe(540)
  expect(hasLunch(220)).toBe(true)
  expect(hasLunch(240)).toBe(false)
})

it('leaves something of a day, however late one wants to start', () => {
  const [, day] = frameDays(sampleRequest({ wishes: { startsAt: '19:00' }, tripType: 'relaxed' }))
  expect(day).toMatchObject({ start: 840, closes: 1200 })
})

it('arrives no sooner than the first train, and leaves for the last', () => {
  const request = sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-10' })
  const [short] = frameDays(request, { km: 300, byTrain: 180 })
  const long = frameDays(request, { km: 660, byTrain: 500 })
  expect(short?.opens).toBe(frameDays(request)[0]?.opens)
  expect(long[0]?.opens).toBe(940)
  expect(long.at(-1)?.closes).toBe(860)
  // Whoever says when they come knows better.
  const told = { ...request, wishes: { arrival: { time: '09:00', means: 'train' as const } } }
  expect(frameDays(told, { km: 660, byTrain: 500 })[0]?.opens).toBe(frameDays(told)[0]?.opens)
})

it('has most of both days where one comes from near, however late one wants to start', () => {
  const request = sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-10' })
  const frames = (minutes: number, changes = {}) => {
    const near = hoursThere(minutes)
    return frameDays({ ...request, ...changes }, { km: 90, ...(near && { near }) })
  }
  expect(frames(35)[0]).toMatchObject({ role: 'arrival', opens: 570, maxStops: 4 })
  expect(frames(35)[0]?.lunch).toBeDefined()
  expect(frames(35).at(-1)?.closes).toBe(1140)
  expect(frames(190)[0]?.opens).toBe(690)
  expect(frames(190).at(-1)?.closes).toBe(1110)
  expect(frames(200)).toEqual(frameDays(request, { km: 90 }))
  expect(frames(35, { wishes: { startsAt: '11:00' } })[0]?.opens).toBe(660)
  const told = { wishes: { departure: { time: '15:00', means: 'train' as const } } }
  expect(frames(35, told)[0]?.opens).toBe(780)
})

it('has what is left of a day after a night flight, and lunch where one is there in time', () => {
  const request = sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-12' })
  const landing = (atDoor?: number) =>
    frameDays(request, { km: 9000, daysLater: 1, ...(atDoor !== undefined && { atDoor }) })[1]
  expect(landing()).toMatchObject({ role: 'arrival', landing: 660, opens: 900, start: 945 })
  expect(landing(660)).toMatchObject({ role: 'arrival', landing: 540, opens: 660, start: 705 })
  expect(landing(660)?.lunch).toBeDefined()
  // Too late for a table, and too soon to have eaten on the way.
  expect(landing(740)).toMatchObject({ landing: 630, opens: 750 })
  expect(landing(800)?.lunch).toBeUndefined()
})

it('has lunch after a landing at noon where the locals are at table until three', () => {
  const request = sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-12' })
  const landed = frameDays(request, { km: 9000, daysLater: 1, atDoor: 740 })[1]
  if (!landed) throw new Error('no day')
  const lunchOf = (lunch: [string, string]) => {
    const meals = { breakfast: ['07:00', '09:00'], lunch, dinner: ['19:00', '21:00'] }
    const countryFacts = { meals } as NonNullable<Destination['countryFacts']>
    return atLocalHours(landed, { countryFacts, food: [] }, request).lunch
  }
  expect(lunchOf(['13:00', '15:00'])).toMatchObject({ from: 780 })
  expect(lunchOf(['11:30', '13:00'])).toBeUndefined()
})

it('takes an hour of arrival for that of the day on which a night flight lands', () => {
  const wishes = { arrival: { time: '09:00', means: 'plane' as const } }
  const request = sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-12', wishes })
  const [out, landed] = frameDays(request, { km: 9000, daysLater: 1, atDoor: 900 })
  expect(out).toMatchObject({ role: 'journey', opens: 780 })
  expect(landed).toMatchObject({ role: 'arrival', opens: 645 })
})

it('has all but one of a day’s stops where the journey takes little of the day', () => {
  const stopsWith = (arrival: string, departure: string) => {
    const wishes = { arrival: { time: arrival }, departure: { time: departure } }
    const frames = frameDays(sampleRequest({ startDate: '2027-05-07', endDate: '2027-05-10', wishes }))
    return [frames[0], frames.at(-1)].map((frame) => frame?.maxStops)
  }
  expect(stopsWith('09:00', '21:00')).toEqual([4, 4])
  expect(stopsWith('11:00', '18:00')).toEqual([3, 3])
})

it('leaves time for the bags, however late one comes and however soon one leaves', () => {
  const dates = { startDate: '2027-05-07', endDate: '2027-05-10' }
  const framesOf = (wishes: NonNullable<Parameters<typeof frameDays>[0]['wishes']>, daysLater = 0) =>
    frameDays(sampleRequest({ ...dates, wishes }), { km: 500, daysLater })
  const [late] = framesOf({ arrival: { time: '20:30', means: 'plane' } })
  expect(late).toMatchObject({ role: 'arrival', opens: 1335, start: 1380, end: 1380, closes: 1380 })
  expect(late?.lunch).toBeUndefined()
  // Not by midnight: under way until then, and a long sleep.
  const [night, next] = framesOf({ arrival: { time: '23:00', means: 'plane' } })
  expect(night).toMatchObject({ role: 'journey', closes: 1380 })
  expect(next).toMatchObject({ role: 'full', start: 585 })
  const landed = framesOf({ arrival: { time: '20:30', means: 'plane' } }, 1)
  expect(landed.slice(0, 2)).toMatchObject([
    { role: 'journey', closes: 1260 },
    { opens: 1335, closes: 1380 },
  ])
  for (const [time, closes] of [
    ['07:30', 270],
    ['02:00', 30],
  ] as const) {
    const last = framesOf({ departure: { time, means: 'plane' } }).at(-1)
    expect(last).toMatchObject({ role: 'departure', opens: closes - 30, end: closes - 30, closes })
    expect(last?.start).toBe(closes - 30)
  }
})
