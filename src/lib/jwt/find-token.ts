import { unlessRefused } from '../../contract/errors.ts';
import type { JsonValue } from '../../contract/values.ts';
import { decodeBase64 } from '../base64/base64.ts';
import { isJsonObject, tryParseJson } from '../json-text/json-text.ts';
import type { Rule } from '../surroundings/surroundings.ts';
import { ending, named, pattern, peel, quotes } from '../surroundings/surroundings.ts';

/** Notes about finding the token in the input. */
export type FindNote = 'surroundings-removed' | 'several-tokens' | 'several-signatures' | 'json-serialization';

/** A token in the compact form, converted from the JSON serialization if needed. */
export interface Written {
  readonly parts: readonly string[];
  /** JSON of the unprotected headers, which only JSON serializations have: the shared one, and that of the signature or recipient. */
  readonly unprotected?: readonly string[];
  /** Additional authenticated data as Base64url, which only JSON serializations of JWE have. */
  readonly additionalData?: string;
  /** The parts of an SD-JWT after its first `~`. */
  readonly disclosures?: readonly string[];
  readonly notes: readonly FindNote[];
}

// Without a note, because tokens are usually copied from headers.
const HEADER: readonly Rule[] = [named('authorization'), pattern('scheme', /^bearer\s+(\S.*)$/disu)];
const RULES: readonly Rule[] = [...HEADER, quotes, ending];

// The Base64 of `{` and any ASCII character starts with e and one of w to z, 0 to 9, - and _ (+ and / in the other alphabet).
const IN_TEXT = /(?:(?<![\w-])|(?<=%[\dA-Fa-f]{2}))e[w-z\d_-][\w-]*(?:\.[\w-]*){1,4}(?:~[\w-]*(?:\.[\w-]+\.[\w-]+)?)*/gu;

// Texts with many tokens are logs; one token is enough.
const MAX_CANDIDATES = 20;

/** Finds the tokens in the pasted text. A JSON serialization produces a token per signature or recipient. */
export function findTokens(text: string): readonly [Written, ...(readonly Written[])] {
  const { text: bare, removed } = peel(text, RULES);
  const fromJson = bare.startsWith('{') ? readSerialization(bare) : undefined;
  if (fromJson) return fromJson;
  const joined = bare.replaceAll(/\s+/gu, '');
  const isAlone = /^[\w+/=.~-]*$/u.test(joined);
  // The most common case: only a token.
  if (isAlone && joined === bare) return [written(joined, notesOn(removed))];
  const candidates = candidatesIn(text);
  const [first] = candidates;
  // A single wrapped token: whitespace in it is removed.
  const isWrapped = isAlone && candidates.length === 1;
  if (first === undefined || (isWrapped && !isWholeToken(first, joined))) return [written(joined, notesOn(removed))];
  const hasOthers = candidates.some((candidate) => candidate !== first);
  return [written(first, ['surroundings-removed', ...(hasOthers ? ['several-tokens' as const] : [])])];
}

const notesOn = (removed: readonly string[]): FindNote[] => (removed.includes('ending') ? ['surroundings-removed'] : []);

function written(text: string, notes: readonly FindNote[]): Written {
  const [token = '', ...disclosures] = text.split('~');
  return { parts: token.split('.', 6), notes, ...(text.includes('~') && { disclosures }) };
}

/** Returns every text that looks like a signed or encrypted token. */
function candidatesIn(text: string): readonly string[] {
  const found: string[] = [];
  for (const [match] of text.matchAll(IN_TEXT)) {
    // The full stop of a sentence is not a part.
    const token = match.replace(/(?<=\..*\..+)\.$/u, '');
    if (isHeader(token.slice(0, token.indexOf('.'))) && [2, 3, 5].includes(token.split('~')[0]?.split('.').length ?? 0)) found.push(token);
    if (found.length === MAX_CANDIDATES) break;
  }
  return found.toSorted((one, other) => Number(other.split('.').length > 2) - Number(one.split('.').length > 2));
}

