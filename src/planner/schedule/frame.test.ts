import { expect, it } from 'vitest'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { frameDays } from './frame.ts'

const DAY = { startDate: '2027-05-07', endDate: '2027-05-07' }

it('leaves room for the way there and back where a trip of one day comes from afar', () => {
  const [near] = frameDays(sampleRequest(DAY), { km: 40 })
  const [far] = frameDays(sampleRequest(DAY), { km: 700 })
  const [family] = frameDays(sampleRequest({ ...DAY, kids: 2 }), { km: 700 })
  expect(near).toMatchObject({ role: 'only', opens: 540, closes: 1260, dinner: 1110 })
  for (const frame of [far, family]) {
    expect(frame).toMatchObject({ role: 'only', opens: 660, closes: 1110 })
    expect(frame?.dinner).toBeUndefined()
    expect(frame?.lunch).toBeDefined()
  }
})

it('begins later after a long flight', () => {
  const request = sampleRequest()
  const opens = (km: number) => frameDays(request, { km }).map((frame) => frame.opens)
  expect(opens(8000)).toEqual(opens(500).with(0, (opens(500)[0] ?? 0) + 120))
})
