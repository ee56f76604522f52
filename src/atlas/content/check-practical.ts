import type { Destination } from './destination-schema.ts'
import { practicalSchema } from './practical-schema.ts'

/** All that is wrong with content/atlas/practical/<id>.json, each in a sentence. */
export function checkPractical(destination: Destination, content: unknown): string[] {
  const parsed = practicalSchema.safeParse(content)
  const file = `practical/${destination.id}.json`
  if (!parsed.success)
    return parsed.error.issues.map((issue) => `${file}: ${issue.path.join('.')}: ${issue.message}`)
  const { transfers, cards = [], seasons } = parsed.data
  const problems: string[] = []
  const airports = destination.airports.map((airport) => airport.code)
  for (const { from } of transfers)
    if (from.length === 3 && !airports.includes(from)) problems.push(`${from} is no airport of it`)
  if (!Object.keys(seasons).length) problems.push('no season has a sentence')
  for (const { name, includes, choose, slots = [] } of cards) {
    const held = [...includes, ...(choose?.from ?? [])]
    for (const id of held)
      if (!destination.sights.some((sight) => sight.id === id)) problems.push(`${name}: unknown sight ${id}`)
    for (const id of slots) if (!held.includes(id)) problems.push(`${name}: a slot for ${id} without it`)
  }
  return problems.map((problem) => `${file}: ${problem}`)
}
