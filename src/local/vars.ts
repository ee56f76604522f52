export const DEV_PORT = 5173
/** Two checkouts can run their browser tests side by side, each with a port of its own. */
export const PREVIEW_PORT = Number(process.env.PREVIEW_PORT ?? 4173)

const OPEN_DATA = [
  'NOMINATIM_URL',
  'OVERPASS_URL',
  'WIKIDATA_URL',
  'COMMONS_URL',
  'WEATHER_URL',
  'RATES_URL',
  'TILES_URL',
  'OPEN_DATA_CONTACT',
]

/** Fakes of the open services, or with `OPEN_DATA=live` the services themselves, at the addresses that are given. */
export function openDataVars(given: Record<string, string | undefined>): Record<string, string> {
  if (given.OPEN_DATA !== 'live') return { OPEN_DATA: given.OPEN_DATA ?? 'fakes' }
  const addresses = OPEN_DATA.flatMap((name) => (given[name] === undefined ? [] : [[name, given[name]]]))
  return { OPEN_DATA: 'live', ...Object.fromEntries(addresses) }
}

/** Settings of a developer's machine. Nothing here is secret, and none of it enters the production build. */
export function localVars(port: number) {
  return {
    APP_URL: `http://localhost:${port}`,
    AUTH_SECRET: 'local-development-only-0123456789abcdef',
  }
}
