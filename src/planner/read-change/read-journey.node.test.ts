import { expect, it } from 'vitest'
import { readAtlas } from '../../../test/support/atlas-files.ts'
import { sampleRequest } from '../../../test/support/sample-plan.ts'
import { createAtlasPlanner } from '../atlas/planner.ts'
import type { PlanEdit } from '../edit/plan-edit.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { readChange } from './read-change.ts'

const atlas = readAtlas()
const stops = ['Vienna', 'Salzburg', 'Munich'].map((place) => ({ place, nights: 3 }))
const request = sampleRequest({ endDate: '2027-05-16', route: { stops, order: 'given', ends: 'start' } })
const outcome = await createAtlasPlanner({ atlas, iterations: 5 }).plan(request, {
  seed: 1,
  now: '2027-01-01T00:00:00Z',
  attempt: 1,
  signal: new AbortController().signal,
  onDay: async () => undefined,
})
if (!outcome.planned) throw new Error(outcome.refusal)
const { plan } = outcome
const { destinations } = await gatherFacts(plan, atlas)

/** "nights vienna -1 munich": operations of places and nights in a short line. */
function shortly(edit: PlanEdit): string {
  if (edit.verb === 'nights') {
    const other = edit.other === undefined ? [] : [edit.other]
    return [edit.verb, edit.base, edit.by > 0 ? '+1' : '-1', ...other].join(' ')
  }
  if (edit.verb === 'swap-places') return `swap ${[edit.base, edit.other].sort().join(' ')}`
  return edit.verb === 'drop-place' ? `drop ${edit.base}` : edit.verb
}

it.each([
  ['one more night in Salzburg', 'nights salzburg +1'],
  ['add a night in Munich please', 'nights munich +1'],
  ['Could we have an extra night in Munich?', 'nights munich +1'],
  ['one night less in Vienna', 'nights vienna -1'],
  ['stay longer in Salzburg', 'nights salzburg +1'],
  ['two more nights in Salzburg', 'nights salzburg +1 + nights salzburg +1'],
  ['eine Nacht weniger in Wien', 'nights vienna -1'],
  ['eine Nacht mehr in Salzburg', 'nights salzburg +1'],
  ['noch eine Nacht in München', 'nights munich +1'],
  ['München eine Nacht kürzer', 'nights munich -1'],
  ['zwei Nächte mehr in Salzburg bitte', 'nights salzburg +1 + nights salzburg +1'],
  ['drop Munich', 'drop munich'],
  ['leave out Salzburg', 'drop salzburg'],
  ['without Munich', 'drop munich'],
  ['we want to skip Salzburg', 'drop salzburg'],
  ['ohne München', 'drop munich'],
  ['lass Salzburg weg', 'drop salzburg'],
  ['München streichen', 'drop munich'],
  ['swap Vienna and Salzburg', 'swap salzburg vienna'],
  ['switch Salzburg with Munich', 'swap munich salzburg'],
  ['tausche Wien und Salzburg', 'swap salzburg vienna'],
  ['Munich before Salzburg', 'swap munich salzburg'],
  ['Salzburg vor Wien', 'swap salzburg vienna'],
  ['München und Salzburg vertauschen', 'swap munich salzburg'],
  ['move a night from Vienna to Munich', 'nights vienna -1 munich'],
  ['a night from Vienna to Salzburg', 'nights vienna -1 salzburg'],
  ['eine Nacht von Wien nach München verschieben', 'nights vienna -1 munich'],
  ['one night less in Vienna and one more in Munich', 'nights vienna -1 munich'],
  ['eine Nacht weniger in Wien, dafür eine mehr in München', 'nights vienna -1 munich'],
  ['a night in Munich instead of Vienna', 'nights vienna -1 munich'],
  ['eine Nacht mehr in München statt in Wien', 'nights vienna -1 munich'],
])('reads what is said of a journey: %s', (text, meant) => {
  const reading = readChange(text, plan, destinations)
  expect(reading.outcome === 'operations' ? reading.operations.map(shortly).join(' + ') : reading).toBe(meant)
})

it.each([
  ['dinner in Munich somewhere else'],
  ['no museums in Vienna'],
  ['do not drop Munich'],
  ['Munich before Vienna is fine'],
  ['more time in the Albertina'],
])('takes nothing else for a change of places: %s', (text) => {
  const reading = readChange(text, plan, destinations)
  const verbs = reading.outcome === 'operations' ? reading.operations.map(({ verb }) => verb) : []
  expect(verbs).not.toContain('drop-place')
  expect(verbs).not.toContain('nights')
})
