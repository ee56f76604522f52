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

/** Up to here a name is said where there is little room: "Gardens by the Bay: Supertree Grove". */
const NAME_ENDS = /: | \(|, /

/** Longest first, so that "Museum of Applied Arts" goes before "Museum". */
function namesIn({ plan, facts, home }: Subject): string[] {
  const names = textsOf(plan).flatMap(({ text, prose }) => (prose ? [] : [text]))
  for (const destination of facts.destinations) {
    names.push(destination.names.en, destination.names.de, destination.names.local)
    if (destination === home) for (const area of destination.areas) names.push(area.name)
    for (const { name } of destination.sights)
      for (const each of [name.en, name.de]) names.push(each, ...each.split(NAME_ENDS).slice(0, 1))
  }
  return [...new Set(names)].sort((a, b) => b.length - a.length)
}
