/** x′ = a·x + c·y + e, y′ = b·x + d·y + f. */
export type Matrix = readonly [a: number, b: number, c: number, d: number, e: number, f: number];

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** Returns the matrix that applies `second` first, like a nested transform. */
export const combine = ([a, b, c, d, e, f]: Matrix, second: Matrix): Matrix => [
  a * second[0] + c * second[1],
  b * second[0] + d * second[1],
  a * second[2] + c * second[3],
  b * second[2] + d * second[3],
  a * second[4] + c * second[5] + e,
  b * second[4] + d * second[5] + f,
];

/** Reads a `transform` attribute. */
export function readTransform(text: string): Matrix {
  let matrix = IDENTITY;
  for (const [, name = '', list = ''] of text.matchAll(/(?<![a-z])([a-z]+)\s*\(([^()]*)\)/giu)) {
    matrix = combine(matrix, oneTransform(name.toLowerCase(), readNumbers(list)));
  }
  return matrix;
}

export const readNumbers = (text: string): number[] => Array.from(text.matchAll(/[+-]?(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/giu), ([number]) => Number(number));

function oneTransform(name: string, [first = 0, second, third = 0, ...rest]: readonly number[]): Matrix {
  switch (name) {
    case 'translate':
      return [1, 0, 0, 1, first, second ?? 0];
    case 'scale':
      return [first, 0, 0, second ?? first, 0, 0];
    case 'rotate': {
      const angle = (first * Math.PI) / 180;
      const turn: Matrix = [Math.cos(angle), Math.sin(angle), -Math.sin(angle), Math.cos(angle), 0, 0];
      const x = second ?? 0;
      return combine(combine([1, 0, 0, 1, x, third], turn), [1, 0, 0, 1, -x, -third]);
    }
    case 'skewx':
      return [1, 0, Math.tan((first * Math.PI) / 180), 1, 0, 0];
    case 'skewy':
      return [1, Math.tan((first * Math.PI) / 180), 0, 1, 0, 0];
    case 'matrix':
      return [first, second ?? 0, third, rest[0] ?? 1, rest[1] ?? 0, rest[2] ?? 0];
    default:
      return IDENTITY;
  }
}
