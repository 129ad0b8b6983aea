import type { RunContext } from '../../contract/operations.ts';
import { LengthLimit } from '../../lib/long-text/long-text.ts';
import { Locator } from '../../lib/text-position/locator.ts';
import { findCards, findEmails, findIbans, findIps, findPhones, findUsernames, mayHavePhones } from './find/personal.ts';
import { BareNumbers } from './bare-numbers.ts';
import { findNamed } from './find/named.ts';
import { findCookieOptions, findPasswords } from './find/options.ts';
import { findBearerTokens, findPrivateKeys, findTokens } from './find/tokens.ts';
import type { Find, Kind, Reason } from './kinds.ts';
import { keptNames } from './kept-names.ts';
import { labels } from './kinds.ts';
import { withRepeated } from './repeated.ts';

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
interface Replacement {
  readonly name: string;
  readonly placeholder: string;
  readonly value: string;
  /** The quote around the placeholder of a number of JSON, which becomes a string; empty for other values. */
  readonly quote: string;
}

interface Plan {
  readonly places: readonly (Find & { readonly replacement: Replacement })[];
  readonly rows: readonly FindRow[];
  readonly replacements: readonly Replacement[];
  /** What all placeholders start with. */
  readonly prefix: string;
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
  for (const { at, end, replacement } of plan.places) {
    if (kept.has(replacement.name)) continue;
    const written = replacement.quote + replacement.placeholder + replacement.quote;
    limit.add(at - from + written.length);
    parts.push(text.slice(from, at), written);
    from = end;
  }
  return { scrubbed: parts.join('') + text.slice(from), finds: plan.rows, count: plan.rows.length, searchedFor: scrubbing.kinds };
}

/**
 * Puts the values of a text back into another text with its placeholders. The original text is all that is needed: it has the same finds again.
 */
export async function restoreText({ answer, ...scrubbing }: Scrubbing & { readonly answer: string }, context: RunContext) {
  const { replacements, prefix } = await planFor(scrubbing, context);
  const byPlaceholder = new Map(replacements.map((replacement) => [replacement.placeholder, replacement] as const));
  const unknown = new Set<string>();
  let count = 0;
  const pattern = new RegExp(String.raw`(?<before>\\*")?(?<placeholder>${prefix}[A-Z]+(?:_[A-Z]+)*_\d+)(?<after>\\*")?`, 'gu');
  const restored = answer.replaceAll(pattern, (match, before: string | undefined, placeholder: string, after: string | undefined) => {
    const found = byPlaceholder.get(placeholder);
    if (!found) {
      unknown.add(placeholder);
      return match;
    }
    count++;
    // A number of JSON without its quotes, which an answer may write in another way.
    const isNumber = found.quote !== '' && before !== undefined && after !== undefined;
    return isNumber ? found.value : (before ?? '') + found.value + (after ?? '');
  });
  return { restored, count, unknown: [...unknown] };
}

async function planFor({ text, kinds, keep }: Scrubbing, context: RunContext): Promise<Plan> {
  const finds = withRepeated(text, withoutOverlaps(await findAll(text, kinds, context)), ({ kind }) => secretKinds.has(kind));
  const kept = keptNames(keep);
  const prefix = placeholderPrefix(text);
  const locator = new Locator(text);
  const bareNumbers = new BareNumbers(text);
  const numbers = new Map<Kind, number>();
  const replacements = new Map<string, Replacement>();
  const rows = new Map<Replacement, FindRow>();
  const places = finds.map((find) => {
    const value = text.slice(find.at, find.end);
    const quote = bareNumbers.quoteFor(find);
    // A number in JSON has a placeholder of its own: it becomes a number again.
    const key = `${quote} ${value}`;
    const known = replacements.get(key);
    const row = known && rows.get(known);
    if (row) {
      rows.set(known, { ...row, count: row.count + 1 });
      return { ...find, replacement: known };
    }
    const number = (numbers.get(find.kind) ?? 0) + 1;
    numbers.set(find.kind, number);
    const name = `${labels[find.kind]}_${number}`;
    const replacement = { name, placeholder: prefix + name, value, quote };
    replacements.set(key, replacement);
    const { kind, reason } = find;
    rows.set(replacement, { name, kind, reason, excerpt: excerptOf(value, kind), count: 1, ...locator.locate(find.at), replaced: !kept.has(name) });
    return { ...find, replacement };
  });
  return { places, rows: [...rows.values()], replacements: [...replacements.values()], prefix };
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
  let longest = '';
  for (const { 0: prefix } of text.matchAll(/REDACTED_(?:X_)*/gu)) if (prefix.length > longest.length) longest = prefix;
  return longest === '' ? 'REDACTED_' : `${longest}X_`;
}

const SHOWN = 3;
/** Of a secret, at most this part is shown. */
const SHOWN_PART = 1 / 6;

function excerptOf(value: string, kind: Kind): string {
  const shown = secretKinds.has(kind) ? Math.min(SHOWN, Math.floor(value.length * SHOWN_PART)) : value.length > 2 * SHOWN ? SHOWN : 0;
  return `${Array.from(value.slice(0, 2 * SHOWN))
    .slice(0, shown)
    .join('')}… (${value.length})`;
}
