import type { ErrorCorrectionLevel } from './terms.ts';

// ISO/IEC 18004, table 9, for versions 1 to 40: error correction codewords per block, and number of blocks.
const CHECK_CODEWORDS: Readonly<Record<ErrorCorrectionLevel, readonly number[]>> = {
  low: [7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30, 30, 26, 28, ...Array<number>(14).fill(30)],
  medium: [10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, ...Array<number>(19).fill(28)],
  quartile: [13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30, 30, 30, 28, ...Array<number>(14).fill(30)],
  high: [17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, ...Array<number>(18).fill(30)],
};
const BLOCKS: Readonly<Record<ErrorCorrectionLevel, readonly number[]>> = {
  low: [1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14, 15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25],
  medium: [1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25, 26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49],
  quartile: [
    1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34, 34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
  ],
  high: [1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37, 40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81],
};

/** Returns the number of modules for data and error correction: all except the function patterns and the format and version information. */
function rawModules(version: number): number {
  const alignments = version === 1 ? 0 : Math.floor(version / 7) + 2;
  const patterns = alignments === 0 ? 0 : (25 * alignments - 10) * alignments - 55;
  return (16 * version + 128) * version + 64 - patterns - (version >= 7 ? 36 : 0);
}

const checksOf = (version: number, level: ErrorCorrectionLevel): number => CHECK_CODEWORDS[level][version - 1] ?? 0;
const blocksOf = (version: number, level: ErrorCorrectionLevel): number => BLOCKS[level][version - 1] ?? 0;

/** Returns the number of data codewords of a version, excluding error correction. */
export const dataCodewords = (version: number, level: ErrorCorrectionLevel): number =>
  (rawModules(version) >> 3) - checksOf(version, level) * blocksOf(version, level);

/** Splits data into blocks, adds their error correction, and interleaves them (ISO/IEC 18004, sections 7.5 and 7.6). */
export function addErrorCorrection(data: Uint8Array, version: number, level: ErrorCorrectionLevel): Uint8Array {
  const count = blocksOf(version, level);
  const short = Math.floor(data.length / count);
  const shortBlocks = count - (data.length % count);
  const divisor = generatorPolynomial(checksOf(version, level));
  const blocks = Array.from({ length: count }, (_, index) => {
    const start = index * short + Math.max(0, index - shortBlocks);
    return data.subarray(start, start + short + (index < shortBlocks ? 0 : 1));
  });
  return Uint8Array.from([...interleave(blocks), ...interleave(blocks.map((block) => remainder(block, divisor)))]);
}

function interleave(blocks: readonly Uint8Array[]): number[] {
  const longest = Math.max(...blocks.map(({ length }) => length));
  const codewords: number[] = [];
  for (let at = 0; at < longest; at++) for (const { [at]: codeword } of blocks) if (codeword !== undefined) codewords.push(codeword);
  return codewords;
}

/** Returns the coefficients of (x − 1)(x − 2)(x − 4)… without the leading one, the highest power first. */
function generatorPolynomial(degree: number): number[] {
  const coefficients = [...Array<number>(degree - 1).fill(0), 1];
  for (let step = 0, root = 1; step < degree; step++, root = multiply(root, 2)) {
    for (let at = 0; at < degree; at++) coefficients[at] = multiply(coefficients[at] ?? 0, root) ^ (coefficients[at + 1] ?? 0);
  }
  return coefficients;
}

function remainder(data: Uint8Array, divisor: readonly number[]): Uint8Array {
  const rest = new Uint8Array(divisor.length);
  for (const byte of data) {
    const factor = byte ^ (rest[0] ?? 0);
    rest.copyWithin(0, 1);
    rest[rest.length - 1] = 0;
    divisor.forEach((coefficient, at) => (rest[at] = (rest[at] ?? 0) ^ multiply(coefficient, factor)));
  }
  return rest;
}

/** Multiplies in GF(2⁸) modulo x⁸ + x⁴ + x³ + x² + 1. */
function multiply(one: number, other: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) product = (product << 1) ^ ((product >> 7) * 0x11d) ^ (((other >> bit) & 1) * one);
  return product;
}
