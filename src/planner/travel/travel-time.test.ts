import { expect, it } from 'vitest'
import { isNear } from './nobody-flies.ts'
import { farMode } from './far-mode.ts'
import { goesByTrain, journeyBetween, waysAround } from './travel-time.ts'

const vienna = { id: 'vienna', country: 'AT', center: [48.2082, 16.3738] as const }

it('walks what is near, rides what is not, and takes the train out of town', () => {
  const to = (lat: number, lon: number) => waysAround(vienna)(vienna.center, [lat, lon], 0)
  expect(to(48.2038, 16.3617)).toMatchObject({ mode: 'walk', minutes: 20 })
  expect(to(48.1845, 16.3122)).toMatchObject({ mode: 'transit' })
  expect(to(48.2282, 15.334)).toMatchObject({ mode: 'train' })
})

it('takes no time to stay where one is, and counts in fives', () => {
  expect(waysAround(vienna)(vienna.center, vienna.center, 0)).toEqual({ mode: 'walk', minutes: 0, km: 0 })
  expect(waysAround(vienna)(vienna.center, [48.21, 16.38], 2).minutes % 5).toBe(0)
})

it('drives where no trains go and crosses water by boat', () => {
  expect(farMode({ id: 'dubai', country: 'AE' })).toBe('car')
  expect(farMode({ id: 'sardinia', country: 'IT' })).toBe('car')
  expect(farMode({ id: 'jeju', country: 'KR' })).toBe('car')
  const palma = { id: 'palma', country: 'ES', center: [39.57, 2.65] as const }
  const ibiza = { id: 'ibiza', country: 'ES', center: [38.91, 1.43] as const }
  expect(journeyBetween(palma, ibiza).mode).toBe('transit')
  expect(journeyBetween(vienna, { id: 'budapest', country: 'HU', center: [47.4979, 19.0402] }).mode).toBe(
    'train',
  )
})

it('knows where nobody flies and where the train will do', () => {
  const bratislava = { id: 'bratislava', country: 'SK', center: [48.1486, 17.1077] as const }
  const salzburg = { id: 'salzburg', country: 'AT', center: [47.8, 13.044] as const }
  const naples = { id: 'naples', country: 'IT', center: [40.8518, 14.2681] as const }
  const palermo = { id: 'palermo', country: 'IT', center: [38.1157, 13.3615] as const }
  expect([isNear(vienna, bratislava), isNear(vienna, salzburg)]).toEqual([true, false])
  expect([goesByTrain(vienna, salzburg), goesByTrain(vienna, bratislava)]).toEqual([true, true])
  expect(goesByTrain(naples, palermo)).toBe(false)
})

it('crosses a strait by boat, however near the other side is', () => {
  const venice = waysAround({ id: 'venice', country: 'IT', center: [45.4371, 12.3326] })
  const palace = [45.4337, 12.3405] as const
  const island = [45.4293, 12.3434] as const
  expect(venice(palace, island, 0)).toMatchObject({ mode: 'transit', minutes: 20 })
  expect(venice(island, [45.4295, 12.3425], 0).mode).toBe('walk')
  const malta = waysAround({ id: 'valletta', country: 'MT', center: [35.8989, 14.5146] })
  const gozo = malta([35.8989, 14.5146], [36.0464, 14.2396], 0)
  expect(gozo.mode).toBe('transit')
  expect(gozo.minutes).toBeGreaterThan(75)
})

it('is as long on a vaporetto as it takes from pier to pier', () => {
  const venice = waysAround({ id: 'venice', country: 'IT', center: [45.4371, 12.3326] })
  const [gardens, market] = [[45.4289, 12.3589] as const, [45.4393, 12.3349] as const]
  expect(venice(gardens, market, 0)).toMatchObject({ mode: 'transit', minutes: 30 })
})

it('walks with children rather than drive so short a way', () => {
  const center = [47.9, 8.15] as const
  const lake = [47.9, 8.1648] as const
  const way = (car: 'needed' | 'useful') =>
    waysAround({ id: 'black-forest', country: 'DE', center, practical: { car } })(center, lake, 2).mode
  expect([way('needed'), way('useful')]).toEqual(['walk', 'transit'])
})

it('drives between neighbours in the country where no trains go, and rides in town', () => {
  const reykjavik = { id: 'reykjavik', country: 'IS', center: [64.1466, -21.9426] as const }
  const iceland = waysAround(reykjavik)
  expect(iceland([64.3104, -20.3024], [64.3271, -20.1199], 0).mode).toBe('car')
  expect(iceland(reykjavik.center, [64.1292, -21.9184], 0).mode).toBe('transit')
})

