import { expect, it } from 'vitest'
import { matchListings } from './listings.ts'

const tower = { id: 'tower', name: { en: 'Tower of Pisa', de: 'Turm von Pisa' }, category: 'tower' }

it('finds a sight under its name with other small words, and how far off it stands', () => {
  const rows = new Map([['here', [{ name: 'The Pisa Tower', at: [48.201, 16.37] as const }]]])
  const [match] = matchListings({ id: 'here', sights: [{ ...tower, at: [48.2, 16.37] }] }, rows)
  expect(match).toEqual({ sight: 'here/tower', listing: 'The Pisa Tower', metres: 111 })
})

it('leaves out what is no point, and namesakes far away', () => {
  const rows = new Map([['here', [{ name: 'Tower of Pisa', at: [48.2, 16.37] as const }]]])
  const gate = { ...tower, at: [48.2, 16.37] as const, point: 'gate' }
  const far = { ...tower, at: [49.2, 16.37] as const }
  expect(matchListings({ id: 'here', sights: [gate, far] }, rows)).toEqual([])
})
