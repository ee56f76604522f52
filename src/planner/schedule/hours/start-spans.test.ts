import { expect, it } from 'vitest'
import { sampleDestination } from '../../../../test/support/sample-destination.ts'
import { fixedStarts } from '../../../atlas/moments.ts'
import { clipSpans } from './start-spans.ts'

const morning = { from: 420, to: 500 }
const dusk = { from: 1100, to: 1140 }

it('narrows each span of starts, and drops those outside', () => {
  const starts = { opens: 420, closes: 1140, spans: [morning, dusk], best: true }
  expect(clipSpans(starts, { from: 463, to: 1120 })).toMatchObject({
    opens: 465,
    closes: 1120,
    spans: [
      { from: 465, to: 500 },
      { from: 1100, to: 1120 },
    ],
  })
  expect(clipSpans(starts, { from: 510, to: 1140 }).spans).toEqual([dusk])
})

it('ends with the last of fixed starts that is left', () => {
  const at = (time: number) => ({ from: time, to: time })
  const starts = { opens: 600, closes: 840, spans: [at(600), at(840)], best: true }
  expect(clipSpans(starts, { from: 0, to: 800 })).toMatchObject({ opens: 600, closes: 600 })
  expect(clipSpans(starts, { from: 610, to: 800 })).toMatchObject({ closes: -1 })
})

it('begins at sunrise to five minutes', () => {
  const [any] = sampleDestination().sights
  if (!any) throw new Error('no sights')
  const dune = { ...any, starts: [{ times: ['sunrise'] }] }
  expect(fixedStarts(dune, '2027-08-04', { sunrise: 451, sunset: 1114, opens: 360, closes: 1080 })).toEqual([
    450,
  ])
})
