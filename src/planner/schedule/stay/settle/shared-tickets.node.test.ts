import { expect, it } from 'vitest'
import { planOf } from '../../../../../test/eval/drafts.ts'
import { readAtlas } from '../../../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../../../atlas/planner.ts'
import type { PlanRequest } from '../../../plan.ts'
import { ticketOffice, withDearestPaid } from '../../../advice/money/shared-tickets.ts'
import { isStillGood } from '../../../advice/money/tickets.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas })

/** Day and price of each visit on a ticket for several sights, in order. */
async function visitsOn(
  ticket: string,
  destination: string,
  startDate: string,
  endDate: string,
  party: Partial<PlanRequest> = {},
) {
  const plan = await planOf(planner, sampleRequest({ destination, startDate, endDate, ...party }))
  const there = await atlas.load(plan.destination.id ?? '')
  const shared = new Set(there?.sights.flatMap((each) => (each.ticket === ticket ? [each.id] : [])))
  return plan.days.flatMap(({ items }, day) =>
    items.flatMap(({ place, cost }) =>
      shared.has(place?.id ?? '') ? [{ day, paid: cost?.amount ?? 0 }] : [],
    ),
  )
}

it.each([
  ['colosseum-forum', 'Rome', '2027-05-11', '2027-05-14', 2],
  ['opa-si', 'Siena', '2027-06-11', '2027-06-17', 3],
  ['prague-castle', 'Prague', '2027-06-11', '2027-06-17', 2],
])('sees the sights of the ticket %s in %s while it is good', async (ticket, place, from, to, days) => {
  const visits = await visitsOn(ticket, place, from, to)
  expect(visits.length).toBeGreaterThan(1)
  expect((visits.at(-1)?.day ?? 0) - (visits[0]?.day ?? 0)).toBeLessThan(days)
  expect(visits.filter(({ paid }) => paid > 0)).toHaveLength(1)
})

it('sees with children what one ticket is for on one day or on two that follow', async () => {
  const family = { kids: 2, wishes: { ages: [6, 9] } }
  const visits = await visitsOn('colosseum-forum', 'Rome', '2027-07-05', '2027-07-09', family)
  expect((visits.at(-1)?.day ?? 0) - (visits[0]?.day ?? 0)).toBeLessThan(2)
  expect(visits.map(({ paid }) => paid > 0)).toEqual([true, false])
})

it('pays for a shared ticket what the dearest of its sights costs, in whatever order they are seen', async () => {
  const request = sampleRequest({ destination: 'Florence', startDate: '2027-05-20', endDate: '2027-05-24' })
  const florence = await atlas.load('florence')
  const plan = await planOf(planner, request)
  const visit = (id: string) => plan.days.flatMap(({ items }) => items).find(({ place }) => place?.id === id)
  const [day, museum, dome] = [plan.days[0], visit('opera-del-duomo-museum'), visit('brunelleschi-dome')]
  if (!florence || !day || !museum || !dome) throw new Error('not seen')
  const { cost: _, ...later } = dome
  const written = [{ ...day, items: [{ ...museum, cost: { amount: 30, currency: 'EUR' } }, later] }]
  const office = () => ticketOffice(florence, undefined)
  const paid = withDearestPaid(written, office, request, 'en')
  expect(paid.flatMap(({ items }) => items.map(({ cost }) => cost?.amount))).toEqual([undefined, 60])
  // Said of the one without a price, once, and in the language that it is read in.
  const notesOf = (days: typeof paid) => days.flatMap(({ items }) => items.map(({ note = '' }) => note))
  expect(notesOf(paid)[0]).toMatch(/^Part of the ticket .*\(20 May\)\./)
  const german = notesOf(withDearestPaid(withDearestPaid(paid, office, request, 'de'), office, request, 'de'))
  expect(german[0]?.match(/Gehört zum Ticket/g)).toHaveLength(1)
  expect(german.join()).not.toContain('Entry with')
})

it('pays a park once, though one sees it first in the evening', async () => {
  const request = sampleRequest({ destination: 'Yosemite', startDate: '2027-05-20', endDate: '2027-05-24' })
  const yosemite = await atlas.load('yosemite')
  const [day, next] = (await planOf(planner, request)).days
  const stop = next?.items.find(({ place }) => yosemite?.sights.find(({ id }) => id === place?.id)?.ticket)
  if (!yosemite || !day || !next || !stop) throw new Error('nothing seen')
  const cost = { amount: 240, currency: 'USD' }
  const evening = {
    ...stop,
    kind: 'evening' as const,
    place: { id: 'glacier-point', name: '', verified: true },
    cost,
  }
  const written = [
    { ...day, items: [evening] },
    { ...next, items: [{ ...stop, cost }] },
  ]
  const paid = withDearestPaid(written, () => ticketOffice(yosemite, undefined), { adults: 2, kids: 0 })
  expect(paid.flatMap(({ items }) => items.map((item) => item.cost?.amount))).toEqual([240, undefined])
})

it('pays again for a ticket whose days are over', async () => {
  const visits = await visitsOn('serengeti-day', 'Serengeti', '2027-05-11', '2027-05-16')
  const days = new Set(visits.map(({ day }) => day))
  expect(days.size).toBeGreaterThan(1)
  expect(visits.filter(({ paid }) => paid > 0)).toHaveLength(days.size)
})

it('lets in on the days of a ticket, and for the whole stay where it says none', () => {
  const good = (validDays: number | undefined, date: string) =>
    isStillGood(validDays ? { validDays } : {}, '2027-05-11', date)
  expect([good(2, '2027-05-12'), good(2, '2027-05-13'), good(undefined, '2027-06-11')]).toEqual([
    true,
    false,
    true,
  ])
})
