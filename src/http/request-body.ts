import type { AppContext } from './context.ts'
import { AppError } from '../platform/errors.ts'

/** A planning form is under 2 kB; nothing else a visitor sends is larger than this; a route may say more. */
const MAX_BYTES = 64 * 1024
/** A body with a trip in it is four deep. */
const MAX_DEPTH = 16

/** The JSON body; undefined for an empty one. Throws unsupported_media_type, too_large or malformed_json. */
export async function readJson(c: AppContext, maxBytes = MAX_BYTES): Promise<unknown> {
  const text = await readText(c, maxBytes)
  // No body has no kind: what is missing from it is told by whoever reads it.
  if (text && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupported_media_type')
  return parseJson(text)
}

/** Judges the depth before it parses; undefined for no text. Throws malformed_json. */
export function parseJson(text: string): unknown {
  if (isTooDeep(text)) throw new AppError('malformed_json')
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw new AppError('malformed_json')
  }
}

/** Whether lists and objects stand in each other deeper than anything a visitor has to say; judged before it is parsed. */
function isTooDeep(text: string): boolean {
  let depth = 0
  let inText = false
  for (let at = 0; at < text.length; at++) {
    const character = text[at]
    if (inText) {
      if (character === '\\') at += 1
      else if (character === '"') inText = false
    } else if (character === '"') inText = true
    else if (character === '[' || character === '{') {
      depth += 1
      if (depth > MAX_DEPTH) return true
    } else if (character === ']' || character === '}') depth -= 1
  }
  return false
}

/** The fields of a JSON object that hold a text, a number or a yes or no, as a form would have sent them. */
export function asFields(value: unknown): Record<string, string> {
  const fields: [string, string][] = []
  for (const [name, field] of Object.entries(asRecord(value)))
    if (['string', 'number', 'boolean'].includes(typeof field)) fields.push([name, String(field)])
  return Object.fromEntries(fields)
}

/** The fields of a posted form; of a field that comes twice the last. */
export async function readForm(c: AppContext, maxBytes = MAX_BYTES): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupported_media_type')
  return Object.fromEntries(new URLSearchParams(await readText(c, maxBytes)))
}

/** A posted form with files, no larger than `limit` bytes. Throws unsupported_media_type or too_large. */
export async function readUpload(c: AppContext, limit: number): Promise<FormData> {
  const type = c.req.header('content-type') ?? ''
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError('unsupported_media_type')
  const body = await readBytes(c, limit)
  try {
    return await new Response(body, { headers: { 'content-type': type } }).formData()
  } catch {
    throw new AppError('invalid_input')
  }
}

/** An object with text keys, or an empty one: what `readJson` gave, made safe to look into. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The body as text, read no further than the limit. Throws too_large. */
export async function readText(c: AppContext, maxBytes = MAX_BYTES): Promise<string> {
  return new TextDecoder().decode(await readBytes(c, maxBytes))
}

async function readBytes(c: AppContext, limit: number): Promise<Uint8Array<ArrayBuffer>> {
  if (Number(c.req.header('content-length') ?? 0) > limit) throw new AppError('too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  // A body in chunks tells no length ahead.
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > limit) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return new Uint8Array(Buffer.concat(chunks))
}

/** Takes in what no route has read, so that the connection can be used again; gives up on what is too large. */
export async function drainBody(c: AppContext): Promise<void> {
  if (!c.req.raw.body || c.req.raw.bodyUsed) return
  await readText(c).catch(() => c.req.raw.body?.cancel())
}
