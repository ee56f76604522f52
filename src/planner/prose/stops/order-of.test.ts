import { expect, it } from 'vitest'
import { party, table } from '../../../../test/support/sample-table.ts'
import { withoutMeat } from '../../schedule/meals/meat-words.ts'
import { hintFor } from './hint-for.ts'
import { orderOf } from './order-of.ts'

const vegetarian = { ...party, wishes: { diet: 'vegetarian' as const } }

function serving(en: string) {
  return { ...table('inn'), name: 'Inn', vegetarian: 1, eat: { en, de: en } }
}

it('tells who eats no meat of no roast, but that there is a choice', () => {
  expect(orderOf(serving('Roast pork and home brew'), party, 'en')).toBe('Roast pork and home brew.')
  expect(orderOf(serving('Roast pork and home brew'), vegetarian, 'en')).toContain('Inn')
  expect(orderOf(serving('Roast pork and home brew'), vegetarian, 'en')).not.toContain('pork')
  expect(orderOf(serving('Pozole, without meat too'), vegetarian, 'en')).toBe('Pozole, without meat too.')
  const named = { ...serving('Roast pork'), id: 'inns', name: 'Okala, Jambiani' }
  expect(orderOf(named, vegetarian, 'en')).toMatch(/^Okala: /)
  expect(orderOf(serving("Goat's cheese and figs"), vegetarian, 'de')).toBe("Goat's cheese and figs.")
})

it('leaves the sausage out of what is said of a feast, in both languages', () => {
  const hint = {
    en: 'Choirs sing by the gate; sausages hiss beside it. Come before six.',
    de: 'Am Tor singen Chöre; daneben zischen Würste. Vor sechs kommen.',
  }
  expect(withoutMeat(hint, 'de')).toBe('Am Tor singen Chöre. Vor sechs kommen.')
  expect(hintFor({ hint, event: 'advent' }, vegetarian, 'en')).not.toContain('sausages')
  expect(hintFor({ hint, event: 'advent' }, party, 'en')).toContain('sausages')
  expect(
    hintFor({ hint: { en: 'Grilled fish.', de: 'Fisch.' }, event: 'feast' }, vegetarian, 'en'),
  ).toBeUndefined()
})
