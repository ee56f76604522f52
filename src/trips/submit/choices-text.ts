import { msg } from '@lingui/core/macro'
import type { I18n } from '../../i18n/messages.ts'
import type { UnclearDestination } from './destination/check-destination.ts'

/** What may have been meant: places, and journeys through several of them. */
export function choicesText(
  i18n: I18n,
  { suggestions, routes = [] }: Pick<UnclearDestination, 'suggestions' | 'routes'>,
): string {
  const names = suggestions.join(' · ')
  const ways = routes.map(({ name, stops }) => {
    const places = stops.map(({ place }) => place).join(' – ')
    return name === places ? name : `${name} (${places})`
  })
  const journeys = ways.join('; ')
  return journeys ? `${names}. ${i18n._(msg`Several of them in one journey: ${journeys}.`)}` : names
}
