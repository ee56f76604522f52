import { expect, it } from 'vitest'
import { openSight } from '../../../../test/support/sample-destination.ts'
import { frame, meals, party, table, vienna } from '../../../../test/support/sample-table.ts'
import type { FoodPlace, Sight } from '../../../atlas/destination.ts'
import { seatMeals } from './seat-meals.ts'

function tables(food: FoodPlace[], taken: [string, string][], among: Sight[] = []): (string | undefined)[] {
  const destination = { ...vienna, food, sights: among }
  const seated = seatMeals(meals, { destination, frame, party, taken: new Map(taken) })
  return seated.map((item) => item.food?.id ?? item.area?.id)
}

function street(hint: string): Sight {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sight')
  const free = { id: 'street', at: vienna.center, category: 'street', hours: 'always', kids: 1 } as const
  const { adult: _, daytrip: _trip, ...rest } = sight
  return { ...rest, ...free, hint: { en: hint, de: hint } }
}

it('eats at new tables first', () => {
  expect(tables([table('a'), table('b'), table('c')], [['a', '2027-05-01']])).toEqual(['b', 'c'])
})

it('comes back to the table of longest ago where there is no new one, and twice a day to the only one', () => {
  const taken: [string, string][] = [
    ['b', '2027-05-01'],
    ['a', '2027-05-02'],
    ['c', '2027-05-03'],
  ]
  expect(tables([table('a'), table('b'), table('c')], taken)).toEqual(['b', 'a'])
  expect(tables([table('a')], [['a', '2027-05-01']])).toEqual(['a', 'a'])
})

it('sits at no table of the day before or after, unless hardly anybody else cooks there', () => {
  const [yesterday, tomorrow] = ['2027-05-11', '2027-05-13']
  const village = [table('a'), table('b')]
  const city = [...village, ...[...'cdefghi'].map((id) => table(id))]
  const near = city.map(({ id }, index): [string, string] => [id, index % 2 ? tomorrow : yesterday])
  expect(tables(city, near)).toEqual([undefined, undefined])
  expect(tables(village, near)).toEqual(['a', 'b'])
})

it('rather eats a little further or dearer once than where one ate yesterday', () => {
  const further = {
    ...table('further'),
    at: [vienna.center[0] + 0.038, vienna.center[1]] satisfies [number, number],
  }
  const dearer = { ...table('dearer'), cost: 55 }
  const taken: [string, string][] = [['a', '2027-05-11']]
  expect(new Set(tables([table('a'), further, dearer], taken))).toEqual(new Set(['dearer', 'further']))
})

it('goes back to a table at lunch rather than across town and back', () => {
  const across = {
    ...table('across'),
    at: [vienna.center[0] + 0.025, vienna.center[1]] satisfies [number, number],
  }
  const sight = vienna.sights[0] && { ...vienna.sights[0], at: vienna.center }
  if (!sight) throw new Error('no sight')
  const day = [
    { kind: 'sight', start: 600, end: 700, sight },
    { kind: 'lunch', start: 720, end: 800 },
    { kind: 'sight', start: 900, end: 960, sight },
  ] as const
  const destination = { ...vienna, food: [table('a'), across] }
  const seated = seatMeals(day, { destination, frame, party, taken: new Map([['a', '2027-05-01']]) })
  expect(seated[1]?.food?.id).toBe('a')
})

it('does not come back at noon to what one has seen in the morning, with something else between', () => {
  const [sight] = vienna.sights
  if (!sight) throw new Error('no sight')
  const north = (degrees: number): [number, number] => [vienna.center[0] + degrees, vienna.center[1]]
  const day = [
    { kind: 'sight', start: 540, end: 600, sight: { ...sight, at: north(0.003) } },
    { kind: 'sight', start: 610, end: 700, sight: { ...sight, at: vienna.center } },
    { kind: 'lunch', start: 720, end: 800 },
    { kind: 'sight', start: 900, end: 960, sight: { ...sight, at: north(-0.003) } },
  ] as const
  const food = [
    { ...table('seen'), at: north(0.003) },
    { ...table('new'), at: north(-0.008) },
  ]
  const lunchAfter = (items: readonly (typeof day)[number][]) =>
    seatMeals(items, { destination: { ...vienna, food }, frame, party, taken: new Map() }).find(
      ({ kind }) => kind === 'lunch',
    )?.food?.id
  expect(lunchAfter(day)).toBe('new')
  expect(lunchAfter(day.slice(1))).toBe('seen')
})

it('goes to no table beside what one sees later, unless it is nearly on the way', () => {
  const at = (north: number, east = 0): [number, number] => [
    vienna.center[0] + north,
    vienna.center[1] + east,
  ]
  const lunch = (later: [number, number], beside: [number, number]) => {
    const day = [
      { kind: 'sight', start: 600, end: 700, sight: openSight('before', { at: at(0) }) },
      { kind: 'lunch', start: 720, end: 780 },
      { kind: 'sight', start: 840, end: 900, sight: openSight('after', { at: at(0.012) }) },
      { kind: 'sight', start: 930, end: 990, sight: openSight('later', { at: later }) },
    ] as const
    const food = [
      { ...table('beside'), at: beside },
      { ...table('other'), at: at(0.006, 0.013) },
    ]
    const setting = { destination: { ...vienna, food }, frame, party, taken: new Map() }
    return seatMeals(day, setting)[1]?.food?.id
  }
  expect(lunch(at(0.006, -0.014), at(0.006, -0.0115))).toBe('other')
  expect(lunch(at(0.006, -0.002), at(0.006, -0.0005))).toBe('beside')
})

