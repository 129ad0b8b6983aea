import { encode, QrCodeDataType } from 'uqr';
import { addErrorCorrection, dataCodewords } from './codewords.ts';
import { masks, penaltyOf } from './mask.ts';
import type { ErrorCorrectionLevel } from './terms.ts';

export interface ByteCode {
  readonly version: number;
  readonly size: number;
  readonly maskPattern: number;
  readonly data: boolean[][];
  readonly types: number[][];
}

interface ByteCodeOptions {
  /** ECI assignment number of the character encoding (AIM ECI), up to 127, or `undefined` for none. */
  readonly eci: number | undefined;
  readonly ecc: 'L' | 'M' | 'Q' | 'H';
  readonly level: ErrorCorrectionLevel;
  readonly minVersion: number;
  /** 0 to 7, or -1 for the mask with the lowest penalty. */
  readonly maskPattern: number;
}

const ECI_BITS = 12;

/** Returns the number of bytes that version 40 holds in addition to an ECI. */
export const byteLimit = (level: ErrorCorrectionLevel): number => Math.floor((dataCodewords(40, level) * 8 - ECI_BITS - 20) / 8);

/** Encodes a single byte segment preceded by an ECI, which uqr does not support; uqr draws the patterns around the data. */
export function encodeByteCode(bytes: Uint8Array, { eci, ecc, level, minVersion, maskPattern }: ByteCodeOptions): ByteCode {
  const header = eci === undefined ? [] : [[0b0111, 4] as const, [eci, 8] as const];
  const version = smallestVersion(bytes.length * 8 + (eci === undefined ? 0 : ECI_BITS), level, minVersion);
  const data = toCodewords([...header, [0b0100, 4], [bytes.length, version < 10 ? 8 : 16]], bytes, dataCodewords(version, level));
  const codewords = addErrorCorrection(data, version, level);
  const draw = (mask: number): ByteCode => {
    const code = encode([], { ecc, boostEcc: false, border: 0, minVersion: version, maxVersion: version, maskPattern: mask });
    place(codewords, code, mask);
    return code;
  };
  if (maskPattern >= 0) return draw(maskPattern);
  const codes = masks.map((_, mask) => ({ code: draw(mask), penalty: 0 }));
  for (const candidate of codes) candidate.penalty = penaltyOf(candidate.code.data);
  return codes.reduce((best, candidate) => (candidate.penalty < best.penalty ? candidate : best)).code;
}

function smallestVersion(bits: number, level: ErrorCorrectionLevel, minVersion: number): number {
  let version = minVersion;
  while (version < 40 && bits + (version < 10 ? 12 : 20) > dataCodewords(version, level) * 8) version++;
  return version;
}

/** Writes header, bytes, terminator and padding (ISO/IEC 18004, sections 7.4.9 and 7.4.10). */
function toCodewords(header: readonly (readonly [value: number, length: number])[], bytes: Uint8Array, length: number): Uint8Array {
  const bits =
    header.map(([value, width]) => value.toString(2).padStart(width, '0')).join('') + Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const ended = bits + '0'.repeat(Math.min(4, length * 8 - bits.length));
  const used = Math.ceil(ended.length / 8);
  return Uint8Array.from({ length }, (_, at) => {
    if (at >= used) return (at - used) % 2 === 0 ? 0xec : 0x11;
    return Number.parseInt(ended.slice(at * 8, at * 8 + 8).padEnd(8, '0'), 2);
  });
}

/** Writes the codewords to the data modules, applying the mask. */
function place(codewords: Uint8Array, { data, types, size }: ByteCode, mask: number): void {
  const isInverted = masks[mask];
  let bit = 0;
  for (const [row, column] of dataModules(size, (y, x) => types[y]?.[x] === QrCodeDataType.Data)) {
    const value = ((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1;
    const line = data[row];
    if (line) line[column] = (value === 1) !== isInverted?.(row, column);
    bit++;
  }
}

/** Yields the data modules in the order of the codewords' bits: two columns at a time from the right, up and down (ISO/IEC 18004, section 7.7.3). */
export function* dataModules(side: number, isData: (row: number, column: number) => boolean): Generator<[row: number, column: number]> {
  const TIMING_COLUMN = 6;
  let upwards = true;
  for (let right = side - 1; right > 0; right -= 2) {
    if (right === TIMING_COLUMN) right--;
    for (let step = 0; step < side; step++) {
      const row = upwards ? side - 1 - step : step;
      for (const column of [right, right - 1]) if (isData(row, column)) yield [row, column];
    }
    upwards = !upwards;
  }
}
