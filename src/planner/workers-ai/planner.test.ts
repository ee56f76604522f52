import { expect, it } from 'vitest'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { draftOf, numberOf, planWith, stopIds } from '../../../test/support/ask-model.ts'
import type { Answer } from '../../../test/support/ask-model.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import type { PlanDay } from '../plan.ts'
import { CALL_LIMITS } from './ask-models.ts'

const themes = (prompt: string) =>
  ['1|T|Old lanes and open views', '1|E', '2|T|Palaces and parks', '2|E', '3|T|A last look', '3|E']
    .concat(prompt ? '0|S|A trip for those who like to walk. There is time to sit down as well.' : [])
    .join('\n')

it('takes themes and reasons from the model and everything else from the draft', async () => {
  const before = await draftOf()
  const [first = ''] = stopIds(before.days[1])
  const { plan: told, shown } = await planWith((prompt) => ({
    response: `${themes(prompt)}\n2|W|${numberOf[first]}|too late.`.replace(
      '2|E',
      `2|W|${numberOf[first]}|You see it best in the morning.\n2|E`,
    ),
    usage: { prompt_tokens: 500, completion_tokens: 90 },
  }))
  expect(told.days.map(({ title }) => title)).toEqual([
    'Old lanes and open views',
    'Palaces and parks',
    'A last look',
  ])
  expect(told.summary).toContain('like to walk')
  expect(told.days[1]?.items.find(({ place }) => place?.id === first)?.why).toBe(
    'You see it best in the morning.',
  )
  expect(told.days.map(stopIds)).toEqual(before.days.map(stopIds))
  expect(told.budget).toEqual(before.budget)
  expect(told.provenance).toMatchObject({
    planner: 'workers-ai',
    model: 'first',
    tokens: { input: 500, output: 90 },
  })
  expect(told.provenance.fellBack).toBeUndefined()
  expect(shown).toEqual(told.days)
})

it('shows a day while the next one is still being written', async () => {
  let release = () => {}
  const later = new Promise<void>((resolve) => (release = resolve))
  const event = (text: string) => new TextEncoder().encode(`data: ${JSON.stringify({ response: text })}\n\n`)
  const stream = new ReadableStream({
    async start(controller) {
      controller.enqueue(event('1|T|Old lanes and open views\n1|E\n'))
      await later
      controller.enqueue(event('2|T|Palaces and parks\n2|E\n3|E\n'))
      controller.close()
    },
  })
  const shown: number[] = []
  const onDay = async (_day: PlanDay, index: number) => {
    shown.push(index)
    release()
  }
  await planWith(() => stream, sampleRequest(), { onDay })
  expect(shown).toEqual([0, 1, 2])
})

it('asks the next model for what the first one left out', async () => {
  const { plan: told, calls } = await planWith((prompt, call) => ({
    response: call === 0 ? '1|T|Old lanes\n1|E' : themes(prompt),
  }))
  expect(calls.map(({ model }) => model)).toEqual(['first', 'second'])
  expect(calls[1]?.prompt).not.toContain('1|Vienna')
  expect(told.days.map(({ title }) => title)).toEqual(['Old lanes', 'Palaces and parks', 'A last look'])
})

it('says which part fell back, and why', async () => {
  const some = await planWith(() => ({ response: '1|T|Old lanes\n1|E' }))
  expect(some.plan.provenance).toMatchObject({ planner: 'mixed', fellBack: 'invalid' })
  const quota = await planWith(() => Promise.reject(new Error('3036: daily allocation')))
  expect(quota.plan.provenance).toMatchObject({ planner: 'atlas', fellBack: 'quota' })
  expect(quota.calls).toHaveLength(1)
  const hanging = await planWith(() => new Promise(() => undefined))
  expect(hanging.plan.provenance).toMatchObject({ planner: 'atlas', fellBack: 'timeout' })
  expect(hanging.shown).toEqual(hanging.plan.days)
})

it('makes no call beyond the ceiling of the day', async () => {
  const { plan: told, calls } = await planWith(() => ({ response: '' }), sampleRequest(), {}, 0)
  expect(calls).toHaveLength(0)
  expect(told.provenance).toMatchObject({ planner: 'atlas', fellBack: 'quota' })
})

it('waits once for capacity, then plans without', async () => {
  const full: Answer = () => Promise.reject(new Error('3040: Out of capacity'))
  await expect(planWith(full)).rejects.toMatchObject({ failure: 'capacity' })
  const second = await planWith(full, sampleRequest(), { attempt: 2 })
  expect(second.plan.provenance).toMatchObject({ planner: 'atlas', fellBack: 'capacity' })
})

it('bounds the calls of a long trip', async () => {
  const month = sampleRequest({ endDate: '2027-06-05' })
  const { plan: told, calls } = await planWith(() => ({ response: 'no idea' }), month)
  expect(calls.length).toBeLessThanOrEqual(CALL_LIMITS.calls)
  expect(told.days).toHaveLength(30)
})

it('stops when the trip is no longer its own', async () => {
  const lost = new Error('the claim was lost')
  await expect(
    planWith(() => ({ response: '1|E\n2|E\n3|E' }), sampleRequest(), { onDay: () => Promise.reject(lost) }),
  ).rejects.toBe(lost)
})

it('asks nothing of a day in the air, and counts as whole without it', async () => {
  const request = sampleRequest({ startLocation: 'New York' })
  const answer = (prompt: string) => ({
    response: ['1|T|First flavours after arrival', themes(prompt)].join('\n'),
  })
  const { plan, shown, calls } = await planWith(answer, request, {}, 99, bundledAtlas())
  expect(plan.days[0]?.title).toBe('On the way to Vienna')
  expect(calls[0]?.prompt).not.toContain('1|Vienna')
  expect(plan.provenance.planner).toBe('workers-ai')
  expect(shown.map(({ date }) => date)).toEqual(plan.days.map(({ date }) => date))
})
