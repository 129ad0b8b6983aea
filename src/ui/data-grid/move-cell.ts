/** A cell of a grid; the header is row 0. */
export interface GridCell {
  readonly row: number;
  readonly column: number;
}

interface Size {
  /** Without the header. */
  readonly rows: number;
  readonly columns: number;
  /** The rows that Page Up and Page Down move by. */
  readonly page: number;
}

interface Key {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly shiftKey: boolean;
}

/** Returns the cell to which a key moves (APG, “Grid pattern”); undefined for keys that do not move. */
export function moveCell({ row, column }: GridCell, { key, ctrlKey, metaKey, altKey, shiftKey }: Key, { rows, columns, page }: Size): GridCell | undefined {
  if (altKey || shiftKey) return undefined;
  const lastColumn = Math.max(0, columns - 1);
  const isFar = ctrlKey || metaKey;
  const at = (nextRow: number, nextColumn: number): GridCell => ({
    row: Math.max(0, Math.min(rows, nextRow)),
    column: Math.max(0, Math.min(lastColumn, nextColumn)),
  });
  if (key === 'Home') return at(isFar ? 0 : row, 0);
  if (key === 'End') return at(isFar ? rows : row, lastColumn);
  if (isFar) return undefined;
  switch (key) {
    case 'ArrowUp':
      return at(row - 1, column);
    case 'ArrowDown':
      return at(row + 1, column);
    case 'ArrowLeft':
      return at(row, column - 1);
    case 'ArrowRight':
      return at(row, column + 1);
    case 'PageUp':
      return at(row - page, column);
    case 'PageDown':
      return at(row + page, column);
    default:
      return undefined;
  }
}
