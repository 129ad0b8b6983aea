import { formatUtc } from '../../../lib/date-time/format.ts';
import { millisecondsOf, parseUlid } from '../../../lib/ulid/ulid.ts';
import { parseUuid, unixMillisecondsOf, variantOf, versionOf } from '../../../lib/uuid/uuid.ts';
import type { Leaf } from '../leaves.ts';
import { MS_PER_DAY } from './times.ts';

const UUID = /^(?:urn:uuid:|\{)?[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}\}?$/iu;
const ULID = /^[0-7](?:[\dA-HJKMNP-TV-Z]{25}|[\da-hjkmnp-tv-z]{25})$/u;
const OBJECT_ID = /^[\da-f]{24}$/u;

/** The version of a UUID, and the time in those of versions 1, 6 and 7. */
export function readUuid(text: string): readonly Leaf[] {
  if (!UUID.test(text) || text.startsWith('{') !== text.endsWith('}')) return [];
  const bytes = parseUuid(text, 'text');
  const milliseconds = unixMillisecondsOf(bytes);
  const time = milliseconds === undefined ? '' : formatUtc(milliseconds);
  return [
    { kind: 'uuid', value: versionOf(bytes) || variantOf(bytes), grade: 'certain' },
    ...(time === '' ? [] : [{ kind: 'uuid-time', value: time, grade: 'certain' } as const]),
  ];
}

/** The time of a ULID (26 digits of Crockford's base 32) or of an identifier of MongoDB (24 hex digits): plausible if it is in the past. */
export function readTimedIds(text: string, now: number): readonly Leaf[] {
  if (ULID.test(text)) return timed('ulid-time', millisecondsOf(parseUlid(text, 'text')), [Date.UTC(2010, 0), now + MS_PER_DAY]);
  // MongoDB appeared in 2009.
  if (OBJECT_ID.test(text)) return timed('object-id-time', Number.parseInt(text.slice(0, 8), 16) * 1000, [Date.UTC(2009, 0), now + MS_PER_DAY]);
  return [];
}

const timed = (kind: 'ulid-time' | 'object-id-time', milliseconds: number, [from, to]: readonly [from: number, to: number]): readonly Leaf[] =>
  milliseconds >= from && milliseconds <= to ? [{ kind, value: formatUtc(milliseconds), grade: 'likely' }] : [];

/** Digits → the functions whose digests have that many, the most frequent first. */
const HASHES: Readonly<Record<number, string>> = {
  32: 'MD5, NTLM, MD4',
  40: 'SHA-1, RIPEMD-160',
  56: 'SHA-224, SHA3-224, SHA-512/224',
  64: 'SHA-256, SHA3-256, BLAKE3, BLAKE2s, SHA-512/256',
  96: 'SHA-384, SHA3-384',
  128: 'SHA-512, SHA3-512, BLAKE2b, Whirlpool',
};

/** The functions that may have made a digest in hex. */
export function readHash(text: string): readonly Leaf[] {
  const value = HASHES[text.length];
  return value !== undefined && /^(?:[\da-f]+|[\dA-F]+)$/u.test(text) && /\d/u.test(text) && /[a-f]/iu.test(text)
    ? [{ kind: 'hash', value, grade: 'possible' }]
    : [];
}
