import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/** Known to the page only now: fonts never hold up the first picture, and a slow or costly link gets none. */
export function addFonts(): void {
  for (const [family, url] of [
    ['Fraunces', display],
    ['Instrument Sans', text],
  ] as const)
    document.fonts.add(new FontFace(family, `url(${url})`, { weight: '100 900', display: 'swap' }))
  document.documentElement.dataset.fonts = ''
}
