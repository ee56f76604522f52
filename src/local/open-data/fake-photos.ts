/** https://www.mediawiki.org/wiki/API:Imageinfo with extmetadata, formatversion 2. */
export function commonsPages(search: URLSearchParams) {
  const titles = (search.get('titles') ?? '').split('|').filter(Boolean)
  const width = Number(search.get('iiurlwidth') ?? 500)
  const pages = titles.map((title, index) => {
    const file = title.replace(/^File:/, '')
    const name = encodeURIComponent(file.replaceAll(' ', '_'))
    const isDrawing = file.endsWith('.svg')
    return {
      pageid: 5000 + index,
      ns: 6,
      title,
      imageinfo: [
        {
          size: 2_345_678,
          width: 3000,
          height: 2000,
          thumburl: `https://upload.wikimedia.org/wikipedia/commons/thumb/a/ab/${name}/${width}px-${name}${isDrawing ? '.png' : ''}`,
          thumbwidth: width,
          thumbheight: Math.round((width * 2) / 3),
          url: `https://upload.wikimedia.org/wikipedia/commons/a/ab/${name}`,
          descriptionurl: `https://commons.wikimedia.org/wiki/File:${name}`,
          mime: isDrawing ? 'image/svg+xml' : 'image/jpeg',
          extmetadata: {
            LicenseShortName: { value: 'CC BY-SA 4.0', source: 'commons-desc-page' },
            LicenseUrl: {
              value: 'https://creativecommons.org/licenses/by-sa/4.0',
              source: 'commons-desc-page',
            },
            Artist: {
              value: '<a href="//commons.wikimedia.org/wiki/User:Marta">Marta Vogel</a>',
              source: 'commons-desc-page',
            },
          },
        },
      ],
    }
  })
  return { batchcomplete: true, query: { pages } }
}

/** The smallest JPEG that browsers draw: one grey pixel. */
const JPEG =
  '/9j/4AAQSkZJRgABAQEASABIAAD/2wBDAP//////////////////////////////////////////////////////////////////////////////////////wgALCAABAAEBAREA/8QAFBABAAAAAAAAAAAAAAAAAAAAAP/aAAgBAQABPxA='
export const PIXELS = Uint8Array.from(atob(JPEG), (character) => character.charCodeAt(0))
