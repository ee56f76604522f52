import { Map, type Marker, prewarm, setWorkerUrl } from 'maplibre-gl'
import { readDay } from './day-on-map.ts'
import { boundsOf, drawDay } from './draw-day.ts'
import { offerToKeep } from './keep-button.ts'
import { frameFor, isWide, place, takeAway, WIDE } from './map-frame.ts'
import { mapStyle } from './map-style.ts'
import { palette } from './palette.ts'
import { homeMarker, leadBack, mark, stopMarker } from './marks.ts'
import { squaresOver } from './squares.ts'
import css from './map.css?inline'

// One map a page, which follows the day in view on a wide screen and stands in the day's own place on a phone.

/** Beyond this the sketch is the better map. */
const PATIENCE_MS = 15_000
/** A view has fewer, but for a wide map of a long way. */
const MOST_AHEAD = 12
/** Clear of the buttons on the right, and of the one below with the credits under it. */
const FIT = { padding: { top: 40, right: 72, bottom: 96, left: 40 }, maxZoom: 16 }

interface Open {
  map: Map
  frame: HTMLElement
  markers: Marker[]
  day: HTMLElement | undefined
  end: AbortController
}

let open: Open | undefined
const sheet = new CSSStyleSheet()

/** The real map, where the sketch of that button was; one for the whole page. Whatever fails, the sketch stays. */
export async function openMap(button: HTMLElement): Promise<void> {
  const days = button.closest<HTMLElement>('.days')
  const day = button.closest<HTMLElement>('.day')
  if (!days || !day) return
  if (open) return show(open, day)
  sheet.replaceSync(css)
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet)
  setWorkerUrl(days.dataset.mapWorker ?? '')
  // Starts while the map is made.
  prewarm()
  const frame = frameFor(days)
  place(frame, day)
  button.ariaBusy = 'true'
  let mine: Open | undefined
  try {
    const map = mapIn(frame, day)
    askAhead(map)
    open = mine = { map, frame, markers: [], day: undefined, end: new AbortController() }
    listen(mine, button)
    await loaded(map)
    frame.dataset.ready = ''
    leadBack(days, frame.dataset.show)
    offerToKeep(frame, days, mine.end.signal)
    show(mine, day, true)
    map.getCanvas().focus({ preventScroll: true })
  } catch {
    if (mine) close(mine)
    else takeAway(frame)
  }
  button.ariaBusy = null
}

function mapIn(frame: HTMLElement, day: HTMLElement): Map {
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  const { wheel = '', wheelMac = wheel, fingers = '' } = frame.dataset
  return new Map({
    container: frame.querySelector<HTMLElement>('.map-canvas') ?? frame,
    style: mapStyle(palette(), document.documentElement.lang, location.origin),
    bounds: boundsOf(readDay(day)),
    fitBoundsOptions: FIT,
    attributionControl: false,
    // A test does it once for all.
    validateStyle: false,
    // The page scrolls under the pointer as it does beside it.
    cooperativeGestures: true,
    dragRotate: false,
    fadeDuration: still ? 0 : 200,
    locale: {
      'Map.Title': frame.ariaLabel ?? '',
      'CooperativeGesturesHandler.WindowsHelpText': wheel,
      'CooperativeGesturesHandler.MacHelpText': wheelMac,
      'CooperativeGesturesHandler.MobileHelpText': fingers,
    },
  })
}

/** The squares in view are under way while the worker that reads them starts: it finds them where browsers keep files. */
function askAhead(map: Map): void {
  const bounds = map.getBounds()
  const corners = [bounds.getSouthWest().toArray(), bounds.getNorthEast().toArray()]
  for (const { z, x, y } of squaresOver(corners, map.getZoom()).slice(0, MOST_AHEAD))
    fetch(`/map/${z}/${x}/${y}`).catch(() => {})
}

