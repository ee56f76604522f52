import { msg } from '@lingui/core/macro'
import { formatDate, formatMinutes, formatMoney } from '../i18n/format.ts'
import type { I18n } from '../i18n/messages.ts'
import type { Locale } from '../i18n/locale.ts'
import { dateFormat } from '../i18n/intl.ts'
import { LANGUAGE_TAGS } from '../i18n/locale.ts'
import type { Checked, Finding, Mending } from './itinerary.ts'

export interface Words {
  i18n: I18n
  locale: Locale
}

/** What is wrong, and why, in one or two sentences. */
export function messageOf(
  { kind, facts, day, stop }: Finding,
  { days }: Checked,
  { i18n, locale }: Words,
): string {
  const at = stop === undefined ? undefined : days[day]?.stops[stop]
  const name = at?.place?.name[locale] ?? facts.name ?? at?.text ?? ''
  const date = facts.date ? formatDate(facts.date, locale, 'weekday') : ''
  const hours = spanWords(facts.hours)
  const { other = '', count = 0, said = '' } = facts
  const km = facts.km ?? 0
  const minutes = formatMinutes(facts.minutes ?? 0)
  const number = (facts.otherDay ?? 0) + 1
  switch (kind) {
    case 'closed-day':
      return days[day]?.date
        ? i18n._(msg`${name} is closed on ${date}.`)
        : i18n._(msg`${name} is usually closed on that weekday.`)
    case 'off-season':
      return i18n._(msg`${name} is out of season on ${date}.`)
    case 'shut':
      return facts.until
        ? i18n._(msg`${name} is closed for works until ${formatDate(facts.until, locale)}.`)
        : i18n._(msg`${name} is closed for works; nobody says until when.`)
    case 'event':
      return i18n._(msg`${name} is closed on ${date}: ${other}.`)
    case 'closed-hour':
      return said
        ? i18n._(msg`${name} is open ${hours} then; the plan says ${said}.`)
        : i18n._(msg`${name} is open ${hours}, not at that part of the day.`)
    case 'too-far':
      return facts.gap === undefined
        ? i18n._(msg`From ${other} to ${name} it is ${km} km: too far for a stop in between.`)
        : i18n._(
            msg`From ${other} to ${name} it is ${km} km, at least ${minutes}; the plan leaves ${formatMinutes(facts.gap)}.`,
          )
    case 'too-much':
      return i18n._(msg`${count} sights on one day: with the ways between them about ${minutes}.`)
    case 'doubled':
      return i18n._(msg`${name} is on day ${number} already.`)
    case 'after-dark':
      return i18n._(msg`${name} at ${said} is in the dark: there is light ${hours}.`)
    case 'not-found':
      return i18n._(msg`We cannot find ${name} there. It may have another name, or not exist.`)
    case 'price':
      return i18n._(
        msg`${name} usually costs ${formatMoney(facts.known ?? 0, facts.currency ?? 'EUR', locale)} for an adult, not ${formatMoney(Number(said), facts.currency ?? 'EUR', locale)}.`,
      )
    case 'weekday':
      return i18n._(
        msg`The weekday and the date do not agree: ${formatDate(facts.date ?? '', locale)} is another one.`,
      )
    case 'overlap':
      return i18n._(msg`${name} begins ${minutes} before ${other} ends.`)
  }
}

/** What to do about it. */
export function suggestionOf(
  { mending }: Finding,
  { days }: Checked,
  { i18n, locale }: Words,
): string | undefined {
  return mending && wordsFor(mending)

  function wordsFor(mended: Mending): string {
    switch (mended.kind) {
      case 'other-day': {
        const date = days[mended.day]?.date
        const number = mended.day + 1
        const weekday =
          date &&
          dateFormat(LANGUAGE_TAGS[locale], { timeZone: 'UTC', weekday: 'long' }).format(Date.parse(date))
        return i18n._(msg`It is open on day ${number}, ${weekday ?? ''}: swap it with something of that day.`)
      }
      case 'other-hour':
        return i18n._(msg`Go between ${mended.from} and ${mended.to}.`)
      case 'other-place':
        return i18n._(msg`Instead: ${mended.name}.`)
      case 'drop':
        return i18n._(msg`Leave one of the two out.`)
      case 'own-day':
        return i18n._(msg`Give it a day of its own, or leave it out.`)
      case 'move': {
        const names = mended.names.join(', ')
        const number = (mended.day ?? 0) + 1
        return mended.day === undefined
          ? i18n._(msg`Leave out: ${names}.`)
          : i18n._(msg`Move to day ${number}: ${names}.`)
      }
      case 'right-weekday':
        return i18n._(msg`That date is ${formatDate(mended.date, locale, 'weekday')}.`)
      case 'right-price':
        return i18n._(msg`Count ${formatMoney(mended.amount, mended.currency, locale)} a person.`)
    }
  }
}

function spanWords(hours = ''): string {
  return hours.replace('-', '–')
}
