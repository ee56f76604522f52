import * as z from 'zod/mini'
import { ModelError, modelErrorOf } from './model-errors.ts'

/** Tokens of a call as the platform counts them. */
export interface TokenCount {
  input: number
  output: number
}

/** One piece of an answer: text, a count, or both. */
export interface AnswerPart {
  text: string
  tokens?: TokenCount
}

const usage = z.object({ prompt_tokens: z.number(), completion_tokens: z.number() })
const content = z.nullish(z.union([z.string(), z.looseObject({})]))
/** The two output shapes of Workers AI, whole or in pieces: `response`, and `choices` with a message or a delta. */
const piece = z.object({
  response: z.optional(content),
  choices: z.optional(
    z.array(
      z.object({
        message: z.optional(z.nullable(z.object({ content: z.optional(content) }))),
        delta: z.optional(z.nullable(z.object({ content: z.optional(content) }))),
        text: z.optional(z.nullable(z.string())),
      }),
    ),
  ),
  usage: z.optional(z.nullable(usage)),
  error: z.optional(z.unknown()),
})

/** Text and tokens of an answer or of a part of one; ModelError "invalid" for any other shape. */
export function partOf(output: unknown): AnswerPart {
  const parsed = piece.safeParse(output)
  if (!parsed.success) throw new ModelError('invalid', 'unknown shape of answer')
  const { response, choices, usage: counted, error } = parsed.data
  // A stream that has begun can only report a failure from within.
  if (error) throw modelErrorOf(new Error(typeof error === 'string' ? error : JSON.stringify(error)))
  const choice = choices?.[0]
  const found = response ?? choice?.message?.content ?? choice?.delta?.content ?? choice?.text ?? ''
  const text = typeof found === 'string' ? found : JSON.stringify(found)
  return {
    text,
    ...(counted && { tokens: { input: counted.prompt_tokens, output: counted.completion_tokens } }),
  }
}
