import { unlessRefused } from '../../contract/errors.ts';
import { decodeBase32 } from '../../lib/base32/base32.ts';
import { formatUtc } from '../../lib/date-time/format.ts';
import { encodeHex } from '../../lib/hex/hex.ts';
import { BASE32HEX, BASE36, BASE62, fromDigits } from '../../lib/id/digits.ts';
import { ARN } from '../../lib/id/arn.ts';
import { resourceOf } from '../../lib/id/resources.ts';
import type { TimedId } from '../../lib/id/timed-id.ts';
import { isLikelyTimedId, readIdTime, timedIds } from '../../lib/id/timed-id.ts';
import { TYPE_ID } from '../../lib/id/type-id.ts';
import { secretFormatOf } from '../../lib/secret-formats/secret-formats.ts';
import type { Secrecy, SecretType } from '../../lib/secret-formats/types.ts';
import { millisecondsOf, parseUlid, randomnessOf } from '../../lib/ulid/ulid.ts';
import { describeUuid } from '../../lib/uuid/describe.ts';
import { formatUuid, parseUuid } from '../../lib/uuid/uuid.ts';
import type { Grade, IdKind, Note, PartName } from './kinds.ts';
import { grades, snowflakeKinds } from './kinds.ts';
import { layoutOf, readSnowflake } from './snowflake.ts';

interface Part {
  readonly part: PartName;
  readonly value: string;
}

export interface Reading {
  readonly kind: IdKind;
  readonly grade: Grade;
  /** ISO 8601 in UTC; empty if it contains no time. */
  readonly created?: string;
  readonly parts?: readonly Part[];
  /** How many bits are chosen at random. */
  readonly randomBits?: number;
  readonly uuid?: string;
  readonly hex?: string;
  readonly notes?: readonly Note[];
  readonly secret?: { readonly type: SecretType; readonly secrecy: Secrecy };
}

export interface Surroundings {
  /** Milliseconds since 1970. Later identifiers do not exist yet. */
  readonly now: number;
  /** The time zero of a person's own snowflakes. */
  readonly epoch?: number | undefined;
  readonly timestampShift?: number;
}

const DAY_MS = 86_400_000;
/** Counters and clocks may be ahead a little. */
const latest = ({ now }: Surroundings): number => now + DAY_MS;

/** Returns all readings of an identifier, the most certain first; of equal ones, the more common kind. */
export function readingsOf(text: string, around: Surroundings): readonly Reading[] {
  const readings = [readCredential(text), readArn(text), readResource(text), readUuid(text, around), ...readTyped(text, around), ...readTimed(text, around)];
  const all = [...readings, ...readNumber(text, around), readCuid2(text), readNanoId(text), readDigest(text)].filter((reading) => reading !== undefined);
  return all.toSorted((a, b) => grades.indexOf(a.grade) - grades.indexOf(b.grade));
}

const partsFrom = (parts: Readonly<Partial<Record<PartName, string>>>): readonly Part[] =>
  Object.entries(parts).flatMap(([part, value]) => (value === '' ? [] : [{ part: part as PartName, value }]));

function readCredential(text: string): Reading | undefined {
  const format = secretFormatOf(text);
  if (!format) return undefined;
  const { issuer, type, secrecy } = format;
  const account = type === 'access-key-id' ? awsAccountOf(text) : '';
  return {
    kind: 'credential',
    grade: 'certain',
    parts: partsFrom({ issuer, account }),
    secret: { type, secrecy },
    notes: secrecy === 'public' ? [] : [secrecy],
  };
}

/** The account that AWS encodes in bits 1 to 40 of an access key ID, after its prefix. Older keys, with I or J there, contain none. */
function awsAccountOf(text: string): string {
  if (/^.{4}[IJ]/u.test(text)) return '';
  const bytes = unlessRefused(() => decodeBase32(text.slice(4), ''));
  return bytes ? String((BigInt(`0x${encodeHex(bytes.subarray(0, 6))}`) & 0x7fffffffff80n) >> 7n).padStart(12, '0') : '';
}

function readArn(text: string): Reading | undefined {
  const [, partition = '', service = '', region = '', account = '', resource = ''] = ARN.exec(text) ?? [];
  return service === '' ? undefined : { kind: 'arn', grade: 'certain', parts: partsFrom({ partition, service, region, account, resource }) };
}

function readResource(text: string): Reading | undefined {
  const found = resourceOf(text);
  return found && { kind: found.kind, grade: 'certain', parts: partsFrom({ issuer: found.issuer, prefix: found.prefix }) };
}

const HYPHENATED = /^(?:urn:uuid:)?\{?[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}\}?$/iu;

