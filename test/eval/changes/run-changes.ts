import { readFileSync } from 'node:fs'
import { type EditContext, editPlanAll } from '../../../src/planner/edit/edit-plan.ts'
import { withDates } from '../../../src/planner/edit/operations/step.ts'
import type { Plan } from '../../../src/planner/plan.ts'
import { type Reading, readChange } from '../../../src/planner/read-change/read-change.ts'
import { verify } from '../../../src/planner/verify/verify.ts'
import { readAtlas } from '../../support/atlas-files.ts'
import { oncePerKey } from '../../../src/platform/once-per-key.ts'
import { median } from '../statistics.ts'
import { isAccepted, notationOf } from './notation.ts'
import { holdsAfter } from './post-conditions.ts'
import { type PlannedTrip, readTrip, type TripKey, TRIPS } from './trips.ts'

interface Utterance {
  trip: TripKey
  text: string
  expected: string
}

interface Tally {
  cases: number
  right: number
  asked: number
  askedFairly: number
  applied: number
  broken: number
  identical: number
  milliseconds: number[]
}

/** The last two were held out once: `retired` by the author of the rules, `forum` until a first honest measurement. */
const WRITTEN = ['written.en.tsv', 'written.de.tsv', 'written.retired.tsv', 'written.forum.tsv']
/** Written before a look at the rules or their words, and never printed: no rule is mended by it. */
const HELD_OUT = 'held-out.tsv'

/** How often what travellers say is read and carried out as they mean it, and nothing else with it. */
export async function run(show?: (line: string) => void): Promise<Record<string, number>> {
  const atlas = readAtlas()
  const trips = new Map<TripKey, PlannedTrip>()
  for (const key of Object.keys(TRIPS) as TripKey[]) trips.set(key, await readTrip(key, atlas))
  const written = tallyOf(WRITTEN.flatMap(utterancesIn), trips, show)
  const heldOut = tallyOf(utterancesIn(HELD_OUT), trips)
  const both = [written, heldOut]
  const sum = (of: (tally: Tally) => number) => both.reduce((total, tally) => total + of(tally), 0)
  return {
    changesCases: sum(({ cases }) => cases),
    changesRules: written.right / written.cases,
    changesHeldOut: heldOut.right / heldOut.cases,
    changesApplied: sum(({ applied }) => applied),
    changesBroken: sum(({ broken }) => broken),
    untouchedIdentical: sum(({ identical }) => identical) / sum(({ applied }) => applied),
    questionsFair: sum(({ askedFairly }) => askedFairly) / sum(({ asked }) => asked),
    readingMs: median(both.flatMap(({ milliseconds }) => milliseconds)),
  }
}

function utterancesIn(file: string): Utterance[] {
  const lines = readFileSync(new URL(file, import.meta.url), 'utf8')
    .trim()
    .split('\n')
  return lines.map((line) => {
    const [trip = 'v', text = '', expected = ''] = line.split('\t')
    return { trip: trip as TripKey, text, expected }
  })
}

function tallyOf(
  utterances: readonly Utterance[],
  trips: ReadonlyMap<TripKey, PlannedTrip>,
  show?: (line: string) => void,
): Tally {
  const tally: Tally = {
    cases: utterances.length,
    right: 0,
    asked: 0,
    askedFairly: 0,
    applied: 0,
    broken: 0,
    identical: 0,
    milliseconds: [],
  }
  for (const utterance of utterances) {
    const { text, expected } = utterance
    const trip = trips.get(utterance.trip)
    if (!trip) throw new Error(`no trip ${utterance.trip}`)
    const before = performance.now()
    const reading = readChange(text, trip.plan, trip.context.destinations)
    tally.milliseconds.push(performance.now() - before)
    const outcome = carriedOut(reading, trip)
    if (outcome.kept !== undefined) {
      tally.applied += 1
      if (outcome.kept.broken) tally.broken += 1
      if (outcome.kept.identical) tally.identical += 1
    }
    const right = isRight(outcome.said, expected)
    if (right) tally.right += 1
    if (outcome.said === '?') {
      tally.asked += 1
      if (outcome.options.length >= 2 && (isRight('?', expected) || isOffered(outcome.options, expected)))
        tally.askedFairly += 1
    }
    const missed = outcome.kept && !outcome.kept.holds
    if (show && (!right || outcome.kept?.broken || missed || (outcome.kept && !outcome.kept.identical)))
      show(
        `${right ? '' : 'WRONG '}${JSON.stringify(outcome.kept ?? '')} ${utterance.trip}: ${text} → ${outcome.said}, not ${expected}`,
      )
  }
  return tally
}

/** A refusal is right only where it is expected: the acceptable operations of a possible wish are read, and done or refused by a check. */
function isRight(said: string, expected: string): boolean {
  const alternatives = expected.split(' | ').map((each) => each.trim())
  return said === '?' || said === '!' ? alternatives.includes(said) : isAccepted(said, expected)
}

/** A question is fair where the words leave it open, or where one of its buttons is what was meant. */
function isOffered(options: readonly string[], expected: string): boolean {
  return options.some((option) => isRight(option, expected))
}

interface Outcome {
  /** Operations in short, "?" for a question, "!" for a refusal. */
  said: string
  /** What the buttons of a question would do, in short. */
  options: string[]
  kept?: { broken: boolean; identical: boolean; holds: boolean }
}

function carriedOut(reading: Reading, trip: PlannedTrip): Outcome {
  const { plan } = trip
  if (reading.outcome === 'refused') return { said: '!', options: [] }
  if (reading.outcome === 'question')
    return { said: '?', options: reading.options.map((option) => notationOf(option, plan)) }
  const said = notationOf(reading.operations, plan)
  if (reading.operations.some(({ verb }) => verb === 'undo')) return { said, options: [] }
  const kept = keptOnce(trip)(JSON.stringify(reading.operations))
  return { said, options: [], ...(kept && { kept }) }
}

type Operations = Extract<Reading, { outcome: 'operations' }>['operations']

/** Many say the same in other words: each edit of a trip is carried out and verified once. */
const keptOnce = oncePerKey((trip: PlannedTrip) => {
  const known = new Map<string, Outcome['kept']>()
  return (operations: string) => {
    if (!known.has(operations)) known.set(operations, keptBy(JSON.parse(operations), trip))
    return known.get(operations)
  }
})

/** What an edit keeps of the plan; undefined where it is refused. */
function keptBy(operations: Operations, { plan, context }: PlannedTrip): Outcome['kept'] {
  const outcome = editPlanAll(plan, operations, context)
  if (!outcome.edited) return undefined
  const after: EditContext = outcome.dates ? withDates(context, outcome.dates) : context
  // Only the traveller may empty a day, and a change does nothing else.
  const { faults } = verify(outcome.plan, after.request, after)
  const broken = faults.some(({ check }) => check !== 'sight-daily')
  const [only] = operations
  const holds = operations.length > 1 || only === undefined || holdsAfter(only, plan, outcome.plan, context)
  return { broken, identical: isIdentical(plan, outcome.plan, outcome.touched), holds }
}

function isIdentical(before: Plan, after: Plan, touched: readonly string[]): boolean {
  const days = new Map(after.days.map((day) => [day.date, JSON.stringify(day)]))
  return before.days.every((day) => touched.includes(day.date) || days.get(day.date) === JSON.stringify(day))
}
