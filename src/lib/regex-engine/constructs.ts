import { firstInPattern } from '../regex/dialects.ts';
import type { EngineId } from './engine.ts';

/** A construct that an engine does not have. */
export interface MissingConstruct {
  readonly construct: string;
  /** Index in the pattern, in UTF-16 code units. */
  readonly index: number;
  /** How the engine writes it; empty if it cannot. */
  readonly instead: string;
}

type Other = Exclude<EngineId, 'javascript'>;
/** By engine: how it writes the construct, from the parts of its match. Engines that are not listed have it. */
type Lacking = Readonly<Partial<Record<Other, (parts: readonly string[]) => string>>>;

const none = (): string => '';
const always =
  (text: string): (() => string) =>
  () =>
    text;
const LINE_BREAK = String.raw`(?:\r\n|[\n-\r\x{85}\x{2028}\x{2029}])`;
const neither = (instead: (parts: readonly string[]) => string): Lacking => ({ re2: instead, rust: instead });
const named = ([, name = '']: readonly string[]): string => `(?<${name}>`;

/** Outside character classes, at the current position. Sources: the syntax pages of RE2, of the crate `regex` 1.13, and of Oniguruma 6.9 (doc/RE). */
const rules: readonly (readonly [construct: RegExp, Lacking])[] = [
  [/\(\?<?[=!]/uy, neither(none)],
  [/\(\?P<(\w+)>/uy, { oniguruma: named }],
  [/\(\?'(\w+)'/uy, neither(named)],
  [/\(\?P=(\w+)\)/uy, { ...neither(none), oniguruma: ([, name = '']) => String.raw`\k<${name}>` }],
  [/\(\?P>(\w+)\)|\(\?&(\w+)\)/uy, { ...neither(none), oniguruma: ([, name, other = '']) => String.raw`\g<${name ?? other}>` }],
  [/\(\?(?:R|([+-]?\d+))\)/uy, { ...neither(none), oniguruma: ([, number = '0']) => String.raw`\g<${number}>` }],
  [/\(\?>/uy, neither(none)],
  [/\(\?\(/uy, neither(none)],
  [/\(\?#[^)]*\)/uy, neither(none)],
  [/\(\?\|/uy, { ...neither(none), oniguruma: none }],
  [/\(\?[a-wyz]*x[a-z]*[:)-]/uy, { re2: none }],
  [/\\[1-9]\d*|\\k[<{'][^>}']+[>}']|\\g\{?-?\d+\}?|\\g<[^>]+>/uy, neither(none)],
  [/\\Z/uy, neither(always(String.raw`\n?\z`))],
  [/\\[GKX]/uy, neither(none)],
  [/\\([hH])/uy, neither(([, letter]) => (letter === 'h' ? String.raw`[ \t]` : String.raw`[^ \t]`))],
  [/\\R/uy, neither(always(LINE_BREAK))],
  [/\\N(?!\{)/uy, { ...neither(always(String.raw`[^\n]`)), oniguruma: always(String.raw`[^\n]`) }],
  [/\\e/uy, neither(always(String.raw`\x1B`))],
  [/\\[<>]/uy, { re2: always(String.raw`\b`) }],
  [/\\Q([^]*?)(?:\\E|$)/uy, { rust: literal, oniguruma: literal }],
  [/\\u\{([\da-f]+)\}/iuy, { re2: codePoint, oniguruma: codePoint }],
  [/\\u([\da-f]{4})/iuy, { re2: codePoint }],
  [/\\c([A-Z])/iuy, neither(([, letter = '']) => String.raw`\x${(letter.charCodeAt(0) % 32).toString(16).padStart(2, '0')}`)],
  [/\\([pP])([LMNPSZC])(?!\w)/uy, { oniguruma: ([, sign = '', category = '']) => `\\${sign}{${category}}` }],
  [/\\([pP])\{(?:Script|sc|General_Category|gc)=(\w+)\}/uy, { re2: property, oniguruma: property }],
  [/(?:[*+?]|\{\d+(?:,\d*)?\})\+/uy, { re2: none }],
];

function literal([, text = '']: readonly string[]): string {
  return text.replaceAll(/[\\^$.*+?()[\]{}|]/gu, String.raw`\$&`);
}

function codePoint([, digits = '']: readonly string[]): string {
  return String.raw`\x{${digits}}`;
}

function property([, sign = '', value = '']: readonly string[]): string {
  return `\\${sign}{${value}}`;
}

/** Returns the first construct of a pattern that an engine does not have. A pattern may have other errors. */
export const findMissing = (pattern: string, engine: Other): MissingConstruct | undefined =>
  firstInPattern(pattern, (at, isInSet) => (isInSet ? undefined : missingAt(pattern, at, engine)));

function missingAt(pattern: string, at: number, engine: Other): MissingConstruct | undefined {
  for (const [construct, lacking] of rules) {
    construct.lastIndex = at;
    const found = construct.exec(pattern);
    const instead = lacking[engine];
    if (found && instead) return { construct: found[0], index: at, instead: instead(found) };
  }
  return undefined;
}
