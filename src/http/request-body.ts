import type { AppContext } from './context.ts'
import { AppError } from '../platform/errors.ts'

/** A planning form is under 2 kB; nothing a visitor sends is larger than this. */
const MAX_BYTES = 64 * 1024

/** The JSON body; undefined for an empty one. Throws unsupported_media_type, too_large or malformed_json. */
export async function readJson(c: AppContext): Promise<unknown> {
  const text = await readText(c)
  // No body has no kind: what is missing from it is told by whoever reads it.
  if (text && !/^application\/json\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupported_media_type')
  try {
    return text ? JSON.parse(text) : undefined
  } catch {
    throw new AppError('malformed_json')
  }
}

/** The fields of a posted form; of a field that comes twice the last. */
export async function readForm(c: AppContext): Promise<Record<string, string>> {
  if (!/^application\/x-www-form-urlencoded\b/i.test(c.req.header('content-type') ?? ''))
    throw new AppError('unsupported_media_type')
  return Object.fromEntries(new URLSearchParams(await readText(c)))
}

/** An object with text keys, or an empty one: what `readJson` gave, made safe to look into. */
export function asRecord(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {}
}

/** The body as text, read no further than the limit. Throws too_large. */
export async function readText(c: AppContext): Promise<string> {
  if (Number(c.req.header('content-length') ?? 0) > MAX_BYTES) throw new AppError('too_large')
  const chunks: Uint8Array[] = []
  let length = 0
  // A body in chunks tells no length ahead.
  for await (const chunk of c.req.raw.body ?? []) {
    length += chunk.byteLength
    if (length > MAX_BYTES) throw new AppError('too_large')
    chunks.push(chunk)
  }
  return new TextDecoder().decode(Buffer.concat(chunks))
}

/** Takes in what no route has read, so that the connection can be used again; gives up on what is too large. */
export async function drainBody(c: AppContext): Promise<void> {
  if (!c.req.raw.body || c.req.raw.bodyUsed) return
  await readText(c).catch(() => c.req.raw.body?.cancel())
}
