import type { Destination, Sight } from './destination.ts'

/**
 * Days of the year on which houses are shut wherever a country keeps them, "MM-DD": the usual closings of its state
 * museums. Easter and other days that move are not among them.
 */
const CHRISTMAS = ['12-25']
const NEW_YEAR = ['01-01']
const BOTH = [...NEW_YEAR, ...CHRISTMAS]
const WITH_MAY = [...NEW_YEAR, '05-01', ...CHRISTMAS]
const KEPT: Record<string, readonly string[]> = {
  ...kept(BOTH, 'AT BE CH CZ DE DK FI HR HU IS NL NO SE AR BR CA CL CO CU MX PE AU NZ'),
  ...kept(WITH_MAY, 'ES FR GR IT LU MT PL PT SI'),
  ...kept([...BOTH, '12-24', '12-26'], 'GB IE'),
  ...kept(CHRISTMAS, 'US ZA'),
  ...kept(NEW_YEAR, 'JP KR TW CN'),
}

/** What keeps them: what stands open to the sky, is sacred or lives of its guests does as it likes. */
const HOUSES: ReadonlySet<Sight['category']> = new Set([
  'museum',
  'gallery',
  'palace',
  'castle',
  'ruins',
  'library',
  'market',
])
/** These keep them where they sell tickets. */
const TICKETED: ReadonlySet<Sight['category']> = new Set(['garden', 'monument'])

/** The destination with its country's holidays among its houses' exceptions; what a file says of a sight comes first. */
export function withHolidays(destination: Destination): Destination {
  const dates = KEPT[destination.country]
  if (!dates || destination.sights.length === 0) return destination
  const sights = destination.sights.map((sight): Sight => {
    const keeps = HOUSES.has(sight.category) || (TICKETED.has(sight.category) && sight.price > 0)
    if (sight.hours === 'always' || !keeps) return sight
    if (sight.exceptions?.some((exception) => exception.dates)) return sight
    return { ...sight, exceptions: [{ dates: [...dates] }, ...(sight.exceptions ?? [])] }
  })
  return { ...destination, sights }
}

function kept(dates: readonly string[], countries: string): Record<string, readonly string[]> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, dates]))
}
