import { expect, it } from 'vitest'
import { squaresOver } from './squares.ts'

it('takes the squares of a view, by the whole zoom below its own', () => {
  const view: [number, number][] = [
    [16.34, 48.2],
    [16.39, 48.22],
  ]
  expect(squaresOver(view, 13.9)).toEqual([
    { z: 13, x: 4467, y: 2840 },
    { z: 13, x: 4468, y: 2840 },
  ])
  expect(squaresOver(view, 17).every(({ z }) => z === 14)).toBe(true)
  expect(squaresOver([], 13)).toEqual([])
})
