import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createCheckedPlanner } from '../checked-planner.ts'
import { isStop, type Plan, type PlanRequest } from '../plan.ts'
import { wishesSaid, withWishesSaid } from './wishes-said.ts'

const atlas = readAtlas()

async function planned(notes: string | undefined, changes: Partial<PlanRequest> = {}): Promise<Plan> {
  const request = sampleRequest({
    destination: 'Istanbul',
    startDate: '2027-06-14',
    endDate: '2027-06-18',
    ...changes,
    wishes: withWishesSaid({ ...changes.wishes, ...(notes !== undefined && { notes }) }),
  })
  const outcome = await createCheckedPlanner({ atlas }).plan(request, {
    seed: 7,
    now: '2027-01-01T10:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async () => undefined,
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  return outcome.plan
}

it('plans by what a traveller wrote, and says what became of it', async () => {
  const notes = 'No museums please, one of us uses a wheelchair. Start at 11:00 every day! Uncle Bob says hi.'
  const plan = await planned(notes)
  const istanbul = await atlas.load('istanbul')
  const ids = plan.days.flatMap(({ items }) => items.filter(isStop).map(({ place }) => place?.id))
  const museums = istanbul?.sights.filter(({ category }) => category === 'museum').map(({ id }) => id) ?? []
  expect(museums.length).toBeGreaterThan(3)
  expect(ids.filter((id) => id !== undefined && museums.includes(id))).toEqual([])
  const firsts = plan.days.slice(1).map(({ items }) => items.find(isStop)?.start ?? '99')
  expect(firsts.every((start) => start >= '11:00')).toBe(true)
  expect(plan.tips[0]).toEqual({
    topic: 'In your own words',
    text: 'Taken into this plan: out from 11:00, no museums. Not all that you wrote is in it: say what is missing once more as a change, in a short sentence.',
  })
})

it('brings an evening to the night that was asked for', async () => {
  const asked = { destination: 'Lissabon', startDate: '2027-03-13', endDate: '2027-03-17' }
  const plan = await planned('Fado am zweiten Abend', { ...asked, language: 'de' })
  const fado = plan.days.map(({ items }) => items.find(({ kind }) => kind === 'evening')?.title ?? '')
  expect(fado.map((title) => /Fado/.test(title)).slice(0, 2)).toEqual([false, true])
  expect(plan.tips[0]?.text).toBe(`In diesem Plan berücksichtigt: ${fado[1]} an Tag 2.`)
})

it('has dinner near the evening that was asked for, where none of the planned table would get there', async () => {
  const asked = { destination: 'Lissabon', startDate: '2027-03-13', endDate: '2027-03-17' }
  const wishes = { startsAt: '10:00', notes: 'Fado am zweiten Abend' }
  const { days } = await planned(wishes.notes, { ...asked, wishes, language: 'de' })
  expect(days[1]?.items.at(-1)).toMatchObject({ kind: 'evening', title: expect.stringMatching(/Fado/) })
  expect(days[1]?.items.at(-1)?.travel?.km).toBeLessThan(1)
})

it('shows the days as they are in the end, once each', async () => {
  const shown: string[] = []
  const request = sampleRequest({ destination: 'Wien', wishes: { notes: 'Keine Museen' }, language: 'de' })
  const outcome = await createCheckedPlanner({ atlas }).plan(request, {
    seed: 7,
    now: '2027-01-01T10:00:00Z',
    attempt: 1,
    signal: new AbortController().signal,
    onDay: async (day) => void shown.push(JSON.stringify(day)),
  })
  if (!outcome.planned) throw new Error(outcome.refusal)
  expect(shown).toEqual(outcome.plan.days.map((day) => JSON.stringify(day)))
  expect(outcome.plan.tips[0]?.text).toMatch(/keine Museen/)
})

it('leaves a plan alone where nothing can be made of the words, and says so', async () => {
  const [without, plan] = [await planned(undefined), await planned('Qwertz uiop asdf.')]
  expect(plan.days).toEqual(without.days)
  expect(plan.tips[0]?.text).toMatch(/^We could make no change/)
})

it('knows from the words what somebody eats and how far they walk; a chosen field stands', () => {
  expect(wishesSaid('Wir sind Vegetarier, Oma ist schlecht zu Fuß.')).toEqual({
    diet: 'vegetarian',
    mobility: 'little-walking',
  })
  expect(wishesSaid('I use a wheelchair and eat vegan')).toEqual({ diet: 'vegan', mobility: 'step-free' })
  expect(wishesSaid('Please plenty of markets')).toEqual({})
  expect(withWishesSaid({ notes: 'We eat vegan', diet: 'halal' }).diet).toBe('halal')
})

it('puts nothing out of season in the place of what is not wanted', async () => {
  const plan = await planned('No museums on the first day', {
    destination: 'Paris',
    startDate: '2027-03-27',
    endDate: '2027-04-01',
    kids: 0,
  })
  const paris = await atlas.load('paris')
  const stops = plan.days[0]?.items.filter(isStop) ?? []
  const visited = stops.flatMap(({ place }) => paris?.sights.find(({ id }) => id === place?.id) ?? [])
  expect(visited.filter(({ season }) => season && !season.includes(3))).toEqual([])
  expect(plan.tips[0]?.text).toBe('Taken into this plan: no museums on day 1.')
})

it('says of each part of a sentence whether it is in the plan', async () => {
  const { tips } = await planned('No museums on the first day, and please keep day 3 free')
  expect(tips[0]?.text).toMatch(
    /^Taken into this plan: no museums on day 1\. Not all that you wrote is in it/,
  )
})
