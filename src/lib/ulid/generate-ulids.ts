import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { composeUlid, MAX_ULID_MS, RANDOMNESS_BITS } from './ulid.ts';

const RANDOMNESS_BYTES = 10;
const RANDOMNESS_END = 1n << RANDOMNESS_BITS;

interface Run {
  readonly count: number;
  readonly monotonic: boolean;
  /** Milliseconds since 1970. Default: now. */
  readonly timestamp: number | undefined;
  /** 20 hex digits for the first ULID; random if empty. */
  readonly randomness: string;
}

/**
 * Returns the bytes of ULIDs of one millisecond. Each increments the previous one if they are monotonic, or if the
 * randomness of the first one is given.
 * @throws InputError `out-of-range` on `timestamp`; `invalid-randomness`, `randomness-overflow` on `randomness`.
 */
export function generateUlids({ count, monotonic, timestamp, randomness }: Run, { randomBytes, now }: Pick<RunContext, 'randomBytes' | 'now'>): Uint8Array[] {
  const milliseconds = Math.floor(timestamp ?? now());
  if (milliseconds < 0 || milliseconds > MAX_ULID_MS) throw new InputError('out-of-range', { field: 'timestamp' });
  const given = randomness.trim();
  if (given === '' && !monotonic) return Array.from({ length: count }, () => composeUlid(milliseconds, draw(randomBytes)));
  const first = given === '' ? drawBelow(RANDOMNESS_END - BigInt(count - 1), randomBytes) : parseRandomness(given, count);
  return Array.from({ length: count }, (_, index) => composeUlid(milliseconds, first + BigInt(index)));
}

const draw = (randomBytes: RunContext['randomBytes']): bigint => randomBytes(RANDOMNESS_BYTES).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n);

/** Returns uniform randomness, discarding values so high that a run would overflow. */
function drawBelow(limit: bigint, randomBytes: RunContext['randomBytes']): bigint {
  for (;;) {
    const value = draw(randomBytes);
    if (value < limit) return value;
  }
}

function parseRandomness(digits: string, count: number): bigint {
  if (!/^[\da-f]{20}$/iu.test(digits)) throw new InputError('invalid-randomness', { field: 'randomness' });
  const first = BigInt(`0x${digits}`);
  if (first + BigInt(count) > RANDOMNESS_END) throw new InputError('randomness-overflow', { field: 'randomness' });
  return first;
}
