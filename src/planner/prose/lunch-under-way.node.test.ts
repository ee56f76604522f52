import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { translatePlan } from './translate-plan.ts'

const atlas = readAtlas()

it('says where lunch is had on a move over noon without a known kitchen, in either language', async () => {
  const dates = { startDate: '2027-07-01', endDate: '2027-07-10' }
  const request = sampleRequest({ destination: 'iceland', ...dates, wishes: { diet: 'kosher' } })
  const plan = await planOf(createAtlasPlanner({ atlas, iterations: 3 }), request)
  const moves = (days: typeof plan.days) =>
    days.flatMap(({ items }) =>
      items.filter(({ kind, travel, end }) => kind === 'transfer' && travel && end >= '13:30'),
    )
  expect(moves(plan.days).length).toBeGreaterThan(1)
  for (const { note } of moves(plan.days)) expect(note).toContain('Lunch falls on the way')
  const german = translatePlan(plan, { ...request, language: 'de' }, await gatherFacts(plan, atlas), atlas)
  for (const { note } of moves(german.days)) expect(note).toContain('Das Mittagessen fällt in die Fahrt')
  const short = plan.days.flatMap(({ items }) =>
    items.filter(({ kind, travel, end }) => kind === 'transfer' && travel && end < '11:30'),
  )
  for (const { note } of short) expect(note).not.toContain('Lunch')
})
