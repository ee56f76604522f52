import { operationSchema, operationsSchema, type PlanEdit } from '../../planner/edit/plan-edit.ts'

/** Operations of a posted form: as one JSON field of a button, or as a verb with fields. Undefined for anything else. */
export function operationsFromForm(form: Record<string, string>): PlanEdit[] | undefined {
  if (form.operations !== undefined) return parsedOperations(form.operations)
  const { verb = '', ...fields } = form
  if (!verb) return undefined
  const [name = '', ...given] = verb.split(' ')
  // A button may say more than its verb: "pace slower".
  const [key, value] = given
  const raw: Record<string, unknown> = { verb: name, ...(key && value && { [key]: asValue(key, value) }) }
  for (const [field, text] of Object.entries(fields)) {
    if (text.trim() === '' || !FIELDS.has(field) || field in raw) continue
    raw[field] = asValue(field, text)
  }
  // An empty note takes one away.
  if (name === 'note') raw.text = fields.text ?? ''
  if (fields.lat?.trim() && fields.lon?.trim()) raw.at = { lat: Number(fields.lat), lon: Number(fields.lon) }
  const parsed = operationSchema.safeParse(raw)
  return parsed.success ? [parsed.data] : undefined
}

const FIELDS = new Set([
  'item',
  'day',
  'with',
  'position',
  'start',
  'end',
  'place',
  'kind',
  'pace',
  'minutes',
  'by',
  'part',
  'where',
  'meal',
  'name',
  'wish',
  'base',
  'other',
  'address',
  'note',
  'text',
])
const NUMBERS = new Set(['day', 'with', 'position', 'minutes'])

function asValue(field: string, text: string): unknown {
  if (NUMBERS.has(field) || (field === 'by' && /^[+-]?\d+$/.test(text))) return Number(text)
  return text
}

function parsedOperations(text: string): PlanEdit[] | undefined {
  try {
    const parsed = operationsSchema.safeParse({ operations: JSON.parse(text) })
    return parsed.success ? parsed.data.operations : undefined
  } catch {
    return undefined
  }
}
