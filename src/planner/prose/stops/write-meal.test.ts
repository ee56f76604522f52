import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import type { Diet } from '../../../trips/trip-wishes.ts'
import type { Dish, FoodPlace, Sight } from '../../../atlas/destination.ts'
import { lunchOnTrip } from './lunch-on-trip.ts'
import { dishFor, type MealSetting, writeOpenMeal } from './write-meal.ts'
import { writeTable } from './write-table.ts'

const DISHES: Dish[] = [
  { name: 'Sachertorte', text: { en: 'Chocolate cake.', de: 'Kuchen.' }, vegetarian: true },
  { name: 'Tafelspitz', text: { en: 'Beef in broth.', de: 'Rind in Brühe.' } },
]
const vienna = { ...sampleDestination(), dishes: DISHES }
const [sight] = vienna.sights
if (!sight) throw new Error('no sight')

function setting(date: string, diet?: Diet): MealSetting {
  const party = { tripType: 'sightseeing', adults: 2, kids: 0, ...(diet && { wishes: { diet } }) } as const
  return { destination: vienna, party, language: 'en', date, index: 1 }
}

const noon = { start: 720, end: 780 }

it('says of a meal left open what to eat, and that it is no cake', () => {
  expect(writeOpenMeal('lunch', noon, sight, setting('2027-05-12')).note).toContain('Tafelspitz')
})

it('calls no sweet of rice a dinner', () => {
  const text = { en: 'Triangles of rice dough around red bean paste.', de: 'Dreiecke aus Reisteig.' }
  const stew = { name: 'Stew', text: { en: 'Beef stew.', de: 'Geschmortes Rind.' } }
  const { destination, ...rest } = setting('2027-05-12')
  const told = { ...rest, destination: { ...destination, dishes: [{ name: 'Yatsuhashi', text }, stew] } }
  expect([0, 1].map((turn) => dishFor(told, turn))).toEqual(['Stew', 'Stew'])
})

it('sends to no other quarter where the whole place is one, and for no dish that is bought for the road', () => {
  const camp = (areas: (typeof vienna)['areas']) => {
    const dishes = [{ name: 'Biltong', text: { en: 'Dried beef, sold by weight.', de: 'Trockenfleisch.' } }]
    const place = { ...setting('2027-05-12'), destination: { ...vienna, areas, dishes } }
    return writeOpenMeal('dinner', { start: 1140, end: 1215 }, sight, place)
  }
  const [old] = vienna.areas
  if (!old) throw new Error('no area')
  const at = vienna.center
  expect(camp([{ ...old, at }]).title).toBe('Dinner')
  expect(
    camp([
      { ...old, at },
      { ...old, at, name: 'Wieden' },
    ]).title,
  ).toContain('around')
  expect(camp([{ ...old, at }]).note).not.toContain('Biltong')
})

it('says why a meal is left open where a diet or Shabbat is the reason', () => {
  for (const diet of ['vegetarian', 'vegan', 'halal', 'kosher'] as const)
    expect(writeOpenMeal('lunch', noon, sight, setting('2027-05-12', diet)).note).toContain(diet)
  // The town's kitchens are of no use far from it.
  const far: Sight = { ...sight, at: [48.6, 16.9] }
  expect(writeOpenMeal('lunch', noon, far, setting('2027-05-12', 'vegetarian')).note).toContain('Bring')
  // Nothing is asked of a community where none may be.
  expect(writeOpenMeal('lunch', noon, sight, setting('2027-05-12', 'kosher')).note).not.toContain('Chabad')
  expect(writeOpenMeal('lunch', noon, sight, setting('2027-05-15', 'kosher')).note).toContain('Shabbat')
  // Yom Kippur, a Monday.
  expect(writeOpenMeal('lunch', noon, sight, setting('2027-10-11', 'kosher')).note).toContain('the feast')
})

it('says of a fast why no kitchen is open at noon, and that it is so all day on a feast', () => {
  const event = (hours?: string) => ({
    id: 'fast',
    name: { en: 'The fast', de: 'Die Fasten' },
    kind: 'religious' as const,
    about: { en: 'A fast.', de: 'Ein Fasten.' },
    programme: [],
    crowds: 1,
    spans: [{ from: '2027-05-10', to: '2027-05-20' }],
    kitchens: [hours ? { hours } : {}],
  })
  const on = (hours?: string) => {
    const { destination, ...rest } = setting('2027-05-12')
    return writeOpenMeal('lunch', noon, sight, {
      ...rest,
      destination: { ...destination, events: [event(hours)] },
    })
  }
  expect(on('18:00-24:00').note).toContain('after sunset')
  expect(on('06:00-11:00').note).toContain('most kitchens stay shut')
  expect(on().note).toContain('most kitchens stay shut')
  expect(on('18:00-24:00').title).toContain('Lunch near')
  expect(on().title).toBe('Lunch where you stay')
})

it('names no lunch after a part of an event', () => {
  const parade = { ...sight, event: 'carnival' }
  expect(writeOpenMeal('lunch', noon, parade, setting('2027-05-12')).title).toBe('Lunch')
})

