import { expect, it } from 'vitest'
import { sampleDestination } from '../../test/support/sample-destination.ts'
import { samplePlan, sampleRequest } from '../../test/support/sample-plan.ts'
import type { Plan, PlanDay } from './plan.ts'
import type { PlanContext, Planner } from './planner.ts'
import { createPreparePlan } from './make-plan.ts'
import type { Reschedule } from './repair/reschedule.ts'

const atlas = {
  load: async (id: string) => (id === 'vienna' ? sampleDestination() : undefined),
  find: () => ({ kind: 'none' as const }),
  head: () => undefined,
}

/** A scheduler that cannot help: whatever fails goes on to fail. */
const helpless: Reschedule = {
  day: (plan, index) => plan.days[index] ?? { date: '', title: '', base: { name: '' }, items: [] },
  money: (plan) => plan,
  words: (plan) => ({ ...plan, titles: plan.days.map(({ title }) => title), why: () => undefined }),
}

function context(changes: Partial<PlanContext> = {}): PlanContext {
  const signal = new AbortController().signal
  return {
    seed: 1,
    now: '2027-01-02T00:00:00Z',
    attempt: 1,
    signal,
    onDay: async () => undefined,
    ...changes,
  }
}

function planner(name: Planner['name'], plan: Plan, more: Partial<Planner> = {}): Planner {
  return {
    name,
    async plan(_request, { onDay }) {
      for (const [index, day] of plan.days.entries()) await onDay(day, index)
      return { planned: true, plan }
    },
    ...more,
  }
}

/** Two stops of the second day at the same time. */
function overlapping(): Plan {
  const plan = samplePlan()
  const stop = plan.days[1]?.items[2]
  if (stop) stop.start = '12:30'
  return plan
}

function prepare(first: Planner, second = planner('atlas', samplePlan())) {
  return createPreparePlan({ planner: first, atlasPlanner: second, atlas, reschedule: () => helpless })
}

it('stores the verdict with the plan and shows every day once, in order', async () => {
  const shown: number[] = []
  const onDay = async (_day: PlanDay, index: number) => void shown.push(index)
  const outcome = await prepare(planner('workers-ai', samplePlan())).plan(
    sampleRequest(),
    context({ attempt: 2, onDay }),
  )
  const provenance = outcome.planned && outcome.plan.provenance
  expect(provenance).toMatchObject({ attempts: 2, createdAt: '2027-01-02T00:00:00Z', repairs: [] })
  expect(provenance && provenance.checks.length).toBeGreaterThan(30)
  expect(provenance && provenance.score).toBeGreaterThan(75)
  expect(shown).toEqual([0, 1, 2])
})

it('asks the planner once more for a day that still fails, and for no other', async () => {
  const asked: number[] = []
  const planDay = async (_plan: Plan, index: number) => {
    asked.push(index)
    return samplePlan().days[index]
  }
  const outcome = await prepare(planner('workers-ai', overlapping(), { planDay })).plan(
    sampleRequest(),
    context(),
  )
  expect(asked).toEqual([1])
  const hours = samplePlan().days.map(({ items }) => ({
    items: items.map(({ id, start, end }) => ({ id, start, end })),
  }))
  expect(outcome).toMatchObject({ planned: true, plan: { days: hours } })
})

it('lets the atlas plan when the planner fails twice, and says so', async () => {
  const shown: PlanDay[] = []
  const onDay = async (day: PlanDay) => void shown.push(day)
  const outcome = await prepare(planner('workers-ai', overlapping())).plan(
    sampleRequest(),
    context({ onDay }),
  )
  expect(outcome).toMatchObject({ planned: true, plan: { provenance: { fellBack: 'invalid' } } })
  expect(shown).toEqual(samplePlan().days)
})

it('never plans what fails a hard check', async () => {
  const bad = overlapping()
  const outcome = await prepare(planner('workers-ai', bad), planner('atlas', bad)).plan(
    sampleRequest(),
    context(),
  )
  expect(outcome).toEqual({ planned: false, refusal: 'no_valid_plan' })
})

it('passes a refusal on', async () => {
  const refusing = planner('workers-ai', samplePlan(), {
    plan: async () => ({ planned: false, refusal: 'same_place' }),
  })
  expect(await prepare(refusing).plan(sampleRequest(), context())).toEqual({
    planned: false,
    refusal: 'same_place',
  })
})

it('lets a throw mean "later" once, then plans without the planner that threw', async () => {
  const throwing = planner('workers-ai', samplePlan(), {
    plan: () => Promise.reject(new Error('3040: no capacity')),
  })
  await expect(prepare(throwing).plan(sampleRequest(), context())).rejects.toThrow('3040')
  const outcome = await prepare(throwing).plan(sampleRequest(), context({ attempt: 2 }))
  expect(outcome).toMatchObject({ planned: true, plan: { provenance: { fellBack: 'unavailable' } } })
})
