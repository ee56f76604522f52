import type { Coordinates } from '../distance.ts'
import { compact } from './normalise.ts'

/** Regions people name behind a comma: country, names, and roughly where the middle is. */
const REGIONS = `
US Alabama/AL 32.8 -86.8|Alaska/AK 64 -152|Arizona/AZ 34.3 -111.7|Arkansas/AR 34.8 -92.4|California/CA/Kalifornien 37 -120
US Colorado/CO 39 -105.5|Connecticut/CT 41.6 -72.7|Delaware/DE 39 -75.5|Florida/FL 28.3 -82|Georgia/GA 32.7 -83.4
US Hawaii/HI 20.8 -156.5|Idaho/ID 44.3 -114.5|Illinois/IL 40 -89.2|Indiana/IN 39.9 -86.3|Iowa/IA 42 -93.5|Kansas/KS 38.5 -98.4
US Kentucky/KY 37.5 -85.3|Louisiana/LA 31 -92|Maine/ME 45.4 -69.2|Maryland/MD 39 -76.8|Massachusetts/MA 42.3 -71.8
US Michigan/MI 44.3 -85.4|Minnesota/MN 46.3 -94.3|Mississippi/MS 32.7 -89.7|Missouri/MO 38.4 -92.5|Montana/MT 47 -109.6
US Nebraska/NE 41.5 -99.8|Nevada/NV 39.3 -116.6|New Hampshire/NH 43.7 -71.6|New Jersey/NJ 40.2 -74.7|New Mexico/NM 34.4 -106.1
US New York State/NY/New York/NYC 42.2 -74.9|North Carolina/NC 35.6 -79.4|North Dakota/ND 47.4 -100.5|Ohio/OH 40.3 -82.8
US Oklahoma/OK 35.6 -97.5|Oregon/OR 43.9 -120.6|Pennsylvania/PA 40.9 -77.8|Rhode Island/RI 41.7 -71.6|South Carolina/SC 33.9 -80.9
US South Dakota/SD 44.4 -100.2|Tennessee/TN 35.9 -86.4|Texas/TX 31.5 -99.3|Utah/UT 39.3 -111.7|Vermont/VT 44.1 -72.7
US Virginia/VA 37.5 -78.9|Washington State/WA 47.4 -120.4|DC/D C/District of Columbia 38.9 -77|West Virginia/WV 38.6 -80.6
US Wisconsin/WI 44.6 -89.7|Wyoming/WY 43 -107.6
CA Ontario/ON 46 -80|Quebec/QC/Québec 47 -72|British Columbia/BC 51 -123|Alberta/AB 53 -115|Manitoba/MB 51 -98
CA Saskatchewan/SK 53 -106|Nova Scotia/NS 45 -63|New Brunswick/NB 46.5 -66|Newfoundland 49 -56
AU New South Wales/NSW 33 147 S|Victoria/VIC 37 145 S|Queensland/QLD 21 146 S|South Australia/SA 32 137 S|Tasmania/TAS 42 147 S
AU Western Australia/WA 28 119 S|Northern Territory/NT 19 133 S|ACT 35.3 149.1 S
DE Bavaria/Bayern 48.9 11.5|Saxony/Sachsen 51 13.3|Hesse/Hessen 50.6 9|Baden-Württemberg/Baden-Wuerttemberg 48.6 9
DE North Rhine-Westphalia/Nordrhein-Westfalen/NRW 51.4 7.6|Lower Saxony/Niedersachsen 52.8 9.2|Thuringia/Thüringen 50.9 11
DE Brandenburg 52.4 13|Schleswig-Holstein 54.2 9.7|Mecklenburg-Vorpommern 53.8 12.5|Rhineland-Palatinate/Rheinland-Pfalz 49.9 7.4
DE Saarland 49.4 7|Saxony-Anhalt/Sachsen-Anhalt 51.9 11.7
AT Tyrol/Tirol 47.2 11.4|Styria/Steiermark 47.3 15|Carinthia/Kärnten 46.7 14|Upper Austria/Oberösterreich 48.2 14
AT Lower Austria/Niederösterreich 48.3 15.7|Salzburger Land 47.4 13.2|Vorarlberg 47.2 9.9|Burgenland 47.5 16.5
IT Tuscany/Toskana/Toscana 43.4 11.1|Sicily/Sizilien/Sicilia 37.6 14.1|Sardinia/Sardinien/Sardegna 40 9|Lombardy/Lombardei/Lombardia 45.6 9.8
IT Veneto/Venetien 45.5 11.8|Campania/Kampanien 40.8 14.8|Lazio/Latium 41.9 12.8|Apulia/Apulien/Puglia 41 16.5|Liguria/Ligurien 44.3 8.9
IT Piedmont/Piemont/Piemonte 45 7.9|Umbria/Umbrien 43 12.5|South Tyrol/Südtirol/Alto Adige 46.7 11.4|Emilia-Romagna 44.5 11
IT Basilicata 40.5 16.1|Calabria/Kalabrien 39 16.5
ES Catalonia/Katalonien/Catalunya/Cataluña 41.7 1.8|Andalusia/Andalusien/Andalucía 37.4 -4.6|Basque Country/Baskenland 43 -2.6
ES Galicia/Galicien 42.7 -8|Mallorca/Majorca 39.6 2.9|Balearic Islands/Balearen 39.6 2.9|Canary Islands/Kanaren/Canarias 28.3 -15.8
ES Castile and León/Kastilien-León 41.8 -4.8|Aragon/Aragón/Aragonien 41.5 -0.7|Valencian Community 39.5 -0.6
FR Provence 43.8 5.8|Brittany/Bretagne 48.1 -2.9|Normandy/Normandie 49 0|Alsace/Elsass 48.3 7.5|Burgundy/Burgund 47.2 4.5
FR French Riviera/Côte d'Azur 43.6 7|Occitanie/Okzitanien 43.7 2.2|Corsica/Korsika/Corse 42.1 9.1|Savoy/Savoyen/Savoie 45.9 6.4
FR Île-de-France 48.7 2.5|Champagne 49 4
GR Crete/Kreta 35.2 24.9|Cyclades/Kykladen 36.9 25.3|Peloponnese/Peloponnes 37.4 22.3
PT Algarve 37.2 -8.2|Madeira 32.7 -17|Azores/Azoren/Açores 38.2 -27
JP Hokkaido/Hokkaidō 43.3 142.6|Kyushu/Kyūshū 32.6 131|Kansai 34.8 135.6|Honshu 36 138.5
ID Bali 8.4 115.2 S|Java 7.3 110 S
IN Rajasthan 26.6 73.8|Kerala 10.4 76.4|Goa 15.4 74
HR Dalmatia/Dalmatien 43.5 16.4|Istria/Istrien 45.2 13.9`

interface Region {
  country: string
  at: Coordinates
}

let regions: Map<string, Region[]> | undefined

/** Every region of that name, with its country and rough middle; empty for an unknown one. */
export function findRegions(name: string): readonly Region[] {
  return (regions ??= parse()).get(compact(name)) ?? []
}

function parse(): Map<string, Region[]> {
  const found = new Map<string, Region[]>()
  for (const line of REGIONS.trim().split('\n')) {
    const country = line.slice(0, 2)
    for (const entry of line.slice(3).split('|')) {
      const [, names = '', lat, lon, south] = /^(.*?) (-?[\d.]+) (-?[\d.]+)( S)?$/.exec(entry) ?? []
      const at: Coordinates = [south ? -Number(lat) : Number(lat), Number(lon)]
      for (const name of names.split('/'))
        found.set(compact(name), [...(found.get(compact(name)) ?? []), { country, at }])
    }
  }
  return found
}
