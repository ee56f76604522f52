import { beforeAll, expect, it } from 'vitest'
import type { Atlas } from '../atlas/atlas.ts'
import { readAtlas } from '../../test/support/atlas-files.ts'
import { checkItinerary } from './check-itinerary.ts'

let atlas: Atlas
beforeAll(() => {
  atlas = readAtlas()
})

const check = (text: string) => checkItinerary({ text, locale: 'en' }, { atlas, today: '2026-11-23' })

const ITALY = `# Rome and Florence in 5 days
## Day 1 – Monday, June 7, 2027: Ancient Rome
- 09:00 Colosseum
- 12:00 Roman Forum
## Day 2 – Tuesday, June 8, 2027
- 10:00 Pantheon
- 15:00 Trevi Fountain
## Day 3 – Wednesday, June 9, 2027: By train to Florence
- 15:00 Ponte Vecchio
## Day 4 – Thursday, June 10, 2027
- 09:00 Uffizi Gallery
- 14:00 Florence Cathedral
## Day 5 – Monday, June 14, 2027: Florence
- 10:00 Uffizi Gallery
- 15:00 Colosseum`

it('judges each day of a journey at its own place', async () => {
  const { days, findings } = await check(ITALY)
  expect(days.map(({ destination }) => destination?.id)).toEqual([
    'rome',
    'rome',
    'florence',
    'florence',
    'florence',
  ])
  const known = days.flatMap(({ stops }) => stops.map(({ place }) => Boolean(place)))
  expect(known).toEqual([true, true, true, true, true, true, true, true, false])
  const told = findings.map(({ day, stop, kind }) => `${day} ${stop} ${kind}`)
  // Mondays: the Uffizi are closed, and the Colosseum is not there.
  expect(told).toEqual(['4 0 closed-day', '4 0 doubled', '4 1 not-found'])
})

it('takes a day out for spent there, and comes back', async () => {
  const { days } = await check(`Vienna, 3 days
Day 1
- Schönbrunn Palace
- Albertina
Day 2: Day trip to Bratislava
- Bratislava Castle
- Michael's Gate
Day 3
- Belvedere Palace
- Naschmarkt`)
  expect(days.map(({ destination }) => destination?.id)).toEqual(['vienna', 'bratislava', 'vienna'])
})

it('is not led away by a sight of elsewhere, nor by the name of another place', async () => {
  const { days, findings } = await check(`Paris in 2 days (we loved Rome and London last year!)
Day 1
- 10:00 Louvre
- 14:00 Colosseum
Day 2
- 10:00 Eiffel Tower
- 13:00 Orsay Museum`)
  expect(days.map(({ destination }) => destination?.id)).toEqual(['paris', 'paris'])
  expect(findings.map(({ kind }) => kind)).toContain('not-found')
})
