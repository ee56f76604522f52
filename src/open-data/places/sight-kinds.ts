import type { Sight } from '../../atlas/destination.ts'

/** What a kind of thing on the map usually is for a visitor. */
export interface SightKind {
  category: Sight['category']
  /** "a lookout", as a sentence begins with it. */
  words: { en: string; de: string }
  minutes: number
  setting: Sight['setting']
  kids: number
  /** Before Wikidata's word on it, 1–10. */
  score: number
  /** Has doors: without known hours it is seen from outside, or at usual hours. */
  doors: boolean
  price: number
}

function kind(
  category: Sight['category'],
  words: SightKind['words'],
  minutes: number,
  setting: Sight['setting'],
  kids: number,
  score: number,
  price = 0,
): SightKind {
  return { category, words, minutes, setting, kids, score, price, doors: setting !== 'outdoor' }
}

const KINDS: readonly [key: string, values: string, kind: SightKind][] = [
  ['tourism', 'museum', kind('museum', { en: 'A museum', de: 'Ein Museum' }, 75, 'indoor', 1, 5, 2)],
  ['tourism', 'gallery', kind('gallery', { en: 'A gallery', de: 'Eine Galerie' }, 60, 'indoor', 1, 4, 1)],
  ['tourism', 'zoo', kind('zoo', { en: 'A zoo', de: 'Ein Tierpark' }, 150, 'outdoor', 3, 5, 2)],
  ['tourism', 'aquarium', kind('aquarium', { en: 'An aquarium', de: 'Ein Aquarium' }, 90, 'indoor', 3, 5, 2)],
  [
    'tourism',
    'theme_park',
    kind('themepark', { en: 'A leisure park', de: 'Ein Freizeitpark' }, 210, 'outdoor', 3, 5, 3),
  ],
  ['historic', 'castle fort', kind('castle', { en: 'A castle', de: 'Eine Burg' }, 75, 'mixed', 2, 6, 1)],
  [
    'historic',
    'palace manor',
    kind('palace', { en: 'A stately house', de: 'Ein Schloss' }, 60, 'mixed', 1, 5, 1),
  ],
  [
    'historic',
    'ruins archaeological_site',
    kind('ruins', { en: 'Old walls', de: 'Alte Mauern' }, 45, 'outdoor', 2, 4),
  ],
  ['historic', 'city_gate', kind('monument', { en: 'A town gate', de: 'Ein Stadttor' }, 20, 'outdoor', 1, 4)],
  ['historic', 'tower', kind('tower', { en: 'A tower', de: 'Ein Turm' }, 30, 'outdoor', 1, 4)],
  ['historic', 'bridge', kind('bridge', { en: 'A bridge', de: 'Eine Brücke' }, 20, 'outdoor', 1, 4)],
  [
    'historic',
    'mine',
    kind('experience', { en: 'An old mine', de: 'Ein altes Bergwerk' }, 75, 'mixed', 2, 5, 1),
  ],
  ['historic', 'monastery', kind('church', { en: 'A monastery', de: 'Ein Kloster' }, 45, 'mixed', 1, 5)],
  ['historic', 'church', kind('church', { en: 'A church', de: 'Eine Kirche' }, 30, 'mixed', 1, 3)],
  ['natural', 'beach', kind('beach', { en: 'A beach', de: 'Ein Strand' }, 120, 'outdoor', 3, 5)],
  ['natural', 'peak', kind('nature', { en: 'A hilltop', de: 'Ein Gipfel' }, 120, 'outdoor', 1, 3)],
  ['natural', 'cave_entrance', kind('nature', { en: 'A cave', de: 'Eine Höhle' }, 45, 'outdoor', 2, 4)],
  [
    'natural',
    'gorge arch hot_spring',
    kind('nature', { en: 'A sight of nature', de: 'Ein Naturdenkmal' }, 60, 'outdoor', 2, 5),
  ],
  ['waterway', 'waterfall', kind('nature', { en: 'A waterfall', de: 'Ein Wasserfall' }, 45, 'outdoor', 2, 5)],
  [
    'man_made',
    'lighthouse',
    kind('tower', { en: 'A lighthouse', de: 'Ein Leuchtturm' }, 40, 'outdoor', 2, 5),
  ],
  [
    'man_made',
    'windmill watermill',
    kind('monument', { en: 'An old mill', de: 'Eine alte Mühle' }, 30, 'outdoor', 2, 4),
  ],
  ['man_made', 'tower', kind('tower', { en: 'A tower', de: 'Ein Turm' }, 30, 'outdoor', 1, 3)],
  ['man_made', 'bridge', kind('bridge', { en: 'A bridge', de: 'Eine Brücke' }, 20, 'outdoor', 1, 3)],
  [
    'tourism',
    'viewpoint',
    kind('viewpoint', { en: 'A lookout', de: 'Ein Aussichtspunkt' }, 30, 'outdoor', 2, 4),
  ],
  [
    'leisure',
    'water_park',
    kind('experience', { en: 'A pool with slides', de: 'Ein Erlebnisbad' }, 150, 'mixed', 3, 3, 2),
  ],
  [
    'leisure',
    'beach_resort',
    kind('beach', { en: 'A bathing beach', de: 'Ein Strandbad' }, 120, 'outdoor', 3, 4, 1),
  ],
  [
    'leisure',
    'nature_reserve',
    kind('nature', { en: 'A nature reserve', de: 'Ein Naturschutzgebiet' }, 90, 'outdoor', 2, 3),
  ],
  ['leisure', 'garden', kind('garden', { en: 'A garden', de: 'Ein Garten' }, 45, 'outdoor', 2, 3)],
  ['leisure', 'park', kind('park', { en: 'A park', de: 'Ein Park' }, 45, 'outdoor', 2, 2)],
  ['amenity', 'marketplace', kind('market', { en: 'A market', de: 'Ein Markt' }, 40, 'outdoor', 1, 4)],
  ['amenity', 'theatre', kind('theatre', { en: 'A theatre', de: 'Ein Theater' }, 20, 'outdoor', 1, 3)],
  ['amenity', 'library', kind('library', { en: 'A library', de: 'Eine Bibliothek' }, 30, 'indoor', 1, 2)],
  [
    'amenity',
    'planetarium',
    kind('experience', { en: 'A planetarium', de: 'Ein Planetarium' }, 75, 'indoor', 3, 5, 2),
  ],
  ['place', 'square', kind('square', { en: 'A square', de: 'Ein Platz' }, 25, 'outdoor', 1, 3)],
  ['historic', 'monument', kind('monument', { en: 'A monument', de: 'Ein Denkmal' }, 20, 'outdoor', 1, 3)],
  ['historic', 'memorial', kind('monument', { en: 'A memorial', de: 'Ein Mahnmal' }, 15, 'outdoor', 1, 1)],
  [
    'tourism',
    'attraction',
    kind('monument', { en: 'A sight', de: 'Eine Sehenswürdigkeit' }, 40, 'outdoor', 1, 4),
  ],
]

