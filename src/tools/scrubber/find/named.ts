import type { Span } from '../../../lib/key/key-text.ts';
import { UNFINISHED_COLOR } from '../../../lib/secret-formats/after-escape.ts';
import { isSecretName, namesSecret } from '../../../lib/secret-formats/secret-name.ts';
import type { Find, Kind, Reason } from '../kinds.ts';
import type { Context } from './value-reader.ts';
import { indentOf, QUOTE, ValueReader } from './value-reader.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_.-]*/gu;
/** From a name to its value. A comma is for arguments, such as `("name", "value")`, and for headers in a list. */
const SEPARATOR = new RegExp(
  String.raw`(?:(?<quote>${QUOTE})[\])}]{0,2}\s*|[?!]?[\])}]{0,2}[ \t]*)(?:(?<sign>=>|:=|\?=|\+=|={1,3}|:(?!:)|：|%3D|%253D|%3A)(?<gap>\s*)|(?<comma>,\s*(?=${QUOTE})))`,
  'uiy',
);
/** A type between a name and its value, as in TypeScript, Python and Kotlin. */
const ANNOTATED = /[ \t]*(?:[[<][\w\s|,.[\]<>]{0,40}[\]>][ \t]*)?=(?!=)[ \t]*/uy;
const ELEMENT = /(?:\s[^<>]{0,300})?(?:>|&gt;)(?:\s*<!\[CDATA\[)?/uy;
/** In a property list of Apple, and in XML-RPC. */
const NEXT_ELEMENT = /\s*(?:<|&lt;)\/(?:key|name)(?:>|&gt;)\s*(?:<value>\s*)?(?:<|&lt;)(?:string|value|data)(?:>|&gt;)/iuy;
const ELEMENT_TEXT = /[^<&\]]*(?:(?:&(?!lt;)|\](?!\]>))[^<&\]]*)*/uy;

