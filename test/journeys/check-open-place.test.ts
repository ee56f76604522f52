import { expect, it } from 'vitest'
import { createApp } from '../../src/app/full-app.tsx'
import { openDataServices } from '../support/open-data-services.ts'
import { createVisitor } from '../support/visitor.ts'

/** A Monday, on which the museum is shut. */
const TEXT = `Three days in Herrnhut

Monday, 7 December 2026
10:00 Museum of Ethnology
13:00 Zum Hutberg
14:30 God's Acre

Tuesday, 8 December 2026
10:00 Zinzendorf Palace
14:00 Star workshop`

interface Answer {
  destination?: { name?: string; id?: string }
  findings: { check?: string; day: number }[]
}

const check = (platform: ReturnType<typeof openDataServices>) =>
  createVisitor(createApp(platform.services)).json('POST', '/api/check', {
    text: TEXT,
    startDate: '2026-12-07',
  })

it('checks a plan of a place that is in no atlas against the map', async () => {
  const platform = openDataServices()
  const answer = await check(platform)
  expect(answer.status).toBe(200)
  const text = await answer.text()
  expect(text).toContain('Herrnhut')
  const { findings } = JSON.parse(text) as Answer
  expect(JSON.stringify(findings)).toMatch(/closed|shut/i)
  expect(findings.some(({ day }) => day === 0)).toBe(true)
  // Nothing of the text leaves but the name of the place.
  for (const { url, init } of platform.asked) {
    const form = init.body instanceof URLSearchParams ? init.body.toString() : ''
    expect(`${url.href} ${form}`).not.toMatch(/Zinzendorf|Hutberg|Acre|workshop/i)
  }
  const asked = platform.asked.length
  expect(asked).toBeGreaterThan(0)
  await check(platform)
  expect(platform.asked).toHaveLength(asked)
})

it('says honestly that it knows no such place where open data are off', async () => {
  const platform = openDataServices(undefined, { OPEN_DATA: '' })
  const answer = await check(platform)
  expect(answer.status).toBe(200)
  const { findings } = await answer.json<Answer>()
  expect(findings).toEqual([])
  expect(platform.asked).toEqual([])
})

it('looks up twenty places an hour for one network, forty for its /24, by whichever form it asks', async () => {
  const platform = openDataServices()
  const app = createApp(platform.services)
  const atNominatim = () => platform.asked.filter(({ url }) => url.host.includes('nominatim')).length
  for (let n = 0; n < 30; n++) {
    platform.clock.time += 1100
    const destination = `Nowhere ${String.fromCharCode(97 + (n % 26))}${n}bach`
    await createVisitor(app, { ip: '198.51.100.9' }).get(
      `/plan/stops?${new URLSearchParams({ destination })}`,
    )
  }
  expect(atNominatim()).toBeLessThanOrEqual(20)
  for (let n = 0; n < 60; n++) {
    platform.clock.time += 1100
    await createVisitor(app, { ip: `198.51.100.${n + 10}` }).json('POST', '/api/check', {
      text: `Two days in Nowhere${'abcdefghij'[n % 10]}${'klmnopqrst'[Math.floor(n / 10)]}bach\n\nDay 1\n10:00 Town hall`,
    })
  }
  expect(atNominatim()).toBeGreaterThan(20)
  expect(atNominatim()).toBeLessThanOrEqual(40)
  const other = createVisitor(app, { ip: '203.0.113.9' })
  await other.json('POST', '/api/check', { text: TEXT, startDate: '2026-12-07' })
  expect(atNominatim()).toBeLessThanOrEqual(41)
})
