import { expect, it } from 'vitest'
import { readAtlas } from '../../test/support/atlas-files.ts'
import { withEvents } from './event-sights.ts'

const atlas = readAtlas()
const SHROVE_SUNDAY = '2027-02-07'

async function offered(place: string): Promise<(string | undefined)[]> {
  const found = await atlas.load(place)
  if (!found) throw new Error(`no ${place}`)
  return withEvents(found, [SHROVE_SUNDAY]).sights.map(({ event }) => event)
}

it('offers a parade that is a day trip away, and none further than anybody goes for a day', async () => {
  expect(await offered('ljubljana')).toContain('ptuj-kurentovanje')
  expect((await atlas.load('budapest'))?.events?.map(({ id }) => id)).toContain('mohacs-buso')
  expect(await offered('budapest')).not.toContain('mohacs-buso')
})
