import type { ModuleShape } from './terms.ts';
import type { QrCode } from './matrix.ts';

/** Style of a drawn code. */
export interface QrCodeStyle {
  /** `#rrggbb` or `#rrggbbaa`. */
  readonly foreground: string;
  readonly background: string;
  /** In modules. */
  readonly margin: number;
  /** Side of the image in pixels. */
  readonly size: number;
  readonly moduleShape?: ModuleShape;
}

/** Which corners of a dark module are round, in reading order. */
export interface RoundCorners {
  readonly topLeft: boolean;
  readonly topRight: boolean;
  readonly bottomLeft: boolean;
  readonly bottomRight: boolean;
}

const ALL: RoundCorners = { topLeft: true, topRight: true, bottomLeft: true, bottomRight: true };

/**
 * Returns the corners of a module that are quarter circles with half a module's radius: all four make a dot; `rounded` ones are
 * round where no dark module adjoins. `undefined` is a plain square: finder patterns always are.
 */
export function roundCorners({ modules, isFinder }: QrCode, moduleShape: ModuleShape, row: number, column: number): RoundCorners | undefined {
  if (moduleShape === 'square' || isFinder(row, column)) return undefined;
  if (moduleShape === 'dot') return ALL;
  const isLight = (rows: number, columns: number): boolean => !modules[row + rows]?.[column + columns];
  const [above, below, before, behind] = [isLight(-1, 0), isLight(1, 0), isLight(0, -1), isLight(0, 1)];
  const corners = { topLeft: above && before, topRight: above && behind, bottomLeft: below && before, bottomRight: below && behind };
  return Object.values(corners).some(Boolean) ? corners : undefined;
}
