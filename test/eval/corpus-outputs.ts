/** The forms in which an answer reaches the Worker. */

const encoder = new TextEncoder()

export function whole(text: string): unknown {
  return { response: text, usage: { prompt_tokens: 700, completion_tokens: Math.ceil(text.length / 3.5) } }
}

export function asMessage(text: string): unknown {
  return { choices: [{ message: { role: 'assistant', content: text } }] }
}

/** Server-sent events, a few letters each, cut into chunks that respect neither events nor letters. */
export function streamed(text: string, shape: 'response' | 'choices' = 'response'): ReadableStream {
  const pieces = text.match(/[\s\S]{1,9}/gu) ?? []
  const events = pieces.map((piece) =>
    JSON.stringify(shape === 'response' ? { response: piece } : { choices: [{ delta: { content: piece } }] }),
  )
  return stream([...events, '[DONE]'].map((event) => `data: ${event}\n\n`).join(''))
}

/** A stream that says something and then breaks: an error, silence, or nonsense. */
export function broken(text: string, end: 'error' | 'stall' | 'nonsense' | 'failure'): ReadableStream {
  const start = `data: ${JSON.stringify({ response: text })}\n\n`
  if (end === 'error') return stream(`${start}data: {"error":"3040: Out of capacity"}\n\n`)
  if (end === 'nonsense') return stream(`${start}data: {"respon\n\n`)
  return new ReadableStream({
    start(controller) {
      controller.enqueue(encoder.encode(start))
    },
    pull(controller) {
      if (end === 'failure') controller.error(new Error('Network connection lost'))
      return end === 'stall' ? new Promise(() => undefined) : undefined
    },
  })
}

function stream(text: string): ReadableStream {
  const bytes = encoder.encode(text)
  let at = 0
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close()
      controller.enqueue(bytes.slice(at, (at += 113)))
    },
  })
}
