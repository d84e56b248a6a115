/** Computes the result for an object once, and forgets it together with the object. */
export function cached<Key extends object, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const results = new WeakMap<Key, Value>();
  return (key) => {
    if (!results.has(key)) {
      results.set(key, compute(key));
    }
    return results.get(key)!;
  };
}