/** Resolves with the first square that came; rejects where there is none. */
function loaded(map: Map): Promise<void> {
  return new Promise((resolve, reject) => {
    const late = setTimeout(() => reject(new Error('too slow')), PATIENCE_MS)
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (sourceId !== 'tiles' || !tile) return
      clearTimeout(late)
      resolve()
    })
    // Everything was asked for, and nothing came.
    map.once('idle', () => reject(new Error('no squares')))
  })
}

function listen(mine: Open, opener: HTMLElement): void {
  const { map, frame, end } = mine
  const { signal } = end
  const press = (selector: string, act: () => void) =>
    frame.querySelector(selector)?.addEventListener('click', act, { signal })
  press('.map-in', () => map.zoomIn())
  press('.map-out', () => map.zoomOut())
  press('.map-close', () => {
    close(mine)
    opener.focus()
  })
  frame.addEventListener('keydown', ({ key }) => key === 'Escape' && close(mine), { signal })
  matchMedia('(prefers-color-scheme: dark)').addEventListener(
    'change',
    () => {
      map.setStyle(mapStyle(palette(), document.documentElement.lang, location.origin))
      map.once('styledata', () => mine.day && drawDay(map, readDay(mine.day)))
    },
    { signal },
  )
  matchMedia(WIDE).addEventListener('change', () => mine.day && place(frame, mine.day), { signal })
  // A change of the plan replaces the page's days: the map goes on with the new ones.
  document.addEventListener(
    'plan-changed',
    () => {
      const day = mine.day && document.getElementById(mine.day.id)
      mine.day = undefined
      if (!day) return close(mine)
      place(frame, day)
      leadBack(frame.closest('.days'), frame.dataset.show)
      show(mine, day)
      follow(mine)
    },
    { signal },
  )
  document.addEventListener('click', (event) => leadToMap(mine, event), { signal })
  document.addEventListener(
    'keydown',
    (event) => {
      if (event.key === 'Enter' || event.key === ' ') leadToMap(mine, event)
    },
    { signal },
  )
  follow(mine)
}

/** On a wide screen the map shows the day that is read. */
function follow(mine: Open): void {
  const seen = new IntersectionObserver(
    (entries) => {
      if (!isWide()) return
      const inView = entries.find(({ isIntersecting }) => isIntersecting)
      if (inView && 'ready' in mine.frame.dataset) show(mine, inView.target as HTMLElement)
    },
    { rootMargin: '-40% 0px -55% 0px' },
  )
  for (const day of mine.frame.closest('.days')?.querySelectorAll('.day') ?? []) seen.observe(day)
  mine.end.signal.addEventListener('abort', () => seen.disconnect())
  document.addEventListener('plan-changed', () => seen.disconnect(), { once: true })
}

function show(mine: Open, day: HTMLElement, isInView = false): void {
  if (mine.day === day) return
  mine.day = day
  if (!isWide()) place(mine.frame, day)
  const seen = readDay(day)
  drawDay(mine.map, seen)
  for (const marker of mine.markers) marker.remove()
  mine.markers = [...homeMarker(mine.map, seen), ...seen.stops.map((stop) => stopMarker(mine.map, stop))]
  if (isInView) return
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches
  mine.map.fitBounds(boundsOf(seen), { ...FIT, duration: still ? 0 : 600 })
}

/** A press on a line's number leads to its mark. */
function leadToMap({ map, frame }: Open, event: Event): void {
  const { target } = event
  const number = target instanceof Element ? target.closest('.stop') : null
  const item = number?.closest<HTMLElement>('li[data-at]')
  const link = item && frame.querySelector<HTMLElement>(`.map-stop[data-item="${CSS.escape(item.id)}"]`)
  const [lat, lon] = (item?.dataset.at ?? '').split(',').map(Number)
  if (!link || lat === undefined || lon === undefined) return
  event.preventDefault()
  map.easeTo({ center: [lon, lat] })
  mark(link)
  link.focus({ preventScroll: true })
}

function close(mine: Open): void {
  if (open !== mine) return
  open = undefined
  mine.end.abort()
  leadBack(mine.frame.closest('.days'), undefined)
  mine.map.remove()
  takeAway(mine.frame)
}
