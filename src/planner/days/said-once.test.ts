import { expect, it } from 'vitest'
import type { PlanDay, PlanItem } from '../plan.ts'
import { saidOnce } from './said-once.ts'

const free: PlanItem = {
  id: '1-morning',
  start: '10:00',
  end: '12:00',
  kind: 'free',
  title: 'A slow start where you stay',
  why: 'You see more when rested.',
}
const table: PlanItem = {
  id: '1-lunch',
  start: '12:00',
  end: '13:00',
  kind: 'meal',
  title: 'Lunch: Steirereck',
  place: { id: 'steirereck', name: 'Steirereck', verified: true },
  why: 'Char in beeswax. Sit outside.',
}
const day = (date: string, items: PlanItem[]): PlanDay => ({
  date,
  title: items[0]?.title ?? '',
  base: { name: 'Vienna' },
  items,
})

it('says a sentence once in a plan, and plainly what comes again', () => {
  const said = new Set<string>()
  const first = day('2027-05-01', [free, table])
  expect(saidOnce(first, 0, 'en', said)).toEqual(first)
  const again = saidOnce(
    day('2027-05-02', [free, { ...table, why: 'Char in beeswax. Book.' }]),
    1,
    'en',
    said,
  )
  expect(again.title).toBe('Day 2 in Vienna')
  expect(again.items.map(({ title, why }) => [title, why])).toEqual([
    ['Free time', undefined],
    ['Lunch: Steirereck', 'Book.'],
  ])
})

it('says so where a trip comes back to a table, each time in other words', () => {
  const said = new Set<string>()
  saidOnce(day('2027-05-01', [table]), 0, 'en', said)
  const again = [1, 6].map((index) => saidOnce(day('2027-05-02', [table]), index, 'en', said).items[0]?.why)
  expect(again[0]).toContain('Back at Steirereck')
  expect(again[1]).toContain('Once more Steirereck')
})

it('is back at no table that only a free hour has named', () => {
  const said = new Set<string>()
  const idea = { ...free, why: 'A place to sit down: Steirereck. Char in beeswax. Sit outside.' }
  saidOnce(day('2027-05-01', [idea]), 0, 'en', said)
  expect(saidOnce(day('2027-05-02', [table]), 1, 'en', said).items[0]?.why).toBeUndefined()
})

it('says of each day under way where it leads', () => {
  const said = new Set<string>()
  const flight = (id: string): PlanItem => ({
    ...free,
    id,
    kind: 'transfer',
    title: 'On the way to Langkawi',
  })
  saidOnce(day('2027-05-01', [flight('1-journey')]), 0, 'en', said)
  const { title } = saidOnce(day('2027-05-02', [flight('2-journey')]), 1, 'en', said)
  expect(title).toBe('On the way to Langkawi')
})

it('names the place that a day leads back to, once', () => {
  const said = new Set<string>()
  const stop: PlanItem = { id: '1-prater', start: '10:00', end: '12:00', kind: 'sight', title: 'Prater' }
  const back = { ...stop, again: true }
  const titles = [stop, back, back].map(
    (each, index) => saidOnce(day(`2027-05-0${index + 1}`, [each]), index, 'de', said).title,
  )
  expect(titles).toEqual(['Prater', 'Noch einmal Prater', 'Tag 3 in Vienna'])
})

it('says it of no two tables in the same words', () => {
  const said = new Set<string>()
  const tables = ['Dinitz', 'Shelanu'].map((name): PlanItem => ({
    id: `${name}-dinner`,
    start: '19:00',
    end: '20:15',
    kind: 'meal',
    title: name,
    place: { id: name, name, verified: true },
    why: `What ${name} is known for.`,
  }))
  saidOnce(day('2027-05-01', tables), 0, 'en', said)
  const again = saidOnce(day('2027-05-02', tables), 1, 'en', said).items
  const words = again.map(({ why, title }) => why?.replace(title, ''))
  expect(new Set(words).size).toBe(2)
})
