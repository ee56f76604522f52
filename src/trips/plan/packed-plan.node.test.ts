import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { LOCALES } from '../../i18n/locale.ts'
import { createCheckedPlanner } from '../../planner/checked-planner.ts'
import { addDays } from '../../platform/calendar-date.ts'
import { packPlan, unpackPlan } from './packed-plan.ts'

const planner = createCheckedPlanner({ atlas: readAtlas() })

it.each(
  ['Naples', 'Milan', 'Osaka', 'Tokyo'].flatMap((place) => LOCALES.map((language) => ({ place, language }))),
)(
  'stores thirty days from $place, among the longest of all, in 24 kB: $language',
  async ({ place, language }) => {
    const dates = { startDate: '2027-05-01', endDate: addDays('2027-05-01', 29) }
    const request = sampleRequest({ destination: place, language, tripType: 'action', ...dates })
    const { signal } = new AbortController()
    const context = { seed: 1, now: '2027-01-01T00:00:00Z', attempt: 1, signal, onDay: async () => undefined }
    const outcome = await planner.plan(request, context)
    if (!outcome.planned) throw new Error(outcome.refusal)
    expect(outcome.plan.days).toHaveLength(30)
    const packed = await packPlan(outcome.plan)
    expect(packed.length).toBeLessThanOrEqual(24_000)
    expect(JSON.stringify(await unpackPlan(packed))).toBe(JSON.stringify(outcome.plan))
  },
)
