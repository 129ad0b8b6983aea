import { InputError } from '../../contract/errors.ts';
import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { EUI48_DIGITS, EUI64_DIGITS, formatMac, GROUP_BIT, LOCAL_BIT } from '../../lib/mac/mac.ts';
import { randomBelow } from '../../lib/random/random.ts';
import type * as fields from './fields.ts';
import { readPrefix } from './prefix.ts';

type Options = InputValues<typeof fields.generate.input>;
type RandomBytes = RunContext['randomBytes'];

/** Generates distinct random addresses. */
export function generateAddresses(options: Options, randomBytes: RandomBytes): string[] {
  const { count, letterCase, format } = options;
  const length = options.size === 'eui48' ? EUI48_DIGITS : EUI64_DIGITS;
  const prefix = parsePrefix(options.prefix, length);
  const starts = startsOf(prefix, options);
  const most = starts.length * 16 ** (length - Math.max(2, prefix.length));
  if (count > most) throw new InputError('count-too-large', { field: 'count', params: { most } });
  const addresses = new Set<string>();
  while (addresses.size < count) addresses.add(drawAddress(starts, length, randomBytes));
  return Array.from(addresses, (digits) => formatMac(letterCase === 'upper' ? digits.toUpperCase() : digits, format));
}

function parsePrefix(text: string, length: number): string {
  const prefix = readPrefix(text);
  if (prefix === undefined) throw new InputError('invalid-prefix', { field: 'prefix' });
  if (prefix.length > length) throw new InputError('prefix-too-long', { field: 'prefix', params: { length } });
  return prefix;
}

const OCTETS: readonly string[] = Array.from({ length: 256 }, (_, octet) => octet.toString(16).padStart(2, '0'));

const hasBit = (octet: string, bit: number, isSet: boolean): boolean => ((Number.parseInt(octet, 16) & bit) !== 0) === isSet;

/** Returns the possible starts of an address: a prefix of at least one octet, which overrides the bits, or the first octets that prefix and bits allow. */
function startsOf(prefix: string, { administration, cast }: Options): readonly string[] {
  if (prefix.length >= 2) return [prefix];
  return OCTETS.filter(
    (octet) =>
      octet.startsWith(prefix) &&
      (administration === 'any' || hasBit(octet, LOCAL_BIT, administration === 'local')) &&
      (cast === 'any' || hasBit(octet, GROUP_BIT, cast === 'multicast')),
  );
}

function drawAddress(starts: readonly string[], length: number, randomBytes: RandomBytes): string {
  const start = starts[randomBelow(starts.length, randomBytes)] ?? '';
  const missing = length - start.length;
  if (missing === 0) return start;
  // Half of the last byte may be unused.
  return start + encodeHex(randomBytes(Math.ceil(missing / 2))).slice(0, missing);
}
