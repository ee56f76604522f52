/**
 * JSON with the values of each key side by side instead of in their objects: what is alike stands together and packs
 * into fewer bytes. It reads as fast as usual JSON, as each key stands there once.
 *
 * `[shapes, tree, columns]`: a shape is the keys of an object, in brackets those of objects and arrays. The tree has
 * objects and arrays in their order, depth first: an object is the number of its shape, from 1 up, an array −1 less its
 * length, and a value that is no field is a `LEAF`. A column has the values of a key, and of what is in its array.
 */
type Shape = (string | [string])[]
type Column = string | unknown[]

const LEAF = 0
/** Between the values of a column that is all text: fewer bytes than quotes, and JSON does not escape it. */
const SEPARATOR = '\u007F'

/** Gives a text from which `fromColumns` makes what `JSON.parse(JSON.stringify(root))` is, in the same order. */
export function toColumns(root: unknown): string {
  const shapes = new Map<string, number>()
  const tree: number[] = []
  const columns = new Map<string, unknown[]>()

  function append(value: unknown, key: string): void {
    const column = columns.get(key)
    if (column) column.push(value)
    else columns.set(key, [value])
  }

  function write(value: unknown, key: string): void {
    if (isLeaf(value)) {
      tree.push(LEAF)
      append(value, key)
    } else if (Array.isArray(value)) {
      tree.push(-1 - value.length)
      for (const element of value) write(element, key)
    } else {
      const fields = Object.entries(value).filter(([, field]) => field !== undefined)
      const shape = JSON.stringify(fields.map(([name, field]) => (isLeaf(field) ? name : [name])))
      const number = shapes.get(shape) ?? shapes.size + 1
      shapes.set(shape, number)
      tree.push(number)
      for (const [name, field] of fields) {
        if (isLeaf(field)) append(field, name)
        else write(field, name)
      }
    }
  }

  write(root, '')
  const stored = Object.fromEntries([...columns].map(([key, values]) => [key, joined(values)]))
  return `[[${[...shapes.keys()].join(',')}],${JSON.stringify(tree)},${JSON.stringify(stored)}]`
}

export function fromColumns(text: string): unknown {
  const [shapes, tree, stored]: [Shape[], number[], Record<string, Column>] = JSON.parse(text)
  // Backwards: the next value is always the last.
  const columns = new Map(Object.entries(stored).map(([key, column]) => [key, split(column).reverse()]))
  const fieldsOf = shapes.map((shape) =>
    shape.map((field) =>
      typeof field === 'string'
        ? { name: field, leaves: columns.get(field) }
        : { name: field[0], leaves: undefined },
    ),
  )
  let at = 0

  function read(key: string): unknown {
    const token = tree[at++] ?? LEAF
    if (token === LEAF) return columns.get(key)?.pop()
    if (token < 0) {
      const array: unknown[] = []
      for (let left = -1 - token; left > 0; left--) array.push(read(key))
      return array
    }
    const object: Record<string, unknown> = {}
    for (const { name, leaves } of fieldsOf[token - 1] ?? [])
      object[name] = leaves ? leaves.pop() : read(name)
    return object
  }

  return read('')
}

function isLeaf(value: unknown): value is string | number | boolean | null | undefined {
  return value === null || typeof value !== 'object'
}

function joined(values: unknown[]): Column {
  const isText = values.every((value) => typeof value === 'string' && !value.includes(SEPARATOR))
  return isText ? values.join(SEPARATOR) : values
}

function split(column: Column): unknown[] {
  return typeof column === 'string' ? column.split(SEPARATOR) : column
}
