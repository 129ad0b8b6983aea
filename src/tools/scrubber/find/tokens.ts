import { findPemBlocks } from '../../../lib/key/key-text.ts';
import { findSecretFormats } from '../../../lib/secret-formats/secret-formats.ts';
import type { Find, Kind, Reason } from '../kinds.ts';

const find = (at: number, length: number, kind: Kind, reason: Reason): Find => ({ at, end: at + length, kind, reason });

/** What can follow Base64 in a line: escaped line breaks, quotes and commas. */
const AFTER_BASE64 = /[\s"'\\,;+]/u;
const LINE_OF_KEY = /^[\s"'>|*#]*(?:[A-Za-z\d+/]+={0,2}|[\w-]{1,40}: .*)?$/u;
/** The last characters of a line of Base64 with something before it, such as the time of a log. */
const LONG_BASE64 = /^[A-Za-z\d+/]{40}={0,2}$|^[A-Za-z\d+/]{41}=$|^[A-Za-z\d+/]{42}$/u;
const PUTTY = /^Private-Lines:[^\n]*\n(?<lines>(?:[A-Za-z\d+/=]+\r?(?:\n|$))+)/dgmu;

/** Blocks of private keys. Certificates and public keys are public. A block without an end is as long as its lines are Base64. */
export const findPrivateKeys = (text: string): readonly Find[] => [
  ...findPemBlocks(text)
    .filter(({ label }) => label.includes('PRIVATE KEY'))
    .map(({ at, end, base64 }) => find(at, (base64 === undefined ? endOfKey(text, at, end) : end) - at, 'private-key', 'pem-block')),
  ...Array.from(text.matchAll(PUTTY)).flatMap(({ indices }) => {
    const lines = indices?.groups?.lines;
    return lines ? [find(lines[0], lines[1] - lines[0], 'private-key', 'pem-block')] : [];
  }),
];

function endOfKey(text: string, at: number, limit: number): number {
  const lineEnd = (from: number): number => {
    const end = text.indexOf('\n', from);
    return end < 0 || end > limit ? limit : end;
  };
  let end = lineEnd(at);
  for (let next = end; next < limit; ) {
    const stop = lineEnd(next + 1);
    const line = text.slice(next + 1, stop);
    if (!isLineOfKey(line)) break;
    if (line.trim() !== '') end = stop;
    next = stop;
  }
  return end;
}

/** Whether a line is Base64, also after a prefix of a log, a header of the block, or empty. */
function isLineOfKey(line: string): boolean {
  let end = line.length;
  while (end > 0 && (AFTER_BASE64.test(line.charAt(end - 1)) || /^\\[nrt]$/u.test(line.slice(end - 2, end)))) end--;
  return LINE_OF_KEY.test(line.slice(0, end)) || LONG_BASE64.test(line.slice(Math.max(0, end - 42), end));
}

const RUN = /[\w.-]{8,}/gu;
/** The start of an encoded JSON object. In the middle of a word, more of it is required. */
const ENCODED_OBJECT = /(?<![A-Za-z\d])eyJ[\w-]{5}|eyJ[\w-]{12}/u;
/** A JWE has five parts, of which the second can be empty (RFC 7518, section 4.5). */
const MAX_PARTS = 5;

/** JSON Web Tokens, and credentials with a well-known prefix. */
export const findTokens = (text: string): readonly Find[] => [
  ...findWebTokens(text),
  ...findSecretFormats(text)
    .filter(({ format }) => format.secrecy !== 'public')
    .map(({ at, end }) => find(at, end - at, 'token', 'known-prefix')),
];

function findWebTokens(text: string): readonly Find[] {
  const finds: Find[] = [];
  for (const { 0: run, index } of text.matchAll(RUN)) {
    const parts = run.split('.');
    let at = index;
    for (let part = 0; part + 1 < parts.length; part++) {
      const start = (parts[part] ?? '').search(ENCODED_OBJECT);
      const rest = parts.slice(part + 1, part + MAX_PARTS);
      while (rest.length > 0 && rest.at(-1) === '') rest.pop();
      if (start >= 0 && rest.length > 0) {
        const length = [(parts[part] ?? '').slice(start), ...rest].join('.').length;
        finds.push(find(at + start, length, 'token', 'jwt'));
        for (const taken of parts.slice(part, part + rest.length)) at += taken.length + 1;
        part += rest.length;
      }
      at += (parts[part] ?? '').length + 1;
    }
  }
  return finds;
}

const BEARER = /\bBearer(?:\s{1,9}|%20|\+)(?<value>[\w.~+/=%-]{8,})/dgiu;

/** Bearer tokens (RFC 6750) outside of a header. */
export const findBearerTokens = (text: string): readonly Find[] =>
  Array.from(text.matchAll(BEARER)).flatMap(({ indices }) => {
    const value = indices?.groups?.value;
    return value ? [find(value[0], value[1] - value[0], 'token', 'authorization')] : [];
  });
