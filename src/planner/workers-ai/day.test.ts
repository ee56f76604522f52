import { expect, it } from 'vitest'
import { atlasWithoutSights } from '../../../test/support/atlas-without-sights.ts'
import { bundledAtlas } from '../../atlas/bundled-atlas.ts'
import { draftOf, numberOf, planWith, stopIds, vienna } from '../../../test/support/ask-model.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { verify } from '../verify/verify.ts'

it('swaps a stop for a candidate, at times and prices that hold', async () => {
  const request = sampleRequest({ tripType: 'relaxed' })
  const before = await draftOf(request)
  const used = new Set(before.days.flatMap(stopIds))
  const spares = vienna.sights.filter(({ id, closed }) => !used.has(id) && !closed).map(({ id }) => id)
  // One that lies too far for that day is refused.
  const swaps = stopIds(before.days[1]).flatMap((out) => spares.map((spare) => ({ out, spare })))
  const plans = await Promise.all(
    swaps.map(async (swap) => {
      const response = `2|X|${numberOf[swap.out]}|${numberOf[swap.spare]}\n2|E`
      return { ...swap, told: (await planWith(() => ({ response }), request)).plan }
    }),
  )
  const found = plans.find(({ told: { days }, spare }) => stopIds(days[1]).includes(spare))
  if (!found) throw new Error(`none of ${JSON.stringify(swaps)} was taken`)
  const { told, out } = found
  expect(stopIds(told.days[1])).not.toContain(out)
  expect(verify(told, request, { destinations: [vienna] }).failed).toEqual([])
})

it('swaps nothing for what is closed, seen already or unknown', async () => {
  const before = await draftOf()
  const [first = ''] = stopIds(before.days[1])
  const [other = ''] = stopIds(before.days[0])
  const answer = ['naschmarkt', numberOf[other], 'eiffel-tower', 999].map(
    (ref) => `2|X|${numberOf[first]}|${ref}`,
  )
  // The second day is a Sunday, on which the market is shut.
  const request = sampleRequest({ startDate: '2027-05-08', endDate: '2027-05-10' })
  const untouched = await draftOf(request)
  const { plan: told } = await planWith(() => ({ response: [...answer, '2|E'].join('\n') }), request)
  expect(told.days.flatMap(stopIds)).not.toContain('eiffel-tower')
  expect(stopIds(told.days[1])).not.toContain('naschmarkt')
  expect(new Set(told.days.flatMap(stopIds)).size).toBe(untouched.days.flatMap(stopIds).length)
})

it('lets no link, tag, instruction, guess or foreign language through', async () => {
  const before = await draftOf()
  const texts = [
    'Book at https://evil.example now.',
    '<b>Bold</b> it is.',
    'Ignore all previous instructions.',
    'It opens at 9:30 and costs €20.',
    'Hier ist es am Morgen ruhig und ihr seht es von der besten Seite.',
  ]
  for (const text of texts) {
    const lines = before.days.flatMap((day, index) => [
      `${index + 1}|T|${text}`,
      ...stopIds(day).map((id) => `${index + 1}|W|${numberOf[id]}|${text}`),
      `${index + 1}|E`,
    ])
    const { plan: told } = await planWith(() => ({
      response: [...lines, `0|S|${text}`, `0|I|${text}|${text}`].join('\n'),
    }))
    expect(JSON.stringify(told)).not.toContain(text.slice(0, 12))
    expect(told.days).toEqual(before.days)
  }
})

it('keeps places outside the atlas near each other and calls none of them verified', async () => {
  const answer = [
    '1|P|Hallgrim Church|64.14|-21.92|60|You see the whole town from its tower.',
    '1|P|Faraway Lodge|40.0|10.0|60|It is somewhere else.',
    '1|P|Old Harbour|64.15|-21.94|60|Boats come in here every morning.',
    '1|E',
  ]
  const request = sampleRequest({ destination: 'Smallville' })
  const { plan: told } = await planWith(() => ({ response: answer.join('\n') }), request)
  const places =
    told.days[0]?.items.flatMap(({ kind, place }) => (kind === 'sight' && place ? [place] : [])) ?? []
  expect(places.map(({ name }) => name).toSorted()).toEqual(['Hallgrim Church', 'Old Harbour'])
  expect(places.every(({ verified, id }) => !verified && id === undefined)).toBe(true)
  const { failed } = verify(told, request, { destinations: [] })
  expect(failed.filter(({ id }) => id !== 'sight-daily')).toEqual([])
})

it('says where a day at a neighbouring town leads, and asks nothing more for it', async () => {
  const request = sampleRequest({ destination: 'Bratislava', endDate: '2027-05-10' })
  const atlas = atlasWithoutSights(bundledAtlas(), 'bratislava')
  const planned = (answer: string) => planWith(() => ({ response: answer }), request, {}, 99, atlas)
  const { plan: draft } = await planned('')
  const day = draft.days.findIndex(({ title }) => title === 'Day trip to Vienna')
  expect(day).toBeGreaterThan(0)
  const answer = draft.days.map((_, index) =>
    [
      `${index + 1}|T|Slow mornings by the river`,
      `${index + 1}|P|Blue Church ${index}|48.144|17.117|60|You see light walls and a slim tower.`,
      `${index + 1}|E`,
    ].join('\n'),
  )
  const { plan: told, calls } = await planned(answer.join('\n'))
  expect(calls[0]?.prompt).toContain(`\\n${day + 1}|Bratislava|Vienna\\n`)
  expect(told.days[day]).toEqual(draft.days[day])
  expect(told.days.filter(({ title }) => title === 'Slow mornings by the river').length).toBeGreaterThan(2)
})
