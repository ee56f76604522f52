import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Sight } from '../../../atlas/destination.ts'
import { ticketNote } from './ticket-note.ts'
import { stopNote } from './write-stop.ts'

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

it('praises the queue at opening to nobody who comes later', () => {
  const [sight] = sampleDestination().sights
  if (!sight) throw new Error('no sights')
  const free: Sight = { ...sight, hours: '08:15-18:50', reduction: { days: ['sun'], unbooked: true } }
  const toldAt = (start: string) => stopNote(free, '2027-05-02', 'en', undefined, start)
  expect(toldAt('08:15')).toContain('shortest at opening')
  expect(toldAt('14:15')).toMatch(/^Free on this day, without booking: expect a queue\./)
})

it('tells whose price it is', () => {
  const residence = { zone: 'EEA', outside: { adult: 32 } }
  expect(told({ residence, pricedFor: 'outside' })).toContain('European Economic Area')
  expect(told({ residence: { zone: 'IN', inside: { adult: 50 } }, pricedFor: 'inside' }, 'de')).toContain(
    'Ausweis',
  )
})