function isHeader(part: string): boolean {
  const json = decodeLoosely(part);
  return json !== undefined && /^\s*\{.*"(?:alg|enc)"\s*:.*\}\s*$/su.test(json);
}

const decodeLoosely = (part: string): string | undefined => unlessRefused(() => new TextDecoder().decode(decodeBase64(part, '')));

// Signature lengths of each algorithm in characters; RSA from 2,048 to 4,096 bits.
const SIGNATURE_LENGTHS: readonly { readonly algorithms: RegExp; readonly lengths: readonly number[] }[] = [
  { algorithms: /^HS256$/u, lengths: [43] },
  { algorithms: /^HS384$/u, lengths: [64] },
  { algorithms: /^(?:HS512|ES256K?|EdDSA|Ed25519)$/u, lengths: [86] },
  { algorithms: /^ES384$/u, lengths: [128] },
  { algorithms: /^ES512$/u, lengths: [176] },
  { algorithms: /^[RP]S\d+$/u, lengths: [342, 512, 683] },
];

const signatureLength = (token: string): number => token.length - 1 - token.lastIndexOf('.');

/** Whether a token ends at the whitespace and is not wrapped: only at its end does the signature have a valid length. */
function isWholeToken(candidate: string, joined: string): boolean {
  const algorithm = /"alg"\s*:\s*"(?<name>\w+)"/u.exec(decodeLoosely(candidate.slice(0, candidate.indexOf('.'))) ?? '')?.groups?.['name'] ?? '';
  const lengths = SIGNATURE_LENGTHS.find(({ algorithms }) => algorithms.test(algorithm))?.lengths ?? [];
  return lengths.includes(signatureLength(candidate)) && !lengths.includes(signatureLength(joined));
}

/** Parses the JSON serializations of JWS and JWE, flattened and general (RFC 7515, section 7.2, and RFC 7516, section 7.2). */
function readSerialization(text: string): readonly [Written, ...(readonly Written[])] | undefined {
  const value = tryParseJson(text);
  if (!isJsonObject(value)) return undefined;
  const { payload = '', ciphertext, signatures, recipients } = value;
  if (typeof ciphertext === 'string') return readRecipients(value, recipients);
  if (typeof payload !== 'string') return undefined;
  const members = (Array.isArray(signatures) ? signatures : [value])
    .filter((member) => isJsonObject(member))
    .filter(({ signature }) => typeof signature === 'string');
  const tokens = members.map((member): Written => {
    const { disclosures, ...header } = membersOf(member['header']);
    return {
      parts: [textOf(member['protected']), payload, textOf(member['signature'])],
      notes: ['json-serialization', ...(members.length > 1 ? ['several-signatures' as const] : [])],
      ...unprotectedOf(header),
      ...(Array.isArray(disclosures) && { disclosures: [...disclosures.map(textOf), ''] }),
    };
  });
  const [first, ...others] = tokens;
  return first && [first, ...others];
}

function readRecipients(value: Members, recipients: JsonValue | undefined): readonly [Written, ...(readonly Written[])] {
  const listed = Array.isArray(recipients) ? recipients.filter((recipient) => isJsonObject(recipient)) : [];
  const read = (recipient: Members): Written => ({
    parts: [value['protected'], recipient['encrypted_key'], value['iv'], value['ciphertext'], value['tag']].map(textOf),
    notes: ['json-serialization'],
    ...unprotectedOf(membersOf(value['unprotected']), membersOf(recipient['header'])),
    ...(typeof value['aad'] === 'string' && { additionalData: value['aad'] }),
  });
  const [first = value, ...others] = listed;
  return [read(first), ...others.map(read)];
}

type Members = Readonly<Record<string, JsonValue>>;

const membersOf = (value: JsonValue | undefined): Members => (value !== undefined && isJsonObject(value) ? value : {});

function unprotectedOf(...headers: readonly Members[]): Pick<Written, 'unprotected'> {
  const unprotected = headers.filter((header) => Object.keys(header).length > 0).map((header) => JSON.stringify(header));
  return unprotected.length > 0 ? { unprotected } : {};
}

const textOf = (value: JsonValue | undefined): string => (typeof value === 'string' ? value : '');
