import type { Atlas } from '../../atlas/atlas.ts'
import { type EditContext, editPlan } from '../edit/edit-plan.ts'
import type { PlanEdit, Verb } from '../edit/plan-edit.ts'
import { isStop, type Plan, type PlanRequest } from '../plan.ts'
import { fitSentences } from '../prose/fitted.ts'
import { readChange } from '../read-change/read-change.ts'
import { gatherFacts } from '../verify/fact-source.ts'
import { NOTES_TEXTS } from './notes-texts.ts'
import { wishesSaid } from './wishes-said.ts'

/** The plan with what its traveller wrote in their own words; without any the plan as it is. */
export type FollowNotes = (plan: Plan, request: PlanRequest, seed: number) => Promise<Plan>

/** What can be asked of a plan before one has seen it. */
const WISHES: ReadonlySet<Verb> = new Set([
  'avoid',
  'less',
  'more',
  'add',
  'remove',
  'pace',
  'hours',
  'closer',
  'cheaper',
  'children',
  'free',
  'weather',
  'meal',
  'evening',
  'own',
])

/**
 * Reads the notes by the rules that read a change, and makes those changes one by one, each only where every check
 * still holds. A tip says which wishes are in the plan and whether some are not: nobody believes to have been heard who
 * was not.
 */
export function createFollowNotes(atlas: Atlas): FollowNotes {
  return async (plan, request, seed) => {
    const notes = request.wishes?.notes
    if (notes === undefined) return plan
    const { destinations } = await gatherFacts(plan, atlas, request)
    const context: EditContext = { atlas, request, destinations, seed }
    let current = plan
    const wishes = wishesOf(notes, plan, context)
    const edits = inTurn(wishes.flatMap((wish) => wish.edits))
    const met = new Set<PlanEdit>()
    const followed: string[] = []
    for (const edit of edits) {
      const name = nameIn(edit, current, context)
      const outcome = editPlan(current, edit, context)
      if (outcome.edited ? emptiesADay(current, outcome.plan) : outcome.reason !== 'as_it_is') continue
      if (outcome.edited) current = outcome.plan
      met.add(edit)
      const { say, onDay } = NOTES_TEXTS[plan.language]
      const said = say(edit, name ?? eveningFound(edit, current))
      const day = 'day' in edit ? edit.day : undefined
      if (said) followed.push(day === undefined ? said : onDay(said, day + 1))
    }
    const isHeard = ({ edits: own, isKnown }: NotedWish) =>
      isKnown || (own.length > 0 && own.every((edit) => met.has(edit)))
    const isAll = met.size === 0 && !wishes.some(({ isKnown }) => isKnown)
    return withTip(current, [...new Set(followed)], !wishes.every(isHeard), isAll)
  }
}

/** What is to go goes last: another change might bring it back. */
function inTurn(edits: readonly PlanEdit[]): PlanEdit[] {
  const takesOut = ({ verb }: PlanEdit) => verb === 'avoid' || verb === 'remove'
  return [...edits.filter((edit) => !takesOut(edit)), ...edits.filter(takesOut)]
}

/** Who sees the day may take its last stop out; nobody who has not. */
function emptiesADay(before: Plan, after: Plan): boolean {
  return after.days.some(
    ({ items }, day) => !items.some(isStop) && before.days[day]?.items.some(isStop) === true,
  )
}

interface NotedWish {
  edits: PlanEdit[]
  /** It is among the request's wishes already. */
  isKnown: boolean
}

/** By sentence, and by the parts of one that is not understood as a whole. */
function wishesOf(notes: string, plan: Plan, { destinations, request }: EditContext): NotedWish[] {
  const read = (text: string): NotedWish => {
    const reading = readChange(text, plan, destinations)
    const edits = reading.outcome === 'operations' ? reading.operations : []
    return {
      // "80 years old" is no child.
      edits: edits.filter(({ verb }) => WISHES.has(verb) && (verb !== 'children' || request.kids > 0)),
      isKnown: Object.keys(wishesSaid(text)).length > 0,
    }
  }
  return parts(notes, /[.!?;\n]+/).flatMap((sentence) => {
    const whole = read(sentence)
    const clauses = parts(sentence, /,/)
    return whole.edits.length > 0 || clauses.length === 1 ? [whole] : clauses.map(read)
  })
}

function parts(text: string, at: RegExp): string[] {
  return text
    .split(at)
    .map((part) => part.trim())
    .filter((part) => /\p{L}/u.test(part))
}

/** Of the place that a change is about, before it is made. */
function nameIn(edit: PlanEdit, plan: Plan, { destinations }: EditContext): string | undefined {
  if (edit.verb === 'remove')
    return plan.days.flatMap(({ items }) => items).find(({ id }) => id === edit.item)?.title
  const id = 'place' in edit ? edit.place : undefined
  const all = destinations.flatMap(({ sights, evenings = [] }) => [...sights, ...evenings])
  return all.find((each) => each.id === id)?.name[plan.language]
}

/** What a wish for some evening has found. */
function eveningFound(edit: PlanEdit, { days }: Plan): string | undefined {
  if (edit.verb !== 'evening') return undefined
  return days[edit.day]?.items.find(({ kind }) => kind === 'evening')?.title
}

/** `isAll`: nothing of it was understood. */
function withTip(plan: Plan, followed: readonly string[], isMissing: boolean, isAll: boolean): Plan {
  const { topic, done, open } = NOTES_TEXTS[plan.language]
  const text = fitSentences([
    followed.length > 0 ? done(followed.join(', ')) : undefined,
    isMissing ? open(isAll) : undefined,
  ])
  return text ? { ...plan, tips: [{ topic, text }, ...plan.tips] } : plan
}