function readUuid(text: string, around: Surroundings): Reading | undefined {
  const bytes = /\s/u.test(text) ? undefined : unlessRefused(() => parseUuid(text, ''));
  if (!bytes) return undefined;
  const { version, timestamp, milliseconds, clockSequence, node, nodeKind } = describeUuid(bytes);
  const isKnown = version !== '' && version !== 'unknown';
  const isHex = /^\{?[\da-f]{32}\}?$/iu.test(text);
  const isMarked = HYPHENATED.test(text) || text.startsWith('2.25.');
  if (!isKnown) return isMarked || isHex ? { kind: 'uuid-other', grade: isMarked ? 'likely' : 'possible', hex: encodeHex(bytes) } : undefined;
  const isLikely = milliseconds === undefined || (milliseconds > 0 && milliseconds <= latest(around));
  const grade = isLikely && isMarked ? 'certain' : isMarked || (isLikely && isHex) ? 'likely' : 'possible';
  const randomBits = { v4: 122, v7: 74, v1: 14, v6: 14 }[version as string];
  return {
    kind: `uuid-${version}`,
    grade,
    created: timestamp,
    parts: partsFrom({ node, 'clock-sequence': clockSequence }),
    ...(randomBits !== undefined && { randomBits }),
    uuid: formatUuid(bytes),
    hex: encodeHex(bytes),
    notes: [
      ...(nodeKind === '' ? [] : nodeKind === 'mac' ? (['contains-mac-address'] as const) : (['random-node'] as const)),
      ...(milliseconds === undefined ? [] : inTime(milliseconds, around)),
    ],
  };
}

const inTime = (milliseconds: number, around: Surroundings): readonly Note[] => (milliseconds > latest(around) ? ['time-in-future'] : ['same-time-only']);

const RANDOM_V7_BITS = 74;

/** ULID, and TypeID, which encodes a UUID with the same digits. */
function readTyped(text: string, around: Surroundings): readonly Reading[] {
  const [, prefix = '', suffix = text] = TYPE_ID.exec(text) ?? [];
  const isTypeId = TYPE_ID.test(text);
  const bytes = /^[0-7][\da-z]{25}$/iu.test(suffix) ? unlessRefused(() => parseUlid(suffix, '')) : undefined;
  if (!bytes) return [];
  const milliseconds = millisecondsOf(bytes);
  const isInTime = milliseconds > Date.UTC(2000, 0) && milliseconds <= latest(around);
  const common = { created: formatUtc(milliseconds), uuid: formatUuid(bytes), hex: encodeHex(bytes), notes: inTime(milliseconds, around) };
  const isV7 = describeUuid(bytes).version === 'v7';
  const typeId: readonly Reading[] = isTypeId
    ? [
        isV7
          ? {
              kind: 'typeid',
              grade: isInTime ? (prefix === '' ? 'likely' : 'certain') : 'possible',
              ...common,
              parts: partsFrom({ prefix }),
              randomBits: RANDOM_V7_BITS,
            }
          : { kind: 'typeid', grade: prefix === '' ? 'possible' : 'likely', uuid: common.uuid, hex: common.hex, parts: partsFrom({ prefix }) },
      ]
    : [];
  if (prefix !== '') return typeId;
  const ulid: Reading = { kind: 'ulid', grade: isInTime ? 'likely' : 'possible', ...common, parts: partsFrom({ random: randomnessOf(bytes) }), randomBits: 80 };
  return isV7 ? [...typeId, ulid] : [ulid, ...typeId];
}

const hexOf = (text: string, digits: string, unused = 0n): string => (fromDigits(text, digits) >> unused).toString(16);

/** What each kind contains besides its time. */
const contents: Readonly<Record<TimedId, (text: string) => Omit<Reading, 'kind' | 'grade'>>> = {
  objectid: (text) => ({
    parts: partsFrom({ process: text.slice(8, 18).toLowerCase(), counter: String(parseInt(text.slice(18), 16)) }),
    randomBits: 40,
    hex: text.toLowerCase(),
    notes: ['random-per-process'],
  }),
  ksuid: (text) => {
    const hex = hexOf(text, BASE62).padStart(40, '0');
    return { parts: partsFrom({ random: hex.slice(8) }), randomBits: 128, hex, notes: ['same-time-only'] };
  },
  xid: (text) => {
    const hex = hexOf(text, BASE32HEX, 4n).padStart(24, '0');
    const [machine, process, counter] = [hex.slice(8, 14), hex.slice(14, 18), hex.slice(18)];
    return {
      parts: partsFrom({ machine, process: String(parseInt(process, 16)), counter: String(parseInt(counter, 16)) }),
      randomBits: 0,
      hex,
      notes: ['no-random-bits'],
    };
  },
  cuid: (text) => ({
    parts: partsFrom({ counter: String(fromDigits(text.slice(9, 13), BASE36)), fingerprint: text.slice(13, 17), random: text.slice(17) }),
    randomBits: 8 * Math.log2(36),
    notes: ['outdated', 'same-time-only'],
  }),
  'push-id': (text) => ({ parts: partsFrom({ random: text.slice(8) }), randomBits: 72, notes: ['same-time-only'] }),
};

