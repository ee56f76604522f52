import type { Locale } from '../../../i18n/locale.ts'
import { TEXT_LIMITS } from '../../limits.ts'
import type { PlanItem } from '../../plan.ts'
import { dayOf as dayDe } from '../vocabulary.de.ts'
import { dayOf as dayEn } from '../vocabulary.en.ts'

/** Both languages' sentence on a ticket that is bought at another sight, as it is found in a note, also of older plans. */
const TOLD =
  /(?:(?:Entry with|Part of) the ticket .*? \(\d{1,2} \w+\)(?:: take one that is good from today)?|(?:Eintritt mit dem Ticket|Gehört zum Ticket) .*? \(\d{1,2}\. [A-Zäa-z]+\)(?:: eines nehmen, das ab heute gilt)?)\. ?/

/**
 * The entry with a word on the ticket that lets in, `bought` for another sight on its day, perhaps a later one; without
 * `bought` what an earlier version of the plan has said of it is taken back. `date`: of the entry, YYYY-MM-DD.
 */
export function withTicketTold(
  item: PlanItem,
  date: string,
  bought: { title: string; date: string } | undefined,
  language: Locale,
): PlanItem {
  const { note: said, ...rest } = item
  const others = said?.replace(TOLD, '').trim() ?? ''
  const told = bought ? sentence(bought.title, bought.date, bought.date > date, language) : ''
  const whole = [told, others].filter(Boolean).join(' ')
  const note = whole.length > TEXT_LIMITS.note ? others : whole
  return { ...rest, ...(note && { note }) }
}

function sentence(title: string, date: string, isLater: boolean, language: Locale): string {
  if (language === 'de')
    return `Gehört zum Ticket „${title}“ (${dayDe(date)})${isLater ? ': eines nehmen, das ab heute gilt' : ''}.`
  return `Part of the ticket “${title}” (${dayEn(date)})${isLater ? ': take one that is good from today' : ''}.`
}
