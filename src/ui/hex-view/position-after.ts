export const BYTES_PER_ROW = 16;

interface Place {
  readonly position: number;
  readonly size: number;
  readonly pageBytes: number;
}

type Pressed = Pick<KeyboardEvent, 'key' | 'ctrlKey' | 'metaKey' | 'altKey'>;

/** Returns the position after a key, within the bytes; undefined for a key that does not move. */
export function positionAfter({ key, ctrlKey, metaKey, altKey }: Pressed, { position, size, pageBytes }: Place): number | undefined {
  if (altKey || size === 0) return undefined;
  const isWhole = ctrlKey || metaKey;
  const rowStart = position - (position % BYTES_PER_ROW);
  const targets: Readonly<Record<string, number>> = isWhole
    ? { Home: 0, End: size - 1 }
    : {
        ArrowLeft: position - 1,
        ArrowRight: position + 1,
        ArrowUp: position - BYTES_PER_ROW,
        ArrowDown: position + BYTES_PER_ROW,
        PageUp: position - pageBytes,
        PageDown: position + pageBytes,
        Home: rowStart,
        End: rowStart + BYTES_PER_ROW - 1,
      };
  const target = Object.hasOwn(targets, key) ? targets[key] : undefined;
  if (target === undefined) return undefined;
  // Up and down keep the column at both ends.
  if ((key === 'ArrowUp' && target < 0) || (key === 'ArrowDown' && target >= size)) return position;
  return Math.min(Math.max(target, 0), size - 1);
}
