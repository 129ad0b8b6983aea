import type { JsonValue } from '../../contract/values.ts';
import { isJsonObject, tryParseJson } from '../json-text/json-text.ts';
import type { FoundKey } from './found-key.ts';
import type { Span } from './key-text.ts';

type FindIn = (text: string) => readonly FoundKey[];

const MAX_LEVELS = 10;
/** Shorter strings cannot contain a key. */
const MIN_LENGTH = 40;

/** Finds keys in the JSON parts of a text, and the spans of these parts. */
export function findJsonKeys(text: string, findIn: FindIn): { readonly keys: readonly FoundKey[]; readonly spans: readonly Span[] } {
  const keys: FoundKey[] = [];
  const spans: Span[] = [];
  for (const span of findJson(text)) {
    const json = text.slice(span.at, span.end);
    const value = parse(json);
    const own = value === undefined ? (/["']kty["']/u.test(json) ? [{ at: 0, kind: 'damaged' } as const] : []) : [...walk(value, undefined, findIn, 0)];
    if (own.length === 0) continue;
    for (const key of own) keys.push({ ...key, at: span.at });
    spans.push(span);
  }
  return { keys, spans };
}

/** Yields the outermost objects of a text, or the whole text if it is a JSON string. An unclosed object extends to the end. */
function* findJson(text: string): Generator<Span> {
  const string = /^\s*"/u.test(text) && /"\s*$/u.test(text);
  if (string && typeof parse(text) === 'string') {
    yield { at: 0, end: text.length };
    return;
  }
  for (let at = text.indexOf('{'); at >= 0; ) {
    const end = endOfObject(text, at);
    yield { at, end };
    at = text.indexOf('{', end);
  }
}

function parse(json: string): JsonValue | undefined {
  return tryParseJson(json) ?? (/["'\s{,]kty["'\s:]/u.test(json) ? tryParseJson(toStrict(json)) : undefined);
}

/** Converts a JavaScript or Python object to JSON: single quotes, unquoted names, trailing commas. The strings of a JWK contain none of these characters. */
const toStrict = (json: string): string =>
  json
    .replaceAll("'", '"')
    .replaceAll(/([{,]\s*)([A-Za-z_]\w*)(\s*:)/gu, '$1"$2"$3')
    .replaceAll(/,(\s*[}\]])/gu, '$1');

function* walk(value: JsonValue, keyId: string | undefined, findIn: FindIn, level: number): Generator<FoundKey> {
  if (level > MAX_LEVELS) return;
  if (typeof value === 'string') {
    if (value.length >= MIN_LENGTH) yield* findIn(value).map((key) => ({ ...key, keyId: key.keyId ?? keyId }));
  } else if (Array.isArray(value)) {
    for (const member of value as readonly JsonValue[]) yield* walk(member, keyId, findIn, level + 1);
  } else if (isJsonObject(value)) {
    const own = textOf(value.kid) ?? textOf(value.private_key_id) ?? keyId;
    const isMap = Object.values(value).every((member) => typeof member === 'string' && member.includes('-----BEGIN'));
    if (typeof value.kty === 'string') yield { at: 0, kind: 'jwk', jwk: value, keyId: textOf(value.kid) };
    else for (const [name, member] of Object.entries(value)) yield* walk(member, own ?? (isMap ? idOf(name) : undefined), findIn, level + 1);
  }
}

const textOf = (value: JsonValue | undefined): string | undefined => (typeof value === 'string' ? value : undefined);

/** Google publishes certificates by their key IDs. Names such as `publicKey` are not IDs. */
const idOf = (name: string): string | undefined => (/key|cert|pem/iu.test(name) ? undefined : name);

/** Returns the index after the brace that closes the one at `start`, or the end of the text. */
function endOfObject(text: string, start: number): number {
  const token = /["{}]/gu;
  token.lastIndex = start;
  let depth = 0;
  for (let match = token.exec(text); match; match = token.exec(text)) {
    if (match[0] === '{') depth++;
    else if (match[0] === '}') depth--;
    else token.lastIndex = endOfString(text, match.index);
    if (depth === 0) return match.index + 1;
  }
  return text.length;
}

function endOfString(text: string, start: number): number {
  let at = start + 1;
  while (at < text.length && text[at] !== '"') at += text[at] === '\\' ? 2 : 1;
  return at + 1;
}