it('names a table beside a day trip, and where there is none what to do about lunch', () => {
  const inn: FoodPlace = {
    id: 'inn',
    name: 'Zur Post',
    at: sight.at,
    kind: 'tavern',
    hours: '11:00-22:00',
    meals: ['lunch'],
    eat: { en: 'Trout', de: 'Forelle' },
    cost: 15,
  }
  const { destination, ...rest } = setting('2027-05-12')
  const withFood = (food: FoodPlace[]) => ({ ...rest, destination: { ...destination, food } })
  expect(lunchOnTrip(sight, withFood([inn]))).toContain('Zur Post')
  expect(lunchOnTrip(sight, withFood([{ ...inn, hours: '18:00-23:00' }]))).not.toContain('Zur Post')
  const taken = new Map([['inn', '2027-05-13']])
  expect(lunchOnTrip(sight, { ...withFood([inn]), taken })).not.toContain('Zur Post')
  expect(lunchOnTrip({ ...sight, activity: 'hike' }, withFood([]))).toContain('Bring lunch')
  // Nobody books the bus to a swim, and no sentence has a capital in its middle.
  const falls: Sight = { ...sight, activity: 'paddle', reach: { mode: 'bus', minutes: 80 } }
  expect(lunchOnTrip(falls, withFood([]))).toContain('Bring lunch')
  const stew = { ...inn, eat: { en: 'The stew of the house', de: 'Der Eintopf des Hauses' } }
  expect(lunchOnTrip(sight, withFood([stew]))).toContain('. The stew of the house.')
  const path = { ...sight, activity: 'hike', point: 'gate', minutes: 360 } as const
  expect(lunchOnTrip(path, withFood([inn]))).toContain('Bring lunch')
  expect(lunchOnTrip({ ...sight, activity: 'sail' }, withFood([inn]))).toContain('Ask when you book')
  const cruise = { ...sight, activity: 'snorkel' as const, minutes: 330, starts: [{ times: ['09:00'] }] }
  expect(lunchOnTrip(cruise, withFood([inn]))).toContain('Ask when you book')
  // A swim at the hours of the bus is on land at noon.
  const ashore = { ...cruise, activity: 'swim' as const, reach: { mode: 'bus' as const, minutes: 90 } }
  expect(lunchOnTrip(ashore, withFood([inn]))).toContain('Zur Post')
  const wishes = { diet: 'vegetarian' as const }
  const meatless = { ...withFood([inn]), party: { ...rest.party, wishes } }
  expect(lunchOnTrip(cruise, meatless)).toContain('Ask for a meatless lunch')
  const train = { ...cruise, activity: 'ride' as const, reach: { mode: 'train' as const, minutes: 5 } }
  expect(lunchOnTrip({ ...train, at: vienna.center }, withFood([inn]))).toContain('Bring lunch')
  const wild = { ...sight, category: 'nature' } as const
  expect(lunchOnTrip(wild, withFood([]))).toContain('Bring lunch')
  const guided = { ...wild, reach: { mode: 'tour', minutes: 60 } } as const
  expect(lunchOnTrip(guided, withFood([]))).toContain('Ask when you book')
  expect(lunchOnTrip({ ...sight, category: 'zoo' }, withFood([]))).toContain('inside')
  expect(lunchOnTrip({ ...sight, category: 'town' }, withFood([]))).toContain('Tafelspitz')
  // Nobody cooks at ruins; what is in town by eight sells lunch for them.
  const ruins: typeof sight = { ...sight, category: 'ruins', at: [48.2, 17.2] }
  expect(lunchOnTrip(ruins, withFood([]))).toContain('Bring lunch and water from town.')
  const market: FoodPlace = {
    ...inn,
    name: 'Naschmarkt',
    at: vienna.center,
    kind: 'market',
    hours: '06:00-19:00',
  }
  expect(lunchOnTrip(ruins, withFood([market]))).toContain('Naschmarkt')
  expect(lunchOnTrip(ruins, withFood([{ ...market, hours: '11:00-19:00' }]))).not.toContain('Naschmarkt')
  // Who is on the mountain at seven has no baker who opens at seven.
  const baker = withFood([{ ...market, hours: '07:00-19:00' }])
  expect(lunchOnTrip(ruins, { ...baker, leaves: 395 })).not.toContain('Naschmarkt')
  expect(lunchOnTrip(ruins, { ...baker, leaves: 480 })).toContain('Naschmarkt')
})

it('names a table that is only described in the language of the reader', () => {
  const stalls: FoodPlace = {
    id: 'stalls',
    name: { en: 'Stalls at the harbour', de: 'Stände am Hafen' },
    at: sight.at,
    kind: 'food-street',
    hours: '11:00-22:00',
    meals: ['lunch'],
    eat: { en: 'Fish', de: 'Fisch' },
    cost: 15,
  }
  const { destination, ...rest } = setting('2027-05-12')
  const german: MealSetting = { ...rest, destination: { ...destination, food: [stalls] }, language: 'de' }
  const written = writeTable(stalls, 'lunch', { ...german, prices: vienna })
  expect([written.title, written.place?.name]).toEqual(['Mittagessen: Stände am Hafen', 'Stände am Hafen'])
  expect(lunchOnTrip(sight, german)).toContain('Stände am Hafen')
  expect(lunchOnTrip(sight, { ...german, language: 'en' })).toContain('Stalls at the harbour')
})
