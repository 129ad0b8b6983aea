import type { QrCode } from './matrix.ts';

/** The code in half blocks, two rows of modules a line, for a terminal that writes light on dark. `margin` in modules. */
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
