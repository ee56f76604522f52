import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Connection } from '../destination.ts'

const FILES = [
  ['trains.tsv', 'train'],
  ['buses.tsv', 'bus'],
  ['ferries.tsv', 'ferry'],
  ['night-trains.tsv', 'night-train'],
] as const

/** content/connections/*.tsv, each row in both directions: call with a destination's id. */
export function readConnections(content: string): (id: string) => Connection[] {
  const byPlace = new Map<string, Connection[]>()
  const add = (from: string, connection: Connection) =>
    byPlace.set(from, [...(byPlace.get(from) ?? []), connection])
  for (const [file, mode] of FILES) {
    const path = join(content, 'connections', file)
    if (!existsSync(path)) continue
    const [, ...lines] = readFileSync(path, 'utf8').trim().split('\n')
    for (const line of lines) {
      const [a = '', b = '', minutes = '', changes = ''] = line.split('\t')
      const way = { mode, minutes: Number(minutes), changes: Number(changes) }
      add(a, { to: b, ...way })
      add(b, { to: a, ...way })
    }
  }
  return (id) => byPlace.get(id) ?? []
}
