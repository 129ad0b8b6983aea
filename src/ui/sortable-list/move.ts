/** A copy of the list with the item at `from` moved to `to`. A `to` beyond either end means that end. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.filter((_, index) => index !== from);
  return [...rest.slice(0, Math.max(0, to)), ...items.slice(from, from + 1), ...rest.slice(Math.max(0, to))];
}