it('takes about as long as timetables say', () => {
  const place = (id: string, country: string, lat: number, lon: number) => ({
    id,
    country,
    center: [lat, lon] as const,
  })
  const london = place('london', 'GB', 51.5074, -0.1278)
  const paris = place('paris', 'FR', 48.8566, 2.3522)
  const rome = place('rome', 'IT', 41.9028, 12.4964)
  const milan = place('milan', 'IT', 45.4642, 9.19)
  const minutes = [journeyBetween(london, paris), journeyBetween(milan, rome)].map((way) => way.minutes)
  expect(minutes[0]).toBeGreaterThan(180)
  expect(minutes[0]).toBeLessThan(250)
  expect(minutes[1]).toBeGreaterThan(220)
  expect(minutes[1]).toBeLessThan(300)
  const dubai = waysAround({ id: 'dubai', country: 'AE', center: [25.2048, 55.2708] })
  expect(dubai([25.2048, 55.2708], [24.4129, 54.4744], 0).minutes).toBeLessThan(150)
})

it('drives in town too where nothing is seen without a car', () => {
  const etosha = { id: 'etosha', country: 'NA', center: [-19.18, 15.91] as const }
  const on = (car: 'needed' | 'useful') =>
    waysAround({ ...etosha, practical: { car } })([-19.18, 15.91], [-19.15, 15.95], 0).mode
  expect(on('needed')).toBe('car')
  expect(on('useful')).toBe('transit')
})

it('tells the kilometres of a road that runs far around, where they are known', () => {
  const way = (km?: number) => {
    const ways = [
      { between: ['hofn', 'akureyri'] as [string, string], mode: 'car' as const, minutes: 370, km },
    ]
    const hofn = { id: 'iceland/hofn', country: 'IS', center: [64.254, -15.208] as const, ways }
    return journeyBetween(hofn, { id: 'iceland/akureyri', country: 'IS', center: [65.683, -18.11] })
  }
  expect(way(510)).toEqual({ mode: 'car', minutes: 370, km: 510 })
  expect(way().km).toBeLessThan(300)
})

it('goes around a ridge by road, not over it', () => {
  const way = waysAround({ id: 'bolzano/groeden', country: 'IT', center: [46.574, 11.67] })
  const [seceda, zans] = [[46.6004, 11.724] as const, [46.6375, 11.764] as const]
  expect(way(seceda, zans, 0).km).toBeGreaterThan(30)
  expect(way(zans, seceda, 0).km).toBeGreaterThan(30)
  expect(way(seceda, [46.574, 11.6715], 0).km).toBeLessThan(10)
})

it('takes no train over the water to Hiddensee', () => {
  const binz = waysAround({ id: 'ruegen/binz', country: 'DE', center: [54.401, 13.61] })
  expect(binz([54.401, 13.61], [54.583, 13.113], 0).mode).toBe('transit')
})

it('goes back to town between an island and a place by train on the other side', () => {
  const at = [59.402, 18.351] as const
  const sights = [{ at: [...at] as [number, number], reach: { mode: 'ferry' as const, minutes: 65 } }]
  const center = [59.3293, 18.0686] as const
  const stockholm = waysAround({ id: 'stockholm', country: 'SE', center, sights })
  const cemetery = [59.2756, 18.0996] as const
  const [over, on] = [stockholm(at, center, 0), stockholm(center, cemetery, 0)]
  expect(stockholm(at, cemetery, 0)).toMatchObject({ mode: 'transit', minutes: over.minutes + on.minutes })
})

it('walks where no car goes in, and crosses by boat where no road leads', () => {
  const petra = waysAround({ id: 'petra', country: 'JO', center: [30.3235, 35.479] })
  expect(petra([30.324, 35.4675], [30.3303, 35.443], 0)).toMatchObject({ mode: 'walk' })
  const maldives = { id: 'maldives', country: 'MV', center: [4.1755, 73.5093] as const }
  expect(waysAround(maldives)(maldives.center, [3.945, 73.489], 0).mode).toBe('transit')
})

it('has crossed the creek where its boat leaves', () => {
  const dubai = waysAround({ id: 'dubai', country: 'AE', center: [25.2048, 55.2708] })
  const souk = [25.2692, 55.2976] as const
  expect(dubai([25.2651, 55.296], souk, 0).mode).toBe('walk')
  expect(dubai([25.2635, 55.2972], souk, 0).mode).toBe('transit')
})
