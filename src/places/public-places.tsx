import '../i18n/app-texts.ts'
import { msg } from '@lingui/core/macro'
import type { Atlas } from '../atlas/atlas.ts'
import type { PublicPage } from '../http/render.tsx'
import type { Clock } from '../platform/clock.ts'
import { describePlace } from './describe-place.ts'
import { listPlaces, type PlacesList } from './list-places.ts'
import { PlacePage } from './place.page.tsx'
import type { PlaceView } from './place-view.ts'
import css from './places.css?inline'
import { PlacesPage } from './places.page.tsx'
import { socialImagePath } from './social-image-path.ts'
import { samplePlans } from './sample-plans.ts'
import { placeData } from './structured-data.ts'

interface PlacesSettings {
  appUrl: string
  atlas: () => Promise<Atlas>
  clock: Clock
}

/** The pages of places: all that is loaded when somebody first asks for one. */
export function publicPlaces({ appUrl, atlas, clock }: PlacesSettings): {
  list: PublicPage<PlacesList>
  place: PublicPage<PlaceView>
} {
  return {
    list: {
      load: async (c) => listPlaces(await atlas(), c.get('locale'), c.req.query('q')),
      view: (list, { locale }) => <PlacesPage list={list} locale={locale} />,
      head: ({ total, search }, i18n) => ({
        title: i18n._(msg`Places and what to see there`),
        description: i18n._(
          msg`${total} places with sights, opening hours and prices, weather and light by month, food, and sample plans that were checked.`,
        ),
        css,
        ...(search && { indexed: false }),
      }),
    },
    place: {
      async load(c) {
        const known = await atlas()
        const id = c.req.param('id') ?? ''
        const destination = known.head(id) && (await known.load(id))
        if (!destination) return undefined
        const setting = {
          atlas: known,
          locale: c.get('locale'),
          today: new Date(clock.now()).toISOString().slice(0, 10),
        }
        return describePlace(destination, await samplePlans(destination, setting), setting)
      },
      view: (place, { locale }) => <PlacePage place={place} locale={locale} />,
      head: (place, i18n, locale) => ({
        title: i18n._(msg`${place.name}: sights, hours, months, plans`),
        description: describe(place, (best, more) =>
          i18n._(
            msg`${best} and ${more} more sights with hours and prices, weather by month, food and sample plans.`,
          ),
        ),
        css,
        image: {
          path: socialImagePath(place.id),
          alt: i18n._(msg`${place.name}: where its sights lie, drawn as a map`),
        },
        jsonLd: placeData(place, i18n, locale, appUrl),
      }),
    },
  }
}

/** As many of the best sights as a search engine shows. */
const LONGEST = 165

function describe({ name, sights }: PlaceView, word: (best: string, more: number) => string): string {
  for (let named = 3; named > 0; named--) {
    const best = sights.slice(0, named).map((sight) => sight.name)
    const text = `${name}: ${word(best.join(', '), sights.length - named)}`
    if (text.length <= LONGEST) return text
  }
  return `${name}: ${word(sights[0]?.name.slice(0, 40) ?? '', sights.length - 1)}`
}
