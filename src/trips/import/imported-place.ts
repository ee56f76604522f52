/** A place that a traveller brings along, as their file or text has it. */
export interface ImportedPlace {
  name: string
  at?: { lat: number; lon: number }
  note?: string
  /** Where in the file, from 1. */
  line?: number
}

/** Of an upload's form, by their names. */
export const FILES_WE_READ = '.kml,.kmz,.gpx,.geojson,.json,.csv,.txt'
/** Room for the form around a file. */
export const FORM_BYTES = 64 * 1024

export const IMPORT_LIMITS = {
  /** Bytes of an upload, and of what is packed in it. */
  bytes: 2_000_000,
  unpacked: 8_000_000,
  /** Places read from a file, and placed at once. */
  places: 200,
  placed: 20,
  name: 100,
  note: 300,
  /** Lines of a text or rows of a list, elements within each other, attributes of one: no real file has more. */
  lines: 20_000,
  depth: 64,
  attributes: 64,
} as const

export type ImportFault =
  /** Not what its name says, or not whole; `line` where that is known. */
  | { code: 'broken'; line?: number }
  | { code: 'too_large' | 'too_many' | 'unknown_format' | 'nothing_found' | 'short_link' }

export type ImportRead = { read: true; places: ImportedPlace[] } | { read: false; fault: ImportFault }

/** Thrown by the readers of formats; nothing else comes out of them. */
export class BrokenFile extends Error {
  readonly line: number | undefined
  constructor(line?: number) {
    super('broken file')
    this.line = line
  }
}

/** A place with a name that can be shown and a point that is on the earth; undefined for anything less. */
export function importedPlace(
  name: string | undefined,
  at: { lat: number; lon: number } | undefined,
  more: { note?: string | undefined; line?: number | undefined } = {},
): ImportedPlace | undefined {
  const plain = tidy(name ?? '', IMPORT_LIMITS.name)
  if (!plain) return undefined
  const note = tidy(more.note ?? '', IMPORT_LIMITS.note)
  return {
    name: plain,
    ...(at && isOnEarth(at) && { at }),
    ...(note && { note }),
    ...(more.line !== undefined && { line: more.line }),
  }
}

function isOnEarth({ lat, lon }: { lat: number; lon: number }): boolean {
  return Number.isFinite(lat) && Number.isFinite(lon) && Math.abs(lat) <= 90 && Math.abs(lon) <= 180
}

/** Characters that are looked at for each that is kept: markup takes room. */
const MARKUP = 20

/** One line without markup: what comes in is text and nothing else. */
function tidy(text: string, most: number): string {
  return text
    .slice(0, most * MARKUP)
    .replace(/<[^>]*>/g, ' ')
    .replace(/[\p{Cc}\p{Cf}<>{}|\\]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, most)
}
