import display from '@fontsource-variable/fraunces/files/fraunces-latin-wght-normal.woff2?url'
import text from '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2?url'

/**
 * Known to the page only now, and named once all are there: the page is laid out anew for both together. Fonts never
 * hold up the first picture, and a slow or costly link gets none.
 */
export async function addFonts(): Promise<void> {
  const loaded = await Promise.allSettled([
    load('display', 'Fraunces', display),
    load('text', 'Instrument Sans', text),
  ])
  for (const font of loaded)
    if (font.status === 'fulfilled') document.documentElement.dataset[font.value] = ''
}

/** Gives the use, see base.css. */
async function load(use: string, family: string, url: string): Promise<string> {
  const font = new FontFace(family, `url(${url})`, { weight: '100 900' })
  document.fonts.add(font)
  await font.load()
  return use
}
