import { expect, it } from 'vitest'
import { findArticles } from './find-articles.ts'
import { fold, searchText, wordsIn } from './search-text.ts'

const ARTICLES = [
  { slug: 'cafes', category: 'money', search: searchText('Cafés in Kraków', 'Straße und Łódź, Topkapı') },
  { slug: 'trains', category: 'on-the-way', search: searchText('Night trains', 'An e-SIM for the way') },
]

const found = (q: string, category = '') => [...findArticles(ARTICLES, { q, category })]

it.each([
  ['', ['cafes', 'trains']],
  ['  ', ['cafes', 'trains']],
  ['CAFES', ['cafes']],
  ['café', ['cafes']],
  ['krakow', ['cafes']],
  ['lodz strasse', ['cafes']],
  ['topkapi', ['cafes']],
  ['tra', ['trains']],
  ['rain', []],
  ['night cafes', []],
  ['e-sim', ['trains']],
  ['(.*)', ['cafes', 'trains']],
  ['"; drop', []],
])('finds for %j: %j', (q, slugs) => {
  expect(found(q)).toEqual(slugs)
})

it('keeps to the category', () => {
  expect(found('', 'money')).toEqual(['cafes'])
  expect(found('night', 'money')).toEqual([])
  expect(found('', 'unknown')).toEqual([])
})

it('keeps each word once, and no marks', () => {
  expect(searchText('To be or not to be.', undefined)).toBe(' to be or not')
  expect(wordsIn('one – two — 3 * four')).toEqual(['one', 'two', '3', 'four'])
  expect(fold('ÆRØSKØBING')).toBe('aeroskobing')
})
