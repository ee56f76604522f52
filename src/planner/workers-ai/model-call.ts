import type { TokenCount } from './model-answer.ts'
import { ModelError, modelErrorOf } from './model-errors.ts'
import { partsOf, untilAborted } from './model-stream.ts'

/** The binding of Workers AI, as far as it is used. */
export interface AiBinding {
  run(model: string, input: Record<string, unknown>, options?: Record<string, unknown>): Promise<unknown>
}

/** One model of the configured list. Models are retired often: the list changes without a change of code. */
export interface ModelSettings {
  id: string
  /** Which of the two dialects of Workers AI the model speaks. */
  dialect: 'response' | 'choices'
}

export interface ModelMessage {
  role: 'system' | 'user'
  content: string
}

export interface ModelCall {
  model: ModelSettings
  messages: ModelMessage[]
  /** Output limit, tokens; without one the platform cuts at 256. */
  maxTokens: number
  signal: AbortSignal
}

const TEMPERATURE = 0.2
/** English and German prose, characters a token; used only when the platform sends no count. */
const CHARACTERS_PER_TOKEN = 3.5

/**
 * Calls a model and yields each line of its answer the moment it is whole. `onTokens` learns the tokens used, also
 * of a call that breaks off. Throws ModelError, with an empty answer as "invalid".
 */
export async function* callModel(
  ai: AiBinding,
  { model, messages, maxTokens, signal }: ModelCall,
  onTokens: (count: TokenCount) => void,
): AsyncGenerator<string> {
  const sent = messages.reduce((sum, { content }) => sum + content.length, 0)
  let received = 0
  /** The pieces of a line whose end has not come. */
  let pending: string[] = []
  let counted: TokenCount | undefined
  try {
    const output = await untilAborted(
      ai.run(model.id, inputOf(model, messages, maxTokens), { signal }),
      signal,
    )
    for await (const { text, tokens } of partsOf(output, signal)) {
      received += text.length
      counted = tokens ?? counted
      const pieces = text.split('\n')
      const last = pieces.pop() ?? ''
      pending.push(pieces.length ? (pieces[0] ?? '') : last)
      if (pieces.length === 0) continue
      const lines = [pending.join(''), ...pieces.slice(1)]
      pending = [last]
      for (const line of lines) if (line.trim() !== '') yield line.replace(/\r$/, '')
    }
    const end = pending.join('')
    if (end.trim() !== '') yield end
    if (received === 0) throw new ModelError('invalid', 'empty answer')
  } catch (thrown) {
    throw modelErrorOf(thrown)
  } finally {
    onTokens(counted ?? { input: estimate(sent), output: estimate(received) })
  }
}

function inputOf(model: ModelSettings, messages: ModelMessage[], maxTokens: number): Record<string, unknown> {
  const shared = { messages, temperature: TEMPERATURE, stream: true }
  if (model.dialect === 'response') return { ...shared, max_tokens: maxTokens }
  return { ...shared, max_completion_tokens: maxTokens, chat_template_kwargs: { enable_thinking: false } }
}

function estimate(characters: number): number {
  return Math.ceil(characters / CHARACTERS_PER_TOKEN)
}
