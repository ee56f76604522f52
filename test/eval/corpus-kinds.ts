import { ENDS } from './corpus-ends.ts'
import { FALSE } from './corpus-false.ts'
import { FORMS, GAPS } from './corpus-forms.ts'
import { HOSTILE_TEXTS } from './corpus-hostile.ts'
import { lines, named } from './corpus-valid.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { wordsFor } from './corpus-model.ts'

/** What a model was talked into writing, in each text that it may write. */
const HOSTILE: AnswerKind[] = HOSTILE_TEXTS.flatMap((text, index) => [
  lines(`hostile text ${index + 1} everywhere`, (seen) => [
    ...seen.days.flatMap(({ day, stops }) => [
      `${day}|T|${text}`,
      `${day}|W|${stops[0]?.number}|${text}.`,
      `${day}|K|${stops[0]?.number}|${text}.`,
      `${day}|E`,
    ]),
    `0|S|${text}.`,
    `0|I|${text}|${text}.`,
  ]),
  {
    name: `hostile text ${index + 1} in JSON`,
    answer: (seen) => ({
      response: {
        summary: `${wordsFor(seen).summary} ${text}.`,
        days: seen.days.map(({ day, stops }) => ({
          day,
          title: text,
          stops: stops.map(({ number }) => ({ id: number, why: `${wordsFor(seen).why[0]} ${text}.` })),
        })),
        tips: [{ topic: text, text: `${text}.` }],
      },
    }),
    valid: named,
  },
])

export const ANSWER_KINDS: readonly AnswerKind[] = [...FORMS, ...GAPS, ...FALSE, ...ENDS, ...HOSTILE]
