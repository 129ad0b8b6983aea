import { dataModules } from './byte-code.ts';
import type { QrCode } from './matrix.ts';

/** An image for the center of a code. */
export interface Logo {
  readonly content: Uint8Array;
  /** Media type. */
  readonly type: string;
  /** Percentage of the code's side, excluding the quiet zone. */
  readonly size: number;
}

/** Returns the position of the logo, in modules from the code's own edge. */
export function logoSquare(code: QrCode, { size }: Logo): { start: number; side: number } {
  const side = (code.side * size) / 100;
  return { start: (code.side - side) / 2, side };
}

/** Returns the rows that the logo touches, which are also the columns. They are left light: the logo has a plain background. */
export function coveredModules(code: QrCode, logo: Logo): number[] {
  const { start, side } = logoSquare(code, logo);
  const first = Math.floor(start);
  return Array.from({ length: Math.ceil(start + side) - first }, (_, index) => first + index);
}

// Level `high`, which every code with a logo has, repairs 30% of the codewords.
const REPAIRABLE = 0.3;

/** Whether the logo destroys more codewords than the error correction repairs. */
export function isLogoTooLarge(code: QrCode, logo: Logo): boolean {
  const covered = coveredModules(code, logo);
  const destroyed = new Set<number>();
  let modules = 0;
  for (const [row, column] of dataModules(code.side, code.isData)) {
    if (covered.includes(row) && covered.includes(column)) destroyed.add(modules >> 3);
    modules++;
  }
  return destroyed.size > REPAIRABLE * (modules >> 3);
}
