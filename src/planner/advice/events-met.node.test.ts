import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { planOf } from '../../../test/eval/drafts.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'

const planner = createAtlasPlanner({ atlas: readAtlas() })
const OPERA = 'Arena di Verona opera season'

async function lakeUntil(endDate: string) {
  const plan = await planOf(
    planner,
    sampleRequest({ destination: 'Gardasee', startDate: '2027-06-14', endDate }),
  )
  const bed = plan.booking?.find(({ kind }) => kind === 'lodging')?.from
  return { tips: plan.tips.map(({ topic }) => topic), bed }
}

it('names no festival that begins on the evening one has left, nor looks for a bed because of it', async () => {
  const leaving = await lakeUntil('2027-06-18')
  expect(leaving.tips).not.toContain(OPERA)
  expect(leaving.bed).toBe('2027-05-15')
  expect((await lakeUntil('2027-06-20')).tips).toContain(OPERA)
})
