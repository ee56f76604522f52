import type { Bilingual, Sight } from '../../atlas/destination.ts'
import { type Coordinates, distanceKm } from '../../atlas/distance.ts'
import type { MapElement } from '../services/overpass.ts'
import { isWikidataId, type WikidataItem } from '../services/wikidata.ts'
import { parseOpeningHours } from './opening-hours.ts'
import { plainName, withLocal } from './plain-name.ts'
import { sightKind } from './sight-kinds.ts'

/** Hours that are kept nearly everywhere, where a house's own are not known. */
const USUAL_HOURS: Record<'indoor' | 'mixed', string> = { indoor: '11:00-16:00', mixed: '10:00-17:00' }
/** Of languages that other scripts have a Latin form for. */
const LATIN_NAMES = [
  'int_name',
  'name:latin',
  'name:ja-Latn',
  'name:ja_rm',
  'name:zh-Latn-pinyin',
  'name:ko-Latn',
]

export interface OpenSight extends Sight {
  wikidata?: string
  image?: string
}

/** A sight of OpenStreetMap as the scheduler reads one; undefined for what is none, or has no name that can be shown. */
export function openSight(
  { osmId, at, tags }: MapElement,
  items: ReadonlyMap<string, WikidataItem>,
  holidays: readonly string[],
  centre: Coordinates,
): OpenSight | undefined {
  const kind = sightKind(tags)
  const local = plainName(tags.name)
  if (!kind || !local) return undefined
  const item = isWikidataId(tags.wikidata) ? items.get(tags.wikidata) : undefined
  const latin = LATIN_NAMES.map((key) => plainName(tags[key])).find(Boolean)
  const en = plainName(tags['name:en']) ?? item?.en ?? latin
  const de = plainName(tags['name:de']) ?? item?.de ?? latin
  const doors = parseOpeningHours(tags.opening_hours)
  const usual = kind.setting === 'outdoor' ? 'always' : USUAL_HOURS[kind.setting]
  const known = doors ?? { hours: usual }
  // A thing in the open needs no hours; with some that cannot be read, nobody knows them.
  const knowsHours = doors !== undefined || (!kind.doors && !tags.opening_hours)
  const isFree = tags.fee === 'no'
  const price = isFree ? 0 : tags.fee === 'yes' ? Math.max(1, kind.price) : kind.price
  return {
    id: `osm-${osmId}`,
    source: 'openstreetmap',
    name: { en: withLocal(en, local), de: withLocal(de, local) },
    at: [round(at[0]), round(at[1])],
    category: kind.category,
    minutes: kind.minutes,
    hours: known.hours,
    ...(!knowsHours && { hoursUnknown: true }),
    ...(known.closed && { closed: known.closed }),
    ...exceptionsOf(known, holidays),
    price,
    setting: kind.setting,
    kids: kind.kids,
    score: scoreOf(kind.score, tags, item),
    hint: hintOf(kind.words, awayFrom(centre, at), item?.sitelinks ?? 0, knowsHours),
    ...(tags.wheelchair === 'yes' && { stepFree: true }),
    ...(isWikidataId(tags.wikidata) && { wikidata: tags.wikidata }),
    ...(item?.image && { image: item.image }),
  }
}

function exceptionsOf(
  { exceptions = [], shutOnHolidays }: NonNullable<ReturnType<typeof parseOpeningHours>>,
  holidays: readonly string[],
): Pick<Sight, 'exceptions'> {
  const all = shutOnHolidays && holidays.length > 0 ? [{ dates: [...holidays] }, ...exceptions] : exceptions
  return all.length > 0 ? { exceptions: all } : {}
}

/** Five Wikipedias are one point, twenty two, eighty three, three hundred four. */
function scoreOf(
  base: number,
  tags: Readonly<Record<string, string>>,
  item: WikidataItem | undefined,
): number {
  const fame = item ? Math.log(1 + item.sitelinks) / Math.log(4) : 0
  const mentioned = !item && (tags.wikidata ?? tags.wikipedia) ? 1 : 0
  const heritage = tags.heritage === '1' ? 2 : tags.heritage ? 1 : 0
  const attraction = tags.tourism === 'attraction' ? 1 : 0
  return Math.max(1, Math.min(10, Math.round(base - 1 + fame + mentioned + heritage + attraction)))
}

const FAMOUS = 12

/** What is true of it, and where that comes from. */
function hintOf(words: Bilingual, away: Bilingual, sitelinks: number, knowsHours: boolean): Sight['hint'] {
  const famous = sitelinks >= FAMOUS
  return {
    en: [
      `${words.en}${away.en}${famous ? ', known well beyond the region' : ''}, from OpenStreetMap, not checked by us.`,
      ...(knowsHours ? [] : ['The map has no opening hours that we can read: look them up before you go.']),
    ].join(' '),
    de: [
      `${words.de}${away.de}${famous ? ', weit über die Gegend hinaus bekannt' : ''}, aus OpenStreetMap, von uns nicht geprüft.`,
      ...(knowsHours ? [] : ['Lesbare Öffnungszeiten hat die Karte nicht: Schau vorher nach.']),
    ].join(' '),
  }
}

const WINDS: readonly Bilingual[] = [
  { en: 'north', de: 'nördlich' },
  { en: 'north-east', de: 'nordöstlich' },
  { en: 'east', de: 'östlich' },
  { en: 'south-east', de: 'südöstlich' },
  { en: 'south', de: 'südlich' },
  { en: 'south-west', de: 'südwestlich' },
  { en: 'west', de: 'westlich' },
  { en: 'north-west', de: 'nordwestlich' },
]
const IN_THE_MIDDLE_KM = 0.25

/** " 1.2 km north of the centre". */
function awayFrom(centre: Coordinates, at: Coordinates): Bilingual {
  const km = distanceKm(centre, at)
  if (km < IN_THE_MIDDLE_KM) return { en: ' in the centre', de: ' in der Ortsmitte' }
  const east = (at[1] - centre[1]) * Math.cos((centre[0] * Math.PI) / 180)
  const eighths = Math.round((Math.atan2(east, at[0] - centre[0]) / Math.PI) * 4)
  const wind = WINDS[(eighths + 8) % 8] ?? { en: '', de: '' }
  const far = km < 1 ? `${Math.round(km * 20) * 50} m` : km < 10 ? km.toFixed(1) : String(Math.round(km))
  const unit = km < 1 ? '' : ' km'
  return {
    en: ` ${far}${unit} ${wind.en} of the centre`,
    de: ` ${far.replace('.', ',')}${unit} ${wind.de} der Ortsmitte`,
  }
}

/** Four decimals: ten metres. */
export function round(degrees: number): number {
  return Math.round(degrees * 10_000) / 10_000
}
