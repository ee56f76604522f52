import { BrokenFile, IMPORT_LIMITS, importedPlace, type ImportedPlace } from './imported-place.ts'

/** Columns of Google Takeout's lists, in its languages that we speak. */
const TITLE = new Set(['title', 'name', 'titel'])
const NOTE = new Set(['note', 'comment', 'notiz', 'kommentar', 'description'])
const URL = new Set(['url', 'link'])
/** Of a row. */
const MOST_CELLS = 64
/** A line longer than this is talk, and no place. */
const LONGEST = 90
const BULLET = /^\s*(?:[-–—*•·▪►>]+|\d{1,2}[.)]|\p{Extended_Pictographic}+)\s*/u
const SHORT_LINK = /\b(maps\.app\.goo\.gl|goo\.gl\/maps|g\.co\/kgs|bit\.ly)\//i
const ADDRESS = /https?:\/\/\S+/gi

/** A list as Google Takeout writes it: a heading, then a place a line, quoted where it must be. */
export function readCsv(text: string): ImportedPlace[] {
  const rows = csvRows(text)
  const heading = rows.findIndex(({ cells }) => cells.some((cell) => TITLE.has(cell.trim().toLowerCase())))
  const head = rows[heading]?.cells.map((cell) => cell.trim().toLowerCase())
  if (!head) throw new BrokenFile(1)
  const column = (names: ReadonlySet<string>) => head.findIndex((cell) => names.has(cell))
  const [title, note, url] = [column(TITLE), column(NOTE), column(URL)]
  return rows.slice(heading + 1, heading + 2 + IMPORT_LIMITS.places).flatMap(({ cells, line }) => {
    const place = importedPlace(cells[title], pointInUrl(cells[url] ?? ''), { note: cells[note], line })
    return place ?? []
  })
}

function csvRows(text: string): { cells: string[]; line: number }[] {
  const rows: { cells: string[]; line: number }[] = []
  let cells: string[] = []
  let cell = ''
  let quoted = false
  let line = 1
  let start = 1
  const end = () => {
    if (cells.length > 0 || cell) rows.push({ cells: [...cells, cell], line: start })
    cells = []
    cell = ''
    start = line
  }
  for (let at = 0; at < text.length && rows.length < IMPORT_LIMITS.lines; at++) {
    const sign = text[at] ?? ''
    if (sign === '\n') line += 1
    if (quoted) {
      if (sign !== '"') cell += sign
      else if (text[at + 1] === '"') {
        cell += sign
        at += 1
      } else quoted = false
    } else if (sign === '"') quoted = true
    else if (sign === ',' || sign === '\t') {
      if (cells.push(cell) > MOST_CELLS) throw new BrokenFile(start)
      cell = ''
    } else if (sign === '\n') end()
    else if (sign !== '\r') cell += sign
  }
  if (quoted) throw new BrokenFile(start)
  end()
  return rows
}

/** The point that a map's own address says; nothing is asked of anybody. */
function pointInUrl(url: string): { lat: number; lon: number } | undefined {
  const found =
    /!3d(-?\d+\.\d+)!4d(-?\d+\.\d+)/.exec(url) ?? /[@=/](-?\d{1,2}\.\d+),(-?\d{1,3}\.\d+)/.exec(url)
  return found ? { lat: Number(found[1]), lon: Number(found[2]) } : undefined
}

/** Pasted lines or a chat's text: what stands on a line of its own, or in bold, without bullets and numbers. */
export function readLines(text: string): ImportedPlace[] {
  const lines = text.split(/\r?\n/, IMPORT_LIMITS.lines)
  const places = lines.flatMap((raw, index) => {
    const at = pointInUrl(raw)
    const named = /\/maps\/place\/([^/@?]+)/.exec(raw)?.[1]
    const bold = /\*\*([^*]{2,80})\*\*/.exec(raw)?.[1]
    const plain = raw.replace(ADDRESS, ' ').replace(BULLET, '').replace(/\*\*/g, '').trim()
    const [head = '', ...rest] = plain.split(/\s[–—-]\s|:\s/)
    const name = named ? decodeEntities(named) : (bold ?? head)
    if (!isName(name, raw, rest.length > 0)) return []
    return importedPlace(name, at, { note: bold || named ? '' : rest.join(' – '), line: index + 1 }) ?? []
  })
  return places.slice(0, IMPORT_LIMITS.places + 1)
}

export function hasShortLink(text: string): boolean {
  return SHORT_LINK.test(text)
}

function isName(name: string, line: string, explained: boolean): boolean {
  const letters = name.match(/\p{L}/gu)?.length ?? 0
  if (letters < 3 || name.length > LONGEST) return false
  // A sentence ends with a stop and has verbs; a name of a list does not.
  const listed = BULLET.test(line) || explained
  return listed || (!/[.!?]$/.test(name.trim()) && name.split(/\s+/).length <= 8)
}

function decodeEntities(text: string): string {
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return text.replaceAll('+', ' ')
  }
}
