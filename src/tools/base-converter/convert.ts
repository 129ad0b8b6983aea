import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import { bitLength } from './digits.ts';
import { parseNumber } from './read.ts';
import type { MixedNumber, Notation } from './write.ts';
import { formatNumber, formatPattern, toMixed } from './write.ts';

interface Request extends Notation {
  readonly inputBase: number;
  readonly outputBase: number;
  readonly bits: 'none' | '8' | '16' | '32' | '64' | '128';
}

/** The bases that are always shown, and the requested one. */
const WRITTEN_BASES = 7;

/**
 * Converts a number to all bases shown.
 * @throws InputError `invalid-digit`, `not-an-integer`, `out-of-range`
 */
export async function convertNumber(text: string, { inputBase, outputBase, bits, ...notation }: Request, { signal, progress }: RunContext) {
  const read = parseNumber(text, inputBase, notation.alphabet);
  const value = toMixed(read);
  const width = bits === 'none' ? undefined : Number(bits);
  const pattern = width === undefined ? 0n : BigInt.asUintN(width, toInteger(value, width));
  const pacer = new Pacer();
  let done = 0;

  async function write(base: number) {
    progress(done++, WRITTEN_BASES);
    if (pacer.isDue) await pacer.pause(signal);
    return formatNumber(value, base, notation);
  }
  const show = async (base: number): Promise<string> => (await write(base)).text;
  /** A base that is a power of two shows the two's complement bits. */
  const showBits = async (base: number, digitBits: number): Promise<string> =>
    width === undefined ? await show(base) : formatPattern(pattern, base, Math.ceil(width / digitBits), notation);
  const showInteger = (read: (width: number) => bigint): string =>
    width === undefined ? '' : formatNumber(toMixed(integerOf(read(width))), 10, notation).text;

  const { text: converted, exact } = await write(outputBase);
  return {
    converted,
    binary: await showBits(2, 1),
    octal: await showBits(8, 3),
    decimal: await show(10),
    hexadecimal: await showBits(16, 4),
    base36: await show(36),
    base64: await show(64),
    signed: showInteger((bits) => BigInt.asIntN(bits, pattern)),
    unsigned: showInteger(() => pattern),
    bitLength: bitLength(value.whole),
    detectedBase: read.base,
    exact,
  };
}

const integerOf = (value: bigint) => ({ isNegative: value < 0n, magnitude: value < 0n ? -value : value, fractionLength: 0, base: 10 });

function toInteger({ isNegative, whole, numerator }: MixedNumber, bits: number): bigint {
  if (numerator !== 0n) throw new InputError('not-an-integer', { field: 'number' });
  const value = isNegative ? -whole : whole;
  const limit = 1n << BigInt(bits);
  if (value >= limit || value < -limit / 2n) throw new InputError('out-of-range', { field: 'number', params: { bits } });
  return value;
}
