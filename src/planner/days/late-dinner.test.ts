import { expect, it } from 'vitest'
import { openSight, sampleDestination } from '../../../test/support/sample-destination.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { Sight } from '../../atlas/destination.ts'
import type { PlanDay, PlanItem } from '../plan.ts'
import { withFreeHours } from './free-hours.ts'

const vienna = sampleDestination()
const [lat, lon] = vienna.center

function item(id: string, start: string, end: string, kind: PlanItem['kind'] = 'sight'): PlanItem {
  return { id, start, end, kind, title: id, place: { id, name: id, lat, lon, verified: true } }
}

/** What is said of the free hours between the first two of these. */
function said(...items: PlanItem[]): string | undefined {
  return saidBeside([], ...items)
}

function saidBeside(sights: Sight[], ...items: PlanItem[]): string | undefined {
  const day: PlanDay = { date: '2027-05-06', title: 'A day', base: { name: 'Vienna' }, items }
  const there = () => ({ ...vienna, sights, food: [] })
  const told = withFreeHours([day], there, sampleRequest({ language: 'en' }), 1)
  return told[0]?.items.find(({ kind, start }) => kind === 'free' && start > '16:00')?.why
}

it('has something small before a view at dusk that makes dinner late, in the last free hours alone', () => {
  const [museum, hill] = [item('museum', '15:00', '17:00'), item('hill', '19:40', '20:40')]
  expect(said(museum, hill, item('inn', '21:15', '22:15', 'meal'))).toContain(
    'dinner comes late; still ahead of it: hill',
  )
  expect(said(museum, hill, item('inn', '20:15', '21:15', 'meal'))).not.toContain('late')
  const park = item('park', '18:00', '18:30')
  expect(said(museum, park, hill, item('inn', '21:15', '22:15', 'meal'))).not.toContain('late')
})

it('names a visit beside the bite where there is the time for it', () => {
  const name = { en: 'church', de: 'Kirche' }
  const church = openSight('church', { name, price: 0, category: 'church', minutes: 40, score: 6 })
  const day = (leaves: string) => [
    item('museum', '09:30', leaves),
    item('hill', '19:40', '20:40'),
    item('inn', '21:15', '22:15', 'meal'),
  ]
  expect(saidBeside([church], ...day('16:30'))).toMatch(/church.*since dinner comes late/)
  expect(saidBeside([church], ...day('18:10'))).not.toContain('church')
  expect(saidBeside([], ...day('16:30'))).toContain('still ahead of it: hill')
})
