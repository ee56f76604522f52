import type { Destination, Sight } from '../../src/atlas/destination.ts'

/** The facts behind the sample plan. */

type Brief = [id: string, en: string, de: string, at: [number, number], rest: Partial<Sight>]

export const SIGHT_BRIEFS: Brief[] = [
  [
    'schoenbrunn',
    'Schönbrunn Palace',
    'Schloss Schönbrunn',
    [48.1845, 16.3122],
    { minutes: 150, hours: '09:00-17:00', price: 3, category: 'palace', kids: 2, score: 10 },
  ],
  [
    'st-stephens',
    "St. Stephen's Cathedral",
    'Stephansdom',
    [48.2085, 16.3731],
    { minutes: 45, hours: '06:00-22:00', price: 0, category: 'church', score: 9 },
  ],
  [
    'kunsthistorisches',
    'Kunsthistorisches Museum',
    'Kunsthistorisches Museum',
    [48.2038, 16.3616],
    { minutes: 150, closed: ['mon'], score: 9 },
  ],
  [
    'belvedere',
    'Upper Belvedere',
    'Oberes Belvedere',
    [48.1914, 16.3809],
    { minutes: 120, category: 'gallery', score: 8 },
  ],
  ['albertina', 'Albertina', 'Albertina', [48.2047, 16.3683], { minutes: 90, category: 'gallery' }],
  [
    'prater',
    'Prater',
    'Prater',
    [48.2163, 16.397],
    { minutes: 120, hours: 'always', price: 0, setting: 'outdoor', category: 'park', kids: 3 },
  ],
  [
    'naschmarkt',
    'Naschmarkt',
    'Naschmarkt',
    [48.1985, 16.3631],
    { minutes: 60, closed: ['sun'], price: 0, setting: 'outdoor', category: 'market' },
  ],
  [
    'technical-museum',
    'Technical Museum',
    'Technisches Museum',
    [48.1909, 16.3178],
    { minutes: 120, category: 'museum', kids: 3, score: 6 },
  ],
]

export function sampleDestination(): Destination {
  return {
    id: 'vienna',
    names: { en: 'Vienna', de: 'Wien', local: 'Wien' },
    country: 'AT',
    continent: 'europe',
    center: [48.2085, 16.3725],
    zone: 'Europe/Vienna',
    currency: 'EUR',
    languages: ['de'],
    airports: [{ code: 'VIE', at: [48.1103, 16.5697] }],
    daily: { lodging: [60, 120, 200, 400], food: [25, 45, 80, 150], transport: [6, 8, 15, 40] },
    tickets: [0, 8, 16, 26],
    best: [4, 5, 6, 9],
    nearby: [],
    areas: [
      {
        name: 'Innere Stadt',
        why: {
          en: 'The old town, with everything in walking distance.',
          de: 'Die Altstadt, in der alles zu Fuß erreichbar ist.',
        },
      },
      {
        name: 'Neubau',
        why: {
          en: 'Cafés and small shops behind the museums.',
          de: 'Cafés und kleine Läden hinter den Museen.',
        },
      },
    ],
    checked: '2026-11',
    sights: SIGHT_BRIEFS.map(([id, en, de, at, rest]) => ({
      id,
      name: { en, de },
      at,
      category: 'museum',
      minutes: 60,
      hours: '10:00-18:00',
      price: 2,
      setting: 'indoor',
      kids: 1,
      score: 7,
      hint: { en: `${en} is quieter in the morning.`, de: `${de} ist am Morgen ruhiger.` },
      ...rest,
    })),
  }
}

/** A sight in the middle of the town that is open at all hours, all days. */
export function openSight(id: string, changes: Partial<Sight> = {}): Sight {
  const { center, sights } = sampleDestination()
  const [first] = sights
  if (!first) throw new Error('the sample has sights')
  return { ...first, id, at: center, closed: [], hours: 'always', minutes: 60, ...changes }
}
