import { expect, it } from 'vitest'
import { samplePlan } from '../../../test/support/sample-plan.ts'
import { planGpx } from './plan-gpx.ts'

it('has every stop once as a waypoint and each day as a route', () => {
  const gpx = planGpx(samplePlan(), 'https://dayfold.example/trips/1?a=1&b=2', 'Trip: Vienna')
  expect(gpx.match(/<wpt /g)).toHaveLength(6)
  expect(gpx.match(/<rte>/g)).toHaveLength(2)
  expect(gpx).toContain('<link href="https://dayfold.example/trips/1?a=1&amp;b=2"/>')
  expect(gpx).toContain('lat="48.2085" lon="16.3731"')
})

it('stays well-formed with hostile names', () => {
  const plan = samplePlan()
  const item = plan.days[0]?.items[1]
  if (item) item.title = '</name><script>"\'&\u0001\ud800'
  const gpx = planGpx(plan, 'https://dayfold.example/', 'Trip')
  expect(gpx).toContain('<name>&lt;/name&gt;&lt;script&gt;&quot;&#x27;&amp;\ufffd</name>')
})
