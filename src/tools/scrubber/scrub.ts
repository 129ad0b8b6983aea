import type { RunContext } from '../../contract/operations.ts';
import { LengthLimit } from '../../lib/long-text/long-text.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { findCards, findEmails, findIbans, findIps, findPhones, findUsernames, mayHavePhones } from './find/personal.ts';
import { findNamed } from './find/named.ts';
import { findCookieOptions, findPasswords } from './find/options.ts';
import { findBearerTokens, findPrivateKeys, findTokens } from './find/tokens.ts';
import type { Find, Kind, Reason } from './kinds.ts';
import { labels } from './kinds.ts';

export interface Scrubbing {
  readonly text: string;
  readonly kinds: readonly Kind[];
  /** Names of placeholders whose values stay, such as `EMAIL_1`. */
  readonly keep: string;
}

export interface FindRow {
  /** Name of the placeholder, such as `EMAIL_1`. */
  readonly name: string;
  readonly kind: Kind;
  readonly reason: Reason;
  /** The start of the value, and its length: enough to recognize it. */
  readonly excerpt: string;
  readonly count: number;
  /** Of the first one. */
  readonly line: number;
  readonly column: number;
  readonly replaced: boolean;
}

/** A value, and the placeholder for it. */
export interface Replacement {
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  /** Whether all of its places are numbers of JSON, which become strings. */
  isBare: boolean;
}

interface Plan {
  readonly finds: readonly Find[];
  readonly rows: readonly FindRow[];
  readonly replacements: ReadonlyMap<string, Replacement>; // by kind and value
}

const finders: readonly (readonly [kinds: readonly Kind[], find: (text: string) => readonly Find[]])[] = [
  [['private-key'], findPrivateKeys],
  [['token'], findTokens],
  [['token'], findBearerTokens],
  [['password', 'secret-value'], findPasswords],
  [['token', 'cookie', 'secret-value'], findNamed],
  [['cookie'], findCookieOptions],
  [['email'], findEmails],
  [['iban'], findIbans],
  [['card'], findCards],
  [['ip'], findIps],
  [['username'], findUsernames],
];

/** Replaces each found value with a placeholder, the same for the same value. */
export async function scrubText(scrubbing: Scrubbing, context: RunContext) {
  const { text } = scrubbing;
  const plan = await planFor(scrubbing, context);
  const kept = keptNames(scrubbing.keep);
  const limit = new LengthLimit('text');
  const parts: string[] = [];
  let from = 0;
  for (const find of plan.finds) {
    const replacement = plan.replacements.get(keyOf(find, text));
    if (!replacement || kept.has(replacement.name)) continue;
    const written = isBareNumber(find, text) ? `"${replacement.placeholder}"` : replacement.placeholder;
    limit.add(find.at - from + written.length);
    parts.push(text.slice(from, find.at), written);
    from = find.end;
  }
  return { scrubbed: parts.join('') + text.slice(from), finds: plan.rows, count: plan.rows.length, searchedFor: scrubbing.kinds };
}

/**
 * Puts the values of a text back into another text with its placeholders. The original text is all that is needed: it has the same finds again.
 */
export async function restoreText({ answer, ...scrubbing }: Scrubbing & { readonly answer: string }, context: RunContext) {
  const { replacements } = await planFor(scrubbing, context);
  const byPlaceholder = new Map([...replacements.values()].map((replacement) => [replacement.placeholder, replacement] as const));
  const unknown = new Set<string>();
  let count = 0;
  const restored = answer.replaceAll(/"?(REDACTED_[A-Z]+(?:_[A-Z]+)*_\d+)"?/gu, (match, placeholder: string) => {
    const found = byPlaceholder.get(placeholder);
    if (found) count++;
    else unknown.add(placeholder);
    const isQuoted = match.length === placeholder.length + 2;
    return found ? (found.isBare && isQuoted ? found.value : match.replace(placeholder, () => found.value)) : match;
  });
  return { restored, count, unknown: [...unknown] };
}

