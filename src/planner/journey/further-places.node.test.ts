import { expect, it } from 'vitest'
import { planOf } from '../../../test/eval/drafts.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { Plan, PlanDay, PlanRequest } from '../plan.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { verify } from '../verify/verify.ts'
import { repeatedDays } from './days-worth.ts'
import { placesWithinReach } from './places-within-reach.ts'

const atlas = readAtlas()
const planner = createAtlasPlanner({ atlas, iterations: 3 })

function threeWeeks(destination: string, changes: Partial<PlanRequest> = {}): PlanRequest {
  return sampleRequest({ destination, startDate: '2027-06-05', endDate: '2027-06-25', ...changes })
}

const basesOf = ({ days }: Plan) =>
  days.map(({ base }) => base.id).filter((id, index, all) => id !== all[index - 1])
const toldIn = ({ tips }: Plan) => tips.map(({ text }) => text).join(' ')

it.each(['Christchurch', 'Tunis', 'Kolkata'])(
  'goes on from %s where three weeks are too long',
  async (place) => {
    const request = threeWeeks(place)
    const plan = await planOf(planner, request)
    expect(repeatedDays(plan)).toBe(0)
    expect(plan.days[0]?.base.name).toBe(place)
    expect(basesOf(plan).length).toBeGreaterThan(1)
    expect(plan.route?.stops[0]?.place).toBe(place)
    expect(toldIn(plan)).toContain(`more than ${place} alone`)
    expect(verify(plan, request, await gatherFacts(plan, atlas, request)).failed).toEqual([])
  },
)

it('goes round the region that a town lies in, and back to it for the flight home', async () => {
  const plan = await planOf(planner, threeWeeks('Windhoek'))
  const bases = basesOf(plan)
  expect(bases[0]).toBe('namibia/windhoek')
  expect(bases.at(-1)).toBe('namibia/windhoek')
  expect(bases).toContain('namibia/sossusvlei')
  expect(repeatedDays(plan)).toBe(0)
  expect(toldIn(plan)).toContain('more than Windhoek alone')
})

it('stays where one base is wanted, and says from which day on it has nothing new', async () => {
  const plan = await planOf(planner, threeWeeks('Tunis', { wishes: { oneBase: true } }))
  expect(basesOf(plan)).toEqual(['tunis'])
  const first = plan.days.findIndex(({ items }) => items.some(({ again }) => again))
  expect(toldIn(plan)).toContain(`From day ${first + 1} on`)
  expect(toldIn(plan)).toContain('unticked')
})

it('stays where nothing is within reach, and says so', async () => {
  const plan = await planOf(planner, threeWeeks('Easter Island', { language: 'de' }))
  expect(basesOf(plan)).toEqual(['easter-island'])
  expect(toldIn(plan)).toContain('nennt einen zweiten Ort')
})

it('sends nobody to a town for pilgrims, home, or into a region they are in', async () => {
  const within = async (id: string, origin?: string) => {
    const home = await atlas.load(id)
    return home ? (await placesWithinReach(atlas, home, origin)).map((place) => place.id) : []
  }
  expect(await within('jeddah')).toContain('riyadh')
  expect(await within('jeddah')).not.toContain('mecca')
  expect(await within('chengdu', 'xian')).not.toContain('xian')
  expect(await within('montego-bay')).not.toContain('jamaica')
})

it('shows the days of the plan that is taken, each once and in order', async () => {
  const seen: PlanDay[] = []
  const outcome = await planner.plan(threeWeeks('Tunis'), {
    seed: 1,
    now: '2027-01-01T00:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async (day) => void seen.push(day),
  })
  expect(outcome.planned && outcome.plan.days).toEqual(seen)
})

it('leaves a long stay alone that its place fills', async () => {
  const plan = await planOf(planner, threeWeeks('Ghent'))
  expect(plan.route).toBeUndefined()
  expect(toldIn(plan)).not.toContain('come back to what you have seen')
})
