/** Returns a function that asks `find` once a key; when it knows `most` of them it forgets all and begins anew. */
export function remembering<Key, Value>(find: (key: Key) => Value, most: number): (key: Key) => Value {
  const known = new Map<Key, Value>()
  return (key) => {
    const found = known.get(key)
    if (found !== undefined || known.has(key)) return found as Value
    if (known.size >= most) known.clear()
    const value = find(key)
    known.set(key, value)
    return value
  }
}

/** The same for objects: what was found about one goes when nobody has it any more. */
export function rememberingObjects<Key extends object, Value extends object | number>(
  find: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, Value>()
  return (key) => {
    const found = known.get(key) ?? find(key)
    known.set(key, found)
    return found
  }
}
