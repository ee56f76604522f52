import type { Palette } from './map-style.ts'

const COLOURS = ['paper', 'raised', 'ink', 'muted', 'signal', 'fjord', 'line', 'hair', 'contour'] as const

/** The page's own colours and letters, as they are now. */
export function palette(): Palette {
  const style = getComputedStyle(document.documentElement)
  const colours = Object.fromEntries(
    COLOURS.map((name) => [name, style.getPropertyValue(`--${name}`).trim()]),
  )
  return {
    ...(colours as Record<(typeof COLOURS)[number], string>),
    text: 'data-fonts' in document.documentElement.attributes ? 'Instrument Sans' : 'sans-serif',
    night: matchMedia('(prefers-color-scheme: dark)').matches,
  }
}
