import { expect, it } from 'vitest'
import { corpusCases } from './corpus-cases.ts'
import { run } from './corpus.ts'

it('ends every fourth answer of the corpus well, with nothing hostile in it', async () => {
  const cases = corpusCases()
  const misses: string[] = []
  const rates = await run(
    cases.filter((_, index) => index % 4 === 0),
    (miss) => misses.push(miss),
  )
  expect(cases.length).toBeGreaterThanOrEqual(200)
  expect(rates, misses.join('\n')).toMatchObject({ modelCorpus: 1, corpusLeaks: 0 })
  // A place a model names on a day whose best hours it would miss gives way to one that fits.
  expect(rates.sightsSurvived).toBeGreaterThanOrEqual(0.99)
})
