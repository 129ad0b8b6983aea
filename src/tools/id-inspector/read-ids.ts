import { InputError } from '../../contract/errors.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { brackets, ending, pattern, peel, quotes } from '../../lib/surroundings/surroundings.ts';
import type { Reading, Surroundings } from './readings.ts';
import { readingsOf } from './readings.ts';

export interface Entry {
  /** 1-based. */
  readonly line: number;
  readonly id: string;
  /** Empty for a text that cannot be an identifier. */
  readonly readings: readonly Reading[];
  /** Whether quotes, a name or a call around it were removed. */
  readonly isPeeled: boolean;
}

const RULES = [
  ending,
  quotes,
  // MongoDB, Python, Go.
  pattern(
    'call',
    /^(?:new\s+)?(?:ObjectI[dD]|ObjectID\.createFromHexString|UUID|ULID|KSUID|BinData|Guid\.Parse|UUID\.fromString|uuid\.UUID|uuid\.MustParse)\s?\(\s?([^()]+?)\s?\)$/du,
  ),
  pattern('json', /^\{\s?["']?\$(?:oid|uuid)["']?\s?:\s?([^{}]+?)\s?\}$/du),
  // Mentions, emoji and timestamps of Discord.
  pattern('mention', /^<(?:@[!&]?|#|a?:\w{1,40}:)(\d{15,20})>$/du),
  pattern('name', /^["']?[A-Za-z_][\w-]{0,60}["']?\s{0,9}(?:=>|=|:)\s{1,9}(\S.*)$/dsu),
  pattern('name', /^["']?[A-Za-z_][\w-]{0,60}["']?=(\S.*)$/dsu),
  brackets,
];

/**
 * Reads one identifier per line; empty lines are skipped.
 * @throws InputError `unknown-id`, if no line is an identifier
 */
export function readIds(text: string, around: Surroundings): readonly Entry[] {
  const entries = splitLines(text).flatMap((line, index): readonly Entry[] => (line.trim() === '' ? [] : [readId(line, index + 1, around)]));
  const [first] = entries;
  if (first && entries.every(({ readings }) => readings.length === 0))
    throw new InputError('unknown-id', { field: 'ids', position: { line: first.line, column: 1 } });
  return entries;
}

function readId(given: string, line: number, around: Surroundings): Entry {
  const plain = given.trim();
  const own = readingsOf(plain, around);
  if (own.length > 0) return { line, id: plain, readings: own, isPeeled: false };
  const { text, removed } = peel(given, RULES);
  return { line, id: text, readings: readingsOf(text, around), isPeeled: removed.some((name) => name !== 'spaces') };
}

const SHOWN_START = 4;
const SHOWN_END = 4;

/** Shortens a credential, so that tables and copies of them do not contain it. */
export function maskSecret({ id, readings }: Entry): string {
  return readings[0]?.secret?.secrecy === 'secret'
    ? `${/^[a-z\d]{2,10}[_-](?:[a-z\d]{2,10}[_-])?/iu.exec(id)?.[0] ?? id.slice(0, SHOWN_START)}…${id.slice(-SHOWN_END)}`
    : id;
}
