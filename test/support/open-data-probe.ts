// `npm run open-data:probe`: one small question to each open service, and whether its answer is as our schemas have it.
// Needs a network. Addresses come from the environment as in development; nothing is stored.
import { createGateway } from '../../src/open-data/gateway/gateway.ts'
import { openServices } from '../../src/open-data/gateway/open-service.ts'
import { fetchPhotos } from '../../src/open-data/services/commons.ts'
import { ratesIn } from '../../src/open-data/services/ecb.ts'
import { fetchForecast } from '../../src/open-data/services/met-norway.ts'
import { geocode } from '../../src/open-data/services/nominatim.ts'
import { fetchSurroundings } from '../../src/open-data/services/overpass.ts'
import { textOf } from '../../src/open-data/services/parse-answer.ts'
import { fetchItems } from '../../src/open-data/services/wikidata.ts'
import { createFetchTile } from '../../src/open-data/tiles/fetch-tile.ts'

const given: Record<string, string> = {}
for (const [name, value] of Object.entries(process.env)) if (value !== undefined) given[name] = value
const services = openServices({ ...given, OPEN_DATA: 'live' })
const settings = {
  userAgent: `Dayfold-probe/1 (+${process.env.OPEN_DATA_CONTACT ?? 'https://dayfold.example/contact'})`,
  fetch: (url: string, init: RequestInit) => fetch(url, init),
  clock: { now: () => Date.now() },
  log: { info() {}, warn() {}, error() {} },
}
const gateway = createGateway({
  services,
  // One process, one request after the other: turns need no database.
  turns: { take: async () => ({ taken: true, busyUntil: 0 }), end: async () => {} },
  ...settings,
})
const fetchTile = createFetchTile({ variables: { ...given, OPEN_DATA: 'live' }, ...settings })
const signal = () => AbortSignal.timeout(25_000)

const probes: Record<string, () => Promise<number | undefined>> = {
  nominatim: async () => (await geocode(gateway, 'Herrnhut', signal())).length,
  overpass: async () => (await fetchSurroundings(gateway, [51.016, 14.743], 2, signal()))?.length,
  wikidata: async () => (await fetchItems(gateway, ['Q4', 'Q64'], signal())).size,
  commons: async () => (await fetchPhotos(gateway, ['Example.jpg'], signal())).size,
  weather: async () => (await fetchForecast(gateway, [51.02, 14.74], undefined, signal()))?.steps.length,
  async rates() {
    const answer = await gateway.ask('rates', { accept: 'application/xml, text/xml' }, signal())
    const rates = answer && ratesIn(textOf(answer))
    return rates && Object.keys(rates.perEuro).length
  },
  tiles: async () => (await fetchTile({ z: 0, x: 0, y: 0 }))?.byteLength,
}

let failed = 0
for (const [name, probe] of Object.entries(probes)) {
  const began = performance.now()
  const found = await probe().catch((error: unknown) => (error instanceof Error ? error.message : 'failed'))
  const isSound = typeof found === 'number' && found > 0
  if (!isSound) failed++
  const took = Math.round(performance.now() - began)
  console.log(
    `${isSound ? 'ok    ' : 'FAILED'} ${name.padEnd(10)} ${String(found ?? 'nothing')} in ${took} ms`,
  )
}
if (failed === Object.keys(probes).length)
  console.log(
    'No service could be asked: this machine has no network, or a proxy that these requests do not use.',
  )
process.exitCode = failed > 0 ? 1 : 0
