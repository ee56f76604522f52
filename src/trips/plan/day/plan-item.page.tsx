import type { I18n } from '../../../i18n/messages.ts'
import { msg } from '@lingui/core/macro'
import { formatKm, formatMinutes, formatMoney } from '../../../i18n/format.ts'
import type { Locale } from '../../../i18n/locale.ts'
import type { PlanItem } from '../../../planner/plan.ts'
import { attribute, type Markup, markup } from '../../../ui/markup.ts'
import { pointOf } from './day-map.ts'
import type { KnownOfStop } from '../plan-sheet.ts'
import { setOutFor } from '../set-out.ts'
import type { PlacePhoto } from '../../../open-data/plan-extras.ts'
import { photoMarkup } from './plan-photo.page.tsx'
import { stopMenu } from './stop-menu.page.tsx'
import { RIDE_WORDS, TRAVEL_WORDS, UNVERIFIED } from '../../trip-labels.ts'

export interface ItemProps {
  item: PlanItem
  /** Its number on the day's map. */
  stop: number | undefined
  /** The day says that none of its places is verified. */
  isSaidOnce?: boolean
  known: KnownOfStop
  i18n: I18n
  locale: Locale
  language: Locale
  reportPath: ((place: string) => string) | undefined
  photo?: PlacePhoto | undefined
}

/**
 * One entry of the time rail, with the way there above it: time, title, price and menu in one line. The real map reads
 * `data-at` and the number from here.
 */
export function itemMarkup({ item, stop, photo, isSaidOnce = false, ...page }: ItemProps): Markup {
  const { i18n, language, reportPath, known } = page
  const { place, kind, title, why, note, kidsNote, rainAlternative, memo } = item
  const lang = attribute('lang', language)
  return markup`<li class="item ${kind}" id="${item.id}"${attribute('data-at', pointOf(place)?.join())}>${wayThere(item, page)}
<p class="time"><time>${item.start}</time>–<time>${item.end}</time></p>
<div class="card">
<h3${lang}>${stop && markup`<span class="stop">${stop}</span>`} ${title}</h3>
${price(item, page)}
${place && !place.verified && !isSaidOnce && markup`<p class="mark open">? ${i18n._(UNVERIFIED[place.source ?? 'unknown'])}</p>`}
${why && markup`<p${lang}>${why}</p>`}
${(known.hours ?? note) && markup`<p class="hint"${lang}>${known.hours} ${note}</p>`}
${memo && markup`<p class="hint">${i18n._(msg`Your note:`)} ${memo}</p>`}
${kidsNote && markup`<p class="hint"${lang}>${i18n._(msg`With kids:`)} ${kidsNote}</p>`}
${
  rainAlternative &&
  markup`<p class="hint rain">${i18n._(msg`If it rains:`)} <span${lang}>${rainAlternative.name}</span></p>`
}
${photo && photoMarkup({ photo, title, i18n, reportPath })}
${stopMenu(item, i18n, reportPath)}
</div></li>`
}

type Page = Pick<ItemProps, 'i18n' | 'locale' | 'language' | 'known'>

/** A ride with its line, where that is known, or with how long it is on foot, where that is no long way. */
function wayThere(item: PlanItem, { i18n, locale, language, known }: Page): Markup | undefined {
  const { travel } = item
  if (!travel) return undefined
  const { mode, minutes, km } = travel
  const means = known.ride ? RIDE_WORDS[known.ride] : TRAVEL_WORDS[mode]
  const onFoot = known.onFoot && formatMinutes(known.onFoot)
  const leave = setOutFor(item)
  return markup`<p class="way ${mode}" data-minutes="${minutes}">${i18n._(means)} ${formatMinutes(minutes)} · ${formatKm(km, locale)}${
    known.line && markup`, <span lang="${language}">${known.line}</span>`
  }${onFoot && `, ${i18n._(msg`or ${onFoot} on foot`)}`}${leave && ` · ${i18n._(msg`set out at ${leave}`)}`}</p>`
}

function price({ cost, kind }: PlanItem, { i18n, locale }: Page): Markup | undefined {
  if (!cost) return undefined
  const words = kind === 'meal' ? msg`A meal for everyone: about` : msg`Tickets for everyone: about`
  const amount = formatMoney(cost.amount, cost.currency, locale)
  return markup`<p class="price"><span class="hidden">${i18n._(words)}</span> ${amount}</p>`
}

/** As on the day's map. */
export function StopNumber({ number }: { number: number | undefined }) {
  return number && <span className="stop">{number}</span>
}
