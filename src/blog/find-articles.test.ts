import { expect, it } from 'vitest'
import { findArticles } from './find-articles.ts'
import { fold, searchText, wordsIn } from './search-text.ts'

function article(slug: string, category: string, title: string, summary: string, body = '') {
  return { slug, category, title, summary, search: searchText(title, summary, body) }
}

const ARTICLES = [
  article('cafes', 'money', 'Cafés in Kraków', 'Straße und Łódź, Topkapı'),
  article('trains', 'on-the-way', 'Night trains', 'An e-SIM for the way'),
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

it('names those first whose title, then those whose summary has the words', () => {
  const articles = [
    article('rain', 'planning', 'A rain plan', 'Where it is dry', 'Any museum will do.'),
    article('kids', 'planning', 'With kids', 'Three hours in a museum'),
    article('shut', 'planning', 'Museums and their closing days', 'Mondays'),
  ]
  expect([...findArticles(articles, { q: 'museum', category: '' })]).toEqual(['shut', 'kids', 'rain'])
  expect([...findArticles(articles, { q: '', category: '' })]).toEqual(['rain', 'kids', 'shut'])
})
