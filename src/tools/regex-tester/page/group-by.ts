/** Key → the items with this key, in their order. */
export function groupBy<Item, Key>(items: readonly Item[], keyOf: (item: Item) => Key): ReadonlyMap<Key, readonly [Item, ...Item[]]> {
  const all = new Map<Key, [Item, ...Item[]]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = all.get(key);
    if (group) group.push(item);
    else all.set(key, [item]);
  }
  return all;
}
