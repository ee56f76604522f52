import { expect, it } from 'vitest'
import { evalContext } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { PlanRequest } from '../plan.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })

async function oneDay(startLocation: string, destination: string, changes: Partial<PlanRequest> = {}) {
  const date = '2027-04-17'
  const request = sampleRequest({ startLocation, destination, startDate: date, endDate: date, ...changes })
  const outcome = await planner.plan(request, evalContext())
  const [day] = outcome.planned ? outcome.plan.days : []
  if (!day) throw new Error('no day')
  return {
    why: day.why ?? '',
    base: day.base,
    items: day.items,
    meals: day.items.filter(({ kind }) => kind === 'meal'),
  }
}

it('names the train of a day there and back, and is done when it leaves', async () => {
  const { why, items, meals } = await oneDay('Paris', 'London')
  expect(why).toContain('By train it is 4 hours each way, door to door and with an hour for passports')
  expect(why).toContain(
    'to London St Pancras, and on the way back there by 18:25. Buy supper to take on the train.',
  )
  expect(meals.map(({ start }) => start < '15:30')).toEqual([true])
  expect(items.every(({ start, end }) => start >= '09:05' && end <= '18:25')).toBe(true)
})

it('shows no passport within one country', async () => {
  expect((await oneDay('Cambridge', 'London')).why).not.toContain('passports')
})

it('begins at the station of the trains from there', async () => {
  const { items, base } = await oneDay('Cambridge', 'London')
  expect([base.lat, base.lon]).toEqual([51.531, -0.123])
  expect(items[0]?.travel?.mode).toBe('transit')
})

it('has dinner too where the way home is short, and nothing after it', async () => {
  const { why, items, meals } = await oneDay('Bologna', 'Venice', { language: 'de' })
  expect(why).toContain('Mit dem Zug 2½ Stunden je Weg')
  expect(meals).toHaveLength(2)
  expect(items.at(-1)?.kind).toBe('meal')
  expect(items.every(({ start, end }) => start >= '09:00' && end <= '21:00')).toBe(true)
})

it('dines before the locals where a table is open then, and the way home begins soon', async () => {
  const { why, meals } = await oneDay('Milan', 'Venice', { language: 'de' })
  expect(why).toContain('bis Venezia Santa Lucia, spätestens um 20:20 Uhr auf dem Weg dorthin zurück')
  expect(why).not.toContain('Abendessen')
  expect(meals).toHaveLength(2)
  expect(meals[1]?.place).toBeDefined()
  expect(meals[1]?.start).toBe('19:05')
})

it('keeps to the hours that the traveller told', async () => {
  const wishes = { arrival: { means: 'train', time: '12:00' } } as const
  expect((await oneDay('Paris', 'London', { wishes })).why).not.toContain('each way')
})
