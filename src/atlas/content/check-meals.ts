import { type Coordinates, distanceKm } from '../distance.ts'
import { spanOfHours } from '../opening-hours.ts'
import type { Destination } from './destination-schema.ts'
import { type Meals, mealsSchema } from './meals-schema.ts'

const MAX_FROM_SIGHT_KM = 3
/** Words of an English description, not of a name over a door: those are capitals. */
const DESCRIPTION =
  /\b(stalls|stands|carts|kiosks|kitchens|grills|counters|tables|terraces?|cafés|bars|houses|shacks|huts?|lanes?|row|streets?|road|village|harbour|beach|square|seafront|waterfront|promenade|riverside|food (court|hall|trucks)s?|market|buffets?|snacks?)\b/

/** An evening called after the setting sun, which is over with it; "after sunset" and a place's own name are not. */
const BY_THE_SUN = /\b(sunset|sundowner|dusk|blue hour)\b|Sonnenuntergang|Dämmerung|blauen Stunde/i
const AFTER_IT = /\b(after sunset|sunset (beach|town|strip|boulevard))\b|nach Sonnenuntergang/i
/** Minutes after sunset by which its light is gone. */
const LIGHT_GONE = 60

/** All that is wrong with content/atlas/meals/<id>.json, each in a sentence. */
export function checkMeals(destination: Destination, content: unknown): string[] {
  const parsed = mealsSchema.safeParse(content)
  const file = `meals/${destination.id}.json`
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`)
  return [
    ...checkPlaces(destination, parsed.data),
    ...checkEvenings(parsed.data),
    ...checkTexts(parsed.data),
  ].map((problem) => `${file}: ${problem}`)
}

function checkEvenings({ evenings }: Meals): string[] {
  return evenings.flatMap(({ id, name, to }) => {
    const names = Object.values(name).filter((each) => !AFTER_IT.test(each))
    const [, after = '0'] = /^sunset([+-]\d+)?$/.exec(to) ?? [undefined, 'none']
    const isOver = Number(after) <= LIGHT_GONE
    return isOver || !names.some((each) => BY_THE_SUN.test(each))
      ? []
      : [
          `${id}: named for the setting sun, so it ends at most ${LIGHT_GONE} minutes after: "to": "sunset+30"`,
        ]
  })
}

function checkPlaces(destination: Destination, { food, evenings }: Meals): string[] {
  const problems: string[] = []
  const ids = new Set(destination.sights.map((sight) => sight.id))
  const stays = [destination.center, ...(destination.bases ?? []).map((base) => base.at)]
  const onTheWay = (destination.ways ?? []).flatMap(({ past = [] }) => past)
  const points = [...stays, ...onTheWay, ...destination.sights.map((sight) => sight.at)]
  for (const each of [...food, ...evenings]) {
    if (ids.has(each.id)) problems.push(`${each.id}: id used twice, or of a sight`)
    ids.add(each.id)
    const km = nearestKm(each.at, points)
    if (km > MAX_FROM_SIGHT_KM)
      problems.push(`${each.id}: ${km.toFixed(1)} km from the next sight, base or town on the way`)
    if (each.base && !destination.bases?.some((base) => base.id === each.base))
      problems.push(`${each.id}: unknown base ${each.base}`)
  }
  for (const { id, name, hours, closed, cost } of food) {
    if (typeof name === 'string' && DESCRIPTION.test(name))
      problems.push(`${id}: "${name}" describes, so it needs a name in each language`)
    const { opens, closes } = spanOfHours(hours)
    if (closes - opens < 60) problems.push(`${id}: open for less than an hour`)
    if ((closed?.length ?? 0) > 5) problems.push(`${id}: closed on more than five weekdays`)
    const most = destination.daily.food[3]
    if (cost > most * 2) problems.push(`${id}: costs ${cost}, twice a luxury day's food`)
  }
  return problems
}

function checkTexts({ food, dishes, evenings }: Meals): string[] {
  const seen = new Set<string>()
  const texts = [
    ...food.flatMap(({ eat, hint }) => (hint ? [eat, hint] : [eat])),
    ...dishes.map(({ text }) => text),
    ...evenings.map(({ hint }) => hint),
  ]
  const problems: string[] = []
  for (const text of texts.flatMap(({ en, de }) => (en === de ? [en] : [en, de]))) {
    if (seen.has(text)) problems.push(`used twice: ${text}`)
    if (text.length > 160) problems.push(`over 160 characters: ${text}`)
    seen.add(text)
  }
  return problems
}

function nearestKm(at: Coordinates, points: readonly Coordinates[]): number {
  return Math.min(...points.map((point) => distanceKm(at, point)))
}
