/** The letter of iCalendar, RFC 5545: content lines, escaped, folded and ended as calendars expect. */

const MOST_OCTETS = 75
const encoder = new TextEncoder()

/** `NAME:value` lines as a file: CRLF after each, folded at 75 octets without cutting a character. */
export function calendarText(lines: readonly string[]): string {
  return lines.map((line) => `${fold(line)}\r\n`).join('')
}

/** A text value: backslash, comma, semicolon and line break escaped, other control characters left out. */
export function escapeText(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/[\u0000-\u001f\u007f]/g, ' ')
}

/** 20270304T080000Z from milliseconds since the epoch. */
export function utcTime(instant: number): string {
  return new Date(instant).toISOString().replace(/[-:]|\.\d+/g, '')
}

function fold(line: string): string {
  const rows: string[] = []
  let row = ''
  let octets = 0
  for (const character of line) {
    const size = encoder.encode(character).length
    // A row that goes on begins with a space, which counts.
    if (octets + size > MOST_OCTETS) {
      rows.push(row)
      row = ' '
      octets = 1
    }
    row += character
    octets += size
  }
  return [...rows, row].join('\r\n')
}
