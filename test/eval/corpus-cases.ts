import type { PlanRequest } from '../../src/planner/plan.ts'
import { CANARY, HOSTILE_TEXTS, LIVE } from './corpus-hostile.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { ANSWER_KINDS } from './corpus-kinds.ts'
import type { Seen } from './corpus-model.ts'
import { streamed } from './corpus-outputs.ts'
import { WRITTEN_ANSWERS } from './corpus-written.ts'
import { sampleRequests } from './drafts.ts'

export interface CorpusCase {
  kind: AnswerKind
  request: PlanRequest
  /** What must not be found in the plan. */
  forbidden: RegExp
}

/** All answers over `rounds` trips each, those that come through the form, and those written by hand. */
export function corpusCases(rounds = 2): CorpusCase[] {
  const requests = sampleRequests(ANSWER_KINDS.length * rounds).map((request, index) => ({
    ...request,
    kids: index % 2,
  }))
  const generated = requests.flatMap((request, index): CorpusCase[] => {
    const kind = ANSWER_KINDS[index % ANSWER_KINDS.length]
    // Each kind meets both languages, and trips of other lengths.
    return kind
      ? [
          {
            kind,
            request: { ...request, language: index < ANSWER_KINDS.length ? 'en' : 'de' },
            forbidden: CANARY,
          },
        ]
      : []
  })
  const [first] = requests
  if (!first) return generated
  const vienna = { ...first, destination: 'Vienna', startDate: '2027-05-07', endDate: '2027-05-09' }
  const obedient: AnswerKind = {
    name: 'a model that repeats the form',
    answer: (seen) => streamed(repeated(seen).join('\n')),
  }
  const typed = HOSTILE_TEXTS.flatMap((text): CorpusCase[] => [
    { kind: obedient, request: { ...vienna, destination: text.slice(0, 80) }, forbidden: LIVE },
    {
      kind: obedient,
      request: { ...vienna, destination: `Zzyzxville ${text}`.slice(0, 80) },
      forbidden: LIVE,
    },
    { kind: obedient, request: { ...vienna, startLocation: text.slice(0, 80) }, forbidden: LIVE },
  ])
  return [
    ...generated,
    ...typed,
    ...outside(vienna),
    ...WRITTEN_ANSWERS.map((kind) => ({ kind, request: vienna, forbidden: CANARY })),
  ]
}

function repeated(seen: Seen): string[] {
  return [
    ...seen.days.flatMap(({ day, stops }) => [
      `${day}|T|${seen.destination}`,
      `${day}|W|${stops[0]?.number}|${seen.destination}.`,
      `${day}|E`,
    ]),
    `0|S|${seen.destination}.`,
  ]
}

/** Places that a model proposes where the atlas knows nothing: sound ones, far ones, and names that are none. */
function outside(trip: PlanRequest): CorpusCase[] {
  const request = { ...trip, destination: 'Kleinkleckersdorf' }
  const names = ['Old Harbour', 'Grand Palace of the Moon', ...HOSTILE_TEXTS]
  return names.map((name): CorpusCase => {
    const answer = (seen: Seen) =>
      streamed(
        seen.days
          .flatMap(({ day }) => [
            `${day}|P|${name}|64.14|${-21.9 - day / 100}|60|Boats come in here every morning.`,
            `${day}|P|Far ${name}|${20 + day}|10.5|60|It is far away from all of this.`,
            `${day}|P|Quiet Square ${day}|64.15|-21.95|45|${name}.`,
            `${day}|E`,
          ])
          .join('\n'),
      )
    return { kind: { name: `outside the atlas: ${name}`, answer }, request, forbidden: CANARY }
  })
}
