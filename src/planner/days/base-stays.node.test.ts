import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { PlanRequest } from '../plan.ts'
import { staysAmongBases } from './base-stays.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas })

async function stays(id: string, days: number, dates?: readonly string[]) {
  const region = await atlas.load(id)
  if (!region) throw new Error(`no ${id}`)
  return staysAmongBases(region, days, false, dates)
}

async function planned(changes: Partial<PlanRequest>) {
  return planOf(planner, sampleRequest(changes))
}

it('spends a week on an island at both of its ends', async () => {
  const week = await stays('crete', 8)
  expect(week.map(({ id }) => id)).toContain('crete/heraklion')
  expect(week.map(({ id }) => id)).toContain('crete/chania')
  expect(Math.max(...week.map(({ days }) => days))).toBeLessThan(6)
})

it('does not unpack for what a day trip reaches', async () => {
  for (const [id, days] of [
    ['crete', 3],
    ['madeira', 4],
    ['faro', 5],
  ] as const)
    expect(await stays(id, days), id).toHaveLength(1)
})

it('flies home from the other end where that has an airport', async () => {
  const { flights, days } = await planned({
    destination: 'Crete',
    endDate: '2027-05-14',
    startLocation: 'Vienna',
  })
  expect(days.at(-1)?.base.id).toBe('crete/chania')
  expect(flights.map(({ url }) => url).join(' ')).toContain('CHQ-VIE')
})

it('says where the nights are, how many, and why', async () => {
  const plan = await planned({ destination: 'Crete', endDate: '2027-05-14', language: 'de' })
  expect(plan.summary).toMatch(/hier übernachtet: Heraklion \(\S+ Nächte\)/)
  expect(plan.stays.find(({ area }) => area === 'Chania')?.why).toContain('Samaria')
  const one = await planned({ destination: 'Crete', endDate: '2027-05-14', wishes: { oneBase: true } })
  expect(new Set(one.days.map(({ base }) => base.id)).size).toBe(1)
})

it('sees what is an hour away without moving there', async () => {
  const bases = async (id: string, days: number) =>
    (await stays(id, days)).map((stay) => stay.id.split('/')[1])
  expect(await bases('crete', 8)).toEqual(['heraklion', 'chania'])
  const [first, ...further] = await bases('bali', 10)
  expect(first).toBe('ubud')
  expect(further.some((base) => ['sanur', 'seminyak', 'uluwatu'].includes(base ?? ''))).toBe(true)
  expect(further.length).toBeLessThanOrEqual(2)
  expect(await bases('palma', 8)).toHaveLength(2)
})

it('moves on to the animals of Etosha rather than stay longer on the coast than suits it', async () => {
  const bases = (await stays('namibia', 11)).map(({ id, days }) => `${id.split('/')[1]} ${days}`)
  expect(bases).toContain('etosha 2')
  expect(bases).toContain('swakopmund 2')
})

it('goes round Namibia by way of its highest dunes', async () => {
  const bases = (await stays('namibia', 13)).map(({ id }) => id)
  expect(bases).toContain('namibia/sossusvlei')
  expect(bases).toContain('namibia/etosha')
})

it('goes round Iceland rather than across it on one day', async () => {
  const bases = (await stays('iceland', 10)).map(({ id }) => id)
  expect(bases).toContain('iceland/myvatn')
  expect(bases.at(-1)).toBe('iceland/reykjavik')
})

it('goes round Bali so that the last nights are near the flight home', async () => {
  const bases = (await stays('bali', 14)).map(({ id }) => id)
  expect(bases).toContain('bali/munduk')
  expect(['bali/seminyak', 'bali/uluwatu', 'bali/sanur']).toContain(bases.at(-1))
})

it('ends a round at the other airport rather than across the sea from one', async () => {
  expect((await stays('sardinia', 10)).at(-1)?.id).toBe('sardinia/alghero')
  expect((await stays('lombok', 10)).at(-1)?.id).toBe('lombok/senggigi')
})

