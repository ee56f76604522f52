import { expect, it } from 'vitest'
import { flightLinks, LINK_HOSTS, stayLink } from './links.ts'

const search = {
  language: 'en' as const,
  adults: 2,
  ages: [9],
  startDate: '2027-05-06',
  endDate: '2027-05-09',
}

it('searches flights there and back between known airports', () => {
  const urls = flightLinks({ ...search, from: 'HAM', to: 'VIE' }).map(({ url }) => new URL(url))
  expect(urls.map(({ hostname }) => hostname)).toEqual([
    'www.google.com',
    'www.kayak.com',
    'www.skyscanner.net',
  ])
  expect(urls[0]?.searchParams.get('q')).toBe('Flights from HAM to VIE on 2027-05-06 through 2027-05-09')
  expect(urls[2]?.pathname).toBe('/transport/flights/ham/vie/270506/270509/')
})

it('searches an open jaw where the trip ends elsewhere', () => {
  const [there, back, kayak, ...more] = flightLinks({ ...search, from: 'HAM', to: 'VIE', home: 'BUD' })
  expect(there?.label).toBe('Google Flights: HAM – VIE')
  expect(back?.label).toBe('Google Flights: BUD – HAM')
  expect(new URL(back?.url ?? '').searchParams.get('q')).toBe('Flights from BUD to HAM on 2027-05-09')
  expect(kayak?.url).toContain('/flights/HAM-VIE/2027-05-06/BUD-HAM/2027-05-09')
  expect(kayak?.label).toBe('Kayak: HAM – VIE, BUD – HAM')
  expect(more).toEqual([])
})

it('asks for the airports that nobody knows', () => {
  expect(flightLinks({ ...search, to: 'VIE' })).toHaveLength(1)
  expect(flightLinks(search)[0]?.url).toBe('https://www.google.com/travel/flights?hl=en')
})

it('speaks German to German travellers', () => {
  const links = flightLinks({ ...search, language: 'de', from: 'HAM', to: 'VIE' })
  expect(links.map(({ url }) => new URL(url).hostname)).toEqual([
    'www.google.com',
    'www.kayak.de',
    'www.skyscanner.de',
  ])
})

it('searches a room for the party and the nights', () => {
  const url = new URL(
    stayLink({ ...search, place: 'Neubau, Vienna, Austria', partners: { booking: '4711' } }),
  )
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    ss: 'Neubau, Vienna, Austria',
    checkin: '2027-05-06',
    checkout: '2027-05-09',
    group_adults: '2',
    group_children: '1',
    no_rooms: '1',
    aid: '4711',
  })
})

it('tells every site the same ages, each in its own way', () => {
  const family = { ...search, ages: [1, 8, 16], from: 'HAM', to: 'VIE' }
  const [, kayak, skyscanner] = flightLinks(family).map(({ url }) => url)
  expect(kayak).toContain('/2adults/children-1L-11-17')
  const { searchParams } = new URL(skyscanner ?? '')
  // From 16 on one flies as an adult.
  expect([searchParams.get('adultsv2'), searchParams.get('childrenv2')]).toEqual(['3', '1|8'])
  expect(new URL(stayLink(family)).searchParams.getAll('age')).toEqual(['1', '8', '16'])
})

it('searches as many rooms as the whole family needs', () => {
  const { searchParams } = new URL(stayLink({ ...search, ages: [1, 3, 5, 7, 9, 11] }))
  expect([searchParams.get('no_rooms'), searchParams.get('group_children')]).toEqual(['2', '6'])
})

it('leads to no host but those on the list, and carries nothing that a page could take for markup', () => {
  const links = flightLinks({
    ...search,
    ages: [1, 8, 16],
    from: 'HAM',
    to: 'VIE',
    partners: { kayak: 'k', skyscanner: 's' },
  })
  for (const url of [...links.map(({ url }) => url), stayLink(search)]) {
    expect(LINK_HOSTS).toContain(new URL(url).hostname)
    expect(url).not.toMatch(/[\s<>"'`|\\{}]/)
  }
})
