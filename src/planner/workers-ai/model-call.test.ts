import { expect, it } from 'vitest'
import type { TokenCount } from './model-answer.ts'
import { callModel } from './model-call.ts'
import type { AiBinding, ModelSettings } from './model-call.ts'
import { modelErrorOf } from './model-errors.ts'

const llama: ModelSettings = { id: 'llama', dialect: 'response' }
const gemma: ModelSettings = { id: 'gemma', dialect: 'choices' }

function binding(answer: () => unknown): AiBinding & { inputs: Record<string, unknown>[] } {
  const inputs: Record<string, unknown>[] = []
  return { inputs, run: async (_model, input) => (inputs.push(input), answer()) }
}

async function linesOf(ai: AiBinding, model = llama, signal = new AbortController().signal) {
  const lines: string[] = []
  let tokens: TokenCount | undefined
  const call = { model, messages: [{ role: 'user' as const, content: 'trip' }], maxTokens: 900, signal }
  for await (const line of callModel(ai, call, (count) => (tokens = count))) lines.push(line)
  return { lines, tokens }
}

function events(...data: string[]): ReadableStream {
  const bytes = new TextEncoder().encode(data.map((each) => `data: ${each}\n\n`).join(''))
  return new ReadableStream({
    start(controller) {
      // Cut where no event ends.
      for (let at = 0; at < bytes.length; at += 7) controller.enqueue(bytes.slice(at, at + 7))
      controller.close()
    },
  })
}

it('reads both output shapes, given at once', async () => {
  const response = { response: 'a\nb\n', usage: { prompt_tokens: 5, completion_tokens: 2 } }
  expect(await linesOf(binding(() => response))).toEqual({
    lines: ['a', 'b'],
    tokens: { input: 5, output: 2 },
  })
  const choices = { choices: [{ message: { content: 'a\nb' } }] }
  expect((await linesOf(binding(() => choices))).lines).toEqual(['a', 'b'])
})

it('reads both output shapes as a stream, over cuts in events and in letters', async () => {
  const response = events('{"response":"1|T|Schö"}', '{"response":"nbrunn\\n1|E"}', '[DONE]')
  expect((await linesOf(binding(() => response))).lines).toEqual(['1|T|Schönbrunn', '1|E'])
  const choices = events(
    '{"choices":[{"delta":{"content":"1|T|Pra"}}]}',
    '{"choices":[{"delta":{"content":"ter\\n"}}]}',
    '[DONE]',
  )
  expect((await linesOf(binding(() => choices))).lines).toEqual(['1|T|Prater'])
})

it('sets an output limit and a low temperature in the dialect of the model', async () => {
  const first = binding(() => ({ response: 'a' }))
  const second = binding(() => ({ response: 'a' }))
  await linesOf(first, llama)
  await linesOf(second, gemma)
  expect(first.inputs[0]).toMatchObject({ max_tokens: 900, temperature: 0.2, stream: true })
  expect(second.inputs[0]).toMatchObject({
    max_completion_tokens: 900,
    chat_template_kwargs: { enable_thinking: false },
  })
})

it('turns an object into text and counts tokens itself where the platform does not', async () => {
  const { lines, tokens } = await linesOf(binding(() => ({ response: { days: [] } })))
  expect(lines).toEqual(['{"days":[]}'])
  expect(tokens).toEqual({ input: 2, output: 4 })
})

it.each([
  ['3036: you have used up your daily free allocation of 10,000 neurons', 'quota'],
  ['3040: Out of capacity', 'capacity'],
  ['InferenceUpstreamError: 429 Too Many Requests', 'capacity'],
  ['3007: Request timeout', 'timeout'],
  ['3008: Request was aborted', 'timeout'],
  ['5025: This model does not support JSON Schema', 'invalid'],
  ['5007: No such model', 'unavailable'],
  ['Network connection lost', 'unavailable'],
])('tells apart "%s"', (message, failure) => {
  expect(modelErrorOf(new Error(message)).failure).toBe(failure)
})

it('gives up on a binding that hangs, before or within its answer', async () => {
  const silent = binding(() => new Promise(() => undefined))
  await expect(linesOf(silent, llama, AbortSignal.timeout(10))).rejects.toMatchObject({ failure: 'timeout' })
  const stalled = binding(
    () =>
      new ReadableStream({ start: (c) => c.enqueue(new TextEncoder().encode('data: {"response":"a"}\n\n')) }),
  )
  await expect(linesOf(stalled, llama, AbortSignal.timeout(10))).rejects.toMatchObject({ failure: 'timeout' })
})

it.each([[''], [{ response: '' }], [{ response: null }], [42], [undefined]])(
  'calls %o invalid',
  async (output) => {
    await expect(linesOf(binding(() => output))).rejects.toMatchObject({ failure: 'invalid' })
  },
)

it('hears of a failure within a stream', async () => {
  const stream = events('{"response":"1|T|Prater\\n"}', '{"error":"3040: Out of capacity"}')
  await expect(linesOf(binding(() => stream))).rejects.toMatchObject({ failure: 'capacity' })
})