function readTimed(text: string, around: Surroundings): readonly Reading[] {
  return timedIds.flatMap((kind): readonly Reading[] => {
    const milliseconds = readIdTime(kind, text);
    if (milliseconds === undefined) return [];
    const { notes = [], ...content } = contents[kind](text);
    const late: readonly Note[] = milliseconds > latest(around) ? ['time-in-future'] : [];
    return [
      {
        kind,
        grade: isLikelyTimedId(kind, text, latest(around)) ? 'likely' : 'possible',
        created: formatUtc(milliseconds),
        ...content,
        notes: [...notes, ...late],
      },
    ];
  });
}

/** Shorter numbers are row numbers, not snowflakes. */
const SNOWFLAKE = /^\d{14,19}$/u;
const LAST_SNOWFLAKE = 2n ** 63n;

function readNumber(text: string, around: Surroundings): readonly Reading[] {
  const value = /^\d{1,19}$/u.test(text) ? BigInt(text) : LAST_SNOWFLAKE;
  if (value >= LAST_SNOWFLAKE) return [];
  const { epoch, timestampShift } = around;
  const own =
    epoch === undefined ? undefined : readSnowflake(value, layoutOf('custom-snowflake', { epoch, ...(timestampShift !== undefined && { timestampShift }) }));
  const custom: readonly Reading[] = own
    ? [
        {
          kind: 'custom-snowflake',
          grade: own.created > latest(around) ? 'possible' : 'certain',
          created: formatUtc(own.created),
          parts: own.parts,
          randomBits: 0,
          notes: ['no-random-bits'],
        },
      ]
    : [];
  const known = SNOWFLAKE.test(text)
    ? snowflakeKinds.flatMap((kind): readonly Reading[] => {
        if (kind === 'custom-snowflake') return [];
        const layout = layoutOf(kind);
        const { created, parts } = readSnowflake(value, layout);
        const isLikely = created >= layout.since && created <= latest(around);
        // Times that no identifier of this kind can have are left out.
        if (!isLikely) return [];
        return [{ kind, grade: kind === 'sonyflake' ? 'possible' : 'likely', created: formatUtc(created), parts, randomBits: 0, notes: ['no-random-bits'] }];
      })
    : [];
  return [...custom, ...known, ...readUnixTime(text)];
}

/** Digits → units per millisecond; 10 digits are seconds. */
const UNITS_PER_MS: Readonly<Record<number, number>> = { 10: 1e-3, 13: 1, 16: 1e3, 19: 1e6 };

function readUnixTime(text: string): readonly Reading[] {
  const unit = UNITS_PER_MS[text.length];
  const milliseconds = unit === undefined ? NaN : Math.floor(Number(text) / unit);
  if (!(milliseconds >= Date.UTC(2000, 0) && milliseconds < Date.UTC(2100, 0))) return [];
  return [{ kind: 'unix-time', grade: text.length > 16 ? 'possible' : 'likely', created: formatUtc(milliseconds) }];
}

const USUAL_CUID2 = 24;
const USUAL_NANO_ID = 21;
const digitsIn = (text: string): number => text.match(/\d/gu)?.length ?? 0;

function readCuid2(text: string): Reading | undefined {
  if (!/^[a-z][\da-z]{9,31}$/u.test(text) || digitsIn(text) < 2) return undefined;
  const isUsual = text.length === USUAL_CUID2 && /[g-z]/u.test(text) && digitsIn(text) > 2;
  return { kind: 'cuid2', grade: isUsual ? 'likely' : 'possible', randomBits: Math.log2(26) + (text.length - 1) * Math.log2(36) };
}

function readNanoId(text: string): Reading | undefined {
  const isUsual = text.length === USUAL_NANO_ID && /[A-Z]/u.test(text) && /[a-z]/u.test(text);
  if (!/^[\w-]{10,64}$/u.test(text) || /^\d+$/u.test(text) || (digitsIn(text) === 0 && !isUsual)) return undefined;
  return { kind: 'nanoid', grade: isUsual ? 'likely' : 'possible', randomBits: 6 * text.length };
}

// MD5, SHA-1 and Git, SHA-224 to SHA-512.
const DIGEST_LENGTHS: readonly number[] = [32, 40, 56, 64, 96, 128];

function readDigest(text: string): Reading | undefined {
  if (!/^[\da-f]+$/iu.test(text) || !DIGEST_LENGTHS.includes(text.length)) return undefined;
  return { kind: 'digest', grade: text.length === 32 ? 'possible' : 'likely', hex: text.toLowerCase() };
}
