import type { Evening, Sight } from '../../../atlas/destination.ts'
import type { Locale } from '../../../i18n/locale.ts'
import { eatsNoMeat, withoutMeat } from '../../schedule/meals/meat-words.ts'
import type { Party } from '../../schedule/party/party-likes.ts'

/** The hint of a sight or an evening; of a feast's food only what this party eats. */
export function hintFor(
  { hint, event }: Pick<Sight | Evening, 'hint' | 'event'>,
  { wishes }: Party,
  language: Locale,
): string | undefined {
  return event !== undefined && eatsNoMeat(wishes?.diet) ? withoutMeat(hint, language) : hint[language]
}
