import { expect, it } from 'vitest'
import { contoursOf } from './contours.ts'

const SHEET = { width: 288, height: 360, step: 24, levels: 8 }

it('draws the same sheet for the same coordinates', () => {
  expect(contoursOf([48.2082, 16.3738], SHEET)).toEqual(contoursOf([48.2082, 16.3738], SHEET))
})

it('draws different sheets for different places', () => {
  expect(contoursOf([48.2082, 16.3738], SHEET).fine).not.toBe(contoursOf([38.7223, -9.1393], SHEET).fine)
})

it('writes short paths of whole numbers everywhere on the globe', () => {
  for (let lat = -90; lat <= 90; lat += 22.5)
    for (let lon = -180; lon <= 180; lon += 45) {
      const { fine, bold } = contoursOf([lat, lon], SHEET)
      expect(fine).toMatch(/^(M-?\d+ -?\d+[tqlz0-9 -]*)+$/)
      expect(fine.length + bold.length).toBeLessThan(1600)
    }
})

it('ends a line where the sheet ends and closes a ring', () => {
  const { fine, bold } = contoursOf([48.2082, 16.3738], SHEET)
  for (const line of (fine + bold).split('M').filter(Boolean)) expect(line).toMatch(/z$|l-?\d+ ?-?\d+$/)
})
