import type { Destination, FoodPlace, Sight } from '../destination.ts'

/**
 * Days on which houses are shut wherever a country keeps them: the usual closings of its state museums. "MM-DD" every
 * year; feasts that follow the moon by their dates, as far ahead as trips are planned and a little further.
 */
const CHRISTMAS = ['12-25']
const NEW_YEAR = ['01-01']
const BOTH = [...NEW_YEAR, ...CHRISTMAS]
const WITH_MAY = [...NEW_YEAR, '05-01', ...CHRISTMAS]
const EASTER = ['2027-03-28', '2028-04-16', '2029-04-01']
const ORTHODOX_EASTER = ['2027-05-02', '2028-04-16', '2029-04-08']
const THANKSGIVING = ['2026-11-26', '2027-11-25', '2028-11-23', '2029-11-22']
const LUNAR_NEW_YEAR = ['2027-02-06', '2027-02-07', '2028-01-26', '2028-01-27', '2029-02-13', '2029-02-14']
const YOM_KIPPUR = ['2027-10-11', '2028-09-30', '2029-09-19']
/** First days of the two feasts, by the Turkish calendar. */
const EID = ['2027-03-09', '2027-05-16', '2028-02-26', '2028-05-05', '2029-02-14', '2029-04-24']
const KEPT: Record<string, readonly string[]> = {
  ...kept(BOTH, 'AT BE CH CZ DE DK FI HR HU IS NL NO SE AR BR CA CL CO CU MX PE AU NZ'),
  ...kept(WITH_MAY, 'ES FR IT LU MT SI'),
  ...kept([...WITH_MAY, ...EASTER], 'PL PT'),
  ...kept([...WITH_MAY, ...ORTHODOX_EASTER], 'GR'),
  ...kept([...BOTH, '12-24', '12-26'], 'GB IE'),
  ...kept([...CHRISTMAS, ...THANKSGIVING], 'US'),
  ...kept(CHRISTMAS, 'ZA'),
  ...kept(NEW_YEAR, 'JP CN'),
  ...kept([...NEW_YEAR, ...LUNAR_NEW_YEAR], 'KR TW'),
  ...kept(LUNAR_NEW_YEAR, 'HK VN'),
  ...kept(YOM_KIPPUR, 'IL'),
  ...kept(EID, 'AE EG MA TR'),
}

/** What keeps them, ticket or none. */
const HOUSES: ReadonlySet<Sight['category']> = new Set([
  'museum',
  'gallery',
  'palace',
  'castle',
  'ruins',
  'library',
  'market',
])
/** What lives of its guests, or stands open to the sky, does as it likes. */
const FREE: ReadonlySet<Sight['category']> = new Set([
  'aquarium',
  'beach',
  'district',
  'experience',
  'nature',
  'street',
  'themepark',
  'tower',
  'town',
  'viewpoint',
  'waterfront',
  'zoo',
])
/** On Christmas Day everything with a door is shut there. */
const ALL_SHUT_AT_CHRISTMAS: ReadonlySet<string> = new Set(['GB', 'IE'])

/** Where families eat at home on Christmas Eve: what cooks for guests stops in the afternoon. */
const CHRISTMAS_EVE = {
  countries: new Set('AT CH CZ DE DK EE FI HU IS LT LV NO PL SE SI SK'.split(' ')),
  hours: { from: '08:00', to: '15:00' },
}

/** The destination with its country's holidays among its sights' exceptions; what a file says of a sight comes first. */
export function withHolidays(given: Destination): Destination {
  const { country, food } = given
  const destination: Destination = {
    ...given,
    ...(food && { food: food.map((each) => withChristmas(each, country)) }),
  }
  const dates = KEPT[country]
  if (!dates || destination.sights.length === 0) return destination
  const sights = destination.sights.map((sight): Sight => {
    const shut = keeps(sight) ? dates : ALL_SHUT_AT_CHRISTMAS.has(country) ? CHRISTMAS : undefined
    if (!shut || sight.hours === 'always' || sight.exceptions?.some((each) => each.dates)) return sight
    return { ...sight, exceptions: [{ dates: [...shut] }, ...(sight.exceptions ?? [])] }
  })
  return { ...destination, sights }
}

/** What a table's file says of those days itself comes first. */
function withChristmas(food: FoodPlace, country: string): FoodPlace {
  if (food.exceptions?.some(({ dates }) => dates)) return food
  if (ALL_SHUT_AT_CHRISTMAS.has(country))
    return { ...food, exceptions: [{ dates: [...CHRISTMAS] }, ...(food.exceptions ?? [])] }
  const { countries, hours } = CHRISTMAS_EVE
  if (!countries.has(country)) return food
  const [opens = hours.from, closes = hours.to] = food.hours === 'always' ? [] : food.hours.split('-')
  const until = closes < hours.to ? closes : hours.to
  const held = opens < until ? { hours: `${opens}-${until}` } : {}
  return { ...food, exceptions: [{ dates: ['12-24'], ...held }, ...(food.exceptions ?? [])] }
}

/** Sacred and other places keep them where they sell tickets. */
function keeps({ category, price }: Sight): boolean {
  return HOUSES.has(category) || (price > 0 && !FREE.has(category))
}

function kept(dates: readonly string[], countries: string): Record<string, readonly string[]> {
  return Object.fromEntries(countries.split(' ').map((country) => [country, dates]))
}
