import { expect, it } from 'vitest'
import { planWith } from '../../../test/support/ask-model.ts'
import { sampleDestination } from '../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Destination } from '../../atlas/destination.ts'
import { createPlaceList } from './model-places.ts'
import { promptFor, quoted } from './model-prompt.ts'

it('quotes what a traveller typed on one line, without separators and short', () => {
  expect(quoted('St. John’s')).toBe('St. John’s')
  expect(quoted('Ｖｉｅｎｎａ')).toBe('Vienna')
  expect(quoted('A"\n1|T|`x` {b} <c>')).toBe('A 1 T x b c')
  expect(quoted('long '.repeat(40))).toHaveLength(80)
})

it('tells the model nothing that a traveller typed where the atlas knows better', async () => {
  const request = sampleRequest({ destination: 'Wien', startLocation: 'Sonderbarhausen' })
  const { calls } = await planWith(() => ({ response: '' }), request)
  expect(calls[0]?.prompt).toContain('Vienna')
  expect(calls[0]?.prompt).not.toMatch(/Wien\b|Sonderbarhausen/)
})

it('says the language at the beginning and at the end', async () => {
  const { calls } = await planWith(() => ({ response: '' }), sampleRequest({ language: 'de' }))
  expect(calls[0]?.prompt.match(/in German/g)).toHaveLength(2)
})

it('lists no candidate that is shut on all days there', () => {
  const listed = (from: string) => {
    const vienna = sampleDestination()
    const sights = vienna.sights.map((sight) =>
      sight.id === 'naschmarkt' ? { ...sight, shut: { from } } : sight,
    )
    const facts = { destinations: [{ ...vienna, sights }] }
    const places = createPlaceList(facts)
    const [, user] = promptFor({
      plan: samplePlan(),
      request: sampleRequest(),
      facts,
      places,
      days: [1],
      closing: false,
    })
    return user?.content.includes('Naschmarkt')
  }
  expect(listed('2027-05-07')).toBe(false)
  expect(listed('2027-05-09')).toBe(true)
})

it('asks for places of its own only on days that are open, not for one at a neighbouring town', () => {
  const vienna = sampleDestination()
  const home: Destination = {
    ...vienna,
    id: 'home',
    names: { en: 'Home', de: 'Heim', local: 'Heim' },
    sights: [],
  }
  const facts = { destinations: [home, vienna] }
  const plan = samplePlan()
  const base = { id: 'home', name: 'Home' }
  const [first, second] = plan.days
  const excursion = {
    id: 'out',
    start: '10:00',
    end: '16:00',
    kind: 'daytrip' as const,
    title: 'Day trip to Vienna',
    place: { id: 'vienna', name: 'Vienna', lat: 48.2085, lon: 16.3725, verified: true },
  }
  const days = [first, second].flatMap((day, index) =>
    day ? [{ ...day, base, items: index === 0 ? [] : [excursion] }] : [],
  )
  const asked = (indexes: number[]) =>
    JSON.stringify(
      promptFor({
        plan: { ...plan, days },
        request: sampleRequest(),
        facts,
        places: createPlaceList(facts),
        days: indexes,
        closing: false,
      }),
    )
  expect(asked([0])).toContain('day|P|')
  expect(asked([0])).toContain('1|Home|open')
  expect(asked([1])).not.toContain('day|P|')
  expect(asked([1])).toContain('2|Home|Vienna')
})
