import { expect, it } from 'vitest'
import { draftOf, numberOf, planWith, stopIds, vienna } from '../../../test/support/ask-model.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'

const REST = 'rest of the trip'
const weekend = sampleRequest({ tripType: 'relaxed' })
const month = sampleRequest({ endDate: '2027-06-05' })

/** Every day asked for is ended; the days are the lines "day|base|…" of the prompt. */
const ended = (prompt: string) => [...prompt.matchAll(/\\n(\d+)\|Vienna\|/g)].map(([, day]) => `${day}|E`)

const nameOf = (id: string | undefined) => vienna.sights.find((sight) => sight.id === id)?.name.en ?? ''

async function seenAndUnseen() {
  const draft = await draftOf(weekend)
  const visited = new Set(draft.days.flatMap(stopIds))
  const unseen = vienna.sights.find(({ id }) => !visited.has(id))
  return { draft, seen: nameOf(stopIds(draft.days[0])[0]), unseen: nameOf(unseen?.id) }
}

it('tells of every day when it asks for words on the whole trip, and of none twice', async () => {
  const { calls } = await planWith((prompt) => ({ response: ended(prompt).join('\n') }), month)
  const days = (prompt = '') => [...prompt.matchAll(/\\n(\d+)[ |]Vienna[:|]/g)].map(([, day]) => Number(day))
  expect(calls).toHaveLength(5)
  expect(days(calls.at(-1)?.prompt).toSorted((a, b) => a - b)).toEqual(
    [...Array(30).keys()].map((day) => day + 1),
  )
  expect(days(calls[0]?.prompt)).toEqual([1, 2, 3, 4, 5, 6, 7])
  const week = await planWith(() => ({ response: '1|E' }), sampleRequest({ endDate: '2027-05-13' }))
  expect(week.calls[0]?.prompt).not.toContain(REST)
  // What the first answer spoke of is told to the next model all the same.
  expect(days(week.calls[1]?.prompt)).toEqual([2, 3, 4, 5, 6, 7, 1])
})

it('takes words on the whole trip from the answer that saw it all', async () => {
  const words = '0|S|A month for people who like to walk and to sit down afterwards.'
  const { plan } = await planWith(
    (prompt, call) => ({ response: [...ended(prompt), ...(call < 4 ? [words] : [])].join('\n') }),
    month,
  )
  expect(plan.summary).toBe((await draftOf(month)).summary)
})

it('takes no summary, advice or reason that promises a place which the plan does not hold', async () => {
  const { draft, seen, unseen } = await seenAndUnseen()
  expect(seen && unseen).toBeTruthy()
  const [stop = ''] = stopIds(draft.days[1])
  const told = async (place: string) => {
    const lines = [
      '1|E',
      `2|W|${numberOf[stop]}|You see it best on the way from ${place}.`,
      '2|E',
      '3|E',
      `0|S|Three days for people who like to walk, with an hour at ${place}.`,
      `0|I|Tickets|Book ${place} a few days before you go.`,
    ]
    return (await planWith(() => ({ response: lines.join('\n') }), weekend)).plan
  }
  const promising = await told(unseen)
  expect(promising.summary).toBe(draft.summary)
  expect(promising.tips).toEqual(draft.tips)
  expect(promising.days).toEqual(draft.days)
  const honest = await told(seen)
  expect(honest.summary).toContain(`an hour at ${seen}`)
  expect(honest.tips[0]?.text).toContain(`Book ${seen}`)
  expect(honest.days[1]?.items.find(({ place }) => place?.id === stop)?.why).toContain(`from ${seen}`)
})
