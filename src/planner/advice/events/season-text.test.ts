import { expect, it } from 'vitest'
import { fittingSeason } from './season-text.ts'

const told = (text: string, first: string, last = first, language: 'en' | 'de' = 'en') =>
  fittingSeason(text, [first, last], language)

it('tells of a season what falls into the days of a trip', () => {
  const spring = 'Cold until the middle of it; cherries in the Brooklyn garden peak in late April.'
  expect(told(spring, '2027-03-01', '2027-03-05')).toBe('Cold until the middle of it.')
  expect(told(spring, '2027-04-20')).toBe(spring)
  expect(told('October water is still 21 °C.', '2027-09-10', '2027-09-17')).toBeUndefined()
  expect(
    told(
      'Ende März blühen die Mandeln; ab April fahren die ersten Schiffe.',
      '2027-05-10',
      '2027-05-12',
      'de',
    ),
  ).toBe('Ab April fahren die ersten Schiffe.')
})

it('ends no sentence after an ordinal', () => {
  const autumn = 'Im Nebel sind die Grate blau; ab dem 20. fahren weniger Schiffe.'
  expect(told(autumn, '2027-10-10', '2027-10-12', 'de')).toBe(autumn)
})

it('counts the months between two, over New Year too, and what lasts until one', () => {
  const dry = 'October to February is dry.'
  expect(told(dry, '2027-01-10')).toBe(dry)
  expect(told(dry, '2027-05-10')).toBeUndefined()
  const olives = 'Gebadet wird bis Mitte November.'
  expect(told(olives, '2027-10-05', '2027-10-09', 'de')).toBe(olives)
  expect(told(olives, '2027-12-05', '2027-12-09', 'de')).toBeUndefined()
})

it('speaks of Easter to who is there for it alone', () => {
  const easter = 'An Ostern hat der See kaum 14 Grad.'
  expect(told(easter, '2027-05-14', '2027-05-18', 'de')).toBeUndefined()
  expect(told(easter, '2027-03-27', '2027-03-30', 'de')).toBe(easter)
})

it('speaks of Whitsun to who is there then, also where Easter is named with it', () => {
  const feasts = 'At Easter and Whitsun guests fill the shore road.'
  expect(told(feasts, '2027-05-14', '2027-05-18')).toBe(feasts)
  expect(told(feasts, '2027-04-14', '2027-04-18')).toBeUndefined()
})
