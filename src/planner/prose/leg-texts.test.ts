import { expect, it } from 'vitest'
import type { Locale } from '../../i18n/locale.ts'
import { legTextsIn } from './leg-texts.ts'

it('speaks of a break on the road where the drive is long', () => {
  const note = (language: Locale, minutes: number) =>
    legTextsIn(language).note({ mode: 'car', minutes, depart: '10:00', shift: 0 })
  expect(note('en', 30)).not.toContain('break')
  expect(note('en', 150)).toContain('break')
  expect(note('de', 30)).not.toContain('Pause')
  expect(note('de', 150)).toContain('Pause')
})

it('promises no three sights of a town in the hours between two trains', () => {
  const why = (language: Locale, ...sights: string[]) =>
    legTextsIn(language).via('Nagoya', sights, 'train').why
  expect(why('en', 'Castle', 'Arcades', 'Museum')).toContain('one or two of these')
  expect(why('de', 'Burg', 'Arkaden', 'Museum')).toContain('ein, zwei Ziele')
  expect(why('en', 'Castle')).toBe('On your way, with time for lunch: Castle.')
})
