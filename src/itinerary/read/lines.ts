/** Lines of a paste, freed of Markdown, HTML and decoration. */

export interface Line {
  text: string
  /** In bold, where a part of it is. */
  bold?: string
  /** Spaces before its mark. */
  indent: number
  isHeading: boolean
  isItem: boolean
  /** Of a table. */
  cells?: string[]
  /** It began with a lamp or a pin: a remark. */
  isRemark: boolean
}

const REMARK = /^\s*(?:[-*•]\s*)?(?:💡|ℹ|⚠|📝|💬|👉|✅)/u
const EMOJI = /\p{Extended_Pictographic}|\p{Regional_Indicator}|\u{FE0F}|\u{200D}|\u{20E3}/gu
const SEPARATOR_ROW = /^\s*\|?\s*:?-{2,}:?\s*(\|\s*:?-{2,}:?\s*)*\|?\s*$/

/** What a line may cost must not grow with its length: a longer one is read in pieces. */
const MOST_LINES = 1500
const LONGEST = 12_000
const PIECE = 400
const MOST_INDENT = 16
const INNER_SPACES = /(?<=\S)[ \t]{2,}/g

function pieces(line: string): string[] {
  const indent = line.search(/\S/)
  if (indent < 0) return []
  const rest = line.slice(Math.max(0, indent - MOST_INDENT))
  if (rest.length <= PIECE || rest.includes('|')) return [rest.slice(0, 2 * PIECE)]
  const found: string[] = []
  for (let from = 0; from < rest.length;) {
    const window = rest.slice(from, from + PIECE)
    const end = Math.max(window.lastIndexOf('. '), window.lastIndexOf('; '), window.lastIndexOf('→ '))
    const length = from + PIECE >= rest.length ? PIECE : end > PIECE / 4 ? end + 2 : PIECE
    found.push(rest.slice(from, from + length))
    from += length
  }
  return found
}

export function linesOf(text: string): Line[] {
  const raw = text
    .split(/\r\n?|\n|<br ?\/?>/i)
    .slice(0, MOST_LINES)
    .flatMap((line) => pieces(line.replace(INNER_SPACES, ' ').slice(0, LONGEST)))
  return raw.flatMap((line, index) => {
    // The row above the rule names the columns.
    if (SEPARATOR_ROW.test(line) || /^\s*([-*_=])(\s*\1){2,}\s*$/.test(line)) return []
    if (SEPARATOR_ROW.test(raw[index + 1] ?? '') && (raw[index + 1] ?? '').includes('|')) return []
    const read = lineOf(line)
    return read.text || read.cells ? [read] : []
  })
}

function lineOf(raw: string): Line {
  const [, space = '', quote = ''] = /^(\s*)((?:>\s*)*)/.exec(raw) ?? []
  const indent = space.replaceAll('\t', '    ').length
  const rest = raw.slice(space.length + quote.length)
  const isHeading = /^#{1,6}\s/.test(rest)
  const item = /^(?:[-*+•▪◦‣●○■–]\s+|\d{1,2}[.)]\s+(?!tag\b))/i.exec(rest)
  const isTable = (rest.match(/\|/g) ?? []).length >= 2 || rest.split('\t').filter(Boolean).length >= 2
  const bold = /\*\*(.+?)\*\*|__(.+?)__|<(?:b|strong)>(.+?)<\/(?:b|strong)>/.exec(rest)
  const boldText = bold && plain(bold[1] ?? bold[2] ?? bold[3] ?? '')
  return {
    text: plain(item ? rest.slice(item[0].length) : rest),
    ...(boldText && { bold: boldText }),
    indent,
    isHeading,
    isItem: Boolean(item),
    isRemark: REMARK.test(raw),
    ...(isTable && {
      cells: rest
        .replace(/^\s*\||\|\s*$/g, '')
        .split(rest.includes('|') ? '|' : '\t')
        .map(plain),
    }),
  }
}

/** Without marks: links by their words, footnotes not at all. */
export function plain(text: string): string {
  return text
    .replace(/<[^>]{1,200}>/g, ' ')
    .replace(/!?\[([^\]]{0,200})\]\([^)]{0,500}\)/g, '$1')
    .replace(/\[\d{1,3}\]|\u3010[^\u3011]{0,40}\u3011/g, '')
    .replace(/^#{1,6}\s+|\*\*|__|`|~~/g, '')
    .replace(/(^|\s)[*_](\S[^*_]*)[*_](?=\W|$)/g, '$1$2')
    .replace(EMOJI, '')
    .replaceAll('&amp;', '&')
    .replace(/\s+/g, ' ')
    .trim()
}
