import type { RunContext } from '../../contract/operations.ts';
import type { LeafKind } from './codes.ts';
import type { Grade, Part } from './layer.ts';
import { readHash, readTimedIds, readUuid } from './leaves/identifiers.ts';
import { readAddress, readPrefixed } from './leaves/numbers.ts';
import { readSnowflakes, readTimes } from './leaves/times.ts';

/** What a short text means. */
export interface Leaf {
  readonly kind: LeafKind;
  /** The meaning, in a form that is the same in every language: a time in UTC as ISO 8601, an address, a number or a name. */
  readonly value: string;
  readonly grade: Grade;
}

/** The longest is a digest of 512 bits. */
const LONGEST = 128;
/** Everything that is read begins with a digit, a letter of hex, or the marks of a UUID or an IPv6 address. */
const START = /^[\da-fu{:]/iu;

/** Returns the meanings of a text without layers; empty for ordinary text. */
export function readLeaves({ content, isTime = false }: Part, { now }: Pick<RunContext, 'now'>): readonly Leaf[] {
  if (content.kind !== 'text' || content.text.length > LONGEST || content.text.length < SHORTEST || !START.test(content.text)) return [];
  const text = content.text.trim();
  if (/[^\w.:{}-]/u.test(text)) return [];
  return [
    ...readTimes(text, isTime),
    ...readUuid(text),
    ...readTimedIds(text, now()),
    ...(isTime ? [] : readSnowflakes(text, now())),
    ...readHash(text),
    ...readPrefixed(text),
    ...readAddress(text),
  ];
}

/** `::1` */
const SHORTEST = 3;
