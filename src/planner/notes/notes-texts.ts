import type { Locale } from '../../i18n/locale.ts'
import type { MealWish, PlanEdit } from '../edit/plan-edit.ts'
import type { Kind } from '../edit/kinds.ts'

/** How a plan says what it made of its traveller's own words. */
interface NotesTexts {
  topic: string
  kinds: Record<Kind, string>
  meals: Record<Exclude<MealWish, 'other'>, string>
  /** `name`: of the place that it is about. Undefined for what is not told. */
  say(edit: PlanEdit, name: string | undefined): string | undefined
  /** The same where it is about one day, counted from 1. */
  onDay(said: string, day: number): string
  done(list: string): string
  /** Something that was written could not be made into a change. */
  open(isAll: boolean): string
  own: string
}

const EN: NotesTexts = {
  topic: 'In your own words',
  kinds: {
    museum: 'museums',
    gallery: 'galleries',
    church: 'churches',
    temple: 'temples',
    mosque: 'mosques',
    palace: 'palaces',
    castle: 'castles',
    monument: 'monuments',
    square: 'squares',
    shopping: 'shopping streets',
    district: 'old quarters',
    park: 'parks',
    garden: 'gardens',
    viewpoint: 'viewpoints',
    market: 'markets',
    zoo: 'zoos',
    beach: 'beaches',
    nature: 'nature',
    bridge: 'bridges',
    tower: 'towers',
    theatre: 'theatres',
    cemetery: 'cemeteries',
    ruins: 'ruins',
    themepark: 'theme parks',
    library: 'libraries',
    experience: 'activities',
    daytrip: 'day trips',
  },
  meals: {
    vegetarian: 'vegetarian tables',
    vegan: 'vegan tables',
    halal: 'halal tables',
    kosher: 'kosher tables',
    cheaper: 'cheaper tables',
  },
  say(edit, name) {
    switch (edit.verb) {
      case 'avoid':
        return `no ${EN.kinds[edit.kind]}`
      case 'less':
        return `fewer ${EN.kinds[edit.kind]}`
      case 'more':
        return `more ${EN.kinds[edit.kind]}`
      case 'add':
        return name ?? (edit.kind && `more ${EN.kinds[edit.kind]}`)
      case 'remove':
        return name && `not ${name}`
      case 'pace':
        return edit.pace === 'slower' ? 'a slower pace' : 'fuller days'
      case 'hours':
        return edit.start ? `out from ${edit.start}` : `back by ${edit.end}`
      case 'closer':
        return 'shorter ways'
      case 'cheaper':
        return 'cheaper stops'
      case 'children':
        return 'more for the children'
      case 'free':
        return 'time of your own'
      case 'meal':
        return edit.wish && edit.wish !== 'other' ? EN.meals[edit.wish] : name
      case 'evening':
        return edit.wish === 'none' ? 'evenings off' : name
      case 'own':
        return EN.own
      default:
        return name
    }
  },
  onDay: (said, day) => `${said} on day ${day}`,
  done: (list) => `Taken into this plan: ${list}.`,
  open: (isAll) =>
    isAll
      ? 'We could make no change of what you wrote; say it again as one, in a short sentence.'
      : 'Not all that you wrote is in it: say what is missing once more as a change, in a short sentence.',
  own: 'your own appointment',
}

const DE: NotesTexts = {
  topic: 'In deinen Worten',
  kinds: {
    museum: 'Museen',
    gallery: 'Galerien',
    church: 'Kirchen',
    temple: 'Tempel',
    mosque: 'Moscheen',
    palace: 'Paläste',
    castle: 'Burgen',
    monument: 'Denkmäler',
    square: 'Plätze',
    shopping: 'Einkaufsstraßen',
    district: 'alte Viertel',
    park: 'Parks',
    garden: 'Gärten',
    viewpoint: 'Aussichtspunkte',
    market: 'Märkte',
    zoo: 'Zoos',
    beach: 'Strände',
    nature: 'Natur',
    bridge: 'Brücken',
    tower: 'Türme',
    theatre: 'Theater',
    cemetery: 'Friedhöfe',
    ruins: 'Ruinen',
    themepark: 'Freizeitparks',
    library: 'Bibliotheken',
    experience: 'Aktivitäten',
    daytrip: 'Tagesausflüge',
  },
  meals: {
    vegetarian: 'vegetarisches Essen',
    vegan: 'veganes Essen',
    halal: 'Essen, das halal ist',
    kosher: 'koscheres Essen',
    cheaper: 'günstigeres Essen',
  },
  say(edit, name) {
    switch (edit.verb) {
      case 'avoid':
        return `keine ${DE.kinds[edit.kind]}`
      case 'less':
        return `weniger ${DE.kinds[edit.kind]}`
      case 'more':
        return `mehr ${DE.kinds[edit.kind]}`
      case 'add':
        return name ?? (edit.kind && `mehr ${DE.kinds[edit.kind]}`)
      case 'remove':
        return name && `ohne ${name}`
      case 'pace':
        return edit.pace === 'slower' ? 'ruhigere Tage' : 'vollere Tage'
      case 'hours':
        return edit.start ? `los ab ${edit.start} Uhr` : `zurück bis ${edit.end} Uhr`
      case 'closer':
        return 'kürzere Wege'
      case 'cheaper':
        return 'günstigere Ziele'
      case 'children':
        return 'mehr für die Kinder'
      case 'free':
        return 'Zeit für euch'
      case 'meal':
        return edit.wish && edit.wish !== 'other' ? DE.meals[edit.wish] : name
      case 'evening':
        return edit.wish === 'none' ? 'freie Abende' : name
      case 'own':
        return DE.own
      default:
        return name
    }
  },
  onDay: (said, day) => `${said} an Tag ${day}`,
  done: (list) => `In diesem Plan berücksichtigt: ${list}.`,
  open: (isAll) =>
    isAll
      ? 'Daraus ließ sich keine Änderung lesen; sag es noch einmal als Änderung, in einem kurzen Satz.'
      : 'Nicht alles davon steckt darin: Sag noch einmal als Änderung, was fehlt, in einem kurzen Satz.',
  own: 'dein eigener Termin',
}

export const NOTES_TEXTS: Record<Locale, NotesTexts> = { en: EN, de: DE }
