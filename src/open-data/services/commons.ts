import * as z from 'zod/mini'
import type { Gateway } from '../gateway/gateway.ts'
import { plainName } from '../places/plain-name.ts'
import { parseAnswer, soundEntries } from './parse-answer.ts'

/** A free photograph at Wikimedia Commons, in a copy of limited width. */
export interface CommonsPhoto {
  /** Its name there, without "File:". */
  file: string
  /** The copy's own address and size. */
  copy: string
  width: number
  height: number
  /** Empty where the licence asks for none. */
  author: string
  licence: string
}

/** One of https://www.mediawiki.org/wiki/Common_thumbnail_sizes; others are refused. */
export const COPY_WIDTH = 500
const MOST = 50
/** Servers refuse an address beyond 8 kB. */
const LONGEST_QUERY = 6000
const PHOTO_TYPES = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/avif'])
const LEAST_WIDTH = 320
/** Free to use and to change, for whatever purpose: neither NC nor ND. */
const FREE = /^(cc0( 1\.0)?|cc by(-sa)? [1-4]\.\d( [a-z]{2,3})?|public domain|pd([ -].*)?|no restrictions)$/i
const NEEDS_AUTHOR = /^cc by/i

const said = z.object({ value: z.union([z.string(), z.number(), z.boolean()]) })
const page = z.object({
  title: z.string().check(z.maxLength(300)),
  imageinfo: z
    .array(
      z.object({
        thumburl: z.string().check(z.maxLength(2000)),
        thumbwidth: z.int().check(z.gte(1), z.lte(4000)),
        thumbheight: z.int().check(z.gte(1), z.lte(8000)),
        width: z.number(),
        mime: z.string(),
        extmetadata: z.record(z.string(), z.unknown()),
      }),
    )
    .check(z.minLength(1)),
})
const answerSchema = z.object({ query: z.object({ pages: z.array(z.unknown()) }) })

/** https://www.mediawiki.org/wiki/API:Imageinfo, one request for up to 50 files. Files that may not be used are left out. */
export async function fetchPhotos(
  gateway: Gateway,
  files: readonly string[],
  signal: AbortSignal,
): Promise<Map<string, CommonsPhoto>> {
  const titles = withinAddress([...new Set(files)].slice(0, MOST).map((file) => `File:${file}`))
  if (titles.length === 0) return new Map()
  const query = new URLSearchParams({
    action: 'query',
    format: 'json',
    formatversion: '2',
    prop: 'imageinfo',
    iiprop: 'url|size|mime|extmetadata',
    iiurlwidth: String(COPY_WIDTH),
    iiextmetadatafilter: 'LicenseShortName|Artist|NonFree',
    titles: titles.join('|'),
  })
  const answer = await gateway.ask('commons', { path: `?${query}` }, signal)
  if (!answer) return new Map()
  const { pages } = parseAnswer('commons', answer, answerSchema).query
  return new Map(photosIn(pages).map((photo) => [photo.file, photo]))
}

/** As many as an address may hold: in other scripts a letter takes nine characters of it. */
function withinAddress(titles: readonly string[]): string[] {
  let length = 0
  return titles.filter((title) => (length += encodeURIComponent(`${title}|`).length) <= LONGEST_QUERY)
}

export function photosIn(pages: readonly unknown[]): CommonsPhoto[] {
  return soundEntries(pages, page, MOST).flatMap(({ title, imageinfo: [info] }): CommonsPhoto[] => {
    const file = title.replace(/^File:/, '')
    const licence = textIn(info?.extmetadata.LicenseShortName)
    const author = plainName(plainText(textIn(info?.extmetadata.Artist)), 80)
    const isFree = FREE.test(licence) && !textIn(info?.extmetadata.NonFree)
    if (!info || !isFree || (NEEDS_AUTHOR.test(licence) && !author)) return []
    // A drawing is no photograph, and may carry script.
    if (!PHOTO_TYPES.has(info.mime) || info.width < LEAST_WIDTH) return []
    const { thumburl: copy, thumbwidth: width, thumbheight: height } = info
    return [{ file, copy, width, height, author: author ?? '', licence }]
  })
}

function textIn(field: unknown): string {
  const parsed = said.safeParse(field)
  return parsed.success && parsed.data.value !== false ? String(parsed.data.value).trim() : ''
}

const NAMED: Record<string, string> = { amp: '&', quot: '"', apos: "'", nbsp: ' ', lt: '<', gt: '>' }

/** The author stands there as HTML. */
function plainText(html: string): string {
  return html
    .slice(0, 2000)
    .replace(/<[^>]*>/g, ' ')
    .replace(
      /&(?:#(\d{1,6})|#x([\da-f]{1,5})|(amp|quot|apos|nbsp|lt|gt));/gi,
      (_, decimal, hex, name: string) =>
        name
          ? (NAMED[name.toLowerCase()] ?? ' ')
          : String.fromCodePoint(decimal ? Number(decimal) : parseInt(hex, 16)),
    )
    .replace(/\s+/g, ' ')
    .trim()
}