it('sees volcano and sea cliffs in a fortnight, and says on the last day how far the airport is', async () => {
  const bali = {
    destination: 'Bali',
    startDate: '2027-05-02',
    endDate: '2027-05-15',
    startLocation: 'Sydney',
  }
  const { days } = await planned(bali)
  const seen = days.flatMap(({ items }) => items.map(({ title }) => title))
  expect(seen).toContain('Mount Batur')
  expect(seen.join('; ')).toContain('Nusa Penida: Kelingking')
  expect(days.at(-1)?.items.at(-1)?.note).toContain('airport (DPS)')
})

it('stays the nights beyond those that suit where one stays longest anyway', async () => {
  const longest = new Map<string, number>()
  for (const { id, days } of await stays('palawan', 14)) longest.set(id, (longest.get(id) ?? 0) + days)
  expect(longest.get('palawan/el-nido')).toBeGreaterThanOrEqual(longest.get('palawan/puerto-princesa') ?? 0)
  const beach = (await stays('mombasa', 14)).find(({ id }) => id === 'mombasa/diani')
  expect(beach?.days).toBeGreaterThan(7)
})

it('drives to no other island', async () => {
  for (const destination of ['Azores', 'Cape Verde']) {
    const { days } = await planned({ destination, startDate: '2027-05-08', endDate: '2027-05-20' })
    const moves = days.flatMap(({ items }) =>
      items.flatMap(({ kind, travel }) => (kind === 'transfer' ? (travel ?? []) : [])),
    )
    expect(moves.filter(({ mode, km }) => mode === 'car' && km > 80)).toEqual([])
  }
})

it('spends the one full day at a base on the trip that the base is there for', async () => {
  const { days } = await planned({
    destination: 'Kruger National Park',
    startDate: '2027-06-05',
    endDate: '2027-06-13',
    startLocation: 'Johannesburg',
  })
  const seen = days.flatMap(({ items }) => items.map(({ title }) => title))
  expect(seen.some((title) => /Blyde/.test(title))).toBe(true)
  expect(new Set(seen.filter((title) => /Lake Panic/.test(title))).size).toBeLessThanOrEqual(1)
})

it('goes to no other country for the last night of a fortnight', async () => {
  const { days } = await planned({ destination: 'Fiji', startDate: '2027-05-08', endDate: '2027-05-21' })
  expect(days.every(({ base }) => base.id?.startsWith('fiji/'))).toBe(true)
})

it('follows the herds of the Serengeti through the year', async () => {
  const bases = async (date: string) =>
    (await stays('serengeti', 6, [date])).map(({ id }) => id.split('/')[1])
  expect(await bases('2027-02-11')).toEqual(['seronera', 'ndutu'])
  expect(await bases('2027-05-21')).toEqual(['seronera'])
  expect(await bases('2027-08-21')).toContain('kogatende')
})

it('suggests for a free hour nothing that a later stay in the same town is kept for', async () => {
  const { days } = await planned({
    destination: 'Iceland',
    startLocation: 'Boston',
    startDate: '2027-06-14',
    endDate: '2027-06-21',
    tripType: 'action',
  })
  const told = (kind: string) => days.flatMap(({ items }) => items.filter((item) => item.kind === kind))
  const free = told('free').map(({ why }) => why ?? '')
  const seen = told('sight').flatMap(({ place }) => place?.name ?? [])
  expect(seen.filter((name) => free.some((why) => why.includes(`close by: ${name}`)))).toEqual([])
})

it('suggests for a free hour nothing that a day at the next base holds', async () => {
  const { days } = await planned({
    destination: 'Bali',
    startLocation: 'Sydney',
    startDate: '2027-05-02',
    endDate: '2027-05-15',
  })
  const told = (kind: string) => days.flatMap(({ items }) => items.filter((item) => item.kind === kind))
  const ideas = told('free')
    .map(({ why }) => why ?? '')
    .filter((why) => /not on the plan|more to see|one more/.test(why))
  const seen = told('sight').flatMap(({ place }) => place?.name ?? [])
  expect(seen.filter((name) => ideas.some((why) => why.includes(name)))).toEqual([])
})
