import { expect, it } from 'vitest'
import { bookingLinks } from './booking-links.ts'
import type { Plan } from '../../plan.ts'

function planOf(...bases: string[]): Plan {
  const days = bases.map((name, index) => ({
    date: `2027-03-0${index + 4}`,
    title: '',
    base: { id: name, name, lat: 0, lon: 0 },
    items: [],
  }))
  return { days } as unknown as Plan
}

it('links tickets for each place and the ways between them', () => {
  const links = bookingLinks(planOf('Vienna', 'Vienna', 'New York'), 'en', {})
  expect(links.trains).toEqual([
    { label: 'Rome2Rio: Vienna – New York', url: 'https://www.rome2rio.com/map/Vienna/New-York' },
  ])
  expect(links.activities.map(({ url }) => url)).toEqual([
    'https://www.getyourguide.com/s/?q=Vienna&date_from=2027-03-04&date_to=2027-03-05',
    'https://www.getyourguide.com/s/?q=New+York&date_from=2027-03-06&date_to=2027-03-06',
  ])
})

it('sends nobody what a traveller typed', () => {
  const plan = planOf('Hobbiton')
  delete plan.days[0]?.base.lat
  expect(bookingLinks(plan, 'en')).toEqual({ trains: [], activities: [] })
})

it('carries the partner’s id where there is one, and asks in German', () => {
  const [link] = bookingLinks(planOf('Köln'), 'de', { getYourGuide: 'DAY1' }).activities
  expect(link?.url).toBe(
    'https://www.getyourguide.de/s/?q=K%C3%B6ln&date_from=2027-03-04&date_to=2027-03-04&partner_id=DAY1',
  )
})

it('needs no train to stay, and lists a place returned to once', () => {
  expect(bookingLinks(planOf('Rome', 'Rome'), 'en').trains).toEqual([])
  expect(bookingLinks(planOf('Rome', 'Naples', 'Rome'), 'en').activities).toHaveLength(2)
})

it('looks for no train where one flies', () => {
  const legs = [{ mode: 'flight', fromId: 'Paris', toId: 'New York' }]
  const plan = { ...planOf('London', 'Paris', 'New York'), legs } as unknown as Plan
  expect(bookingLinks(plan, 'en').trains.map(({ label }) => label)).toEqual(['Rome2Rio: London – Paris'])
})

it('lets no place leave its part of the address', () => {
  const { trains, activities } = bookingLinks(planOf('A', 'B/../../x?y=1#z&partner_id=9'), 'en')
  for (const { url } of [...trains, ...activities]) {
    expect(new URL(url).hash).toBe('')
    expect(new URL(url).searchParams.get('partner_id')).toBeNull()
    expect(['www.rome2rio.com', 'www.getyourguide.com']).toContain(new URL(url).host)
  }
  expect(new URL(trains[0]?.url ?? '').pathname).toBe('/map/A/B%2F..%2F..%2Fx%3Fy%3D1%23z%26partner_id%3D9')
})
