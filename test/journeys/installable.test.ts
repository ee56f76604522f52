import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { openHouse } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn } from '../support/visitor.ts'

it('names start page, icons, shortcuts and what it takes from other apps, in each language', async () => {
  const visitor = createVisitor(createApp(openHouse().services))
  for (const prefix of ['', '/de']) {
    const answer = await visitor.get(`${prefix}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = await answer.json<{
      start_url: string
      icons: unknown[]
      share_target: { action: string }
    }>()
    expect(manifest.start_url).toBe(`${prefix}/my-trips`)
    expect(manifest.icons).toHaveLength(2)
    expect(manifest.share_target.action).toBe(`${prefix}/bring-along`)
  }
})

it('asks for which trip a shared link is, and hands it to that trip’s form', async () => {
  const house = openHouse()
  const visitor = createVisitor(createApp(house.services))
  await signIn(house, visitor)
  const shared = '/bring-along?title=Wien&text=Caf%C3%A9%20Sperl&url=https%3A%2F%2Fcafe.example%2F%3Ca%3E'
  expect(await (await visitor.get(shared)).text()).toContain('There is no planned trip ahead')
  const submitted = await visitor.json('POST', '/api/trips', VIENNA)
  const { id } = await submitted.json<{ id: string }>()
  await house.services.preparing.prepare(id)
  const page = await (await visitor.get(shared)).text()
  const link = new RegExp(`href="(/trips/${id}/places\\?[^"]+)"`).exec(page)?.[1] ?? ''
  expect(page).not.toContain('<a>')
  const form = await (await visitor.get(link.replaceAll('&amp;', '&'))).text()
  expect(form).toContain('Wien\nCafé Sperl\nhttps://cafe.example/&lt;a&gt;</textarea>')
})

it('is for whoever is signed in', async () => {
  const visitor = createVisitor(createApp(openHouse().services))
  const answer = await visitor.get('/bring-along?text=x')
  expect([answer.status, answer.headers.get('location')?.startsWith('/sign-in')]).toEqual([303, true])
})
