import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { testServices } from '../support/test-app.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

it('names start page, icons, shortcuts and what it takes from other apps, in each language', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  for (const prefix of ['', '/de']) {
    const answer = await visitor.get(`${prefix}/manifest.webmanifest`)
    expect(answer.headers.get('content-type')).toBe('application/manifest+json')
    const manifest = await answer.json<{
      start_url: string
      icons: unknown[]
      share_target: { action: string; params: { files: { name: string; accept: string[] }[] } }
    }>()
    expect(manifest.start_url).toBe(`${prefix}/my-trips`)
    expect(manifest.icons).toHaveLength(2)
    expect(manifest.share_target).toMatchObject({
      action: `${prefix}/bring-along`,
      method: 'POST',
      enctype: 'multipart/form-data',
    })
    const [file] = manifest.share_target.params.files
    expect([file?.name, file?.accept]).toEqual(['file', expect.arrayContaining(['.kml', '.gpx'])])
  }
})

it('asks for which trip a shared link is, and hands it to that trip’s form', async () => {
  const { visitor, plan } = await open()
  const shared = '/bring-along?title=Wien&text=Caf%C3%A9%20Sperl&url=https%3A%2F%2Fcafe.example%2F%3Ca%3E'
  expect(await (await visitor.get(shared)).text()).toContain('There is no planned trip ahead')
  const id = await plan()
  const page = await (await visitor.get(shared)).text()
  expect(page).toContain('Wien\nCafé Sperl\nhttps://cafe.example/&lt;a&gt;</textarea>')
  expect(page).toContain(`formAction="/trips/${id}/places"`)
})

it('takes a file that another app shares, says what is in it and keeps it for the trip', async () => {
  const { visitor, plan } = await open()
  const id = await plan()
  const place = (name: string) =>
    `<Placemark><name>${name}</name><Point><coordinates>16.3,48.2</coordinates></Point></Placemark>`
  const kml = `<kml><Document>${place('Café &amp; mehr')}${place('Prater')}</Document></kml>`
  // As the system's share sheet has it: no page of ours asked for it.
  const answer = await share(visitor, new TextEncoder().encode(kml), { 'sec-fetch-site': 'none' })
  const page = await answer.text()
  expect(page).toContain('<b>places.kml</b>')
  expect(page.replaceAll('<!-- -->', '')).toContain('2 places, Café &amp; mehr, Prater')
  expect(page).toContain(`formAction="/trips/${id}/places"`)
  expect(page).toContain('value="&lt;kml&gt;')
})

it('refuses a picture kindly, and what else is no list of places', async () => {
  const { visitor } = await open()
  const jpeg = new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 10, 65, 66, 67])
  for (const content of [jpeg, new TextEncoder().encode('%PDF-1.7\nWien\nGraz')]) {
    const answer = await share(visitor, content)
    expect([answer.status, await answer.text()]).toEqual([422, expect.stringContaining('We can read')])
  }
})

it('is for whoever is signed in', async () => {
  const visitor = createVisitor(createApp(testServices().services))
  const answer = await visitor.get('/bring-along?text=x')
  expect([answer.status, answer.headers.get('location')?.startsWith('/sign-in')]).toEqual([303, true])
})

async function open() {
  const fixture = testServices()
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const plan = async () => {
    const submitted = await visitor.json('POST', '/api/trips', VIENNA)
    const { id } = await submitted.json<{ id: string }>()
    await fixture.services.preparing.prepare(id)
    return id
  }
  return { visitor, plan }
}

async function share(visitor: Visitor, content: Uint8Array<ArrayBuffer>, headers = {}) {
  const form = new FormData()
  form.set('text', '')
  form.set('file', new File([content], 'places.kml'))
  const body = new Response(form)
  const type = body.headers.get('content-type') ?? ''
  return visitor.send('POST', '/bring-along', await body.arrayBuffer(), { 'content-type': type, ...headers })
}
