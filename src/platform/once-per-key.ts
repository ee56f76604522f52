/** `compute`, asked once for each object: what it says of one is kept as long as that lives. */
export function oncePerKey<Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined) return found
    const value = compute(key)
    known.set(key, value)
    return value
  }
}

/** `compute`, asked once for each text: what it says is kept for as many of them, then all of it is forgotten. */
export function oncePerText<Value extends {}>(
  compute: (text: string) => Value,
  most: number,
): (text: string) => Value {
  const known = new Map<string, Value>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    const value = compute(text)
    if (known.size >= most) known.clear()
    known.set(text, value)
    return value
  }
}
