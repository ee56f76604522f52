import { list } from './vocabulary.de.ts'

// German says "in Wien", but "auf Kreta" and "am Gardasee". Names that are in neither list take no article and "in".

const ISLANDS = new Set(
  (
    'Aruba,Bali,Barbados,Bora Bora,Boracay,Bornholm,Cebu,Curaçao,Djerba,Elba,Fehmarn,Fidschi,' +
    'Fuerteventura,Gran Canaria,Ibiza,Ischia,Jamaika,Jeju,Kap Verde,Kefalonia,Koh Samui,Komodo,Korfu,' +
    'Korsika,Kos,Kreta,Krk,La Gomera,La Palma,Langkawi,Lanzarote,Lombok,Madeira,Mallorca,Maui,' +
    'Mauritius,Menorca,Mykonos,Naxos,Norderney,Okinawa,Palawan,Penang,Phu Quoc,Phuket,Rhodos,Rügen,' +
    'Samos,Sansibar,Santorin,Sardinien,Sri Lanka,Sylt,Tahiti,Teneriffa,Texel,Usedom,Zakynthos'
  ).split(','),
)

type Forms = readonly [at: string, to: string, from: string]

const ON: Forms = ['auf den', 'auf die', 'von den']
const ON_THE: Forms = ['auf der', 'auf die', 'von der']
const IN_THE: Forms = ['in der', 'in die', 'aus der']
const WITHIN: Forms = ['im', 'in den', 'aus dem']
const INTO_IT: Forms = ['im', 'ins', 'aus dem']
const FALLS: Forms = ['an den', 'zu den', 'von den']
const COAST: Forms = ['an der', 'an die', 'von der']
const LAKE: Forms = ['am', 'an den', 'vom']
const MOUNT: Forms = ['am', 'zum', 'vom']

/** Names with an article; the second name is the dative where it differs. */
const WITH_ARTICLE: Record<string, readonly [Forms, dative?: string, accusative?: string]> = {
  Algarve: [COAST],
  Allgäu: [INTO_IT],
  'Bayerischer Wald': [WITHIN, 'Bayerischen Wald', 'Bayerischen Wald'],
  Bodensee: [LAKE],
  Bretagne: [IN_THE],
  Chalkidiki: [ON_THE],
  Chiemsee: [LAKE],
  'Costa Brava': [COAST],
  Eifel: [IN_THE],
  'Garden Route': [COAST],
  Harz: [WITHIN],
  'Hohe Tatra': [IN_THE, 'Hohen Tatra'],
  'Lago Maggiore': [LAKE],
  'Lüneburger Heide': [IN_THE],
  Mosel: [COAST],
  Nordseeküste: [COAST],
  Normandie: [IN_THE],
  Peloponnes: [['auf dem', 'auf den', 'vom']],
  Plattensee: [LAKE],
  Provence: [IN_THE],
  Riesengebirge: [INTO_IT],
  'Sächsische Schweiz': [IN_THE, 'Sächsischen Schweiz'],
  Salzkammergut: [INTO_IT],
  Spreewald: [WITHIN],
  Wachau: [IN_THE],
  Zillertal: [INTO_IT],
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
  Luberon: [WITHIN],
  'Luberon (Gordes)': [WITHIN],
  Loiretal: [INTO_IT],
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
  const [forms, dative = place, accusative = place] = WITH_ARTICLE[place] ?? []
  return forms ? `${forms[1]} ${forms === FALLS ? dative : accusative}` : `nach ${place}`
}

/** "nach Wien, Graz und Linz", each with its own where one has an article. */
export function toAll(places: readonly string[]): string {
  const plain = places.every((place) => to(place) === `nach ${place}`)
  return plain ? `nach ${list(places)}` : list(places.map(to))
}

/** "von Wien", "vom Gardasee"; `leaving`: "aus Wien". */
export function from(place: string, leaving = false): string {
  const [forms, dative = place] = WITH_ARTICLE[place] ?? []
  if (forms) return `${forms[2]} ${dative}`
  return `${leaving && !ISLANDS.has(place) ? 'aus' : 'von'} ${place}`
}
