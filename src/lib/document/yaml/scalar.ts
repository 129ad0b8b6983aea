import { quoteJson } from '../json/string.ts';
import type { ScalarValue } from '../value.ts';
import { hasToken, tokenOf } from '../value.ts';

export interface YamlScalarStyle {
  readonly quoteStyle: 'double' | 'single';
  /** Whether YAML 1.1 parsers must read the same values as YAML 1.2 parsers. */
  readonly yaml11Safe: boolean;
}

// YAML 1.2.2, section 10.3.2: what the core schema reads as null, a boolean or a number.
const CORE_TYPES = [
  /^(?:|~|null|Null|NULL|true|True|TRUE|false|False|FALSE)$/u,
  /^(?:[-+]?[0-9]+|0o[0-7]+|0x[0-9a-fA-F]+)$/u,
  /^[-+]?(?:\.[0-9]+|[0-9]+(?:\.[0-9]*)?)(?:[eE][-+]?[0-9]+)?$/u,
  /^(?:[-+]?\.(?:inf|Inf|INF)|\.(?:nan|NaN|NAN))$/u,
];

// yaml.org/type, with extensions of its parsers: Ruby accepts commas in numbers and reads a leading colon as a symbol, Go accepts 0o17
// and underscores in every number, and both accept dates with one-digit months.
const YAML_1_1_TYPES = [
  /^(?:y|Y|yes|Yes|YES|n|N|no|No|NO|on|On|ON|off|Off|OFF|<<|=)$/u,
  /^[-+]?0(?:b[01_,]+|o[0-7_,]+|x[0-9a-fA-F_,]+)$/u,
  /^[-+]?(?:[0-9][0-9_,]*)?(?:\.[0-9_]*)?(?:[eE][-+]?[0-9]+)?$/u,
  /^[-+]?[0-9][0-9_,]*(?::[0-5]?[0-9])+(?:\.[0-9_]*)?$/u,
  /^[-+]\.(?:nan|NaN|NAN)$/u,
  /^[0-9]{4}-[0-9]{1,2}-[0-9]{1,2}(?:(?:[Tt]|[ \t]+)[0-9]{1,2}:[0-9:.]*[ \t]*(?:Z|[-+][0-9:]+)?)?$/u,
  /^:./su,
];

// Longer texts are not matched against the schema, which would take long. They are quoted if they look like a number or time at all.
const MAX_RESOLVED = 200;
const LIKE_A_NUMBER = /^[-+.0-9][-+.,:_ 0-9a-zA-Z]*$/u;

/** Whether a parser would read the plain text as something other than a string. */
function isAmbiguous(text: string, yaml11Safe: boolean): boolean {
  if (text.length > MAX_RESOLVED) return LIKE_A_NUMBER.test(text) || (yaml11Safe && text.startsWith(':'));
  return CORE_TYPES.some((type) => type.test(text)) || (yaml11Safe && YAML_1_1_TYPES.some((type) => type.test(text)));
}

