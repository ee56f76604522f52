import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { waysAround } from './travel-time.ts'

const atlas = readAtlas()

async function between(id: string, from: string, to: string) {
  const place = await atlas.load(id)
  const at = (sight: string) => place?.sights.find((each) => each.id === sight)?.at ?? [0, 0]
  return waysAround(place)(at(from), at(to), 0)
}

it('comes down from the end of a line as slowly from elsewhere as from town', async () => {
  expect((await between('interlaken', 'jungfraujoch', 'lauterbrunnen')).minutes).toBeGreaterThanOrEqual(90)
  expect((await between('interlaken', 'lauterbrunnen', 'jungfraujoch')).minutes).toBeGreaterThanOrEqual(90)
})

it('drives to no boat’s island as if there were a road', async () => {
  expect((await between('bornholm', 'gudhjem', 'christianso')).minutes).toBeGreaterThanOrEqual(75)
})

it('is longer at the quays of a wide water', async () => {
  const ferry = await between('istanbul', 'ortakoy-mosque', 'kadikoy-market')
  expect(ferry).toMatchObject({ mode: 'transit', minutes: 50 })
})
