import type { QrCode } from './matrix.ts';

/** Draws the code in half blocks, two rows of modules per line, for a terminal with light text on dark. `margin` is in modules. */
export function drawTerminal({ modules, side }: QrCode, margin: number): string {
  const total = side + 2 * margin;
  const isLight = (row: number, column: number): boolean => row < total && !modules[row - margin]?.[column - margin];
  const lines: string[] = [];
  for (let row = 0; row < total; row += 2) {
    lines.push(Array.from({ length: total }, (_, column) => halfBlock(isLight(row, column), isLight(row + 1, column))).join(''));
  }
  return lines.join('\n');
}

function halfBlock(upper: boolean, lower: boolean): string {
  if (upper) return lower ? '█' : '▀';
  return lower ? '▄' : ' ';
}