/** Members and attributes that have a name as their value, beside one with the value of that name. */
const NAMES_ANOTHER = /^(?:name|key|type|id|field|header|parameter(?:key|name)?|variable|label|title)$/iu;
const GAP = String.raw`\s{0,80}(?:[,;]\s{0,80})?`;
const MEMBER = String.raw`\\*["']?[\w-]{1,40}\\*["']?\s{0,80}[:=]\s{0,80}(?:\\*"[^"\\\n]{0,200}\\*"|'[^'\n]{0,200}'|[\w.-]{1,40}(?![\w.-]))${GAP}`;
const SIBLING = new RegExp(
  String.raw`(?:\\*["'])?${GAP}(?:(?!\\*["']?\w{0,20}value\b)${MEMBER}){0,6}\\*["']?(?:\w{0,20}value|secretstring|content|val)\\*["']?\s{0,80}[:=]\s{0,80}`,
  'uiy',
);
const REVERSED = /\\*["']\s{0,80},\s{0,80}\\*["'](?:name|key)\\*["']\s{0,80}:\s{0,80}\\*["'](?<name>[\w.-]{1,80})/iuy;

const AUTHORIZATION = /^(?:proxy[-_])?authorization$|^http_(?:proxy_)?authorization$/iu;
const COOKIE = /^(?:http_)?(?:set-?)?cookie2?$/iu;
const COOKIES = /^cookies$/iu;
/** Names of objects whose members are secrets with any name. */
const MANY_SECRETS = /(?:secrets|passwords)$/iu;
/** A list of objects, each with an object at most. */
const MEMBERS_DEPTH = 3;
/** A member of a YAML mapping with a value in its line. */
const LINE_MEMBER = /^\s*["']?[\w.-]{1,200}["']?\s*:[ \t]+(?=[^\s#])/u;
/** Names of passwords in sentences. */
const PASSWORD = /^(?:pass(?:word|wort|wd|phrase|code)|pwd|kennwort)$/iu;
/** From the name of a password to a value that a sentence tells: “is”, “was changed to”. */
const SAID =
  /[ \t]{1,4}(?:(?:for|of|für)[ \t]+\S{1,80}[ \t]+)?(?:(?:(?:is|was)[ \t]+)?(?:now[ \t]+)?(?:set|changed|reset)[ \t]+to|(?:is|was|ist|lautet)(?:[ \t]+now)?)(?:[ \t]*:)?[ \t]{1,4}(?<open>["'`“„«]?)(?<value>[^\s"'`“”„«»]{4,200})/iuy;
const OPENING_QUOTE = /(?<!\\)\\*["']/uy;
const CLOSING_QUOTE = /\\*["']/uy;
const AFTER_KEY = /\\*["']\s{0,80}:/uy;
/** The scheme of credentials (RFC 9110, section 11.4), which stays. */
const SCHEME = /^\\*["']?[A-Za-z][\w-]*[ \t]+(?=\S)/u;

const NOT_SECRET =
  /^(?:true|false|null|none|nil|undefined|yes|no|on|off|required|optional|inherit|string|str|\*+|x+|•+|\.{3}|…|<[\w .-]+>|\[(?:redacted|filtered|masked|hidden)\]|redacted|\[?object Object\]?|\$\w+|\$env:\w+|\$\{[\w.]+\}|\$\{\{[^{}]*\}\}|\$\([^()]*\)|%\w+%|%[sdvq]|\{\w*\}|\{\{[^{}]*\}\}|(?:process|import\.meta)\.env\.\w+|[A-Za-z_$][\w$.]*\(\)|REDACTED_[A-Z_]+\d+)[,;]?$/iu;
/** What describes a token or a password, such as `max_tokens`. */
const DESCRIBES = /tokens$|(?:type|count|limit|length|usage|expir\w*|ttl)$/iu;
/** Of a password in a sentence. */
const SHORTEST_SAID = 4;
const PIN = /passw|passcode|pwd|^(?:pin|otp|cvv|cvc)$/iu;
/** Names that say nothing by themselves; a value that looks random counts. */
const MAY_NAME_A_SECRET = /key$|[-_.]id$/iu;
/** How much of a value is judged by its look. */
const JUDGED = 512;

const find = ({ at, end }: Span, kind: Kind, reason: Reason): Find => ({ at, end, kind, reason });

/** Values of names such as `password`, random-looking ones of names such as `key` and `session`, and those of the headers of credentials. */
export const findNamed = (text: string): readonly Find[] => new NamedSearch(text).search();

/** Looks for a name and a separator first, and reads the value only if the name is one of a secret: what is in other values is searched too. */
class NamedSearch {
  readonly #text: string;
  readonly #reader: ValueReader;
  readonly #finds: Find[] = [];

  constructor(text: string) {
    this.#text = text;
    this.#reader = new ValueReader(text);
  }

  search(): readonly Find[] {
    const names = new RegExp(NAME);
    for (let match = names.exec(this.#text); match; match = names.exec(this.#text)) {
      const skipped = escapeBefore(this.#text, match.index, match[0]);
      names.lastIndex = Math.max(this.#readNamed(match.index + skipped, match[0].slice(skipped)), names.lastIndex);
    }
    return this.#finds;
  }

  /** Returns where the search continues. */
  #readNamed(at: number, name: string): number {
    const end = at + name.length;
    // The user of a URL with a password, which is searched for apart.
    if (this.#text.startsWith('://', at - 3) && /^:[^\s/]{0,500}@/u.test(this.#text.slice(end, end + 500))) return end;
    const element = this.#readElement(at, name);
    if (element !== undefined) return element;
    const separator = match(SEPARATOR, this.#text, end);
    if (!separator?.groups) return this.#readSaid(name, end);
    const { quote, sign, comma, gap = '' } = separator.groups;
    const from = end + separator[0].length;
    if (comma !== undefined)
      return isArgument(this.#text, at) && this.#isPair(at, from) ? this.#readValue(this.#nameAt(at, name), from, { kind: 'word' }, ',') : end;
    const context = this.#reader.contextOf(at, end);
    // The value of a name without quotes is in its line.
    const start = quote === undefined && gap.includes('\n') ? from - gap.length + gap.indexOf('\n') : from;
    return Math.max(from - gap.length, this.#readValue(this.#nameAt(at, name), start, context, sign ?? ''));
  }

  /** A password in a sentence. A word without quotes counts only if it has a digit or a sign, as in “the password is wrong”. */
  #readSaid(name: string, end: number): number {
    const said = PASSWORD.test(name) ? match(SAID, this.#text, end) : null;
    const { open = '', value = '' } = said?.groups ?? {};
    const word = open === '' ? value.replace(/[.,;:!?)\]}]+$/u, '') : value;
    if (!said || word.length < SHORTEST_SAID || NOT_SECRET.test(word)) return end;
    if (open === '' && !/(?=.*\p{L})(?=.*[\d!@#$%^&*+=?_~])/u.test(word)) return end;
    const at = end + said[0].length - value.length;
    this.#finds.push(find({ at, end: at + word.length }, 'secret-value', 'secret-name'));
    return at + word.length;
  }

  /** A name of two words, such as `API key`. */
  #nameAt(at: number, name: string): string {
    const before = /(?:api|access|account|secret|private|signing|encryption|master|subscription) $/iu.exec(this.#text.slice(Math.max(0, at - 16), at))?.[0];
    return before === undefined ? name : `${before.trim()}_${name}`;
  }

  /** Whether two strings of a list can be a name and its value. In a list, words of letters alone are rather names. */
  #isPair(at: number, from: number): boolean {
    const before = this.#text
      .slice(Math.max(0, at - 12), at)
      .replace(/\\*["'`]-*$/u, '')
      .trimEnd();
    return before.endsWith('(') || !/^\\*["'`][A-Za-z_-]*\\*["'`]/u.test(this.#text.slice(from, from + 40));
  }

  #readValue(name: string, from: number, context: Context, sign: string): number {
    if (AUTHORIZATION.test(name)) return this.#readAuthorization(from, context);
    if (COOKIE.test(name)) return this.#readCookie(from, context);
    if (COOKIES.test(name)) return this.#readMembers(from, (span) => [find(span, 'cookie', 'cookie-header')]);
    if (NAMES_ANOTHER.test(name) && /[:=]/u.test(sign)) {
      const after = this.#readSibling(from, context, sign);
      if (after !== undefined) return after;
    }
    if (/^value$/iu.test(name)) this.#readReversed(from, context, sign);
    return this.#readSecret(name, from, context, sign);
  }

  #readSecret(name: string, from: number, context: Context, sign: string): number {
    const isCertain = namesSecret(name);
    if (!isCertain && !isSecretName(name) && !MAY_NAME_A_SECRET.test(name)) return from;
    if (MANY_SECRETS.test(name) && this.#text.charAt(from) === '{') return this.#readMembers(from, (span) => this.#judge(name, span, true));
    if (MANY_SECRETS.test(name) && sign === ':' && context.kind === 'line') this.#readLines(from);
    const start = this.#reader.read(from, context, sign, JUDGED);
    if (!start?.values.some((value) => this.#judge(name, value, isCertain).length > 0)) return from;
    // More of a long value is read only if it is a secret.
    const reading = start.after - from < JUDGED ? start : (this.#reader.read(from, context, sign) ?? start);
    const found = reading.values.flatMap((value) => this.#judge(name, value, isCertain));
    for (const one of found) this.#finds.push(one);
    const last = found.at(-1);
    if (!last) return from;
    const annotated = sign === ':' ? match(ANNOTATED, this.#text, last.end) : null;
    if (annotated && context.kind !== 'string') return this.#readSecret(name, last.end + annotated[0].length, { kind: 'word' }, '=');
    return found.length === reading.values.length ? reading.after : from;
  }

  #judge(name: string, span: Span, isCertain: boolean): readonly Find[] {
    const value = this.#text.slice(span.at, span.end);
    if (NOT_SECRET.test(value.slice(0, JUDGED)) && value.length < JUDGED) return [];
    if (/^https?:\/\/[^\s:@/]*(?:[\s/?#:]|$)/iu.test(value.slice(0, JUDGED))) return [];
    const isNumber = /^[\d.]+,?$/u.test(value.slice(0, JUDGED));
    const describes = DESCRIBES.test(name) && (isNumber || /^[A-Za-z]+$/u.test(value.slice(0, JUDGED)));
    if (isCertain && !describes && (!/^\d{1,4}$/u.test(value) || (PIN.test(name) && value.length > 2))) return [find(span, 'secret-value', 'secret-name')];
    if (isCertain || describes) return [];
    const word = /^\S+/u.exec(value.slice(0, JUDGED))?.[0] ?? '';
    if (!looksRandom(word)) return [];
    const rest = /\s/u.exec(this.#text.slice(span.at, span.end));
    return [find({ at: span.at, end: rest ? span.at + rest.index : span.end }, 'secret-value', 'random-value')];
  }

  #readAuthorization(from: number, context: Context): number {
    const reading = this.#reader.readHeader(from, context, false);
    if (!reading) return from;
    for (const { at, end } of reading.values) {
      const scheme = SCHEME.exec(this.#text.slice(at, end))?.[0].length ?? 0;
      if (!NOT_SECRET.test(this.#text.slice(at + scheme, end))) this.#finds.push(find({ at: at + scheme, end }, 'token', 'authorization'));
    }
    return reading.after;
  }

  #readCookie(from: number, context: Context): number {
    const reading = this.#reader.readHeader(from, context, true);
    if (!reading) return from;
    for (const value of reading.values) for (const cookie of cookiesIn(this.#text, value)) this.#finds.push(cookie);
    return reading.after;
  }

  /** The members of an object: all values. Those of a list, as in a HAR file: the values beside names. */
  #readMembers(from: number, findsOf: (value: Span) => readonly Find[]): number {
    const open = this.#text.charAt(from);
    if (open !== '[' && open !== '{') return from;
    let depth = 0;
    let key = '';
    for (let at = from; at < this.#text.length; ) {
      const character = this.#text.charAt(at);
      if (/[[{]/u.test(character)) depth++;
      if (/[\]}]/u.test(character)) depth--;
      if (depth === 0) return at + 1;
      if (depth > MEMBERS_DEPTH) return from;
      const quote = match(OPENING_QUOTE, this.#text, at);
      if (!quote) {
        at++;
        continue;
      }
      const { values, after } = this.#reader.readString(at + quote[0].length, quote[0]);
      const colon = match(AFTER_KEY, this.#text, after);
      const [value] = values;
      if (colon) key = value ? this.#text.slice(value.at, Math.min(value.end, value.at + JUDGED)) : '';
      else if (value && (open === '{' || key === 'value')) for (const one of findsOf(value)) this.#finds.push(one);
      at = after + (colon ?? match(CLOSING_QUOTE, this.#text, after) ?? [''])[0].length;
    }
    return from;
  }

  /** The members of a YAML mapping that have a value in their line. Mappings in it describe a secret rather, as in Compose and GitHub Actions. */
  #readLines(from: number): void {
    const line = this.#reader.lineAt(from);
    if (!/^\s*(?:#|$)/u.test(this.#text.slice(from, line.end))) return;
    const outer = indentOf(this.#text.slice(line.at, line.end));
    let inner: number | undefined;
    for (let { end } = line; end < this.#text.length; ) {
      const at = end + 1;
      end = this.#reader.lineAt(at).end;
      const content = this.#text.slice(at, end);
      if (/^\s*(?:#|$)/u.test(content)) continue;
      const space = indentOf(content);
      if (space <= outer) return;
      inner ??= space;
      const member = space === inner ? LINE_MEMBER.exec(content)?.[0] : undefined;
      const values = member === undefined ? [] : (this.#reader.read(at + member.length, { kind: 'line' }, ':')?.values ?? []);
      for (const value of values) for (const one of this.#judge('secret', value, true)) this.#finds.push(one);
    }
  }

  #readSibling(from: number, context: Context, sign: string): number | undefined {
    const { at, end } = this.#reader.read(from, context, sign, JUDGED)?.values[0] ?? { at: 0, end: 0 };
    if (end <= at || end - at > 80) return undefined;
    const name = this.#text.slice(at, end);
    if (!AUTHORIZATION.test(name) && !COOKIE.test(name) && !isSecretName(name)) return undefined;
    const sibling = match(SIBLING, this.#text, end);
    if (!sibling) return undefined;
    const start = end + sibling[0].length;
    const key = /\w+/u.exec(sibling[0].slice(sibling[0].search(/\w+\\*["']?\s*[:=]\s*$/u)))?.[0] ?? '';
    const keyAt = end + sibling[0].lastIndexOf(key);
    const after = this.#readValue(name, start, this.#reader.contextOf(keyAt, keyAt + key.length), sign);
    return after > start ? after : undefined;
  }

  #readReversed(from: number, context: Context, sign: string): void {
    const value = this.#reader.read(from, context, sign, JUDGED)?.values[0];
    if (!value) return;
    const name = match(REVERSED, this.#text, value.end)?.groups?.name ?? '';
    if (isSecretName(name)) for (const one of this.#judge(name, value, namesSecret(name))) this.#finds.push(one);
  }

  /** The text of an element of XML. */
  #readElement(at: number, name: string): number | undefined {
    const before = this.#text.slice(Math.max(0, at - 40), at);
    if (!/(?:<|&lt;)(?:[\w-]{1,30}:)?$/u.test(before) && !/<(?:key|name)>$/iu.test(before)) return undefined;
    if (!isSecretName(name)) return undefined;
    const opening = match(before.endsWith('>') ? NEXT_ELEMENT : ELEMENT, this.#text, at + name.length);
    if (!opening) return undefined;
    const start = at + name.length + opening[0].length;
    const content = match(ELEMENT_TEXT, this.#text, start)?.[0] ?? '';
    const value = content.trim();
    if (value === '') return undefined;
    const from = start + content.indexOf(value);
    for (const one of this.#judge(name, { at: from, end: from + value.length }, namesSecret(name))) this.#finds.push(one);
    return start;
  }
}

function match(pattern: RegExp, text: string, at: number): RegExpExecArray | null {
  pattern.lastIndex = at;
  return pattern.exec(text);
}

/** How many characters at the start of a name belong to an escape before it: `\n`, `\u0026`, `%3F`. */
function escapeBefore(text: string, at: number, name: string): number {
  if (text.charAt(at - 1) === '\\') return /^(?:[nrt]|u[\da-f]{4})(?=[\p{L}_])/iu.exec(name)?.[0].length ?? 0;
  if (text.charAt(at - 1) === '%') return /^[a-f][\da-f](?=[\p{L}_])/iu.exec(name)?.[0].length ?? 0;
  if (name.startsWith('m') && UNFINISHED_COLOR.test(text.slice(Math.max(0, at - 16), at))) return 1;
  return text.charAt(at - 2) === '%' && /^[a-f][\p{L}_]/iu.test(name) && /\d/u.test(text.charAt(at - 1)) ? 1 : 0;
}

/** Whether a string is the first argument of a call or in a list, not the value of a member. */
const isArgument = (text: string, at: number): boolean => /[([,]\s{0,20}\\*["'`]-*$/u.test(text.slice(Math.max(0, at - 30), at));

const ATTRIBUTE = /^(?:expires|max-age|domain|path|samesite|priority|version)$/iu;

/** The values of cookies, without their names and attributes. */
export function cookiesIn(text: string, { at, end }: Span): readonly Find[] {
  const finds: Find[] = [];
  let from = at;
  for (const part of text.slice(at, end).split(';')) {
    const equals = part.indexOf('=');
    const value = equals < 0 ? part : part.slice(equals + 1);
    const content = value.trim().replace(/^\\*"/u, '');
    const inner = content.slice(0, content.length - (/\\*"$/u.exec(content.slice(-8))?.[0].length ?? 0));
    const start = from + part.length - value.length + value.indexOf(content);
    const isValue = equals >= 0 ? !ATTRIBUTE.test(part.slice(0, equals).trim()) : looksRandom(inner);
    if (isValue && inner !== '') finds.push({ at: start, end: start + inner.length, kind: 'cookie', reason: 'cookie-header' });
    from += part.length + 1;
  }
  return finds;
}

/** At least 3 bits per character, in 12 or more characters without spaces, with digits and letters. */
export function looksRandom(value: string): boolean {
  if (value.length < 12 || /\s/u.test(value) || !/\d/u.test(value) || !/[a-z]/iu.test(value)) return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
  return bits >= 3;
}
