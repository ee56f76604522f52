import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { ticketNote } from './ticket-note.ts'

function told(changes: Partial<Sight>, language: 'en' | 'de' = 'en'): string | undefined {
  const [sight] = sampleDestination().sights
  return sight && ticketNote({ ...sight, ...changes }, language)
}

it('says nothing of a usual ticket', () => {
  expect(told({ residence: { zone: 'EEA', outside: { adult: 32 } } })).toBeUndefined()
})

it('tells free days with their queues, and what wants a booking all the same', () => {
  expect(told({ reduction: { days: ['sun'], nth: [1], unbooked: true } })).toContain('without booking')
  expect(told({ reduction: { days: ['sat'], from: '15:00' } }, 'de')).toMatch(/^Ab 15:00 Uhr freier Eintritt/)
  expect(told({ reduction: { days: ['sun'] }, booking: { days: 5 } }, 'de')).toContain('trotzdem buchen')
  expect(told({ reduction: { days: ['sun'], adult: 1 } })).toContain('less')
})

it('tells whose price it is', () => {
  const residence = { zone: 'EEA', outside: { adult: 32 } }
  expect(told({ residence, pricedFor: 'outside' })).toContain('European Economic Area')
  expect(told({ residence: { zone: 'IN', inside: { adult: 50 } }, pricedFor: 'inside' }, 'de')).toContain(
    'Ausweis',
  )
})
