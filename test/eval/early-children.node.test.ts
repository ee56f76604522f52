import { expect, it } from 'vitest'
import { evalAtlas, evalPlanner, planOf, tripRequest } from './drafts.ts'
import { gatherFacts } from '../../src/planner/verify/fact-source.ts'
import { verify } from '../../src/planner/verify/verify.ts'

it('sees the alms round at dawn with children, and nothing else before they would be up', async () => {
  const request = tripRequest({
    destination: 'Luang Prabang',
    kids: 2,
    tripType: 'action',
    startDate: '2027-10-08',
    endDate: '2027-10-13',
  })
  const plan = await planOf(evalPlanner(), request)
  expect(verify(plan, request, await gatherFacts(plan, evalAtlas(), request)).failed).toEqual([])
})
