import type { Sight } from './destination.ts'
import { openOn } from './opening-hours.ts'

/** Places that are partly under a roof and no comfort in the rain all the same. */
const WET: ReadonlySet<Sight['category']> = new Set([
  'viewpoint',
  'park',
  'garden',
  'beach',
  'nature',
  'waterfront',
  'street',
  'district',
  'square',
  'bridge',
  'zoo',
  'ruins',
  'cemetery',
  'town',
  'themepark',
  'experience',
  'tower',
])

/** Which sights are a shelter from the rain on a date: with a roof, and open that day. Made once a day, like openOn. */
export function shelterOn(date: string): (sight: Sight) => boolean {
  const isOpen = openOn(date)
  return (sight) => hasRoof(sight) && isOpen(sight)
}

function hasRoof({ setting, category }: Sight): boolean {
  return setting === 'indoor' || (setting === 'mixed' && !WET.has(category))
}
