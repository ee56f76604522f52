import { expect, it } from 'vitest'
import { isIn } from './language.ts'

const none = () => []

it.each([
  'The queue outside is for the cloister; the church has its own free door.',
  'Café Hawelka, Naschmarkt, Prater',
  'A Sunday with the Kunsthistorisches Museum to yourselves.',
  'Mind the gap',
])('takes for English: %s', (text) => {
  expect(isIn('en', text, none)).toBe(true)
})

it.each([
  'Die Schlange draußen gilt dem Kreuzgang, die Kirche hat einen eigenen Eingang.',
  'Vom Tower of London geht ihr am Fluss entlang zur Bridge.',
  'Früh hin: ab elf wird es voll.',
  'Altstadt und Hafen',
])('takes for German: %s', (text) => {
  expect(isIn('de', text, none)).toBe(true)
})

it.each([
  ['en', 'Die Schlange draußen gilt dem Kreuzgang, die Kirche hat einen eigenen Eingang.'],
  ['de', 'The queue outside is for the cloister; the church has its own free door.'],
  ['en', 'La plus belle vue sur la ville est dans les jardins pour les enfants.'],
  ['de', 'Una visita con los niños por la tarde, con una vista de las torres.'],
  ['en', 'Красивый город с длинной историей и старыми улицами.'],
  ['de', '古い寺院と静かな庭園を一日かけて歩きます。'],
] as const)('finds that this is not %s: %s', (language, text) => {
  expect(isIn(language, text, none)).toBe(false)
})

it('leaves names out of the judgement', () => {
  const name = 'Museum für Kunst und Gewerbe in der Stadt'
  expect(isIn('en', `${name}, seen on foot`, none)).toBe(false)
  expect(isIn('en', `${name}, seen on foot`, () => [name])).toBe(true)
})
