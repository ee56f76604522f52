import { expect, it } from 'vitest'
import { globSync, readFileSync } from 'node:fs'

/** Each file of the server that sends a request out by itself, and whom it asks. */
const OUTGOING = {
  'src/app/open-source.ts': 'the open services, for the gateway',
  'src/auth/turnstile/turnstile.ts': 'Turnstile',
  'src/mail/resend.ts': 'Resend',
  'src/open-data/gateway/gateway.ts': 'the open services',
}
const IN_THE_BROWSER =
  /\.client\.ts$|\.island\.tsx$|^src\/(browser|offline|ui|islands)\/|^src\/map\/(keep-tiles|map-)/
const ON_THIS_MACHINE = /^src\/local\/|\.vite\.ts$|\.test\.tsx?$/

const files = globSync('src/**/*.{ts,tsx}').filter(
  (file) => !IN_THE_BROWSER.test(file) && !ON_THIS_MACHINE.test(file),
)

it('sends requests out from the files that are known to, and no others', () => {
  const asking = files.filter((file) =>
    /(?<![.\w])fetch\(|\b(globalThis|self)\.fetch\b|cloudflare:sockets|new (WebSocket|EventSource)\(/.test(
      withoutDeclarations(readFileSync(file, 'utf8')),
    ),
  )
  expect(asking.sort()).toEqual(Object.keys(OUTGOING))
})

it('names the hosts of open services where they are configured alone', () => {
  const hosts =
    /openstreetmap\.org\/search|overpass-api|query\.wikidata|api\.met\.no|commons\.wikimedia\.org\/w\/api|ecb\.europa\.eu\/stats|tiles\.openfreemap/
  // A page may link to them.
  const naming = files.filter((file) => !file.endsWith('.page.tsx') && hosts.test(readFileSync(file, 'utf8')))
  expect(naming.filter((file) => !file.startsWith('src/open-data/'))).toEqual([])
})

it('hands the network to the gateway of the open services alone, and reads their addresses there', () => {
  const naming = (pattern: RegExp) =>
    files.filter((file) => pattern.test(withoutDeclarations(readFileSync(file, 'utf8')))).sort()
  expect(naming(/\boverNetwork\b/)).toEqual(['src/app/adapters.ts', 'src/app/open-source.ts'])
  expect(naming(/\bcreateGateway\b/)).toEqual([
    'src/open-data/gateway/gateway.ts',
    'src/open-data/open-data.ts',
    'src/open-data/tiles/fetch-tile.ts',
  ])
  expect(naming(/\.(NOMINATIM|OVERPASS|WIKIDATA|COMMONS|WEATHER|RATES)_URL\b/)).toEqual([
    'src/open-data/gateway/open-service.ts',
  ])
  // Whether a developer's machine draws them itself.
  expect(naming(/\.TILES_URL\b/)).toEqual(['src/app/adapters.ts', 'src/open-data/gateway/open-service.ts'])
})

/** `fetch` as the name of a method or a type's member asks nobody. */
function withoutDeclarations(source: string): string {
  return source
    .replace(/^\s*(async )?fetch\([^)]*\)(: [^{]+)?( \{)?$/gm, '')
    .replace(/^\s*(\/\/|\*|\/\*).*$/gm, '')
}
