import { expect, it } from 'vitest'
import { samplePlan } from '../../../../test/support/sample-plan.ts'
import type { PlanDay } from '../../../planner/plan.ts'
import { dayMap } from './day-map.ts'
import { mapLinks } from '../map-links.ts'

function dayOf(...points: [lat: number, lon: number][]): PlanDay {
  return {
    date: '2027-05-07',
    title: 'A day',
    base: { name: 'Base' },
    items: points.map(([lat, lon], index) => ({
      id: `${index}`,
      start: '10:00',
      end: '11:00',
      kind: 'sight',
      title: `Stop ${index}`,
      place: { name: `Stop ${index}`, lat, lon, verified: true },
    })),
  }
}

it('puts every mark on the sheet, north above south and east right of west', () => {
  const [, day] = samplePlan().days
  const map = day && dayMap(day)
  expect(map?.stops.map(({ number }) => number)).toEqual([1, 2, 3])
  for (const { x, y } of map?.stops ?? []) {
    expect(x).toBeGreaterThan(0)
    expect(x).toBeLessThan(map?.width ?? 0)
    expect(y).toBeGreaterThan(0)
    expect(y).toBeLessThan(map?.height ?? 0)
  }
  const [schoenbrunn, belvedere, prater] = map?.stops ?? []
  expect(schoenbrunn?.x).toBeLessThan(belvedere?.x ?? 0)
  expect(prater?.y).toBeLessThan(belvedere?.y ?? 0)
})

it('keeps the numbers of neighbours apart', () => {
  const { stops = [] } = dayMap(dayOf([48.2, 16.3], [48.2, 16.3], [48.2001, 16.3])) ?? {}
  for (const one of stops)
    for (const other of stops)
      if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(12)
})

it('crosses the date line the short way', () => {
  const map = dayMap(dayOf([-17, 179.9], [-17, -179.9]))
  expect(map?.scale.km).toBeLessThanOrEqual(10)
})

it('is nothing without coordinates', () => {
  expect(dayMap(dayOf())).toBeUndefined()
  expect(mapLinks(dayOf())).toBeUndefined()
})

it('leads to map services by numbers alone', () => {
  const links = mapLinks(dayOf([48.2085, 16.3731], [48.2, 16.36]))
  expect(links?.google).toBe(
    'https://www.google.com/maps/dir/?api=1&origin=48.2085%2C16.3731&destination=48.2000%2C16.3600',
  )
  expect(links?.openStreetMap).toMatch(/^https:\/\/www\.openstreetmap\.org\/\?minlon=16\.3560&/)
})
