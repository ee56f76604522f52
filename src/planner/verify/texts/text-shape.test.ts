import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../../../test/support/sample-plan.ts'
import { verify } from '../verify.ts'

it('takes no name of the Ju/’hoansi for a gap', () => {
  const failuresOf = (summary: string) =>
    verify({ ...samplePlan(), summary }, sampleRequest(), {
      destinations: [sampleDestination()],
    }).failed.map(({ id }) => id)
  expect(failuresOf('Breakfast among the cheetahs of N/a’an ku sê, then on to the coast.')).toEqual([])
  expect(failuresOf('The price of this visit is n/a, and the way there takes an hour.')).toEqual([
    'placeholders',
  ])
})
