/** `compute`, asked once for each object: what it says of one is kept as long as that lives. */
export function oncePerKey<Key extends object, Value extends {}>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const found = known.get(key) ?? compute(key)
    known.set(key, found)
    return found
  }
}
