import {
  operationSchema,
  operationsSchema,
  type PlanEdit,
  type TypedField,
  TYPED_FIELDS,
} from '../../planner/edit/plan-edit.ts'

/** Operations of a posted form: as one JSON field of a button, or as a verb with fields. Undefined for anything else. */
export function operationsFromForm(form: Record<string, string>): PlanEdit[] | undefined {
  if (form.operations !== undefined) return parsedOperations(form.operations)
  const parsed = operationSchema.safeParse(rawOperation(form))
  return parsed.success && withoutPoint(form).length !== 1 ? [parsed.data] : undefined
}

/** Fields that somebody typed and that cannot be read so; undefined where something else is wrong with the form. */
export function wrongFields(form: Record<string, string>): TypedField[] | undefined {
  const parsed = operationSchema.safeParse(rawOperation(form))
  const wrong = new Set<string>(
    parsed.success ? [] : parsed.error.issues.map(({ path }) => String(path.at(-1))),
  )
  const [half, ...both] = withoutPoint(form)
  if (half && both.length === 0) wrong.add(half)
  const typed = TYPED_FIELDS.filter((field) => wrong.has(field))
  return wrong.size > 0 && typed.length === wrong.size ? typed : undefined
}

/** Of latitude and longitude what was left out: one alone is no place. */
function withoutPoint(form: Record<string, string>): ('lat' | 'lon')[] {
  return (['lat', 'lon'] as const).filter((field) => !form[field]?.trim())
}

function rawOperation(form: Record<string, string>): Record<string, unknown> | undefined {
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
  if (withoutPoint(fields).length === 0) raw.at = { lat: degrees(fields.lat), lon: degrees(fields.lon) }
  return raw
}

/** "48,2082" is as good as "48.2082". */
function degrees(text = ''): number {
  return Number(text.trim().replace(',', '.').replace(/°$/, ''))
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
