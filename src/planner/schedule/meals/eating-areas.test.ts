import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { eatingAreas } from './eating-areas.ts'

const [sight] = sampleDestination().sights
if (!sight) throw new Error('no sights')
const market = {
  ...sight,
  category: 'market' as const,
  adult: 0,
  hint: { en: 'Half the town comes, then oysters at the kiosk.', de: 'Die halbe Stadt kommt.' },
}
const areasAt = (en: string) => {
  const sights = [{ ...market, name: { en, de: en } }]
  return eatingAreas({ sights }, sight.at, { kids: 0 }).length
}

it('sends nobody to eat where flowers or books are sold, whatever one drinks beside it', () => {
  expect(areasAt('Market on the square')).toBe(1)
  expect(areasAt('Flower market on the square')).toBe(0)
  expect(areasAt('Flea Market')).toBe(0)
})
