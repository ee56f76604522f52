import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import type { Destination, Sight } from '../../atlas/destination.ts'
import type { PlanDay } from '../plan.ts'
import { headName } from '../prose/fitted.ts'
import { localFacts } from './local-facts.ts'
import { packingFor } from './packing.ts'

const atlas = readAtlas()

async function vienna(): Promise<Destination> {
  const destination = await atlas.load('vienna')
  if (!destination) throw new Error('no Vienna')
  return destination
}

it('names the sights of a card in the language of the plan, and no day pass on its days', async () => {
  const destination = await vienna()
  const [one] = destination.sights.filter(({ adult = 0 }) => adult >= 15)
  if (!one || !destination.practical) throw new Error('no paid sight')
  const cards = [{ name: 'Card', prices: [{ days: 1, price: 9 }], includes: [one.id], rides: true as const }]
  const dayPass = { name: 'Day', price: 5, hours: 24 }
  const withCard = { ...destination, practical: { ...destination.practical, cards, dayPass, ride: 3 } }
  const travel = { mode: 'transit' as const, minutes: 20, km: 3 }
  const days = ['2027-05-01', '2027-05-02'].map((date): PlanDay => {
    const items = ['1', '2'].map((id) => {
      return { id, start: '10:00', end: '11:00', kind: 'sight' as const, title: '', travel }
    })
    return { date, title: '', base: { name: 'Vienna' }, items }
  })
  const request = { startDate: '2027-05-01', language: 'de', budget: 'comfort' } as const
  const facts = localFacts(withCard, days, [[one], []], request)
  expect(facts.card).toMatchObject({ from: '2027-05-01', rides: 2, sights: [headName(one.name.de)] })
  expect(facts.dayPass?.on).toEqual(['2027-05-02'])
})

it('packs for the weather of the month and for what is on the plan', async () => {
  const { sights } = await vienna()
  const [first] = sights
  if (!first) throw new Error('no sights')
  const beach: Sight = { ...first, category: 'beach' }
  const mosque: Sight = { ...first, category: 'mosque' }
  const museum: Sight = { ...first, category: 'museum', effort: 1 }
  expect(packingFor({ high: 32, low: 24, raindays: 13 }, [beach, mosque], 'TR')).toEqual([
    'sun-hat',
    'light-rain-jacket',
    'swimwear',
    'covered-shoulders',
  ])
  const rowing: Sight = { ...museum, category: 'nature', activity: 'paddle' }
  expect(packingFor({ high: 22, low: 17, raindays: 6 }, [rowing], 'VN')).toEqual([])
  const temple = { ...mosque, category: 'temple' as const }
  expect(packingFor({ high: 24, low: 17, raindays: 6 }, [temple], 'TH')).toEqual(['covered-shoulders'])
  expect(packingFor({ high: 24, low: 17, raindays: 6 }, [temple], 'JP')).toEqual([])
  expect(packingFor({ high: 24, low: 17, raindays: 6 }, [rowing], 'VN')).toEqual(['swimwear'])
  expect(packingFor({ high: 2, low: -4, raindays: 12 }, [beach], 'NO')).toEqual([
    'winter-coat',
    'rain-jacket',
  ])
  // Cold at noon too: no matter of the evening alone.
  expect(packingFor({ high: 8, low: 1, raindays: 6 }, [museum], 'IT')).toEqual(['winter-coat'])
  expect(packingFor({ high: 20, low: 12, raindays: 5 }, [museum], 'AT')).toEqual([])
  expect(packingFor({ high: 26, low: 10, raindays: 0 }, [museum], 'NA')).toEqual(['warm-layer'])
})

it('names to who is vegan only dishes without anything of animals', async () => {
  const dish = (name: string, diets: { vegetarian?: boolean; vegan?: boolean }) => {
    return { name, text: { en: name, de: name }, ...diets }
  }
  const toast = dish('Egg toast', { vegetarian: true })
  const chendol = dish('Chendol', { vegetarian: true, vegan: true })
  const destination = { ...(await vienna()), dishes: [dish('Ham', {}), toast, chendol] }
  const namesFor = (diet: 'vegan' | 'vegetarian') => {
    const request = { startDate: '2027-05-01', language: 'en', budget: 'comfort', wishes: { diet } } as const
    return localFacts(destination, [], [], request).dishes.map(({ name }) => name)
  }
  expect(namesFor('vegan')).toEqual(['Chendol'])
  expect(namesFor('vegetarian')).toEqual(['Egg toast', 'Chendol'])
})

