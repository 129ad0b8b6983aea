import { InputError } from '../../contract/errors.ts';
import type { InputValues } from '../../contract/fields.ts';
import type { RunContext } from '../../contract/operations.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { BASE32HEX, BASE36, BASE62, BASE64_ASCII, toDigits } from '../../lib/id/digits.ts';
import { KSUID_EPOCH_SECONDS } from '../../lib/id/timed-id.ts';
import { randomBelow } from '../../lib/random/random.ts';
import { generateUlids } from '../../lib/ulid/generate-ulids.ts';
import { formatUlid } from '../../lib/ulid/ulid.ts';
import { generateGregorian, generateV7 } from '../../lib/uuid/time-based.ts';
import { formatUuid, stamp, UUID_BYTES } from '../../lib/uuid/uuid.ts';
import type * as fields from './fields.ts';
import { generateSnowflakes, layoutOf } from './snowflake.ts';

type Input = InputValues<typeof fields.generate.input>;

const NANO_LENGTH = 21;
const CUID2_LENGTH = 24;
/** The longest identifier that the reference implementation of CUID2 generates. */
const MAX_CUID2_LENGTH = 32;
const PREFIX = /^(?:[a-z](?:[a-z_]{0,61}[a-z])?)?$/u;

/** @throws InputError `out-of-range` on `timestamp`, `invalid-prefix`, `machine-too-large`, `too-long` on the field of this name */
export function generateIds(input: Input, context: RunContext): readonly string[] {
  const { kind, count, timestamp, machine, epoch } = input;
  const { randomBytes } = context;
  const milliseconds = Math.floor(timestamp ?? context.now());
  const repeat = (make: () => string): string[] => Array.from({ length: count }, make);
  switch (kind) {
    case 'uuid-v4':
      return repeat(() => formatUuid(stamp(Uint8Array.from(randomBytes(UUID_BYTES)), 4)));
    case 'uuid-v7':
      return generateV7(count, timestamp, context).map(formatUuid);
    case 'uuid-v1':
    case 'uuid-v6':
      return generateGregorian({ version: kind === 'uuid-v1' ? 'v1' : 'v6', count, timestamp, clockSequence: undefined, node: '' }, context).map(formatUuid);
    case 'ulid':
      return generateUlids({ count, monotonic: true, timestamp, randomness: '' }, context).map(formatUlid);
    case 'typeid': {
      const prefix = readPrefix(input.prefix);
      return generateV7(count, timestamp, context).map((bytes) => prefix + formatUlid(bytes).toLowerCase());
    }
    case 'nanoid':
      return repeat(() => draw(input.length ?? NANO_LENGTH, BASE64_ASCII, randomBytes));
    case 'cuid2':
      return repeat(() => drawCuid2(input.length ?? CUID2_LENGTH, randomBytes));
    case 'push-id':
      return pushIds(count, milliseconds, randomBytes);
    case 'ksuid': {
      const seconds = inRange(Math.floor(milliseconds / 1000) - KSUID_EPOCH_SECONDS, 2 ** 32);
      return repeat(() => toDigits((BigInt(seconds) << 128n) | BigInt(`0x${encodeHex(randomBytes(16))}`), BASE62, 27));
    }
    case 'objectid':
      return objectIds(count, milliseconds, randomBytes);
    case 'xid':
      // 96 bits are written in 100: four zeros follow.
      return objectIds(count, milliseconds, randomBytes).map((hex) => toDigits(BigInt(`0x${hex}`) << 4n, BASE32HEX, 20));
    default:
      return generateSnowflakes(count, milliseconds, { machine, layout: layoutOf(kind, epoch === undefined ? {} : { epoch }) });
  }
}

type RandomBytes = RunContext['randomBytes'];

function readPrefix(given: string): string {
  const prefix = given.trim();
  if (!PREFIX.test(prefix)) throw new InputError('invalid-prefix', { field: 'prefix' });
  return prefix === '' ? '' : `${prefix}_`;
}

const draw = (length: number, letters: string, randomBytes: RandomBytes): string =>
  Array.from({ length }, () => letters[randomBelow(letters.length, randomBytes)]).join('');

/** A letter, then letters and digits. The reference hashes its random sources to get such a text; a secure generator needs no hash. */
function drawCuid2(length: number, randomBytes: RandomBytes): string {
  if (length > MAX_CUID2_LENGTH) throw new InputError('too-long', { field: 'length', params: { limit: MAX_CUID2_LENGTH } });
  return draw(1, BASE36.slice(10), randomBytes) + draw(length - 1, BASE36, randomBytes);
}

function digitsOfTime(milliseconds: number, digits: string, length: number): string {
  return toDigits(BigInt(inRange(milliseconds, digits.length ** length)), digits, length);
}

function inRange(time: number, end: number): number {
  if (time < 0 || time >= end) throw new InputError('out-of-range', { field: 'timestamp' });
  return time;
}

const PUSH_RANDOM_END = 2n ** 72n;

/** Like Firebase: of one millisecond, each has the next random number, so that they stay in order. */
function pushIds(count: number, milliseconds: number, randomBytes: RandomBytes): string[] {
  const time = digitsOfTime(milliseconds, BASE64_ASCII, 8);
  const random = BigInt(`0x${encodeHex(randomBytes(9))}`) % (PUSH_RANDOM_END - BigInt(count));
  return Array.from({ length: count }, (_, index) => time + toDigits(random + BigInt(index), BASE64_ASCII, 12));
}

const COUNTER_END = 2 ** 24;

/** Seconds, five random bytes of the process, and a counter with a random start, all in hex. */
function objectIds(count: number, milliseconds: number, randomBytes: RandomBytes): string[] {
  const seconds = inRange(Math.floor(milliseconds / 1000), 2 ** 32)
    .toString(16)
    .padStart(8, '0');
  const process = encodeHex(randomBytes(5));
  const first = randomBelow(COUNTER_END, randomBytes);
  return Array.from({ length: count }, (_, index) => seconds + process + ((first + index) % COUNTER_END).toString(16).padStart(6, '0'));
}
