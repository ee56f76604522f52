import { expect, it } from 'vitest'
import { fromColumns, toColumns } from './json-columns.ts'
import { createRandom } from '../planner/schedule/search/random.ts'

const KEYS = ['a', 'b', 'name', 'constructor', '', 'ä,"', '7']
const LEAVES = ['', 'Wien', 'a\u007Fb', '"quoted"\n', '0', 0, -1, 48.2085, true, false, null]

it('gives back any JSON as it was, keys in their order', () => {
  const random = createRandom(3)
  const oneOf = <T>(list: readonly T[]) => list[Math.floor(random() * list.length)]
  const some = (depth: number) => Array.from({ length: random() * 5 }, () => anything(depth + 1))
  const anything = (depth: number): unknown => {
    const kind = depth > 4 ? 1 : random()
    if (kind < 0.3) return Object.fromEntries(some(depth).map((value) => [oneOf(KEYS), value]))
    return kind < 0.6 ? some(depth) : oneOf(LEAVES)
  }
  let nested = 0
  for (let round = 0; round < 2000; round++) {
    const root = anything(0)
    const text = JSON.stringify(root)
    expect(JSON.stringify(fromColumns(toColumns(root)))).toBe(text)
    if (text.length > 100) nested++
  }
  expect(nested).toBeGreaterThan(200)
})

it('leaves out what JSON leaves out', () => {
  const root = {
    kept: 1,
    dropped: undefined,
    list: [undefined, Number.NaN, 'text'],
    nested: { gone: undefined },
  }
  expect(fromColumns(toColumns(root))).toStrictEqual({ kept: 1, list: [null, null, 'text'], nested: {} })
})

it('keeps keys once and values together', () => {
  const text = toColumns([
    { name: 'Prater', at: { lat: 48.2 } },
    { name: 'Zoo', at: { lat: 48.1 } },
  ])
  expect(JSON.parse(text)).toEqual([
    [['name', ['at']], ['lat']],
    [-3, 1, 2, 1, 2],
    { name: 'Prater\u007FZoo', lat: [48.2, 48.1] },
  ])
})
