import { msg } from '@lingui/core/macro'
import type { Locale } from '../../i18n/locale.ts'
import type { I18n, MessageDescriptor } from '../../i18n/messages.ts'
import { SENTENCES } from '../../planner/verify/texts/check-messages.ts'
import type { ChangeAnswer, RefusalReason } from './propose-change.ts'

const REASONS: Record<Exclude<RefusalReason['code'], 'check'>, MessageDescriptor> = {
  off_topic: msg`That is not a change to your plan. Say what should be different about a day or a stop.`,
  no_such_day: msg`Your trip has no such day.`,
  unknown_place: msg`We do not know that place around here. Add it as a stop of your own: then it is in the plan, unverified.`,
  not_planned: msg`Your plan does not go there, so there is nothing to take out.`,
  too_long: msg`That is too long: say it in 500 characters or fewer.`,
  nothing_to_undo: msg`There is no change to take back.`,
  not_there: msg`That stop, day or place is not in reach of this plan.`,
  nothing_else: msg`We know nothing that would fit there.`,
  as_it_is: msg`Your plan is like that already.`,
  locked: msg`A locked stop would lose its day or its hour. Unlock it first.`,
  wish: msg`Something you settled for that day would no longer hold: its hours, its free half-day or a table you chose.`,
  not_here: msg`That cannot be done with this plan.`,
  no_way: msg`Two of the places would follow each other with no flight between them, and no way by land or sea within a day.`,
  twice_in_a_row: msg`The same place would then come twice in a row.`,
  only_night: msg`That place has one night alone: leave it out instead, or give it another night first.`,
}

/** Why a wish was refused; a failed check speaks for itself. */
export function reasonMessage(reason: RefusalReason, i18n: I18n, locale: Locale): string {
  return reason.code === 'check' ? SENTENCES[locale][reason.check].failed : i18n._(REASONS[reason.code])
}

const QUESTIONS: Record<Extract<ChangeAnswer, { outcome: 'question' }>['question'], MessageDescriptor> = {
  which_stop: msg`Which stop do you mean?`,
  which_day: msg`On which day?`,
  which_meal: msg`Lunch or dinner?`,
  what: msg`What would you like to do?`,
}

export function questionMessage(
  question: Extract<ChangeAnswer, { outcome: 'question' }>['question'],
  i18n: I18n,
): string {
  return i18n._(QUESTIONS[question])
}
