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

/** Items by a key, in their order. */
export function groupedBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): Map<Key, Item[]> {
  const found = new Map<Key, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = found.get(key);
    if (group) {
      group.push(item);
    } else {
      found.set(key, [item]);
    }
  }
  return found;
}
