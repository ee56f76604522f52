import { expect, it } from 'vitest'
import { farMode, goesByTrain, isNear, journeyBetween, travelBetween } from './travel.ts'

const vienna = { id: 'vienna', country: 'AT', center: [48.2082, 16.3738] as const }

it('walks what is near, rides what is not, and takes the train out of town', () => {
  const to = (lat: number, lon: number) => travelBetween(vienna.center, [lat, lon], 0, 'train')
  expect(to(48.2038, 16.3617)).toMatchObject({ mode: 'walk', minutes: 20 })
  expect(to(48.1845, 16.3122)).toMatchObject({ mode: 'transit' })
  expect(to(48.2282, 15.334)).toMatchObject({ mode: 'train' })
})

it('takes no time to stay where one is, and counts in fives', () => {
  expect(travelBetween(vienna.center, vienna.center, 0, 'train')).toEqual({ mode: 'walk', minutes: 0, km: 0 })
  expect(travelBetween(vienna.center, [48.21, 16.38], 2, 'train').minutes % 5).toBe(0)
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
  expect([goesByTrain(vienna, salzburg), goesByTrain(vienna, bratislava)]).toEqual([true, false])
  expect(goesByTrain(naples, palermo)).toBe(false)
})
