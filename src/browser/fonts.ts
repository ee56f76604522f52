import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/**
 * Known to the page only now, and each named once it is there, as font-display: swap would show it, but without a layout
 * for one still on its way. Fonts never hold up the first picture, and a slow or costly link gets none.
 */
export function addFonts(): void {
  for (const [use, family, url] of [
    ['display', 'Fraunces', display],
    ['text', 'Instrument Sans', text],
  ] as const) {
    const font = new FontFace(family, `url(${url})`, { weight: '100 900' })
    document.fonts.add(font)
    font
      .load()
      .then(() => {
        document.documentElement.dataset[use] = ''
      })
      .catch(() => {})
  }
}