/** Whether a find is a number of JSON, which can only become a string. */
function isBareNumber({ at, end }: Find, text: string): boolean {
  if (end - at > MAX_DIGITS || !/^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/iu.test(text.slice(at, end))) return false;
  return /[[,:]\s*$/u.test(text.slice(Math.max(0, at - NEAR), at)) && /^\s*[,\]}]/u.test(text.slice(end, end + NEAR)) && /^\s*[[{]/u.test(text.slice(0, NEAR));
}

const MAX_DIGITS = 400;
const NEAR = 16;

const keptNames = (keep: string): ReadonlySet<string> => new Set(keep.toUpperCase().split(/[\s,;]+/u));

const keyOf = ({ at, end, kind }: Find, text: string): string => `${kind} ${text.slice(at, end)}`;

async function planFor({ text, kinds, keep }: Scrubbing, context: RunContext): Promise<Plan> {
  const finds = withoutOverlaps(await findAll(text, kinds, context));
  const kept = keptNames(keep);
  const prefix = placeholderPrefix(text);
  const locator = new Locator(text);
  const numbers = new Map<Kind, number>();
  const replacements = new Map<string, Replacement>();
  const rows = new Map<string, FindRow>();
  for (const find of finds) {
    const key = keyOf(find, text);
    const row = rows.get(key);
    const isBare = isBareNumber(find, text);
    if (row) {
      rows.set(key, { ...row, count: row.count + 1 });
      const known = replacements.get(key);
      if (known) known.isBare &&= isBare;
      continue;
    }
    const number = (numbers.get(find.kind) ?? 0) + 1;
    numbers.set(find.kind, number);
    const name = `${labels[find.kind]}_${number}`;
    const value = text.slice(find.at, find.end);
    replacements.set(key, { name, placeholder: prefix + name, value, isBare });
    rows.set(key, { name, kind: find.kind, reason: find.reason, excerpt: excerptOf(value), count: 1, ...locator.locate(find.at), replaced: !kept.has(name) });
  }
  return { finds, rows: [...rows.values()], replacements };
}

async function findAll(text: string, kinds: readonly Kind[], context: RunContext): Promise<readonly Find[]> {
  const finds: Find[] = [];
  for (const [found, finder] of finders) {
    if (!found.some((kind) => kinds.includes(kind))) continue;
    for (const find of finder(text)) if (kinds.includes(find.kind)) finds.push(find);
  }
  if (kinds.includes('phone') && mayHavePhones(text))
    for (const find of findPhones(text, await context.load(() => import('libphonenumber-js/max')))) finds.push(find);
  return finds;
}

const secretKinds: ReadonlySet<Kind> = new Set<Kind>(['private-key', 'token', 'password', 'cookie', 'secret-value']);

/** Of overlapping finds, the first one counts, or at one place a secret, then the longest, and ends where the last secret of them ends: no part of a secret stays. */
function withoutOverlaps(finds: readonly Find[]): readonly Find[] {
  const sorted = finds
    .filter(({ at, end }) => end > at)
    .toSorted((one, other) => one.at - other.at || Number(secretKinds.has(other.kind)) - Number(secretKinds.has(one.kind)) || other.end - one.end);
  const kept: Find[] = [];
  for (const find of sorted) {
    const last = kept.at(-1);
    if (!last || find.at >= last.end) kept.push(find);
    else if (find.end > last.end && secretKinds.has(find.kind)) kept.splice(-1, 1, { ...last, end: find.end });
  }
  return kept;
}

/** Letters, digits and underscores: a word in every format. A text that already has such placeholders gets others. */
function placeholderPrefix(text: string): string {
  let prefix = 'REDACTED_';
  while (text.includes(prefix)) prefix += 'X_';
  return prefix;
}

const SHOWN = 3;

function excerptOf(value: string): string {
  const points = Array.from(value.slice(0, 2 * SHOWN));
  const start = value.length > 2 * SHOWN ? points.slice(0, SHOWN).join('') : '';
  return `${start}… (${value.length})`;
}
