import { localClock, momentOf } from './moment.ts'

const MINUTE_MS = 60_000

/** Keeps "today" up to the minute, from what the page says of its days: it needs no network. */
function start(panel: HTMLElement): void {
  const renew = () => show(panel)
  renew()
  setInterval(renew, MINUTE_MS)
  // A phone out of the pocket: timers slept.
  document.addEventListener('visibilitychange', renew)
}

function show(panel: HTMLElement): void {
  const found = today(panel.ownerDocument)
  panel.hidden = !found
  if (!found) return
  const { day, time } = found
  const items = Array.from(day.querySelectorAll<HTMLElement>('.item'))
  const entries = items.map(timesOf)
  const moment = momentOf(entries, time)
  const [here, next] = [items[moment.current ?? -1], items[moment.next ?? -1]]
  for (const item of items) item.ariaCurrent = item === here ? 'time' : null
  const slot = (name: string) => panel.querySelector<HTMLElement>(`[data-slot=${name}]`)
  const fill = (name: string, value = '', detail = '', id = '') => {
    const row = slot(name)
    const [said, more] = row?.querySelector('dd')?.children ?? []
    if (!row || !said || !more) return
    row.hidden = !value
    said.textContent = value
    more.textContent = detail
    if (said instanceof HTMLAnchorElement) said.href = `#${id}`
  }
  fill('current', titleOf(here), textOf(here, '.time'), here?.id)
  fill('leave', moment.leaveBy, textOf(next, '.way'))
  fill('next', titleOf(next), textOf(next, '.time'), next?.id)
  const isOver = entries.every(({ end }) => end <= time)
  const tomorrow = (isOver && day.nextElementSibling?.querySelector<HTMLElement>('.item')) || undefined
  fill('tomorrow', titleOf(tomorrow), textOf(tomorrow, '.time'), tomorrow?.id)
  slot('over')?.toggleAttribute('hidden', !isOver)
  const late = slot('late')
  // A copy that was kept for a place without network changes nothing.
  const isCopy = panel.ownerDocument.querySelector('[data-offline]:not([hidden])') !== null
  if (late) late.hidden = isCopy || (isOver && !late.querySelector('[value=undo]'))
  if (isCopy) panel.querySelector('.success')?.remove()
  fill('rain', textOf(here ?? next, '.rain [lang]'))
  const { sunset = '' } = day.querySelector<HTMLElement>('[data-sunset]')?.dataset ?? {}
  fill('sunset', sunset > time ? sunset : '')
  const clock = slot('time')
  if (clock) clock.textContent = time
  for (const [name, value] of [
    ['start', time],
    ['day', day.dataset.day ?? ''],
  ] as const) {
    const field = slot(name)
    if (field instanceof HTMLInputElement) field.value = value
  }
}

/** The day of the page that it is where it takes place. */
function today(root: Document): { day: HTMLElement; time: string } | undefined {
  for (const day of root.querySelectorAll<HTMLElement>('.day')) {
    const zone = day.dataset.zone ?? day.closest<HTMLElement>('.days')?.dataset.zone
    const { date, time } = localClock(Date.now(), zone)
    if (day.id === `day-${date}`) return { day, time }
  }
  return undefined
}

function timesOf(item: HTMLElement) {
  const [start = '', end = ''] = textOf(item, '.time').split('–')
  return { start, end, way: Number(item.querySelector<HTMLElement>('.way')?.dataset.minutes ?? 0) }
}

/** Without its number on the map. */
function titleOf(item: HTMLElement | undefined): string {
  return item?.querySelector('h3')?.lastChild?.textContent?.trim() ?? ''
}

function textOf(item: HTMLElement | undefined, selector: string): string {
  return item?.querySelector(selector)?.textContent?.trim() ?? ''
}

// A file of its own, which the page names: it begins by itself.
const panel = document.querySelector<HTMLElement>('[data-now]')
if (panel) start(panel)
