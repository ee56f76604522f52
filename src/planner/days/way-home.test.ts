import { expect, it } from 'vitest'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { PlanItem } from '../plan.ts'
import { withWayHome } from './way-home.ts'

const vienna = sampleDestination()
const [lat, lon] = vienna.center

function entry(kind: PlanItem['kind'], north: number, note?: string): PlanItem {
  const place = { id: 'inn', name: 'Inn', lat: lat + north, lon, verified: true }
  return { id: '2-inn', start: '19:00', end: '20:15', kind, title: 'Inn', place, ...(note && { note }) }
}

function noteOf(items: readonly PlanItem[], language: 'en' | 'de' = 'en') {
  return withWayHome(items, vienna, sampleRequest({ language })).at(-1)?.note
}

it('tells at the end of a day out of town how long the way back is', () => {
  expect(noteOf([entry('meal', 0.3)])).toMatch(/^From here it is about .+ back to Vienna\.$/)
  expect(noteOf([entry('evening', 0.3, 'Book ahead.')], 'de')).toMatch(
    /^Book ahead\. Von hier sind es etwa .+ zurück nach Wien\.$/,
  )
  expect(noteOf([entry('meal', 0.05)])).toBeUndefined()
  expect(noteOf([entry('transfer', 0.3)])).toBeUndefined()
})

it('tells it once, in the language of the plan, and of the last entry alone', () => {
  const told = withWayHome(
    [entry('meal', 0.3, 'Reserve a table.')],
    vienna,
    sampleRequest({ language: 'de' }),
  )
  expect(noteOf(told)).toMatch(/^Reserve a table\. From here it is about [^.]+\.$/)
  const [dinner] = withWayHome([...told, entry('evening', 0.3)], vienna, sampleRequest())
  expect(dinner?.note).toBe('Reserve a table.')
})
