import type { HardCheck } from '../check.ts'
import { findTexts } from './find-texts.ts'
import { isIn } from './language.ts'
import type { Subject } from '../subject.ts'
import { textsOf } from './plan-texts.ts'

/** Checks of what the traveller reads. Names are held to the same as sentences, but for their language. */

export const lengths: HardCheck = {
  id: 'lengths',
  severity: 'hard',
  find: (subject) => findTexts(subject, ({ text, limit }) => text.trim() === '' || text.length > limit),
}

export const language: HardCheck = {
  id: 'language',
  severity: 'hard',
  find(subject) {
    const { plan, request } = subject
    if (plan.language !== request.language) return [{}]
    let names: string[] | undefined
    const known = () => (names ??= namesIn(subject))
    return findTexts(subject, ({ text, prose }) => prose && !isIn(request.language, text, known))
  },
}

/** Longest first, so that "Museum of Applied Arts" goes before "Museum". */
function namesIn({ plan, facts, home }: Subject): string[] {
  const names = textsOf(plan).flatMap(({ text, prose }) => (prose ? [] : [text]))
  for (const destination of facts.destinations) {
    names.push(destination.names.en, destination.names.de, destination.names.local)
    if (destination === home) for (const area of destination.areas) names.push(area.name)
    for (const sight of destination.sights) names.push(sight.name.en, sight.name.de)
  }
  return [...new Set(names)].sort((a, b) => b.length - a.length)
}