it('leads who did not ask for it to a kitchen without meat once a trip', () => {
  const vegan = { ...table('vegan'), vegan: true }
  expect(tables([vegan], [])[0]).toBe('vegan')
  const second = { ...table('second'), vegan: true }
  const far = { ...table('far'), at: [vienna.center[0] + 0.02, vienna.center[1]] satisfies [number, number] }
  expect(tables([second, far], [])[0]).toBe('second')
  const many = [vegan, second, far]
  expect(tables(many, [['vegan', '2027-05-01']])[0]).toBe('far')
})

it('rather tries a dearer table than one of some days ago', () => {
  const dearer = { ...table('dearer'), cost: 55 }
  expect(tables([table('a'), dearer], [['a', '2027-05-05']])[1]).toBe('dearer')
})

it('goes nowhere for lunch that is longer away than one sits there', () => {
  const far = { ...table('far'), at: [vienna.center[0] + 0.032, vienna.center[1]] satisfies [number, number] }
  const sight = vienna.sights[0] && { ...vienna.sights[0], at: vienna.center }
  if (!sight) throw new Error('no sight')
  const day = [
    { kind: 'sight', start: 600, end: 700, sight },
    { kind: 'lunch', start: 720, end: 800 },
    { kind: 'sight', start: 900, end: 960, sight },
  ] as const
  const seated = seatMeals(day, {
    destination: { ...vienna, food: [far] },
    frame,
    party,
    taken: new Map(),
  })
  expect(seated[1]?.food).toBeUndefined()
})

it('goes to any kitchen of a street where one eats rather than a third time to a table', () => {
  const had: [string, string][] = [
    ['again:a', '2027-05-01'],
    ['a', '2027-05-08'],
  ]
  expect(tables([table('a')], had, [street('Grills and noodle stalls all evening.')])[0]).toBe('street')
  expect(tables([table('a')], had, [street('Row of Baroque fronts.')])[0]).toBe('street')
  const far = { ...table('a'), at: [vienna.center[0] + 0.01, vienna.center[1]] satisfies [number, number] }
  expect(tables([far], had, [street('Row of Baroque fronts.')])[0]).toBe('a')
  // What is cooked round the corner is not cooked in the lane.
  const near = { ...table('a'), at: [vienna.center[0] + 0.0018, vienna.center[1]] satisfies [number, number] }
  expect(tables([near], had, [street('Walls that are sprayed anew.')])[0]).toBe('a')
})

it('comes back after more days rather than fewer, and to another stall of a market before a table', () => {
  const had: [string, string][] = [
    ['a', '2027-05-09'],
    ['b', '2027-05-06'],
  ]
  expect(tables([table('a'), table('b')], had)[0]).toBe('b')
  const market = { ...table('market'), kind: 'food-hall' } as const
  const both: [string, string][] = [
    ['b', '2027-05-06'],
    ['market', '2027-05-06'],
  ]
  expect(tables([table('b'), market], both)[0]).toBe('market')
})

it('goes further for a kitchen with meat, or for dinner that is no café, where nobody asked for either', () => {
  const near = {
    ...table('near'),
    at: [vienna.center[0] + 0.005, vienna.center[1]] satisfies [number, number],
  }
  expect(tables([{ ...table('vegan'), vegan: true }, near], [])[0]).toBe('near')
  const cafe = { ...table('cafe'), kind: 'cafe' } as const
  expect(tables([cafe, near], [])).toEqual(['cafe', 'near'])
})

it('is not led from a long trip to a table half-way that the known way home does not pass', () => {
  const [sight] = vienna.sights
  if (!frame || !sight) throw new Error('no frame or sight')
  const [lat, lon] = vienna.center
  const reach = { mode: 'car', minutes: 250 } as const
  const far: Sight = { ...sight, id: 'far', at: [lat + 0.8, lon], daytrip: true, reach }
  const halfWay: FoodPlace = { ...table('half-way'), at: [lat + 0.15, lon] }
  const items = [{ kind: 'sight', start: 640, end: 880, sight: far } as const, meals[1]]
  const destination = { ...vienna, food: [halfWay, table('home')], sights: [far] }
  const seated = seatMeals(items, { destination, frame, party, taken: new Map([['home', '2027-05-01']]) })
  expect(seated.at(-1)?.food?.id).toBe('home')
})

it('tries another dish before the one of the day before', () => {
  const soup = table('soup')
  const other = { ...table('other'), eat: { en: 'Roast duck', de: 'Ente' } }
  expect(tables([soup, other, { ...table('had'), kind: 'stall' }], [['had', '2027-05-11']])[0]).toBe('other')
})

it('sits only where the traveller has chosen to, even where every street has a kitchen', () => {
  const far = { ...table('far'), at: [vienna.center[0] + 0.02, vienna.center[1]] satisfies [number, number] }
  const destination = { ...vienna, food: [{ ...far, cost: 90 }], sights: [street('Grills and stalls.')] }
  const chosen = { lunch: true, dinner: false, evening: false }
  const [lunch] = seatMeals(meals, { destination, frame: { ...frame, chosen }, party, taken: new Map() })
  expect(lunch?.food?.id).toBe('far')
})

it('takes no boat to a table and back, however few there are', () => {
  const bodrum: [number, number] = [37.034, 27.43]
  const onKos: [number, number] = [36.895, 27.29]
  const destination = { ...vienna, center: bodrum, sights: [], food: [{ ...table('kos'), at: onKos }] }
  const seated = seatMeals(meals, { destination, frame, party, taken: new Map() })
  expect(seated.map((item) => item.food?.id)).toEqual([undefined, undefined])
})
