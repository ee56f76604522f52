import { countryName } from '../../atlas/country/country.ts'
import { proseIn } from '../prose/prose.ts'
import type { Plan } from '../plan.ts'
import { stayLink } from './booking/links.ts'
import { type AdviceSetting, arrivalDate } from './plan-advice.ts'
import { agesOf } from './money/tickets.ts'

const MOST_STAYS_ELSEWHERE = 1
const MOST_STAYS_OF_JOURNEY = 2

/** Areas to stay in with a search for the nights there: all of the first base's, the best of each further one. */
export function staysOf({ request, home, days, bases, legs, partners }: AdviceSetting): Plan['stays'] {
  const { language, adults } = request
  const ages = agesOf(request)
  if (days.length < 2 || request.wishes?.atHome) return []
  return [...new Set(bases)].flatMap((base) => {
    const first = bases.indexOf(base)
    const last = bases.lastIndexOf(base)
    const startDate = arrivalDate(days.slice(first)) ?? request.startDate
    const endDate = days[last + 1]?.date ?? request.endDate
    const most = legs ? MOST_STAYS_OF_JOURNEY : base === home ? base.areas.length : MOST_STAYS_ELSEWHERE
    const level = base.areas.filter(({ steep }) => !(steep && request.wishes?.mobility))
    const areas = (level.length > 0 ? level : base.areas).slice(0, most)
    // Where one comes back to, what the place is like has been said.
    const isBack = bases.slice(0, first).some(({ id }) => id === base.id)
    return areas.slice(0, isBack ? 1 : areas.length).map(({ name, de, why }) => {
      const place = [...new Set([name, base.names.en, countryName(base.country, 'en')])].join(', ')
      const local = language === 'de' ? (de ?? name) : name
      const town = base.names[language]
      const area = (base === home && !legs) || local === town ? local : `${town}: ${local}`
      return {
        area,
        why: isBack ? proseIn(language).stayAgain : why[language],
        url: stayLink({ place, language, adults, ages, startDate, endDate, partners }),
      }
    })
  })
}
