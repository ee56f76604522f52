import { MAX_BYTES } from './itinerary.ts'

/** A plan within its own link: nothing of it is kept anywhere else. */

/** Longer addresses break on the way. */
const MAX_LINK = 6000

/** The text as a part of an address; undefined where it is too long for one. */
export async function packText(text: string): Promise<string | undefined> {
  const packed = new Blob([text]).stream().pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const link = Buffer.from(bytes).toString('base64url')
  return link.length <= MAX_LINK ? link : undefined
}

/** The text that a link holds; undefined for a broken one, or one that swells beyond what may be pasted. */
export async function unpackText(link: string): Promise<string | undefined> {
  if (link.length > MAX_LINK || !/^[\w-]+$/.test(link)) return undefined
  try {
    const bytes = new Uint8Array(Buffer.from(link, 'base64url'))
    const stream = new Blob([bytes]).stream().pipeThrough(new DecompressionStream('deflate-raw'))
    const chunks: Uint8Array[] = []
    let length = 0
    for await (const chunk of stream) {
      length += chunk.byteLength
      if (length > MAX_BYTES) return undefined
      chunks.push(chunk)
    }
    return new TextDecoder().decode(Buffer.concat(chunks))
  } catch {
    return undefined
  }
}
