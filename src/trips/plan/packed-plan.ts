import { brotliDecompressSync, inflateRawSync } from 'node:zlib'
import { fromColumns } from '../../platform/json-columns.ts'
import type { Plan } from '../../planner/plan.ts'

/**
 * A plan as its column holds it: JSON, deflated, a quarter of its size (30 days: 16 kB); from the next version on the
 * byte `COLUMNS` and JSON by columns in Brotli. D1 gives bytes as an array of numbers. Plans stored before are plain
 * JSON.
 */
export type PackedPlan = Uint8Array<ArrayBuffer> | number[] | string

/** No deflated plan begins with it: the second and third bit are the type of a block, and 11 is reserved (RFC 1951). */
const COLUMNS = 0xff

const FORMAT = 'deflate-raw'

export async function packPlan(plan: Plan): Promise<Uint8Array<ArrayBuffer>> {
  const packing = new Response(JSON.stringify(plan)).body?.pipeThrough(new CompressionStream(FORMAT))
  return new Uint8Array(await new Response(packing ?? null).arrayBuffer())
}

export async function unpackPlan(stored: PackedPlan): Promise<Plan> {
  if (typeof stored === 'string') return JSON.parse(stored)
  // At once: streams take five times as long for so little.
  const bytes = Uint8Array.from(stored)
  if (bytes[0] !== COLUMNS) return JSON.parse(inflateRawSync(bytes).toString())
  return fromColumns(brotliDecompressSync(bytes.subarray(1)).toString()) as Plan
}

/** A row with its plan as it is used. */
export async function withPlan<Row extends { plan: PackedPlan | null }>(
  row: Row,
): Promise<Omit<Row, 'plan'> & { plan: Plan | null }> {
  return { ...row, plan: row.plan === null ? null : await unpackPlan(row.plan) }
}