const BY_TAG = new Map(
  KINDS.flatMap(([key, values, each]) =>
    values.split(' ').map((value) => [`${key}=${value}`, each] as const),
  ),
)
const KEYS = ['tourism', 'historic', 'natural', 'waterway', 'man_made', 'leisure', 'amenity', 'place']

const MOSQUE = kind('mosque', { en: 'A mosque', de: 'Eine Moschee' }, 30, 'mixed', 1, 3)
const TEMPLE = kind('temple', { en: 'A temple', de: 'Ein Tempel' }, 40, 'mixed', 1, 4)
const CHURCH = kind('church', { en: 'A church', de: 'Eine Kirche' }, 30, 'mixed', 1, 3)

/** The most telling of an element's kinds; undefined for what nobody travels to, or may not enter. */
export function sightKind(tags: Readonly<Record<string, string>>): SightKind | undefined {
  const { access, disused, abandoned, amenity, religion = '', demolished } = tags
  if (access === 'private' || access === 'no' || disused === 'yes' || abandoned === 'yes' || demolished)
    return undefined
  if (amenity === 'place_of_worship')
    return religion === 'muslim'
      ? MOSQUE
      : /hindu|buddhist|shinto|taoist|sikh|jain/.test(religion)
        ? TEMPLE
        : CHURCH
  const found = KEYS.flatMap((key) => BY_TAG.get(`${key}=${tags[key] ?? ''}`) ?? [])
  return found.toSorted((a, b) => rank(a) - rank(b))[0]
}

/** A castle that is an attraction too is a castle. */
function rank(each: SightKind): number {
  return KINDS.findIndex(([, , other]) => other === each)
}