it('says how early to book a room for a feast to who stays the night, not to who comes for the day', async () => {
  const venice = await atlas.load('venice')
  if (!venice) throw new Error('no Venice')
  const days = [{ date: '2027-01-30', title: '', base: { name: 'Venice' }, items: [] }]
  const bookedTill = (endDate: string) =>
    localFacts(venice, days, [], {
      startDate: '2027-01-30',
      endDate,
      language: 'en',
      budget: 'comfort',
    }).events.map(({ bookMonths }) => bookMonths)
  expect(bookedTill('2027-01-31')).toEqual([4])
  expect(bookedTill('2027-01-30')).toEqual([undefined])
})

it('says once that a car or a driver helps', async () => {
  const destination = await vienna()
  const { practical } = destination
  if (!practical) throw new Error('no practical facts')
  const request = { startDate: '2027-11-30', language: 'en', budget: 'comfort' } as const
  const carIn = (en: string) => {
    const around = { en, de: en }
    const place: Destination = { ...destination, practical: { ...practical, around, car: 'useful' } }
    return localFacts(place, [], [], request).car
  }
  expect(carIn('A car with driver by the day.')).toBe('no')
  expect(carIn('The old town is car-free, a cable car goes up.')).toBe('useful')
})

it('tells the weather and the season of most days, not of the first', async () => {
  const destination = await vienna()
  const days = ['2027-11-30', '2027-12-01', '2027-12-02'].map((date): PlanDay => {
    return { date, title: '', base: { name: 'Vienna' }, items: [] }
  })
  const request = { startDate: '2027-11-30', language: 'en', budget: 'comfort' } as const
  const facts = localFacts(destination, days, [], request)
  expect(facts.month).toBe(12)
  expect(facts.season).toBe(destination.practical?.seasons.winter?.en)
  expect(facts.date).toBe('2027-11-30')
})

it('tells of no day pass who has a car on most days, nor of what kitchens cook that keep no kosher', async () => {
  const destination = await vienna()
  if (!destination.practical || !destination.dishes?.length) throw new Error('nothing to tell')
  const dayPass = { name: 'Day', price: 5, hours: 24 }
  const place = { ...destination, practical: { ...destination.practical, dayPass, ride: 3 } }
  const days = ['2027-05-01', '2027-05-02'].map((date): PlanDay => ({
    date,
    title: '',
    base: { name: 'Vienna' },
    items: [],
  }))
  const request = { startDate: '2027-05-01', language: 'en', budget: 'comfort' } as const
  const passFor = (hired?: { from: string; to: string }[]) =>
    localFacts(place, days, [[], []], request, hired).dayPass
  expect(passFor()).toBeDefined()
  expect(passFor([{ from: '2027-05-01', to: '2027-05-02' }])).toBeUndefined()
  expect(localFacts(place, days, [[], []], request).dishes).not.toEqual([])
  const kosher = { ...request, wishes: { diet: 'kosher' as const } }
  expect(localFacts(place, days, [[], []], kosher).dishes).toEqual([])
})

it('tells of what holds on some days to those who are there on one', async () => {
  const rome = await atlas.load('rome')
  if (!rome) throw new Error('no Rome')
  const toldOn = (...dates: string[]) => {
    const days = dates.map((date): PlanDay => ({ date, title: '', base: { name: 'Rome' }, items: [] }))
    const request = { startDate: days[0]?.date ?? '', language: 'en', budget: 'comfort' } as const
    return localFacts(rome, days, [], request).notes.join(' ')
  }
  expect(toldOn('2027-10-02', '2027-10-03')).toContain('first Sunday')
  expect(toldOn('2027-10-09', '2027-10-10')).not.toContain('first Sunday')
})

it('tells nobody of the plugs and the tips of their own country', async () => {
  const destination = await vienna()
  const request = { startDate: '2027-05-01', language: 'de', budget: 'comfort' } as const
  const toldTo = (from?: string) => localFacts(destination, [], [], request, undefined, from)
  expect(toldTo('DE').country?.plugs).toBeDefined()
  expect(toldTo('DE').tipping).toBeDefined()
  expect(toldTo('AT')).not.toHaveProperty('country')
  expect(toldTo('AT')).not.toHaveProperty('tipping')
  expect(toldTo('AT').notes).toEqual([])
  expect(toldTo().country).toEqual(toldTo('DE').country)
})
