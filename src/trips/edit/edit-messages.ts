import { msg } from '@lingui/core/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n, MessageDescriptor } from '../../i18n/messages.ts'
import { SENTENCES } from '../../planner/verify/texts/check-messages.ts'
import type { EditTripOutcome } from './edit-trip.ts'

type Refusal = Exclude<EditTripOutcome, { edited: true }>

const REASONS: Record<Exclude<Refusal['reason'], 'check'>, MessageDescriptor> = {
  stale: msg`The plan has changed in the meantime, perhaps in another tab. Here is what it looks like now; please try again.`,
  not_there: msg`That stop is no longer there. Here is the plan as it is now.`,
  nothing_else: msg`We know nothing else that would fit on this day.`,
  as_it_is: msg`Your plan is like that already.`,
  locked: msg`A locked stop would lose its day or its hour. Unlock it first.`,
  wish: msg`Something you settled for that day would no longer hold: its hours, its free half-day or a table you chose.`,
  not_here: msg`That cannot be done with this plan.`,
  no_way: msg`Two of the places would follow each other with no flight between them, and no way by land or sea within a day.`,
  twice_in_a_row: msg`The same place would then come twice in a row.`,
  only_night: msg`That place has one night alone: leave it out instead, or give it another night first.`,
}

/** Why a change was not made; a failed check speaks for itself. */
export function changeMessage(refusal: Refusal, i18n: I18n, locale: Locale): string {
  if (refusal.reason !== 'check') return i18n._(REASONS[refusal.reason])
  const why = SENTENCES[locale][refusal.check].failed
  return i18n._(msg`That does not work: ${why} The plan is unchanged.`)
}
