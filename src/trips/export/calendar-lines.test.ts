import { expect, it } from 'vitest'
import { calendarText, escapeText } from './calendar-lines.ts'

it('folds at 75 octets without cutting a character', () => {
  const line = `SUMMARY:${'Ä'.repeat(60)}${'🗺'.repeat(40)}`
  const rows = calendarText([line]).split('\r\n')
  for (const row of rows) expect(new TextEncoder().encode(row).length).toBeLessThanOrEqual(75)
  expect(rows.join('\r\n').replaceAll('\r\n ', '')).toBe(`${line}\r\n`)
  expect(rows.join('')).not.toContain('\ufffd')
})

it('ends every line with CRLF', () => {
  expect(calendarText(['BEGIN:VCALENDAR', 'END:VCALENDAR'])).toBe('BEGIN:VCALENDAR\r\nEND:VCALENDAR\r\n')
})

it('lets no text become a line of its own', () => {
  expect(escapeText('a;b,c\\d\r\nEND:VEVENT\u0000')).toBe('a\\;b\\,c\\\\d\\nEND:VEVENT ')
})
