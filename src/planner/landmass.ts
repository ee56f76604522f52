interface Place {
  id: string
  country: string
}

/** Islands with one place on them, and no bridge or tunnel. */
const ISLANDS = words(
  'antarctica azores bali bora-bora boracay cebu corfu corsica crete easter-island fuerteventura galapagos gili-islands ' +
    'gran-canaria guadeloupe hobart honolulu hvar ibiza jeju koh-phangan koh-samui komodo kos kota-kinabalu langkawi ' +
    'lanzarote lombok madeira manila martinique maui menorca mykonos naxos new-caledonia okinawa palawan palma paros ' +
    'phu-quoc reunion rhodes roatan saint-lucia samoa santorini sardinia siargao tahiti tenerife trinidad ushuaia ' +
    'victoria visby zakynthos zanzibar',
)

/** Islands of several places that are not a country of their own. */
const SHARED = byWord({
  ireland: 'belfast',
  java: 'jakarta yogyakarta',
  'north-island': 'auckland wellington',
  sicily: 'catania palermo syracuse taormina',
  'south-island': 'christchurch queenstown',
})

/** Landmasses by the countries on them. Great Britain hangs on Eurasia by its tunnel, and Africa by Sinai. */
const COUNTRIES = byWord({
  aruba: 'AW',
  australia: 'AU',
  bahamas: 'BS',
  'cape-verde': 'CV',
  cuba: 'CU',
  curacao: 'CW',
  cyprus: 'CY',
  'faroe-islands': 'FO',
  fiji: 'FJ',
  hispaniola: 'DO HT',
  iceland: 'IS',
  ireland: 'IE',
  jamaica: 'JM',
  japan: 'JP',
  // By land there is no way out of it.
  korea: 'KR',
  maldives: 'MV',
  malta: 'MT',
  mauritius: 'MU',
  // No road leads through the Darién.
  'north-america': 'BZ CA CR GT HN MX NI PA SV US',
  'puerto-rico': 'PR',
  seychelles: 'SC',
  'south-america': 'AR BO BR CL CO EC GF GY PE PY SR UY VE',
  'sri-lanka': 'LK',
  taiwan: 'TW',
})

/** Water between shores of one landmass, each side by ids or countries: the way around is many times as long. */
const SEAS = (
  [
    ['FI', 'EE LV LT PL SE DK'],
    ['SE DK', 'EE LV LT PL'],
    ['aarhus', 'gothenburg oslo'],
    ['amalfi-coast bari matera naples sorrento', 'AL BA HR ME MK'],
    ['athens', 'bodrum izmir'],
    ['ES GI IT FR MC PT', 'DZ MA TN'],
    ['EG', 'SA'],
    ['sharm-el-sheikh', 'aswan hurghada luxor'],
    ['buenos-aires', 'montevideo'],
  ] as const
).map((sides) => sides.map(words))

/** No road or train goes from one to the other, but a ferry or a plane. */
export function isOverWater(from: Place, to: Place): boolean {
  return landmassOf(from) !== landmassOf(to) || isAcrossSea(from, to)
}

/** Over water between two shores of one landmass. */
export function isAcrossSea(from: Place, to: Place): boolean {
  if (landmassOf(from) !== landmassOf(to)) return false
  const on = (shore: ReadonlySet<string> | undefined, { id, country }: Place) =>
    shore?.has(id) === true || shore?.has(country) === true
  return SEAS.some(([one, other]) => (on(one, from) && on(other, to)) || (on(one, to) && on(other, from)))
}

export function landmassOf({ id, country }: Place): string {
  return ISLANDS.has(id) ? id : (SHARED.get(id) ?? COUNTRIES.get(country) ?? 'mainland')
}

function words(text: string): ReadonlySet<string> {
  return new Set(text.split(' '))
}

function byWord(groups: Record<string, string>): ReadonlyMap<string, string> {
  return new Map(
    Object.entries(groups).flatMap(([name, text]) => text.split(' ').map((word) => [word, name])),
  )
}
