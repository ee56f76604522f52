import { told } from './corpus-valid.ts'
import type { AnswerKind } from './corpus-valid.ts'
import { goodLines } from './corpus-model.ts'
import { broken, streamed } from './corpus-outputs.ts'

const never = () => new Promise(() => undefined)

function fails(name: string, message: string): AnswerKind {
  return { name, answer: () => Promise.reject(new Error(message)) }
}

/** Calls that end in something else than an answer. */
export const ENDS: AnswerKind[] = [
  fails('daily quota', '3036: You have used up your daily free allocation of 10,000 neurons.'),
  fails('no capacity', '3040: Out of capacity'),
  fails('too many requests', 'InferenceUpstreamError: 429 Too Many Requests'),
  fails('time-out', '3007: Request timeout'),
  fails('aborted', '3008: Request was aborted'),
  fails('JSON mode unsupported', '5025: This model does not support JSON Schema.'),
  fails('JSON mode failed', "5023: JSON Mode couldn't be met"),
  fails('retired model', '5007: No such model @cf/old/model or task'),
  fails('too large', '3006: Request is too large'),
  fails('account blocked', '3023: Service unavailable for account'),
  fails('network', 'Network connection lost.'),
  { name: 'a throw that is no error', answer: () => Promise.reject('boom') },
  { name: 'no answer ever', answer: never, hangs: true },
  { name: 'a stream that stalls', answer: (seen) => broken(`${goodLines(seen)[0]}\n`, 'stall'), hangs: true },
  {
    name: 'a stream that fails',
    answer: (seen) => broken(`${goodLines(seen).slice(0, 3).join('\n')}\n`, 'failure'),
  },
  {
    name: 'a stream that reports an error',
    answer: (seen) => broken(`${goodLines(seen).slice(0, 3).join('\n')}\n`, 'error'),
  },
  {
    name: 'a stream with a broken event',
    answer: (seen) => broken(`${goodLines(seen).slice(0, 3).join('\n')}\n`, 'nonsense'),
  },
  {
    name: 'the second model answers',
    answer: (seen, call) =>
      call === 0 ? Promise.reject(new Error('5007: No such model')) : streamed(goodLines(seen).join('\n')),
    valid: told,
  },
  {
    name: 'the second model has what the first left out',
    answer: (seen, call) =>
      streamed(goodLines(call === 0 ? { ...seen, days: seen.days.slice(0, 1) } : seen).join('\n')),
    valid: told,
  },
]
