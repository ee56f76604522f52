import { expect, it } from 'vitest'
import type { DatedEvent, Destination } from './destination.ts'
import { offersOn, type ProgrammeItem } from './event-parts.ts'

const berlin: Pick<Destination, 'center' | 'zone'> = { center: [52.52, 13.405], zone: 'Europe/Berlin' }

function feast(programme: ProgrammeItem[]): DatedEvent {
  return {
    id: 'feast',
    name: { en: 'Feast', de: 'Fest' },
    kind: 'festival',
    about: { en: 'A play by the water.', de: 'Ein Stück am Wasser.' },
    programme,
    crowds: 1,
    spans: [{ from: '2027-07-01', to: '2027-07-31' }],
  }
}

it('offers a part that keeps to some days of the week on those alone', () => {
  const title = { en: 'Play', de: 'Stück' }
  const play: ProgrammeItem = { title, weekdays: ['mon', 'sat'], start: '20:00', end: '22:00' }
  // Friday to Monday.
  const dates = ['2027-07-09', '2027-07-10', '2027-07-11', '2027-07-12']
  const [offer] = offersOn(berlin, [feast([play])], dates)
  expect(offer?.hours.map(({ date }) => date)).toEqual(['2027-07-10', '2027-07-12'])
  expect(offersOn(berlin, [feast([play])], ['2027-07-11'])).toEqual([])
})
