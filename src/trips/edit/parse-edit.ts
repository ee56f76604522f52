import type { PlanEdit } from '../../planner/edit/plan-edit.ts'

/** Later than this is another day. */
const MOST_MINUTES_LATE = 240

export type ParsedChange = { revision: number; change: PlanEdit | 'undo' }

/**
 * A posted change. `change` is a verb with what its button knows, by spaces ("move 2 0", "swap belvedere"); what the
 * traveller chose beside it stands in fields of its own. Undefined for anything else.
 */
export function parseChange(form: Record<string, string>): ParsedChange | undefined {
  const revision = wholeNumber(form.revision)
  if (revision === undefined) return undefined
  const change = changeOf(form)
  return change && { revision, change }
}

function changeOf({ change = '', item = '', day, start = '', place, late }: Record<string, string>) {
  const [verb, first, second]: (string | undefined)[] = change.split(' ')
  const onDay = wholeNumber(first ?? day)
  switch (verb) {
    case 'undo':
      return verb
    case 'remove':
      return { verb, item }
    case 'lock':
    case 'unlock':
      return { verb: 'lock' as const, item, locked: verb === 'lock' }
    case 'swap':
      return first || place ? { verb, item, place: first ?? place ?? '' } : undefined
    case 'again':
      return onDay === undefined ? undefined : { verb, day: onDay }
    case 'add':
      return onDay === undefined || !place ? undefined : { verb, day: onDay, place }
    case 'move': {
      if (onDay === undefined) return undefined
      const position = wholeNumber(second)
      return { verb, item, day: onDay, ...(position !== undefined && { position }) }
    }
    case 'late': {
      const minutes = wholeNumber(second ?? late)
      if (onDay === undefined || !minutes || minutes > MOST_MINUTES_LATE || !isHour(start)) return undefined
      return { verb, day: onDay, from: start, minutes }
    }
    case 'time':
      // Without an hour only the day is meant.
      if (onDay === undefined) return undefined
      if (start === '') return { verb: 'move' as const, item, day: onDay }
      return isHour(start) ? { verb, item, day: onDay, start } : undefined
    default:
      return undefined
  }
}

function isHour(text: string): boolean {
  return /^([01]\d|2[0-3]):[0-5]\d$/.test(text)
}

function wholeNumber(text: string | undefined): number | undefined {
  return text !== undefined && /^\d{1,9}$/.test(text) ? Number(text) : undefined
}
