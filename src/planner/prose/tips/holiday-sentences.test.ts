import { expect, it } from 'vitest'
import { TIPS_EN } from './tip-texts.en.ts'
import { holidaySentences } from './holiday-sentences.ts'

it('says that shops are shut of the holidays that shut them', () => {
  const days = [
    { date: '2027-05-06', name: 'Ascension Day' },
    { date: '2027-03-08', name: 'Nyepi', shops: true as const },
  ]
  expect(holidaySentences(days, TIPS_EN)).toEqual([
    '8 March (Nyepi): shops, banks and some museums close or keep shorter hours.',
    '6 May (Ascension Day): banks, offices and some museums close or keep shorter hours.',
  ])
  expect(holidaySentences([], TIPS_EN)).toEqual([])
})
