import { expect, it } from 'vitest'
import { placeLike } from './kinds-of-lines.ts'

it.each([
  'Petra from the Siq to the Colonnaded Street',
  'Petra vom Siq bis zur Säulenstraße',
  'Radeln am Han ab Yeouido',
  "Piazza Unità d'Italia",
])('takes "%s" for the name of a place', (text) => {
  expect(placeLike({ text })).toBe(text)
})

it.each(['from Oslo to Bergen', 'ab Oslo', 'then home', 'a walk from here to the river'])(
  'takes "%s" for none',
  (text) => {
    expect(placeLike({ text })).toBeUndefined()
  },
)
