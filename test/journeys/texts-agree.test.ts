import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'

it.each([
  ['/terms', '/faq', 'such as Christmas, New Year and Easter where they are kept'],
  ['/de/terms', '/de/faq', 'wie Weihnachten, Neujahr und Ostern, wo sie begangen werden'],
])('%s and %s say the same about public holidays', async (terms, faq, words) => {
  const app = createApp(testServices().services)
  for (const path of [terms, faq]) expect(await (await app.request(path)).text()).toContain(words)
})

it('names the cheapest level in German without the word for the whole budget', async () => {
  const app = createApp(testServices().services)
  expect(await (await app.request('/de')).text()).toContain('<b>Günstig</b>')
  expect(await (await app.request('/')).text()).toContain('<b>Budget</b>')
})
