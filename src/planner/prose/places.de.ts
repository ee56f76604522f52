// German says "in Wien", but "auf Kreta" and "am Gardasee". Names that are in neither list take no article and "in".

const ISLANDS = new Set(
  (
    'Aruba,Bali,Bora Bora,Boracay,Cebu,Curaçao,Fidschi,Fuerteventura,Gran Canaria,Ibiza,Jeju,Kap Verde,Koh Samui,Komodo,' +
    'Korfu,Korsika,Kos,Kreta,Langkawi,Lanzarote,Lombok,Madeira,Maui,Mauritius,Mykonos,Okinawa,Palawan,Penang,Phu Quoc,' +
    'Phuket,Rhodos,Sansibar,Santorin,Sardinien,Sylt,Tahiti,Teneriffa,Zakynthos'
  ).split(','),
)

type Forms = readonly [at: string, to: string, from: string]

const ON: Forms = ['auf den', 'auf die', 'von den']
const ON_THE: Forms = ['auf der', 'auf die', 'von der']
const IN_THE: Forms = ['in der', 'in die', 'aus der']
const WITHIN: Forms = ['im', 'in den', 'aus dem']
const FALLS: Forms = ['an den', 'zu den', 'von den']
const COAST: Forms = ['an der', 'an die', 'von der']
const LAKE: Forms = ['am', 'an den', 'vom']
const MOUNT: Forms = ['am', 'zum', 'vom']

/** Names with an article; the second name is the dative where it differs. */
const WITH_ARTICLE: Record<string, readonly [Forms, dative?: string]> = {
  Amalfiküste: [COAST],
  Antarktis: [IN_THE],
  Azoren: [ON],
  'Cinque Terre': [['in den', 'in die', 'aus den']],
  'Comer See': [LAKE],
  Färöer: [ON, 'Färöern'],
  Galapagosinseln: [ON],
  Gardasee: [LAKE],
  'Gold Coast': [COAST],
  'Grand Canyon': [MOUNT],
  'Halong-Bucht': [IN_THE],
  'Iguazú-Wasserfälle': [FALLS, 'Iguazú-Wasserfällen'],
  'Isle of Skye': [ON_THE],
  'Kruger-Nationalpark': [WITHIN],
  'Lake District': [WITHIN],
  Lofoten: [ON],
  Loiretal: [['im', 'ins', 'aus dem']],
  Malediven: [ON],
  'Masai Mara': [IN_THE],
  'Mont-Saint-Michel': [MOUNT],
  Niagarafälle: [FALLS, 'Niagarafällen'],
  Osterinsel: [ON_THE],
  'Plitvicer Seen': [FALLS],
  Schwarzwald: [WITHIN],
  Serengeti: [IN_THE],
  Seychellen: [ON],
  Uluru: [MOUNT],
  Victoriafälle: [FALLS, 'Victoriafällen'],
  Yellowstone: [['im', 'zum', 'aus dem']],
}

/** "in Wien", "auf Kreta", "am Gardasee" */
export function at(place: string): string {
  const [forms, dative = place] = WITH_ARTICLE[place] ?? []
  return forms ? `${forms[0]} ${dative}` : `${ISLANDS.has(place) ? 'auf' : 'in'} ${place}`
}

/** "nach Wien", "an den Gardasee"; the falls are reached in the dative. */
export function to(place: string): string {
  const [forms, dative = place] = WITH_ARTICLE[place] ?? []
  return forms ? `${forms[1]} ${forms === FALLS ? dative : place}` : `nach ${place}`
}

/** "von Wien", "vom Gardasee"; `leaving`: "aus Wien". */
export function from(place: string, leaving = false): string {
  const [forms, dative = place] = WITH_ARTICLE[place] ?? []
  if (forms) return `${forms[2]} ${dative}`
  return `${leaving && !ISLANDS.has(place) ? 'aus' : 'von'} ${place}`
}
