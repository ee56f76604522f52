import { expect, it } from 'vitest'
import { editDistance, letterSet, lettersApart } from './edit-distance.ts'

it.each([
  ['wien', 'wien', 0],
  ['wien', 'wein', 1],
  ['wien', 'wie', 1],
  ['wien', 'wiener', 2],
  ['london', 'lindno', 2],
  ['abc', 'xyz', 3],
] as const)('counts the edits from %s to %s', (a, b, edits) => {
  expect(editDistance(a, b, 3)).toBe(edits)
  expect(editDistance(b, a, 3)).toBe(edits)
})

it('stops beyond the limit', () => {
  expect(editDistance('barcelona', 'amsterdam', 2)).toBe(3)
  expect(editDistance('a', 'abcdef', 2)).toBe(3)
})

it('never rules out by letters what is within reach', () => {
  expect(lettersApart(letterSet('wien'), letterSet('wein'))).toBe(0)
  expect(lettersApart(letterSet('rome'), letterSet('rime'))).toBe(2)
})
