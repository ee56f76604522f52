import { expect, it } from 'vitest'
import { addTexts, i18nFor } from './messages.ts'

it('takes up later texts for languages in use and to come, and changes none that are there', () => {
  const english = i18nFor('en')
  const [known = ''] = Object.keys(english.messages)
  const before = english._(known)
  addTexts({ en: { later: ['Later'], [known]: ['Other'] }, de: { later: ['Später'], [known]: ['Anders'] } })
  expect(english._('later')).toBe('Later')
  expect(english._(known)).toBe(before)
  expect(i18nFor('de')._('later')).toBe('Später')
  expect(i18nFor('de')._(known)).not.toBe('Anders')
})
