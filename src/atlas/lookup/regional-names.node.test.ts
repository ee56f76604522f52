import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { placesOfRegion } from '../country/travel-region.ts'

const atlas = readAtlas()

/** Usual names of regions in German and English, and a destination that somebody who types them may mean. */
const MEANT: Record<string, string> = {
  florence: 'Toskana, Tuscany',
  catania: 'Sizilien, Sicily',
  innsbruck: 'Tirol, Tyrol, Stubaital, Ötztal, Arlberg',
  nice: 'Côte d’Azur, French Riviera',
  colmar: 'Elsass, Alsace',
  genoa: 'Ligurien, Liguria, Piemont',
  limassol: 'Zypern, Cyprus',
  havana: 'Kuba, Cuba',
  rostock: 'Ostsee, Baltic Sea, Fischland-Darß-Zingst, Mecklenburgische Seenplatte',
  'north-sea-coast': 'Nordsee, North Sea, Ostfriesland, Föhr, Amrum',
  norderney: 'East Frisian Islands, Borkum, Juist',
  tenerife: 'Kanaren, Canary Islands',
  menorca: 'Balearen, Balearic Islands',
  bamberg: 'Fränkische Schweiz, Franconian Switzerland',
  munich: 'Tegernsee, Oberbayern, Upper Bavaria',
  heidelberg: 'Pfalz, Palatinate, Odenwald',
  cologne: 'Sauerland, Ruhrgebiet',
  dresden: 'Erzgebirge, Ore Mountains, Oberlausitz',
  erfurt: 'Thüringer Wald, Thuringian Forest, Rhön',
  zermatt: 'Wallis, Valais',
  davos: 'Graubünden, Grisons',
  hallstatt: 'Dachstein, Steiermark, Styria',
  salzburg: 'Pinzgau, Pongau, Hohe Tauern',
  bolzano: 'Südtirol, South Tyrol, Vinschgau, Dolomiten',
  trieste: 'Friaul, Friuli',
  rimini: 'Marken, Le Marche',
  bologna: 'Emilia-Romagna',
  seville: 'Andalusien, Andalusia',
  cadiz: 'Costa de la Luz',
  bilbao: 'Baskenland, Basque Country',
  lisbon: 'Alentejo',
  split: 'Dalmatien, Dalmatia',
  krk: 'Kvarner',
  naxos: 'Kykladen, Cyclades, Ägäis, Aegean',
  corfu: 'Ionische Inseln, Ionian Islands',
  kos: 'Dodekanes, Dodecanese',
  bodrum: 'Türkische Ägäis, Turkish Aegean',
  side: 'Türkische Riviera, Turkish Riviera',
  bruges: 'Flandern, Flanders',
  texel: 'Friesland',
  malmo: 'Schonen, Skåne, Småland',
  bergen: 'Fjorde, Norwegian Fjords',
  oxford: 'Cotswolds',
  hurghada: 'Rotes Meer, Red Sea',
  'el-calafate': 'Patagonien, Patagonia',
  tulum: 'Yucatán',
  queenstown: 'Südinsel, South Island',
  udaipur: 'Rajasthan',
  aarhus: 'Fünen, Funen, Lolland, Falster, Langeland, Ærø',
  stockholm: 'Gotland, Åland',
  tallinn: 'Saaremaa, Ösel',
  riga: 'Kurland',
  gdansk: 'Kaschubei',
  krakow: 'Oberschlesien',
  brasov: 'Karpaten, Bukowina, Walachei',
  'high-tatras': 'Zips',
  zagreb: 'Slawonien',
  bern: 'Emmental, Jura',
  strasbourg: 'Lothringen',
  toledo: 'Kastilien, Extremadura',
  thessaloniki: 'Thessalien, Makedonien',
  antalya: 'Lykien, Muğla/Bodrum',
  'isle-of-skye': 'Hebriden',
  inverness: 'Orkney, Orkneyinseln',
  jerusalem: 'Totes Meer, Galiläa, Dead Sea',
  kathmandu: 'Himalaja',
  'kota-kinabalu': 'Borneo',
  cusco: 'Anden, Andes',
  munster: 'Emsland',
}

function offered(name: string): string[] {
  const region = atlas.region(name)
  if (region) return placesOfRegion(region)
  const match = atlas.find(name)
  return match.kind === 'exact' ? [match.id] : match.kind === 'unsure' ? match.candidates : []
}

it('leads from a region’s usual name, German or English, to where one stays there', () => {
  for (const [id, names] of Object.entries(MEANT))
    for (const name of names.split(', ')) expect([name, ...offered(name)]).toContain(id)
})

it('takes no name it does not know for one that sounds a little like it', () => {
  for (const name of ['Tasmanien', 'Hainan', 'Banat', 'Spitzbergen', 'Grönland', 'Sumatra'])
    expect([name, ...offered(name)]).toEqual([name])
})
