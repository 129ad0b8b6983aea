import type { UuidVersion } from './kinds.ts';
import { unixMillisecondsOf, unixTicksOf, versionOf } from './uuid.ts';

export interface UuidContents {
  readonly version: UuidVersion | '';
  /** ISO 8601 in UTC, with the precision of the UUID: seven digits for ticks of 100 ns, three for milliseconds. */
  readonly timestamp: string;
  /** Milliseconds since 1970; undefined without a time. */
  readonly milliseconds: number | undefined;
  readonly clockSequence: string;
  /** Six bytes in hex, separated by colons. */
  readonly node: string;
  readonly nodeKind: '' | 'random' | 'mac';
}

/** The time and place in a UUID of version 1, 2, 6 or 7; parts that it does not have are empty. */
export function describeUuid(bytes: Uint8Array): UuidContents {
  const version = versionOf(bytes);
  const hasClock = version === 'v1' || version === 'v6';
  const hasNode = hasClock || version === 'v2';
  return {
    version,
    timestamp: formatTimestamp(bytes, hasClock),
    milliseconds: unixMillisecondsOf(bytes),
    clockSequence: hasClock ? String((((bytes[8] ?? 0) & 0x3f) << 8) | (bytes[9] ?? 0)) : '',
    node: hasNode ? Array.from(bytes.subarray(10), (byte) => byte.toString(16).padStart(2, '0')).join(':') : '',
    nodeKind: hasNode ? (isMulticast(bytes) ? 'random' : 'mac') : '',
  };
}

const isMulticast = (bytes: Uint8Array): boolean => ((bytes[10] ?? 0) & 1) === 1;

function formatTimestamp(bytes: Uint8Array, hasTicks: boolean): string {
  const [ticks, milliseconds] = [unixTicksOf(bytes), unixMillisecondsOf(bytes)];
  if (ticks === undefined || milliseconds === undefined) return '';
  const text = new Date(milliseconds).toISOString();
  if (!hasTicks) return text;
  const withinMillisecond = ticks - BigInt(milliseconds) * 10_000n;
  return text.replace('Z', `${String(withinMillisecond).padStart(4, '0')}Z`);
}
