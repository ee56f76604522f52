import { clauseOf, has } from './clauses.ts'
import type { Reading } from './read-change.ts'
import { type Scene, stopIn } from './scene.ts'
import type { Token } from './tokens.ts'
import { OPERATION_LIMITS } from '../edit/plan-edit.ts'

/** "Note for Saturday: buy tickets": what stands after the colon is kept word for word. */
export function readNote(tokens: readonly Token[], text: string, scene: Scene): Reading | undefined {
  const colon = tokens.findIndex(({ word }) => word === ':')
  if (colon < 0) return undefined
  const head = clauseOf(tokens.slice(0, colon))
  if (!has(head, 'note')) return undefined
  const end = tokens[colon]?.end ?? text.length
  const words = text.slice(end).trim().slice(0, OPERATION_LIMITS.text)
  if (!words) return undefined
  const stop = head.names.map(stopIn).find(Boolean)
  if (stop)
    return {
      outcome: 'operations',
      operations: [{ verb: 'note', day: stop.day, item: stop.item, text: words }],
    }
  const [named] = head.days
  const day = named?.days[Math.min(scene.choice, named.days.length - 1)]
  if (named && day === undefined) return { outcome: 'refused', reason: 'no_such_day' }
  if (day !== undefined) return { outcome: 'operations', operations: [{ verb: 'note', day, text: words }] }
  const options = [...scene.plan.days.keys()].slice(0, 6)
  return {
    outcome: 'question',
    question: 'which_day',
    options: options.map((each) => [{ verb: 'note', day: each, text: words }]),
  }
}
