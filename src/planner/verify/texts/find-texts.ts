import type { Finding } from '../check.ts'
import type { Subject } from '../subject.ts'
import type { PlanText } from './plan-texts.ts'

/** A finding for each text that is bad. */
export function findTexts(subject: Subject, bad: (text: PlanText) => boolean): Finding[] {
  return subject.texts().flatMap((text) => {
    if (!bad(text)) return []
    const { day, item, field } = text
    return [{ ...(day === undefined ? {} : { day }), ...(item === undefined ? {} : { item }), text: field }]
  })
}
