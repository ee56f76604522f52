import { expect, it } from 'vitest'
import entries from '../../../content/entry-rules.json' with { type: 'json' }
import { countryName } from './country.ts'
import { entryRule } from './entry-rules.ts'

it('tells what a country wants of who lives elsewhere', () => {
  expect(entryRule('FR', 'GB', 'en')).toMatch(/\bETA\b.*passport/s)
  expect(entryRule('GB', 'US', 'de')).toMatch(/ESTA/)
  expect(entryRule('US', 'BR', 'en')).toMatch(/e-visa/)
  expect(entryRule('GB', 'FR', 'en')).toMatch(/^Without an EU or Swiss passport/)
})

it('tells nothing at home, within an open area, or where nothing is wanted', () => {
  expect(entryRule('GB', 'GB', 'en')).toBeUndefined()
  expect(entryRule('DE', 'CH', 'en')).toBeUndefined()
  expect(entryRule('IE', 'GB', 'en')).toBeUndefined()
  expect(entryRule('IE', 'FR', 'en')).toBeUndefined()
  expect(entryRule('DE', 'BR', 'en')).toBeUndefined()
  expect(entryRule('ZA', 'NA', 'en')).toBeUndefined()
})

it('names countries by their codes, and fits into a tip', () => {
  const codes = entries.flatMap(({ to, from = '', not = '' }) =>
    `${to} ${from} ${not}`.split(' ').filter(Boolean),
  )
  expect(codes.filter((code) => !/^[A-Z]{2}$/.test(code) || countryName(code, 'en') === code)).toEqual([])
  expect(entries.filter(({ en, de }) => Math.max(en.length, de.length) > 400)).toEqual([])
})
