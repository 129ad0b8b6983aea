import type { RunContext } from '../../../contract/operations.ts';
import { encodeBase64 } from '../../../lib/base64/base64.ts';
import { scanBase64 } from '../../../lib/base64/scan.ts';
import { readUtf8 } from '../../../lib/charset/utf8.ts';
import { isJsonObject, tryParseJson } from '../../../lib/json-text/json-text.ts';
import { findAlgorithm, isNone } from '../../../lib/jwt/algorithms.ts';
import type { Content } from '../content.ts';
import { bytesOf, contentOf, textContent } from '../content.ts';
import type { Grade, Keys, Layer, Part, PartName, Reading, Scope, Wrapped } from '../layer.ts';

// The Base64url of `{` and any ASCII character starts with e and one of w to z. An SD-JWT has disclosures after the signature, and may end in a token.
const FORM = /^(?<before>\s*)(?<token>e[w-z][\w-]+(?:\.[\w-]*){1,4})(?<rest>(?:~[\w.-]*)*)(?<after>\s*)$/u;

interface Token {
  readonly before: string;
  readonly after: string;
  /** As written, in Base64url. */
  readonly parts: readonly string[];
  readonly disclosures: readonly string[];
  readonly header: Header;
}

type Header = Readonly<Record<string, unknown>>;

function readToken(content: Content): Token | undefined {
  const groups = content.kind === 'text' ? FORM.exec(content.text)?.groups : undefined;
  if (!groups) return undefined;
  const { before = '', token = '', rest = '', after = '' } = groups;
  const parts = token.split('.');
  const header = headerOf(parts[0] ?? '');
  return header && parts.every((part) => decoded(part) !== undefined) ? { before, after, parts, header, disclosures: rest.split('~').slice(1) } : undefined;
}

function decoded(part: string): Uint8Array | undefined {
  const scanned = scanBase64(part);
  return scanned.ok ? scanned.bytes : undefined;
}

function headerOf(part: string): Header | undefined {
  const bytes = decoded(part);
  const text = bytes && readUtf8(bytes);
  const value = text === undefined ? undefined : tryParseJson(text);
  return value !== undefined && isJsonObject(value) ? value : undefined;
}

const format = ({ before, after, parts, disclosures }: Omit<Token, 'header'>): string => `${before}${[parts.join('.'), ...disclosures].join('~')}${after}`;

const partOf = (name: PartName, written: string): Part => ({ name, content: contentOf(decoded(written) ?? new Uint8Array()) });

/** A JSON Web Signature in the compact serialization (RFC 7515, section 7.1), with the disclosures of an SD-JWT (RFC 9901). */
export const jwt: Layer = {
  id: 'jwt',
  read(content, scope) {
    const token = readToken(content);
    if (!token || token.parts.length > 3) return undefined;
    const grade = gradeOf(token, scope);
    return grade && readJws(token, grade, scope);
  },
};

/** Other signed values, such as the sessions of Flask, begin with JSON too, but without an algorithm. */
function gradeOf({ header, parts: [, payload = ''] }: Token, { expects }: Scope): Grade | undefined {
  if (expects === 'jwt' || typeof header['alg'] === 'string') return 'certain';
  return headerOf(payload) ? 'likely' : undefined;
}

function readJws(token: Token, grade: Grade, { context }: Scope): Reading {
  const { parts, disclosures, header } = token;
  const [written = '', payload = '', signature] = parts;
  return {
    layer: 'jwt',
    grade,
    proof: { code: 'structure', params: { type: textOf(header['alg']) } },
    parts: [
      partOf({ code: 'header' }, written),
      { ...partOf({ code: 'payload' }, payload), ...(header['zip'] === 'DEF' && { expects: 'deflate' as const }) },
      ...(signature === undefined ? [] : [partOf({ code: 'signature' }, signature)]),
      // The last ~ is followed by nothing, or by the token that proves the holder.
      ...disclosures.filter((disclosure) => disclosure !== '').map(disclosureOf),
    ],
    wrap: (part, content, keys) => wrapJws(token, part, content, keys, context),
  };
}

/** A disclosure is an array of a salt, a name and a value; one of an array's element has no name. */
function disclosureOf(written: string, index: number): Part {
  const name = { text: `~${index + 1}` };
  if (written.includes('.')) return { name, content: textContent(written), expects: 'jwt' };
  return partOf(name, written);
}

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');

async function wrapJws(token: Token, part: number, content: Content, { key }: Keys, context: RunContext): Promise<Wrapped> {
  const { parts, disclosures } = token;
  const [current, place] = part < parts.length ? [parts, part] : [disclosures, part - parts.length];
  const written = rewritten(current[place] ?? '', content);
  const changed = current.with(place, written);
  const next = part < parts.length ? { ...token, parts: changed } : { ...token, disclosures: changed };
  const isSame = written === current[place];
  if (isSame || part === SIGNATURE || isNone(headerOf(next.parts[0] ?? '')?.['alg'])) return { content: textContent(format(next)) };
  const signed = key === '' || part > SIGNATURE ? undefined : await sign(next.parts, key, context);
  if (signed === undefined) return { content: textContent(format(next)), notes: ['signature-invalid'] };
  return { content: textContent(format({ ...next, parts: [...next.parts.slice(0, SIGNATURE), signed] })), notes: ['signed-again'] };
}

const SIGNATURE = 2;

/** A part whose bytes are unchanged stays as written: the last letter may have unused bits. */
function rewritten(written: string, content: Content): string {
  if (written.includes('.')) return content.kind === 'text' ? content.text : written;
  const [before, after] = [encodeBase64(decoded(written) ?? new Uint8Array(), { urlSafe: true }), encodeBase64(bytesOf(content), { urlSafe: true })];
  return before === after ? written : after;
}

/**
 * Signs the header and payload with the key of the person; undefined if the algorithm is unknown.
 * @throws InputError on `key` if the key does not match the algorithm
 */
async function sign([header = '', payload = '']: readonly string[], key: string, context: RunContext): Promise<string | undefined> {
  const { alg, kid } = headerOf(header) ?? {};
  const algorithm = findAlgorithm(alg);
  if (!algorithm) return undefined;
  const { signParts } = await import('../../../lib/jwt/sign.ts');
  return (await signParts(`${header}.${payload}`, { algorithm, kid, key, keyFormat: 'auto' }, context)).signature;
}

/** The parts of a JWE as its JSON serialization names them (RFC 7516, section 7.2.1). */
const JWE_PARTS = ['encrypted_key', 'iv', 'ciphertext', 'tag'] as const;

/** A JSON Web Encryption in the compact serialization (RFC 7516, section 7.1): only its header can be read. */
export const jwe: Layer = {
  id: 'jwe',
  read(content, { expects }) {
    const token = readToken(content);
    if (!token || token.parts.length !== 1 + JWE_PARTS.length || token.disclosures.length > 0) return undefined;
    const { parts, header } = token;
    if (expects !== 'jwe' && typeof header['enc'] !== 'string') return undefined;
    return {
      layer: 'jwe',
      grade: 'certain',
      proof: { code: 'structure', params: { type: textOf(header['enc']) } },
      parts: [partOf({ code: 'header' }, parts[0] ?? ''), ...JWE_PARTS.map((name, index) => partOf({ text: name }, parts[index + 1] ?? ''))],
      wrap(part, changed) {
        const written = rewritten(parts[part] ?? '', changed);
        const next = textContent(format({ ...token, parts: parts.with(part, written) }));
        // The tag authenticates every other part.
        return { content: next, ...(written !== parts[part] && { notes: ['signature-invalid' as const] }) };
      },
    };
  },
};
