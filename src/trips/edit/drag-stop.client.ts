type Drop = (stop: HTMLElement, day: number, position: number) => void

interface Target {
  day: HTMLElement
  /** The stop that it goes before; undefined at the end of the day. */
  before: HTMLElement | undefined
}

/** Nearer to an edge of the window than this the page scrolls, px, and so far a frame. */
const EDGE = 72
const STEP = 12

/** Lets stops be dragged by their handles with mouse, finger or pen; Escape lets go. */
export function dragBy(root: Document, drop: Drop): void {
  root.addEventListener('pointerdown', (event) => {
    const handle = event.target instanceof Element ? event.target.closest('[data-handle]') : null
    const stop = handle?.closest<HTMLElement>('[data-item]')
    if (!handle || !stop || event.button !== 0) return
    event.preventDefault()
    if (handle instanceof HTMLElement) handle.focus()
    drag(root, stop, event, drop)
  })
}

function drag(root: Document, stop: HTMLElement, start: PointerEvent, drop: Drop): void {
  const line = root.createElement('div')
  line.className = 'drop'
  const startY = start.clientY + scrollY
  let pointerY = start.clientY
  let target: Target | undefined
  const ending = new AbortController()
  const { signal } = ending
  stop.classList.add('dragged')

  const follow = () => {
    stop.style.translate = `0 ${pointerY + scrollY - startY}px`
    target = targetAt(root, stop, pointerY)
    if (target?.before) target.before.insertAdjacentElement('beforebegin', line)
    else target?.day.querySelector('ol')?.appendChild(line)
  }
  const end = (take: boolean) => {
    ending.abort()
    line.remove()
    stop.style.translate = ''
    stop.classList.remove('dragged')
    if (!take || !target) return
    const others = stopsOf(target.day).filter((other) => other !== stop)
    const position = target.before ? others.indexOf(target.before) : others.length
    const stays = target.day.contains(stop) && stopsOf(target.day).indexOf(stop) === position
    if (!stays) drop(stop, Number(target.day.dataset.day), position)
  }
  const scroll = () => {
    if (signal.aborted) return
    const step = pointerY < EDGE ? -STEP : pointerY > innerHeight - EDGE ? STEP : 0
    if (step) {
      scrollBy(0, step)
      follow()
    }
    requestAnimationFrame(scroll)
  }
  root.addEventListener(
    'pointermove',
    (event) => {
      if (event.pointerId !== start.pointerId) return
      pointerY = event.clientY
      follow()
    },
    { signal },
  )
  root.addEventListener('pointerup', (event) => event.pointerId === start.pointerId && end(true), { signal })
  root.addEventListener('pointercancel', () => end(false), { signal })
  root.addEventListener('keydown', (event) => event.key === 'Escape' && end(false), { signal })
  requestAnimationFrame(scroll)
}

function stopsOf(day: Element): HTMLElement[] {
  return Array.from(day.querySelectorAll<HTMLElement>('[data-item]'))
}

/** The day under the pointer, and the first of its stops whose middle lies below. */
function targetAt(root: Document, stop: HTMLElement, y: number): Target | undefined {
  const days = Array.from(root.querySelectorAll<HTMLElement>('[data-day]'))
  const day = days.find((each) => each.getBoundingClientRect().bottom > y) ?? days.at(-1)
  if (!day) return undefined
  const before = stopsOf(day).find((other) => {
    const { top, height } = other.getBoundingClientRect()
    return other !== stop && top + height / 2 > y
  })
  return { day, before }
}
