import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import type { DayReason } from '../../advice/day/day-reason-facts.ts'
import { dayReasonDe } from './day-reason.de.ts'
import { dayReasonEn } from './day-reason.en.ts'

const vienna = sampleDestination()
const base = vienna.names
function named(name: string): Sight {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sight')
  const { booking: _booking, ...rest } = sight
  return { ...rest, name: { en: name, de: name } }
}
const [first, second, third] = [named('Alpha'), named('Beta'), named('Gamma')]
const booked: Sight = { ...first, booking: { days: 7 } }
const at = { sight: first, start: 540 }
const out = { kind: 'excursion', sight: first, mode: 'train', minutes: 60, fillsAfternoon: true } as const
const main = {
  kind: 'main',
  sight: first,
  minutes: 120,
  before: [],
  after: [],
  isBrief: false,
} satisfies DayReason
const near = { kind: 'close-together', stops: 4, km: 1, first, last: second } as const
const move = { kind: 'move', minutes: 90, stops: [first, second], base, halts: [] } satisfies DayReason

const REASONS: DayReason[] = [
  { kind: 'event', ...at, isFirst: true, of: { name: base } },
  { kind: 'event', ...at, isFirst: false, of: { name: base } },
  { ...out, before: [], after: [] },
  { ...out, before: [second], after: [] },
  { ...out, before: [], after: [second, third] },
  { ...out, before: [], after: [second], fillsAfternoon: false },
  { ...out, before: [], after: [], sight: { ...first, meal: 'dinner' } },
  { ...move },
  { ...move, arrives: 600, startsAt: 630 },
  { ...move, halts: [third], arrives: 600 },
  { kind: 'fixed-start', ...at },
  { kind: 'fixed-start', sight: booked, start: 540 },
  { kind: 'open-days', sight: first, days: ['sun', 'sat'] },
  { kind: 'free', sight: first },
  { kind: 'dusk', ...at, sunset: 600, isLast: true },
  { kind: 'dusk', ...at, sunset: 600, isLast: false },
  { kind: 'dusk', ...at, sunset: 500, isLast: false },
  ...(['market', 'quiet', 'morning', { high: 33 }, { opens: 540 }] as const).map((why): DayReason => ({
    kind: 'early',
    ...at,
    for: why,
  })),
  ...(['none', 'there', 'some'] as const).map((rides): DayReason => ({ ...near, rides })),
  { kind: 'arrival', sight: first, minutes: 10, next: second },
  { kind: 'arrival', sight: first, minutes: 50 },
  ...(['near', 'in-town', 'out'] as const).map((where): DayReason => ({
    kind: 'departure',
    stops: [first, second],
    where,
    bags: 930,
  })),
  { ...main },
  { ...main, isBrief: true },
  { ...main, after: [second] },
  { ...main, before: [second] },
  { ...main, before: [second], isBrief: true },
]

/** What a name may follow: nothing that would ask for its article or decline it. */
const FREE = /(?:^|: |, |, (?:then|danach) | (?:and|und) )$/

it('writes no name where a language wants an article before it', () => {
  const wrong: string[] = []
  for (const reason of REASONS)
    for (const day of [0, 1, 2])
      for (const text of [dayReasonEn(reason, day), dayReasonDe(reason, day)])
        for (const name of ['Alpha', 'Beta', 'Gamma']) {
          const where = text.indexOf(name)
          if (where >= 0 && !FREE.test(text.slice(0, where))) wrong.push(text)
        }
  expect(wrong).toEqual([])
})
