import { expect, it } from 'vitest'
import type { TipFacts } from '../prose.ts'
import { railSentences } from './rail-sentences.ts'
import { TIPS_DE } from './tip-texts.de.ts'
import { TIPS_EN } from './tip-texts.en.ts'

const told = (connections: TipFacts['connections'] = [], words = TIPS_EN) =>
  railSentences({ connections }, words).join(' ')

it('says once from where a train and a night train run', () => {
  const connections = [
    { from: 'Munich', mode: 'train' as const, minutes: 420, changes: 1 },
    { from: 'Munich', mode: 'night-train' as const, minutes: 570, changes: 0 },
  ]
  expect(told(connections).match(/From Munich/g)).toHaveLength(1)
  expect(told(connections)).toContain('The night train usually takes 9½ hours, without a change.')
  expect(told(connections, TIPS_DE)).toContain('Der Nachtzug braucht meist 9½ Stunden, ohne Umstieg.')
})

it('tells of no night train where the day’s is as soon as a flight, and of no flight to the next town', () => {
  const byDayAndNight = (minutes: number) => {
    const train = { from: 'Copenhagen', mode: 'train' as const, minutes, changes: 0 }
    return told([train, { ...train, mode: 'night-train', minutes: minutes + 120 }])
  }
  expect(byDayAndNight(270)).not.toContain('night train')
  expect(byDayAndNight(270)).toContain('no flight is faster')
  expect(byDayAndNight(320)).toContain('night train')
  expect(byDayAndNight(60)).not.toContain('no flight is faster')
})

it('tells the only train as what it is, by night', () => {
  const train = { from: 'Chicago', mode: 'train' as const, minutes: 1170, changes: 0 }
  expect(told([train, { ...train, mode: 'night-train' }]).match(/19½ hours/g)).toHaveLength(1)
})
