import toml from '../../../formats/toml.ts';
import type { LayerId } from '../codes.ts';
import type { Grade, Layer, Scope } from '../layer.ts';
import type { Slot } from '../slots.ts';
import { headOf, readDocument } from './documents.ts';

// `export NAME=value`, as in .env files and shell scripts; also with sections and with names as in .npmrc and the files of AWS.
const BLANK = /^[ \t]*(?:[#;][^\n]*)?$/u;
const SECTION = /^[ \t]*\[(?<section>[^\][\r\n]{1,200})\][ \t]*$/u;
const PAIR = /^(?<before>[ \t]*(?:export[ \t]+)?)(?<name>[\w.:@/-]{1,200})(?<equals>[ \t]*=[ \t]*)/u;
const CONSTANT = /^[A-Z_][A-Z\d_]*$/u;

/** Settings of the kind `NAME=value`: .env files, .npmrc, INI. */
export const env: Layer = {
  id: 'env',
  read(content, scope) {
    if (content.kind !== 'text' || !content.text.includes('=') || !/^\uFEFF?\s*(?:[#;[]|export[ \t]|[\w.:@/-]+[ \t]*=)/u.test(content.text)) return undefined;
    const { text } = content;
    const found = pairsIn(text);
    if (!found || found.length === 0) return undefined;
    const grade = gradeOf(found, text, scope);
    return (
      grade &&
      readDocument(
        'env',
        text,
        found.map(({ slot }) => slot),
        grade,
        scope,
      )
    );
  },
};

interface Pair {
  readonly name: string;
  readonly hasSpaces: boolean;
  readonly hasSection: boolean;
  readonly slot: Slot;
}

function gradeOf(pairs: readonly Pair[], text: string, { expects }: Scope): Grade | undefined {
  if (pairs.some(({ slot }) => slot.expects !== undefined)) return 'certain';
  // One pair without a section may be any text with an equals sign, such as Base64.
  if (pairs.length === 1 && !pairs[0]?.hasSection && expects !== 'env')
    return /[\r\n]/u.test(text.trim()) && CONSTANT.test(pairs[0]?.name ?? '') ? 'likely' : undefined;
  const isTight = pairs.every(({ hasSpaces }) => !hasSpaces);
  if (pairs.every(({ name }) => CONSTANT.test(name)) && isTight) return 'certain';
  // TOML has sections too, and types that these files do not have.
  const { head, isCut } = headOf(text);
  return pairs.every(({ hasSection }) => hasSection) && toml.looksLike(head, isCut) === 'no' ? 'certain' : 'likely';
}

function pairsIn(text: string): readonly Pair[] | undefined {
  const pairs: Pair[] = [];
  let section = '';
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  while (at < text.length) {
    const end = endOfLine(text, at);
    const line = text.slice(at, end);
    const named = SECTION.exec(line)?.groups?.['section'];
    if (named !== undefined) section = named;
    const pair = named === undefined && !BLANK.test(line) ? PAIR.exec(line)?.groups : undefined;
    if (!pair && named === undefined && !BLANK.test(line)) return undefined;
    let next = end;
    if (pair) {
      const { before = '', name = '', equals = '' } = pair;
      const start = at + before.length + name.length + equals.length;
      const value = readValue(text, start, end);
      if (!value) return undefined;
      next = endOfLine(text, value.end);
      pairs.push({
        name,
        hasSpaces: equals !== '=' || before.startsWith(' '),
        hasSection: section !== '',
        slot: { name: { text: section === '' ? name : `${section}.${name}` }, start, ...value, ...prescribed(name) },
      });
    }
    at = text.startsWith('\r\n', next) ? next + 2 : next + 1;
  }
  return pairs;
}

/** npm writes `_auth` and `_password` as Base64 (https://docs.npmjs.com/cli/v11/configuring-npm/npmrc). */
const prescribed = (name: string): { readonly expects?: LayerId } => (/(?:^|:)_(?:auth|password)$/u.test(name) ? { expects: 'base64' } : {});

function endOfLine(text: string, from: number): number {
  const at = text.indexOf('\n', from);
  if (at < 0) return text.length;
  return at > from && text.charAt(at - 1) === '\r' ? at - 1 : at;
}

type Value = Pick<Slot, 'end' | 'value' | 'write'>;

function readValue(text: string, start: number, lineEnd: number): Value | undefined {
  const quote = text.charAt(start);
  if (quote === '"' || quote === "'" || quote === '`') {
    const end = closingQuote(text, start, quote);
    const after = text.slice(end, endOfLine(text, end));
    if (end > 0 && /^[ \t]*(?:#.*)?$/u.test(after)) return quotedValue(text.slice(start + 1, end - 1), quote, end);
  }
  const line = text.slice(start, lineEnd);
  const value = (/^(?:[^#]|(?<![ \t])#)*/u.exec(line)?.[0] ?? '').trimEnd();
  return {
    end: start + value.length,
    value,
    write: (changed) => (/^(?!["'`\s])[^\r\n]*$/u.test(changed) && !/\s#|\s$/u.test(changed) ? changed : quoted(changed, '"')),
  };
}

/** The offset after the closing quote; 0 if there is none. Only double quotes have escapes. */
function closingQuote(text: string, start: number, quote: string): number {
  if (quote !== '"') return text.indexOf(quote, start + 1) + 1;
  for (let at = start + 1; at < text.length; at++) {
    const character = text.charAt(at);
    if (character === quote) return at + 1;
    if (character === '\\') at++;
  }
  return 0;
}

const ESCAPES: Readonly<Record<string, string>> = { n: '\n', r: '\r', t: '\t', '"': '"', '\\': '\\', $: '$', '`': '`' };

/** A backslash before any other character is itself. */
const quotedValue = (raw: string, quote: string, end: number): Value => ({
  end,
  value: quote === '"' ? raw.replaceAll(/\\([nrt"\\$`])/gu, (_, letter: string) => ESCAPES[letter] ?? letter) : raw,
  write: (value) => quoted(value, quote),
});

function quoted(value: string, quote: string): string | undefined {
  if (quote === '"')
    return `"${value
      .replaceAll(/["\\$`]/gu, String.raw`\$&`)
      .replaceAll('\n', String.raw`\n`)
      .replaceAll('\r', String.raw`\r`)}"`;
  return value.includes(quote) ? undefined : quote + value + quote;
}
