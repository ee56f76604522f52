import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/**
 * Known to the page only now, and named once both are there: it is laid out anew for the two together. Fonts never hold
 * up the first picture, and a slow or costly link gets none.
 */
export async function addFonts(): Promise<void> {
  await Promise.all([load('Fraunces', display), load('Instrument Sans', text)])
  document.documentElement.dataset.fonts = ''
}

function load(family: string, url: string): Promise<unknown> {
  const font = new FontFace(family, `url(${url})`, { weight: '100 900' })
  document.fonts.add(font)
  return font.load()
}
