import { findPemBlocks } from '../../../lib/key/key-text.ts';
import { isSecretName } from '../../../lib/secret-formats/secret-name.ts';
import { secretFormatOf } from '../../../lib/secret-formats/secret-formats.ts';
import type { Find, Kind, Reason } from '../kinds.ts';

const find = (at: number, length: number, kind: Kind, reason: Reason): Find => ({ at, end: at + length, kind, reason });

/** Blocks of private keys. Certificates and public keys are public. */
export const findPrivateKeys = (text: string): readonly Find[] =>
  findPemBlocks(text)
    .filter(({ label }) => label.includes('PRIVATE KEY'))
    .map(({ at, end }) => find(at, end - at, 'private-key', 'pem-block'));

const JWT = /\beyJ[\w-]{5,}\.[\w-]+(?:\.[\w-]+){0,3}/gu;
const WORD = /[\w+/=.:~-]{16,}/gu;
/** A token ends before a separator of names and values. */
const SEPARATORS = /[=:]/gu;

/** JSON Web Tokens, and credentials with a well-known prefix. */
export function findTokens(text: string): readonly Find[] {
  const finds = Array.from(text.matchAll(JWT), ({ 0: token, index }) => find(index, token.length, 'token', 'jwt'));
  for (const { 0: word, index } of text.matchAll(WORD)) {
    const starts = [0, ...Array.from(word.matchAll(SEPARATORS), (separator) => separator.index + 1)];
    for (const start of starts.slice(0, MAX_PARTS)) {
      const part = word.slice(start).replace(/[.:~=]+$/u, '');
      const format = secretFormatOf(part);
      if (!format || format.secrecy === 'public') continue;
      finds.push(find(index + start, part.length, 'token', 'known-prefix'));
      break;
    }
  }
  return finds;
}

const MAX_PARTS = 8;

const AUTHORIZATION = /authorization\\?["']?\s{0,3}[:=]\s{0,3}\\?["']?(?:(?:Basic|Bearer|Digest|Token|ApiKey|Negotiate|NTLM)\s+)?(?<value>[^\s"'\\]{4,})/dgiu;
const BEARER = /\bBearer\s+(?<value>[\w.~+/=-]{8,})/dgu;

export const findAuthorization = (text: string): readonly Find[] =>
  [...groupsIn(text, AUTHORIZATION), ...groupsIn(text, BEARER)].map(([at, length]) => find(at, length, 'token', 'authorization'));

const URL_PASSWORD = /\b[a-z][a-z\d+.-]{1,30}:\/\/[^\s/?#@:"']{0,100}:(?<value>[^\s/?#@"']{1,200})@/dgiu;
const LOGIN = /(?:^|\s)(?:-u|--user|--proxy-user)[ =]["']?[^\s:"']{1,100}:(?<value>[^\s"']{1,200})/dgu;
const PASSWORD_OPTION = /(?:^|\s)(?:--password|--passphrase|--token|--secret)[ =]["']?(?<value>[^\s"'-][^\s"']{0,400})/dgu;

export const findPasswords = (text: string): readonly Find[] => [
  ...groupsIn(text, URL_PASSWORD).map(([at, length]) => find(at, length, 'password', 'url-credentials')),
  ...[...groupsIn(text, LOGIN), ...groupsIn(text, PASSWORD_OPTION)].map(([at, length]) => find(at, length, 'password', 'login-option')),
];

const COOKIES = /\b(?:set-)?cookie\\?["']?\s{0,3}:\s{0,3}\\?["']?(?<value>[^\n"'\\]+)/dgiu;
const COOKIE_OPTION = /(?:^|\s)(?:-b|--cookie)[ =](?:'(?<single>[^'\n]*=[^'\n]*)'|"(?<double>[^"\n]*=[^"\n]*)")/dgu;
/** As HAR files write headers and cookies. */
const HAR_COOKIE = /"name"\s{0,9}:\s{0,9}"(?:set-)?cookie"\s{0,9},\s{0,9}"value"\s{0,9}:\s{0,9}"(?<value>[^"\\]*)"/dgiu;
const ATTRIBUTE = /^(?:expires|max-age|domain|path|samesite|priority|version)$/iu;