// What YAML can contain literally (1.2.2, section 5.1), without the tab and the line breaks of 1.1 and 1.2. U+FEFF is
// excluded, because only the start of a document may have one.
const UNPRINTABLE = /[^\t\n\x20-\x7e\xa0-\u2027\u202a-\ud7ff\ue000-\ufefe\uff00-\ufffd\u{10000}-\u{10ffff}]/u;
// YAML 1.2.2, section 7.3.3: an indicator cannot start plain text, except -, ? and : before a character other than a space.
const STARTS_PLAIN = /^(?:[-?:][^ ]|[^-?:,[\]{}#&*!|>'"%@` ])/u;
const BREAKS_PLAIN = /: |:$| #| $|[\t\n]/u;
const DOCUMENT_MARKER = /^(?:---|\.\.\.)(?: |$)/u;

/** Whether a text needs no quotes; at the start of a line it cannot be a document marker. */
function isPlain(text: string, yaml11Safe: boolean, startsLine: boolean): boolean {
  if (!STARTS_PLAIN.test(text) || BREAKS_PLAIN.test(text) || UNPRINTABLE.test(text)) return false;
  return !isAmbiguous(text, yaml11Safe) && !(startsLine && DOCUMENT_MARKER.test(text));
}

/** Writes a string on one line: plain if possible, otherwise quoted. `startsLine`: nothing precedes it, not even a space. */
export function formatFlowString(text: string, { quoteStyle, yaml11Safe }: YamlScalarStyle, startsLine: boolean): string {
  if (isPlain(text, yaml11Safe, startsLine)) return text;
  const fitsSingle = !UNPRINTABLE.test(text) && !/[\t\n]/u.test(text);
  if (quoteStyle === 'single' && fitsSingle) return `'${text.replaceAll("'", "''")}'`;
  return doubleQuote(text);
}

const NOT_ESCAPED_BY_JSON = /[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/gu;

/** Writes a string in double quotes, on one line. */
export const doubleQuote = (text: string): string =>
  quoteJson(text).replace(NOT_ESCAPED_BY_JSON, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** The lines of a literal block after its header; undefined if the text cannot be one. */
export interface LiteralBlock {
  readonly header: string;
  readonly lines: readonly string[];
}

/** `step`: number of columns by which the lines will be indented; `mayIndicate`: whether the header may specify it. */
export function literalBlock(text: string, step: number, mayIndicate: boolean): LiteralBlock | undefined {
  if (!text.includes('\n') || UNPRINTABLE.test(text)) return undefined;
  // Parsers disagree about blocks that contain only whitespace.
  if (/[ \t]/u.test(text) && !/[^ \t\n]/u.test(text)) return undefined;
  // A parser detects the indentation from the first non-empty line; if that starts with a space, the header must specify it.
  // libyaml also needs it before a tab. With an indicator, not every parser keeps a last line of spaces.
  const needsIndicator = /^\n*[ \t]/u.test(text);
  if (needsIndicator && (!mayIndicate || step > 9 || endsInBlankLine(text))) return undefined;
  const breaks = /\n*$/u.exec(text.slice(-2))?.[0].length ?? 0;
  const isOnlyBreaks = !/[^\n]/u.test(text);
  const chomping = breaks === 2 || isOnlyBreaks ? '+' : breaks === 1 ? '' : '-';
  return { header: `|${needsIndicator ? step : ''}${chomping}`, lines: (breaks > 0 ? text.slice(0, -1) : text).split('\n') };
}

const endsInBlankLine = (text: string): boolean => /\n[ \t]/u.test(text.slice(text.trimEnd().length));

/** Writes a scalar that is not a string. */
export function formatOtherScalar(value: Exclude<ScalarValue, { kind: 'string' }>, style: YamlScalarStyle): string {
  if (value.kind === 'decimal' && style.yaml11Safe) return withPointAndSign(value.token);
  if (hasToken(value)) return tokenOf(value);
  switch (value.kind) {
    case 'non-finite':
      return { Infinity: '.inf', '-Infinity': '-.inf', NaN: '.nan' }[value.value];
    case 'date-time':
      // A YAML 1.1 parser reads 12:30:00 as a base-60 number.
      return style.yaml11Safe && value.dateTime === 'local-time' ? doubleQuote(value.text) : value.text;
  }
}

// In YAML 1.1 a float has a point, and its exponent a sign.
function withPointAndSign(token: string): string {
  const [mantissa = '', exponent] = token.split(/e/iu);
  if (exponent === undefined) return token;
  return `${mantissa.includes('.') ? mantissa : `${mantissa}.0`}e${/^[-+]/u.test(exponent) ? '' : '+'}${exponent}`;
}

/**
 * Breaks a plain or quoted text into lines where possible: at single spaces, which a parser restores. `room` is the capacity
 * of the first line, `width` that of the others.
 */
export function foldFlowText(text: string, room: number, width: number): string[] {
  const lines: string[] = [];
  let start = 0;
  let lastSpace = 0;
  for (let at = nextFoldable(text, 0); lastSpace < text.length; at = nextFoldable(text, at + 1)) {
    const limit = lines.length === 0 ? room : width;
    if (at - start > limit && lastSpace > start) {
      lines.push(text.slice(start, lastSpace));
      start = lastSpace + 1;
    }
    lastSpace = at;
  }
  lines.push(text.slice(start));
  return lines;
}

// A space between two other characters, or the end. A space next to a quote would be lost, and one after a backslash may
// be escaped.
function nextFoldable(text: string, from: number): number {
  for (let at = text.indexOf(' ', Math.max(from, 2)); at >= 0 && at < text.length - 2; at = text.indexOf(' ', at + 1)) {
    if (!/[ \t\\]/u.test(text.charAt(at - 1)) && !/[ \t]/u.test(text.charAt(at + 1))) return at;
  }
  return text.length;
}
