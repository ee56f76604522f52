import type { AnswerPart } from './model-answer.ts'
import { partOf } from './model-answer.ts'
import { ModelError } from './model-errors.ts'

/** An answer longer than this is no answer, characters. */
const LONGEST_ANSWER = 60_000
/** What a stream may carry in all, comments and wrappings of each word included, and in one line; bytes. */
const LONGEST_STREAM = 8_000_000
const LONGEST_LINE = 200_000

/**
 * The parts of an answer in the order in which they come: of a stream of server-sent events ("data: {…}", ended by
 * "[DONE]"), or of an answer given at once. Stops with ModelError "timeout" as soon as `signal` does.
 */
export async function* partsOf(output: unknown, signal: AbortSignal): AsyncGenerator<AnswerPart> {
  if (!(output instanceof ReadableStream)) {
    const part = partOf(output)
    if (part.text.length > LONGEST_ANSWER) throw endless()
    yield part
    return
  }
  let length = 0
  for await (const data of eventsOf(output, signal)) {
    if (data === '[DONE]') return
    const part = partOf(parseJson(data))
    length += part.text.length
    if (length > LONGEST_ANSWER) throw endless()
    yield part
  }
}

async function* eventsOf(stream: ReadableStream, signal: AbortSignal): AsyncGenerator<string> {
  const reader: ReadableStreamDefaultReader<unknown> = stream.getReader()
  const decoder = new TextDecoder()
  /** The pieces of a line whose end has not come; each is looked at once. */
  let rest: string[] = []
  let [restLength, received] = [0, 0]
  try {
    for (;;) {
      const { done, value } = await untilAborted(reader.read(), signal)
      received +=
        value instanceof Uint8Array ? value.byteLength : typeof value === 'string' ? value.length : 0
      if (received > LONGEST_STREAM) throw endless()
      const text =
        value instanceof Uint8Array
          ? decoder.decode(value, { stream: true })
          : typeof value === 'string'
            ? value
            : ''
      const [first = '', ...others] = text.split('\n')
      rest.push(first)
      restLength += first.length
      if (restLength > LONGEST_LINE) throw endless()
      const last = others.pop()
      if (last !== undefined || done) {
        const lines = [rest.join(''), ...others, ...(done && last !== undefined ? [last] : [])]
        rest = last === undefined || done ? [] : [last]
        restLength = rest[0]?.length ?? 0
        for (const line of lines) if (line.startsWith('data:')) yield line.slice(5).trim()
      }
      if (done) return
    }
  } finally {
    // Nobody reads on: the platform may stop writing. It may have failed already, which is known by then.
    void reader.cancel().catch(() => undefined)
  }
}

/** The promise, or ModelError "timeout" when `signal` ends the waiting: a binding that hangs ignores signals too. */
export function untilAborted<T>(promise: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const stop = () => reject(new ModelError('timeout', 'no answer in time'))
    if (signal.aborted) stop()
    signal.addEventListener('abort', stop, { once: true })
    void promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', stop))
  })
}

function endless(): ModelError {
  return new ModelError('invalid', 'endless answer')
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw new ModelError('invalid', 'broken event in the stream')
  }
}
