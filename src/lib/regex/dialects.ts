import { escapePattern } from './escape.ts';

/** A construct of other dialects, such as PCRE, Python, Java or POSIX, and its JavaScript equivalent. */
export interface ForeignConstruct {
  readonly construct: string;
  /** Index in the pattern, in UTF-16 code units. */
  readonly index: number;
  /** `syntax`: `instead` replaces it; `flag`: `instead` names flags; `none`: JavaScript has no equivalent. */
  readonly way: 'syntax' | 'flag' | 'none';
  readonly instead: string;
}

type Rule = readonly [construct: RegExp, way: ForeignConstruct['way'], instead: (parts: readonly string[]) => string];

const POSIX: Readonly<Record<string, string>> = {
  alpha: String.raw`\p{Alphabetic}`,
  digit: String.raw`\d`,
  alnum: String.raw`\p{Alphabetic}\p{Nd}`,
  upper: String.raw`\p{Uppercase}`,
  lower: String.raw`\p{Lowercase}`,
  space: String.raw`\s`,
  blank: String.raw` \t`,
  punct: String.raw`\p{P}\p{S}`,
  xdigit: String.raw`\dA-Fa-f`,
  word: String.raw`\w`,
  cntrl: String.raw`\p{Cc}`,
  graph: String.raw`\p{L}\p{M}\p{N}\p{P}\p{S}`,
  print: String.raw`\p{L}\p{M}\p{N}\p{P}\p{S} `,
};

const none = (): string => '';
const always =
  (instead: string): Rule[2] =>
  () =>
    instead;

/** Outside character classes, at the current position. */
const rules: readonly Rule[] = [
  [/\(\?P<(\w+)>/uy, 'syntax', ([, name]) => `(?<${name}>…)`],
  [/\(\?P=(\w+)\)/uy, 'syntax', ([, name]) => String.raw`\k<${name}>`],
  [/\(\?'(\w+)'/uy, 'syntax', ([, name]) => `(?<${name}>…)`],
  [/\(\?(?:R|&\w+|P>\w+|[+-]?\d+)\)/uy, 'none', none],
  [/\(\?\((?:[^()]*)\)/uy, 'none', none],
  [/\(\?#[^)]*\)/uy, 'none', none],
  [/\(\?\|/uy, 'none', none],
  [/\(\?>/uy, 'syntax', always(String.raw`(?=(…))\1`)],
  [/\(\?[ims]*[xUJn][imsxUJn]*[:)]/uy, 'none', none],
  [/\(\?([ims]+)\)/uy, 'flag', ([, letters]) => letters ?? ''],
  [/\\Q([\s\S]*?)(?:\\E|$)/uy, 'syntax', ([, text = '']) => escapePattern(text)],
  [/\\A/uy, 'syntax', always('^')],
  [/\\[Zz]/uy, 'syntax', always('$')],
  [/\\G/uy, 'flag', always('y')],
  [/\\K/uy, 'syntax', always('(?<=…)')],
  [/\\h/uy, 'syntax', always(String.raw`[ \t]`)],
  [/\\H/uy, 'syntax', always(String.raw`[^ \t]`)],
  [/\\R/uy, 'syntax', always(String.raw`(?:\r\n|[\n\v\f\r\u2028\u2029])`)],
  [/\\N(?!\{)/uy, 'syntax', always(String.raw`[^\n]`)],
  [/\\[<>mMyY](?!\w)/uy, 'syntax', always(String.raw`\b`)],
  [/\\e/uy, 'syntax', always(String.raw`\x1B`)],
  [/\\a/uy, 'syntax', always(String.raw`\x07`)],
  [/\\x\{([\dA-Fa-f]+)\}/uy, 'syntax', ([, digits]) => String.raw`\u{${digits}}`],
  [/\\[pP]([LMNPSZC])(?!\w)/uy, 'syntax', ([whole = '', category]) => String.raw`${whole.slice(0, 2)}{${category}}`],
  [/\\g\{?(\d+)\}?/uy, 'syntax', ([, number]) => `\\${number}`],
  [/\\g[{<'](\w+)[}>']/uy, 'syntax', ([, name]) => String.raw`\k<${name}>`],
  [/\\k[{'](\w+)[}']/uy, 'syntax', ([, name]) => String.raw`\k<${name}>`],
  [/(?:[*+?]|\{\d+(?:,\d*)?\})\+/uy, 'syntax', always(String.raw`(?=(…))\1`)],
];

/** In character classes. */
const rulesInSets: readonly Rule[] = [
  [/\[:(\^?)([a-z]+):\]/uy, 'syntax', ([, , name = '']) => POSIX[name] ?? ''],
  [/\\h/uy, 'syntax', always(String.raw` \t`)],
  [/\\x\{([\dA-Fa-f]+)\}/uy, 'syntax', ([, digits]) => String.raw`\u{${digits}}`],
];

/** Returns the first construct of a pattern that belongs to another dialect. */
export const findForeign = (pattern: string): ForeignConstruct | undefined =>
  firstInPattern(pattern, (at, isInSet) => foreignAt(pattern, at, isInSet ? rulesInSets : rules));

/** Returns the first result of `find`, which is called for each index of a pattern, outside and in character classes, but not within escapes. */
export function firstInPattern<Found>(pattern: string, find: (at: number, isInSet: boolean) => Found | undefined): Found | undefined {
  let isInSet = false;
  for (let at = 0; at < pattern.length; at++) {
    const found = find(at, isInSet);
    if (found) return found;
    const character = pattern[at];
    if (character === '\\') at += lengthOfEscape(pattern, at) - 1;
    else if (character === '[') isInSet = true;
    else if (character === ']') isInSet = false;
  }
  return undefined;
}

const ESCAPE = /\\(?:[upPx]\{[^}]*\}|k<[^>]*>|[\s\S])/uy;

function lengthOfEscape(pattern: string, at: number): number {
  ESCAPE.lastIndex = at;
  return ESCAPE.exec(pattern)?.[0].length ?? 1;
}

function foreignAt(pattern: string, at: number, candidates: readonly Rule[]): ForeignConstruct | undefined {
  for (const [construct, way, instead] of candidates) {
    construct.lastIndex = at;
    const found = construct.exec(pattern);
    if (!found) continue;
    const written = instead(found);
    return { construct: found[0], index: at, way: way === 'syntax' && written === '' ? 'none' : way, instead: written };
  }
  return undefined;
}
