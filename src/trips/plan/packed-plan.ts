import { brotliCompressSync, brotliDecompressSync, constants, inflateRawSync } from 'node:zlib'
import { fromColumns, toColumns } from '../../platform/json-columns.ts'
import type { Plan } from '../../planner/plan.ts'

/**
 * A plan as its column holds it: the byte `COLUMNS`, then its JSON by columns in Brotli, a fifth of its size (30 days:
 * 14 kB, the longest 22.5). D1 gives bytes as an array of numbers. Plans stored before are plain JSON, or JSON deflated.
 */
export type PackedPlan = Uint8Array<ArrayBuffer> | number[] | string

/** No deflated plan begins with it: the second and third bit are the type of a block, and 11 is reserved (RFC 1951). */
const COLUMNS = 0xff
/** 7 to 9 save no more than 0.3 %; 10 saves 8 % and takes ten times as long: for the few plans above so many bytes. */
const QUALITY = { usual: 6, large: 10 }
const LARGE = 20_000

export async function packPlan(plan: Plan): Promise<Uint8Array<ArrayBuffer>> {
  const columns = compressed(toColumns(plan))
  const packed = new Uint8Array(1 + columns.length)
  packed[0] = COLUMNS
  packed.set(columns, 1)
  return packed
}

function compressed(text: string): Uint8Array {
  const at = (quality: number) =>
    brotliCompressSync(text, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } })
  const usual = at(QUALITY.usual)
  return usual.length > LARGE ? at(QUALITY.large) : usual
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