/** The values of cookies, without their names and attributes. */
export function findCookies(text: string): readonly Find[] {
  return [...groupsIn(text, COOKIES), ...groupsIn(text, COOKIE_OPTION), ...groupsIn(text, HAR_COOKIE)].flatMap(([at, length]) =>
    Array.from(text.slice(at, at + length).matchAll(/([^=;\s]+)=([^;\r\n]+)/gu)).flatMap(({ 0: pair, 1: name = '', 2: value = '', index }) =>
      ATTRIBUTE.test(name) ? [] : [find(at + index + pair.length - value.length, value.trimEnd().length, 'cookie', 'cookie-header')],
    ),
  );
}

const NAMED =
  /(?<![\w-])(?<name>[A-Za-z_][\w.-]{0,79})\\?["']?[ \t]{0,9}(?:=>|:=|[=:])[ \t]{0,9}(?:"(?<double>(?:[^"\\\n]|\\[^\n]){1,2000})"|\\"(?<escaped>[^"\\\n]{1,2000})\\"|'(?<single>[^'\n]{1,2000})'|(?<plain>[^\s"'`,;&|<>(){}[\]\\]{1,2000}))/dgu;
const HAR = /"name"\s{0,9}:\s{0,9}"(?<name>[^"\\]{1,80})"\s{0,9},\s{0,9}"value"\s{0,9}:\s{0,9}"(?<double>(?:[^"\\]|\\.){1,2000})"/dgu;
const NOT_SECRET =
  /^(?:true|false|null|none|nil|undefined|yes|no|on|off|required|optional|string|\*+|x+|<.*>|\$.*|%.*%|\{\{.*|process\.env\..*|os\.environ.*|env\(.*)$/iu;
/** Headers whose values have parts of their own. */
const HEADER = /^(?:(?:set-)?cookie|(?:proxy-)?authorization)$/iu;
const NAMES_A_SECRET = /passw(?:or)?d|passphrase|pwd|secret|token|api[-_]?key|private[-_]?key|access[-_]?key|credential|^(?:pass|pin|otp)$/iu;

/** Values of names such as `password`, and random-looking ones of names such as `key` and `session`. */
export function findSecretValues(text: string): readonly Find[] {
  return [...text.matchAll(NAMED), ...text.matchAll(HAR)].flatMap(({ groups = {}, indices }) => {
    const { name = '', double, escaped, single, plain } = groups;
    const value = double ?? escaped ?? single ?? plain ?? '';
    const found = indices?.groups;
    const range = found?.double ?? found?.escaped ?? found?.single ?? found?.plain;
    if (!range || HEADER.test(name) || !isSecretName(name) || NOT_SECRET.test(value) || value.length < 3) return [];
    if (/^https?:\/\//iu.test(value)) return [];
    const isCertain = NAMES_A_SECRET.test(name) && !/^\d{1,4}$/u.test(value);
    if (!isCertain && !looksRandom(value)) return [];
    return [find(range[0], range[1] - range[0], 'secret-value', isCertain ? 'secret-name' : 'random-value')];
  });
}

/** At least 3 bits per character, in 12 or more characters without spaces, with digits and letters. */
export function looksRandom(value: string): boolean {
  if (value.length < 12 || /\s/u.test(value) || !/\d/u.test(value) || !/[a-z]/iu.test(value)) return false;
  const counts = new Map<string, number>();
  for (const character of value) counts.set(character, (counts.get(character) ?? 0) + 1);
  const bits = [...counts.values()].reduce((sum, count) => sum - (count / value.length) * Math.log2(count / value.length), 0);
  return bits >= 3;
}

/** Returns start and length of the first group that took part in each match. The pattern has the flags `d` and `g`. */
function groupsIn(text: string, pattern: RegExp): readonly (readonly [at: number, length: number])[] {
  return Array.from(text.matchAll(pattern)).flatMap(({ indices }) => {
    const range = Object.values(indices?.groups ?? {}).find((group) => group !== undefined);
    return range ? [[range[0], range[1] - range[0]] as const] : [];
  });
}
