import { expect, it } from 'vitest'
import { DE } from './prose.de.ts'
import { EN } from './prose.en.ts'

it('says in German where one is with the word and the article that the name asks for', () => {
  expect(['Wien', 'Kreta', 'Gardasee', 'Malediven', 'Victoriafälle'].map(DE.checkIn)).toEqual([
    'Ankommen in Wien, Gepäck abstellen',
    'Ankommen auf Kreta, Gepäck abstellen',
    'Ankommen am Gardasee, Gepäck abstellen',
    'Ankommen auf den Malediven, Gepäck abstellen',
    'Ankommen an den Victoriafällen, Gepäck abstellen',
  ])
  expect(['Wien', 'Kreta', 'Schwarzwald'].map(DE.departure)).toEqual([
    'Gepäck holen, Abreise aus Wien',
    'Gepäck holen, Abreise von Kreta',
    'Gepäck holen, Abreise aus dem Schwarzwald',
  ])
  expect(DE.move('Comer See', 'Gardasee')).toBe('Vom Comer See an den Gardasee')
  expect(DE.move('Wien', 'Victoriafälle')).toBe('Von Wien zu den Victoriafällen')
})

it('has the articles of regions, rivers, lakes and islands', () => {
  const places = [
    'Eifel',
    'Harz',
    'Bayerischer Wald',
    'Bodensee',
    'Mosel',
    'Rügen',
    'Hohe Tatra',
    'Peloponnes',
  ]
  expect(places.map((place) => DE.move(place, 'Wien').replace(' nach Wien', ''))).toEqual([
    'Aus der Eifel',
    'Aus dem Harz',
    'Aus dem Bayerischen Wald',
    'Vom Bodensee',
    'Von der Mosel',
    'Von Rügen',
    'Aus der Hohen Tatra',
    'Vom Peloponnes',
  ])
  expect(places.map((place) => DE.move('Wien', place).replace('Von Wien ', ''))).toEqual([
    'in die Eifel',
    'in den Harz',
    'in den Bayerischen Wald',
    'an den Bodensee',
    'an die Mosel',
    'nach Rügen',
    'in die Hohe Tatra',
    'auf den Peloponnes',
  ])
})

it('says in English where one is', () => {
  expect(['Vienna', 'Maldives', 'Niagara Falls', 'Crete'].map(EN.checkIn)).toEqual([
    'Check in and drop the bags in Vienna',
    'Check in and drop the bags in the Maldives',
    'Check in and drop the bags at Niagara Falls',
    'Check in and drop the bags on Crete',
  ])
  expect(EN.move('Vienna', 'Maldives')).toBe('From Vienna to the Maldives')
})

it('gives an outline of twenty days that never repeats a day', () => {
  for (const { open } of [DE, EN])
    for (const type of ['relaxed', 'sightseeing', 'action'] as const) {
      const days = Array.from({ length: 20 }, (_, day) =>
        [open(type, 'morning', day).title, open(type, 'afternoon', day).title].join(),
      )
      expect(new Set(days).size).toBe(20)
    }
})

it('joins names that hold an "and" of their own with another word', () => {
  const facts = { role: 'full' as const, base: 'Lissabon' }
  expect(DE.dayTitle({ ...facts, best: ['Brera', 'Naviglio und Darsena'] })).toBe(
    'Brera sowie Naviglio und Darsena',
  )
  expect(EN.dayTitle({ ...facts, best: ['Brera', 'Duomo'] })).toBe('Brera and Duomo')
})
