import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import type { Destination, Sight } from './destination.ts'
import { pricedAt, pricedFor } from './ticket-price.ts'

const FIRST_SUNDAY = '2027-05-02'
const SECOND_SUNDAY = '2027-05-09'

function sight(changes: Partial<Sight>): Sight {
  const [first] = sampleDestination().sights
  if (!first) throw new Error('no sight')
  return { ...first, adult: 22, freeUnder: 18, ...changes }
}

function placeWith(...sights: Sight[]): Destination {
  return { ...sampleDestination(), sights }
}

it('asks more of who lives outside of the zone, and the usual price of who is not known to', () => {
  const louvre = sight({ residence: { zone: 'EEA', outside: { adult: 32 } } })
  const priceFrom = (country: string | undefined) => pricedFor(placeWith(louvre), country).sights[0]
  expect(priceFrom('GB')).toMatchObject({ adult: 32, freeUnder: 18, pricedFor: 'outside' })
  expect(priceFrom('NO')).toBe(louvre)
  expect(priceFrom(undefined)).toBe(louvre)
})

it('asks less of who lives in the country, children too', () => {
  const ruins = sight({ adult: 152, child: 70, residence: { zone: 'PE', inside: { adult: 64, child: 32 } } })
  expect(pricedFor(placeWith(ruins), 'PE').sights[0]).toMatchObject({ adult: 64, child: 32 })
  expect(pricedFor(placeWith(ruins), 'DE').sights[0]).toBe(ruins)
  const park = sight({ adult: 280, residence: { zone: 'SADC', inside: { adult: 180 } } })
  const gateFrom = (country: string) => pricedFor(placeWith(park), country).sights[0]?.adult
  expect([gateFrom('ZA'), gateFrom('DE')]).toEqual([180, 280])
  const temple = sight({ child: 5, residence: { zone: 'TH', inside: { adult: 0 } } })
  const free = pricedFor(placeWith(temple), 'TH').sights[0]
  expect(free).toMatchObject({ adult: 0, price: 0 })
  expect(free?.child).toBeUndefined()
})

it('lets who lives in the country in for other days where their ticket says so', () => {
  const inside = { adult: 1, validDays: 1 }
  const rocks = sight({ adult: 55, ticket: 'rocks', validDays: 3, residence: { zone: 'JO', inside } })
  const daysFrom = (country: string) => pricedFor(placeWith(rocks), country).sights[0]?.validDays
  expect([daysFrom('JO'), daysFrom('DE')]).toEqual([1, 3])
})

it('is free on the first Sunday alone, with nothing to book and no ticket for several sights', () => {
  const reduced = [{ days: ['sun' as const], nth: [1], unbooked: true as const }]
  const arena = sight({ ticket: 'arena-forum', booking: { days: 14, required: true }, reduced })
  const free = pricedAt(arena, FIRST_SUNDAY)
  expect(free).toMatchObject({ adult: 0, price: 0, reduction: reduced[0] })
  expect([free.ticket, free.booking]).toEqual([undefined, undefined])
  expect(pricedAt(arena, SECOND_SUNDAY)).toBe(arena)
})

it('keeps the booking where a free ticket has to be booked, and costs less from an hour on', () => {
  const gallery = sight({
    booking: { days: 5 },
    reduced: [
      { days: ['sun'], nth: [1] },
      { days: ['sun'], from: '15:00', adult: 1 },
    ],
  })
  expect(pricedAt(gallery, FIRST_SUNDAY).booking).toEqual({ days: 5 })
  expect(pricedAt(gallery, SECOND_SUNDAY, '14:30')).toBe(gallery)
  expect(pricedAt(gallery, SECOND_SUNDAY, '15:00').adult).toBe(1)
})
