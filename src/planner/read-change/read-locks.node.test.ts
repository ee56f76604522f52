import { expect, it } from 'vitest'
import { notationOf } from '../../../test/eval/changes/notation.ts'
import { readTrip } from '../../../test/eval/changes/trips.ts'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { readChange } from './read-change.ts'

const { plan, context } = await readTrip('v', readAtlas())

function readAs(text: string, of = plan): string {
  const reading = readChange(text, of, context.destinations)
  if (reading.outcome === 'refused') return reading.reason
  if (reading.outcome === 'operations') return notationOf(reading.operations, of)
  return `? ${reading.options.map((option) => notationOf(option, of)).join(', ')}`
}

it.each([
  'Albertina darf wieder wandern',
  'Die Albertina darf sich wieder bewegen',
  'die Albertina kann wieder verschoben werden',
  'gib die Albertina frei',
  'löse die Albertina',
  'Albertina nicht mehr festhalten',
  'die Albertina muss nicht fix bleiben',
  'heb die Sperre der Albertina auf',
  'Fixierung der Albertina aufheben',
  'Albertina ist wieder flexibel',
  'gebucht ist die Albertina nicht mehr',
  'the Albertina may move again',
  "the Albertina doesn't have to stay where it is",
  "don't keep the Albertina fixed",
  'take the lock off the Albertina',
  'let the Albertina float',
  'stop holding the Albertina',
])('%s: lets it go', (text) => expect(readAs(text)).toBe('unlock albertina'))

it.each([
  ['Albertina darf nicht verschoben werden', 'lock albertina'],
  ['the Albertina must not move', 'lock albertina'],
  ['keep the Albertina where it is', 'lock albertina'],
  ['die Albertina brauchen wir nicht mehr', 'remove albertina'],
  ["the Albertina doesn't have to be", 'remove albertina'],
  ['Kann die Albertina auf Freitag verschoben werden?', 'move albertina d2'],
])('%s: %s', (text, expected) => expect(readAs(text)).toBe(expected))

it('offers to unlock what is locked', () => {
  const days = plan.days.map((day) => ({
    ...day,
    items: day.items.map((item) => (item.place?.id === 'albertina' ? { ...item, locked: true } : item)),
  }))
  expect(readAs('die Albertina bitte')).toContain(', lock albertina')
  expect(readAs('die Albertina bitte', { ...plan, days })).toContain('unlock albertina')
})

it.each([
  ['swap days 1 and 2 and remove the Wien Museum', 'swapDays d1 d2 + remove wien-museum'],
  ['swap day 1 and day 2, cheaper lunch on day 3', 'swapDays d1 d2 + meal d3 lunch cheaper'],
  ['Tausche Freitag und Samstag, und Sonntag langsamer', 'swapDays d2 d3 + pace slower d4'],
  ['slower on day 1 and 2', 'pace slower d1 + pace slower d2'],
])('two days that change places stay one wish among others: %s', (text, expected) =>
  expect(readAs(text)).toBe(expected),
)
