import { expect, it } from 'vitest'
import { testServices } from '../../../test/support/test-app.ts'
import { createApp } from '../../app/full-app.tsx'
import type { PlacesFound } from './look-up-places.ts'

async function places(query: string) {
  const answer = await createApp(testServices().services).request(`/api/places${query}`)
  return { answer, found: await answer.json<PlacesFound>() }
}

it('suggests places in the language of the page', async () => {
  const { found } = await places('?q=Vien&lang=de')
  expect(found.places[0]).toMatchObject({
    name: 'Wien',
    country: 'Österreich',
    countryCode: 'AT',
    deep: true,
  })
})

it('may be kept by any cache and sets no cookie', async () => {
  const { answer } = await places('?q=Rome')
  expect(answer.headers.get('cache-control')).toMatch(/^public/)
  expect(answer.headers.get('set-cookie')).toBeNull()
})

it('asks what is meant only where that is unsure', async () => {
  expect((await places('?q=Vienna')).found.meant).toEqual([])
  expect((await places('?q=Amsterdm')).found.meant[0]).toMatchObject({ name: 'Amsterdam' })
  expect((await places('?q=Buxtehude')).found.meant).toEqual([])
})

it('answers odd input with an empty list, never with an error', async () => {
  for (const odd of [
    '',
    '?q=',
    '?q=%00',
    '?q=%F0%9F%8F%95',
    `?q=${'x'.repeat(5000)}`,
    '?q=%%%',
    '?q=a&lang=xx&q=b',
    '?q=((((',
    '?q=%5C',
  ]) {
    const { answer, found } = await places(odd)
    expect(answer.status, odd).toBe(200)
    expect(Array.isArray(found.places), odd).toBe(true)
  }
})
