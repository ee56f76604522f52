/**
 * The open services and what each asks of its users. Policies, as read in November 2026:
 * Nominatim https://operations.osmfoundation.org/policies/nominatim/ (one request a second for the whole application,
 * an identifying User-Agent, results cached, no search while somebody types) ·
 * Overpass https://dev.overpass-api.de/overpass-doc/en/preface/commons.html (under 10,000 requests and 1 GB a day) ·
 * Wikidata and Commons https://foundation.wikimedia.org/wiki/Policy:Wikimedia_Foundation_User-Agent_Policy and
 * https://www.mediawiki.org/wiki/API:Etiquette (contact in the User-Agent, one request after the other, 429 obeyed) ·
 * thumbnails https://www.mediawiki.org/wiki/Common_thumbnail_sizes (standard widths alone) ·
 * MET Norway https://api.met.no/doc/TermsOfService (contact in the User-Agent, at most four decimals, Expires and
 * If-Modified-Since kept, under 20 requests a second) · ECB reference rates, published once a working day ·
 * OpenFreeMap https://github.com/hyperknot/openfreemap (no limit on requests; no collecting in bulk, 429 obeyed).
 */
export const OPEN_SERVICES = [
  'nominatim',
  'overpass',
  'wikidata',
  'commons',
  'photos',
  'weather',
  'rates',
  'tiles',
] as const
export type OpenServiceName = (typeof OPEN_SERVICES)[number]

export interface OpenService {
  name: OpenServiceName
  /** Where it is asked; undefined while it is off. */
  url: string | undefined
  /** Hosts that a request may go to, and no other. */
  hosts: ReadonlySet<string>
  /** From the start of one request to the start of the next, at least. */
  intervalMs: number
  /** One request under way at a time, over all isolates. */
  serial: boolean
  timeoutMs: number
  maxBytes: number
  /** Requests a UTC day; of tiles in one isolate, of all others in all of them. */
  dailyRequests: number
}

type Policy = Pick<OpenService, 'intervalMs' | 'serial' | 'timeoutMs' | 'maxBytes' | 'dailyRequests'>

const MB = 1024 * 1024
const POLICIES: Record<OpenServiceName, Policy> = {
  nominatim: { intervalMs: 1000, serial: true, timeoutMs: 2500, maxBytes: MB / 2, dailyRequests: 2000 },
  overpass: { intervalMs: 0, serial: true, timeoutMs: 20_000, maxBytes: 4 * MB, dailyRequests: 3000 },
  wikidata: { intervalMs: 0, serial: true, timeoutMs: 8000, maxBytes: 2 * MB, dailyRequests: 3000 },
  commons: { intervalMs: 0, serial: true, timeoutMs: 8000, maxBytes: 2 * MB, dailyRequests: 3000 },
  photos: { intervalMs: 0, serial: false, timeoutMs: 8000, maxBytes: 1.5 * MB, dailyRequests: 20_000 },
  weather: { intervalMs: 0, serial: true, timeoutMs: 4000, maxBytes: MB, dailyRequests: 20_000 },
  rates: { intervalMs: 1000, serial: true, timeoutMs: 4000, maxBytes: MB / 8, dailyRequests: 48 },
  tiles: { intervalMs: 0, serial: false, timeoutMs: 5000, maxBytes: 2_000_000, dailyRequests: 200_000 },
}

const PUBLIC: Record<OpenServiceName, string> = {
  nominatim: 'https://nominatim.openstreetmap.org',
  overpass: 'https://overpass-api.de/api/interpreter',
  wikidata: 'https://query.wikidata.org/sparql',
  commons: 'https://commons.wikimedia.org/w/api.php',
  photos: 'https://upload.wikimedia.org',
  weather: 'https://api.met.no/weatherapi/locationforecast/2.0/compact',
  rates: 'https://www.ecb.europa.eu/stats/eurofxref/eurofxref-daily.xml',
  tiles: 'https://tiles.openfreemap.org/planet',
}
/** Wikimedia serves thumbnails from both. */
const PHOTO_HOSTS = ['upload.wikimedia.org', 'thumb.wikimedia.org']

export interface OpenDataVariables {
  /** `live`: the public services, where no address is given · `fakes`: a developer's machine · else off. */
  OPEN_DATA?: string
  NOMINATIM_URL?: string
  OVERPASS_URL?: string
  WIKIDATA_URL?: string
  COMMONS_URL?: string
  WEATHER_URL?: string
  RATES_URL?: string
  /** A TileJSON document with open vector tiles in OpenMapTiles' layers. */
  TILES_URL?: string
}

/** Every service with its address and its rules. An address that is given wins; an empty one turns a service off. */
export function openServices(variables: OpenDataVariables): Record<OpenServiceName, OpenService> {
  const given: Record<OpenServiceName, string | undefined> = {
    nominatim: variables.NOMINATIM_URL,
    overpass: variables.OVERPASS_URL,
    wikidata: variables.WIKIDATA_URL,
    commons: variables.COMMONS_URL,
    photos: variables.COMMONS_URL,
    weather: variables.WEATHER_URL,
    rates: variables.RATES_URL,
    tiles: variables.TILES_URL,
  }
  const isOn = variables.OPEN_DATA === 'live' || variables.OPEN_DATA === 'fakes'
  const serviceOf = (name: OpenServiceName): OpenService => {
    const url = usable(given[name] ?? (isOn ? PUBLIC[name] : undefined))
    const hosts = url ? [new URL(url).host, ...(name === 'photos' ? PHOTO_HOSTS : [])] : []
    return { name, url, hosts: new Set(hosts), ...POLICIES[name] }
  }
  return {
    nominatim: serviceOf('nominatim'),
    overpass: serviceOf('overpass'),
    wikidata: serviceOf('wikidata'),
    commons: serviceOf('commons'),
    photos: serviceOf('photos'),
    weather: serviceOf('weather'),
    rates: serviceOf('rates'),
    tiles: serviceOf('tiles'),
  }
}

/** Plain http is for a machine of one's own, and for whoever names it on purpose. */
function usable(url: string | undefined): string | undefined {
  if (!url || !URL.canParse(url)) return undefined
  return /^https?:$/.test(new URL(url).protocol) ? url.replace(/\/$/, '') : undefined
}
