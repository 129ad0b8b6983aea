import { InputError } from '../../contract/errors.ts';
import type { RunContext } from '../../contract/operations.ts';
import { decodeHex } from '../hex/hex.ts';
import { randomBelow } from '../random/random.ts';
import { stamp, toGregorianTicks, UUID_BYTES } from './uuid.ts';

const MAX_GREGORIAN_TICKS = 2n ** 60n - 1n;
const MAX_UNIX_MS = 2 ** 48 - 1;
const COUNTER_BITS = 74n;

type Sources = Pick<RunContext, 'randomBytes' | 'now'>;

interface GregorianOptions {
  readonly version: 'v1' | 'v6';
  readonly count: number;
  /** Milliseconds since 1970. Default: now. */
  readonly timestamp: number | undefined;
  readonly clockSequence: number | undefined;
  /** 12 hex digits; random if empty. */
  readonly node: string;
}

/** Generates versions 1 and 6 (RFC 9562, sections 5.1 and 5.6), each one 100 ns tick after the previous one. */
export function generateGregorian({ version, count, timestamp, clockSequence, node }: GregorianOptions, { randomBytes, now }: Sources): Uint8Array[] {
  const first = timestamp === undefined ? presentTicks(now()) : toGregorianTicks(timestamp);
  if (first < 0n || first + BigInt(count - 1) > MAX_GREGORIAN_TICKS) throw new InputError('out-of-range', { field: 'timestamp' });
  const clock = clockSequence ?? randomBelow(2 ** 14, randomBytes);
  const nodeBytes = node.trim() === '' ? randomNode(randomBytes) : parseNode(node);
  return Array.from({ length: count }, (_, index) => layOut(version, first + BigInt(index), clock, nodeBytes));
}

const presentTicks = (now: number): bigint => toGregorianTicks(Math.floor(now), now - Math.floor(now));

/** Returns a random node with the multicast bit, which MAC addresses of network cards never have (RFC 9562, section 6.10). */
function randomNode(randomBytes: RunContext['randomBytes']): Uint8Array {
  const node = Uint8Array.from(randomBytes(6));
  node[0] = (node[0] ?? 0) | 1;
  return node;
}

function parseNode(node: string): Uint8Array {
  if (!/^[\da-f]{2}(?:[:.-]?[\da-f]{2}){5}$/iu.test(node.trim())) throw new InputError('invalid-node', { field: 'node' });
  return decodeHex(node.replaceAll(/[:.-]/gu, ''), 'node');
}

function layOut(version: 'v1' | 'v6', ticks: bigint, clock: number, node: Uint8Array): Uint8Array {
  const bytes = new Uint8Array(UUID_BYTES);
  const view = new DataView(bytes.buffer);
  if (version === 'v1') {
    view.setUint32(0, Number(ticks & 0xffffffffn));
    view.setUint16(4, Number((ticks >> 32n) & 0xffffn));
    view.setUint16(6, Number(ticks >> 48n));
  } else {
    view.setUint32(0, Number(ticks >> 28n));
    view.setUint16(4, Number((ticks >> 12n) & 0xffffn));
    view.setUint16(6, Number(ticks & 0xfffn));
  }
  view.setUint16(8, clock);
  bytes.set(node, 10);
  return stamp(bytes, version === 'v1' ? 1 : 6);
}

/**
 * Generates version 7 (RFC 9562, section 5.7), strictly increasing: the 74 bits after the milliseconds are random for the
 * first, and increase by a random 1 to 2^32 for each further one (section 6.2, method 2).
 */
export function generateV7(count: number, timestamp: number | undefined, { randomBytes, now }: Sources): Uint8Array[] {
  let milliseconds = Math.floor(timestamp ?? now());
  let counter = randomCounter(randomBytes);
  const uuids: Uint8Array[] = [];
  for (;;) {
    if (milliseconds < 0 || milliseconds > MAX_UNIX_MS) throw new InputError('out-of-range', { field: 'timestamp' });
    uuids.push(layOutV7(milliseconds, counter));
    if (uuids.length === count) return uuids;
    counter += BigInt(randomBelow(2 ** 32, randomBytes)) + 1n;
    if (counter >> COUNTER_BITS !== 0n) {
      milliseconds++;
      counter = randomCounter(randomBytes);
    }
  }
}

const randomCounter = (randomBytes: RunContext['randomBytes']): bigint => randomBytes(10).reduce((value, byte) => (value << 8n) | BigInt(byte), 0n) >> 6n;

function layOutV7(milliseconds: number, counter: bigint): Uint8Array {
  const bytes = new Uint8Array(UUID_BYTES);
  const view = new DataView(bytes.buffer);
  view.setBigUint64(0, (BigInt(milliseconds) << 16n) | (counter >> 62n));
  view.setBigUint64(8, counter & (2n ** 62n - 1n));
  return stamp(bytes, 7);
}
