import { BrokenFile, IMPORT_LIMITS, type ImportedPlace, type ImportRead } from './imported-place.ts'
import { readGeoJson } from './read-json.ts'
import { hasShortLink, readCsv, readLines } from './read-text.ts'

/** Bytes in which everything but text has a zero. */
const LOOKED_AT = 4096
/** Bytes that are inflated at once: a thousandfold of them at most. */
const STEP = 4096

class TooLarge extends Error {}

/**
 * The places of an upload or of pasted text. What is told by its content, not by its name; the parsers of packed files
 * and of XML are loaded when one comes. Nothing is fetched: a short link says how to export instead.
 */
export async function readImport(content: Uint8Array): Promise<ImportRead> {
  if (content.byteLength > IMPORT_LIMITS.bytes) return { read: false, fault: { code: 'too_large' } }
  try {
    const text = await textOfImport(content)
    if (text === undefined) return { read: false, fault: { code: 'unknown_format' } }
    const places = await placesIn(text)
    if (places.length > IMPORT_LIMITS.places) return { read: false, fault: { code: 'too_many' } }
    if (places.length > 0) return { read: true, places: distinct(places) }
    return { read: false, fault: { code: hasShortLink(text) ? 'short_link' : 'nothing_found' } }
  } catch (error) {
    if (error instanceof TooLarge) return { read: false, fault: { code: 'too_large' } }
    if (!(error instanceof BrokenFile)) throw error
    const { line } = error
    return { read: false, fault: { code: 'broken', ...(line !== undefined && { line }) } }
  }
}

/** An upload without what packs it; undefined for what is no text: a picture, a PDF, an archive of something else. */
export async function textOfImport(content: Uint8Array): Promise<string | undefined> {
  const packed = isPacked(content)
  const bytes = packed ? await unpack(content) : content
  if (!bytes || bytes.subarray(0, LOOKED_AT).includes(0)) return undefined
  const text = new TextDecoder('utf-8').decode(bytes).replace(/^\uFEFF/, '')
  // What is packed is larger, and KML alone: only its reader holds no more than it needs.
  if (packed && !text.trimStart().startsWith('<')) return undefined
  return text.startsWith('%PDF') ? undefined : text
}

async function placesIn(text: string): Promise<ImportedPlace[]> {
  const start = text.trimStart()
  if (start.startsWith('<')) return (await import('./read-xml.ts')).readXml(start)
  if (start.startsWith('{')) return readGeoJson(text)
  const [first = ''] = start.split('\n', 1)
  if (/^"?(title|titel|name)"?[,\t]/i.test(first)) return readCsv(text)
  return readLines(text)
}

function isPacked(content: Uint8Array): boolean {
  return content[0] === 0x50 && content[1] === 0x4b && content[2] === 0x03 && content[3] === 0x04
}

/**
 * The first KML of a KMZ file; undefined where there is none. What an archive says of its sizes may be a lie: it is
 * inflated bit by bit, and no further than the limit.
 */
async function unpack(content: Uint8Array): Promise<Uint8Array | undefined> {
  const { Unzip, UnzipInflate } = await import('fflate')
  const parts: Uint8Array[] = []
  let size = 0
  let state: 'sought' | 'found' | 'read' = 'sought'
  const unzip = new Unzip((file) => {
    if (state !== 'sought' || !/\.kml$/i.test(file.name)) return
    state = 'found'
    file.ondata = (error, part, isLast) => {
      if (error) throw error
      size += part.byteLength
      if (size > IMPORT_LIMITS.unpacked) throw new TooLarge()
      parts.push(part)
      if (isLast) state = 'read'
    }
    file.start()
  })
  unzip.register(UnzipInflate)
  const isDone = () => state === 'read'
  try {
    for (let at = 0; at < content.byteLength && !isDone(); at += STEP)
      unzip.push(content.subarray(at, at + STEP), at + STEP >= content.byteLength)
  } catch (error) {
    throw error instanceof TooLarge ? error : new BrokenFile()
  }
  return parts.length > 0 ? Buffer.concat(parts) : undefined
}

function distinct(places: readonly ImportedPlace[]): ImportedPlace[] {
  return [...new Map(places.map((place) => [place.name.toLowerCase(), place])).values()]
}
