import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import type { Plan } from '../../src/planner/plan.ts'
import { atlasPlanner } from '../support/atlas-planner.ts'
import { VIENNA } from '../support/sample-trip.ts'
import { testServices } from '../support/test-app.ts'
import { createVisitor, signIn, type Visitor } from '../support/visitor.ts'

const BOUNDARY = 'x-form-x'

async function upload(visitor: Visitor, id: string, fields: { text?: string; file?: string }) {
  const parts = [
    ...(fields.text === undefined
      ? []
      : [`Content-Disposition: form-data; name="text"\r\n\r\n${fields.text}`]),
    ...(fields.file === undefined
      ? []
      : [
          `Content-Disposition: form-data; name="file"; filename="my.kml"\r\nContent-Type: application/octet-stream\r\n\r\n${fields.file}`,
        ]),
  ]
  const body = `${parts.map((part) => `--${BOUNDARY}\r\n${part}\r\n`).join('')}--${BOUNDARY}--\r\n`
  return visitor.send('POST', `/trips/${id}/places`, body, {
    'content-type': `multipart/form-data; boundary=${BOUNDARY}`,
  })
}

async function travelled() {
  const fixture = testServices({ planner: atlasPlanner })
  const visitor = createVisitor(createApp(fixture.services))
  await signIn(fixture, visitor)
  const submitted = await visitor.json('POST', '/api/trips', {
    ...VIENNA,
    endDate: '2027-03-07',
    tripType: 'relaxed',
  })
  const { id } = await submitted.json<{ id: string }>()
  await fixture.services.preparing.prepare(id)
  return { visitor, id }
}

const planOf = async (visitor: Visitor, id: string) =>
  (await (await visitor.get(`/api/trips/${id}`)).json<{ plan: Plan }>()).plan

it('tells of each place that is brought along what became of it, and plans them when that is kept', async () => {
  const { visitor, id } = await travelled()
  const light = await visitor.json('POST', `/api/trips/${id}/changes`, {
    operations: [{ verb: 'free', day: 1, part: 'day' }],
  })
  const { id: change } = await light.json<{ id: string }>()
  await visitor.json('POST', `/api/trips/${id}/changes/${change}/accept`)
  const before = await planOf(visitor, id)
  const text = '- Kahlenberg\n- Tante Resis Laden\n- Karlskirche\n- Albertina'
  const answer = await upload(visitor, id, { text })
  const html = await answer.text()
  expect(answer.status, html).toBe(200)
  for (const name of ['Kahlenberg', 'Tante Resis Laden', 'Karlskirche', 'Albertina'])
    expect(html).toMatch(new RegExp(`<strong>${name}</strong>: (<!-- -->)?(day|in your plan|no day|too far)`))
  expect(await planOf(visitor, id)).toEqual(before)
  expect(html.split('name="keep"')[0]?.match(/<form[^>]*>(?![\s\S]*<form)/)?.[0]).toContain(
    `/trips/${id}/change`,
  )
  const keep = /name="keep"[^>]*value="([^"]+)"|value="([^"]+)"[^>]*name="keep"/.exec(html)
  const kept = await visitor.form(`/trips/${id}/change`, { keep: keep?.[1] ?? keep?.[2] ?? '' })
  expect(kept.status).toBe(303)
  const after = await planOf(visitor, id)
  const places = (plan: Plan) =>
    plan.days.flatMap(({ items }) => items.flatMap(({ place }) => place?.name ?? []))
  expect(places(after).length).toBeGreaterThan(places(before).length)
})

it('says what is wrong with a file, at the field, and keeps what was typed', async () => {
  const { visitor, id } = await travelled()
  const broken = await upload(visitor, id, { file: '<kml>\n<Placemark></kml>' })
  expect([broken.status, await broken.text()]).toEqual([422, expect.stringContaining('at line 2')])
  const link = await upload(visitor, id, { text: 'https://maps.app.goo.gl/abc' })
  const html = await link.text()
  expect(html).toContain('Google Takeout')
  expect(html).toContain('https://maps.app.goo.gl/abc</textarea>')
  const large = await upload(visitor, id, { file: 'x'.repeat(2_200_000) })
  expect(large.status).toBe(413)
})
