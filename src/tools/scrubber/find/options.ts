import type { Span } from '../../../lib/key/key-text.ts';
import { isSecretName } from '../../../lib/secret-formats/secret-name.ts';
import type { Find, Reason } from '../kinds.ts';
import { cookiesIn, looksRandom } from './named.ts';
import { ValueReader } from './value-reader.ts';

/** `user:password` of curl, wget, HTTPie and others. */
const LOGIN = /(?<![\w-])(?:-u|--(?:proxy-)?user|--auth|--creds|-a)(?:[ =]{1,9}|["'],\s{0,9}|(?<=-u))/gu;
const OPTION = /(?<![\w-])-{1,2}(?<name>[A-Za-z][\w.-]{0,79})[ \t]+/gu;
/** Options that read the value from elsewhere, and those without one. */
const NO_VALUE = /^no-|-(?:stdin|file|prompt|env|type|hint|length)$/iu;
const COOKIE = /(?<![\w-])(?:-b|--cookie)[ =]["']?(?=[^\s"']{1,200}=)/gu;

/** Commands whose option for the password has no name of its own, and words before a password. The value follows the match. */
const SPACED = [
  /\b(?:mysql|mariadb)[\w-]*\b[^\n|;]{0,200}?\s-p(?=[^\s])/gu,
  /\b(?:sshpass|7z[ar]?)\b[^\n|;]{0,200}?\s-p[ \t]*(?=[^\s])/gu,
  /\b(?:docker|podman|helm|az|oc|cf|nerdctl|skopeo|buildah|mongo\w*)\b[^\n|;]{0,200}?\s-p[ \t]+/gu,
  /\b(?:redis-cli)\b[^\n|;]{0,200}?\s-a[ \t]+/gu,
  /\b(?:zip|unzip|sqlcmd|bcp)\b[^\n|;]{0,200}?\s-P[ \t]*/gu,
  /\bldap\w+\b[^\n|;]{0,200}?\s-w[ \t]+/gu,
  /\b(?:smbclient|rpcclient|net)\b[^\n|;]{0,200}?\s-U[ \t]*[^\s%]{1,100}%/gu,
  /\blogin\s{1,9}\S{1,200}\s{1,9}(?:account\s{1,9}\S{1,200}\s{1,9})?password\s{1,9}/gu,
  /\b(?:IDENTIFIED\s{1,9}(?:WITH\s{1,9}\S{1,60}\s{1,9})?BY|PASSWORD)\s{1,9}(?:AS\s{1,9})?(?=['"])/giu,
  /\bPASSWORD\s{1,9}FOR\s{1,9}\S{1,100}\s{0,9}=\s{0,9}(?=['"])|\bPASSWORD\s{0,9}\(\s{0,9}(?=['"])/giu,
  /^[ \t]{0,40}(?:requirepass|masterauth|AUTH)[ \t]+/gmu,
  /\bConvertTo-SecureString(?:[ \t]+-String)?[ \t]+/giu,
];
/** `set name value` of settings, and lines of properties without a sign between name and value. */
const SET = /\b(?:set|setx|setenv)[ \t]+(?:-{1,2}\w{1,20}[ \t]+){0,3}["']?(?<name>[\w.:/@-]{1,200})["']?[ \t]+(?:to[ \t]+)?(?=[^\s=:])/giu;
const PROPERTY = /^[ \t]{0,40}(?<name>[\w-]{0,80}[._][\w.-]{0,80})[ \t]+(?=[^\s=:]\S*[ \t\r]*$)/gmu;

/** In a Dockerfile. */
const ENVIRONMENT = /^[ \t]{0,40}ENV[ \t]+(?<name>\w{1,80})[ \t]+(?=[^\s=])/gmu;

/** Passwords in URLs, and values of options of commands. */
export function findPasswords(text: string): readonly Find[] {
  const reader = new ValueReader(text);
  const finds: Find[] = [];
  const add = ({ at, end }: Span, reason: Reason): void => {
    const value = text.slice(at, Math.min(end, at + 80));
    if (end > at && !/^(?:\$\w+|\$\{[\w.]+\}|\$\([^()]*\)|%\w+%|<[\w .-]+>|\*+)$/u.test(value)) finds.push({ at, end, kind: 'password', reason });
  };
  const wordAt = (at: number): Span | undefined => reader.read(at, { kind: 'word' }, ' ')?.values[0];
  for (const { 0: option, index } of text.matchAll(LOGIN)) {
    const value = wordAt(index + option.length);
    const colon = value ? text.slice(value.at, value.at + 200).indexOf(':') : -1;
    if (!value || colon < 0 || value.at + colon >= value.end || /^\d+:\d+$/u.test(text.slice(value.at, Math.min(value.end, value.at + 80)))) continue;
    add({ at: value.at + colon + 1, end: value.end }, 'login-option');
  }
  for (const { 0: option, index, groups } of text.matchAll(OPTION)) {
    const name = groups?.name ?? '';
    const at = index + option.length;
    if (!isSecretName(name) || NO_VALUE.test(name) || text.charAt(at) === '-' || /^(?:cookie|auth)$/iu.test(name)) continue;
    const value = wordAt(at);
    if (value && (!isWeakName(name) || looksRandom(text.slice(value.at, Math.min(value.end, value.at + 512))))) add(value, 'login-option');
  }
  for (const pattern of SPACED)
    for (const { 0: start, index } of text.matchAll(pattern)) {
      const value = wordAt(index + start.length);
      if (value) add(value, 'login-option');
    }
  for (const pattern of [SET, PROPERTY, ENVIRONMENT])
    for (const { 0: start, index, groups } of text.matchAll(pattern)) {
      const name = groups?.name ?? '';
      const value = isSecretName(name) && !isWeakName(name) ? wordAt(index + start.length) : undefined;
      if (value) add(value, 'secret-name');
    }
  for (const span of urlPasswords(text)) add(span, 'url-credentials');
  return finds;
}

const isWeakName = (name: string): boolean => /^(?:auth|key|code|sig|sid|session|cookie|signature)$/iu.test(name);

/** Cookies that are the value of an option of curl. */
export const findCookieOptions = (text: string): readonly Find[] => {
  const reader = new ValueReader(text);
  return Array.from(text.matchAll(COOKIE)).flatMap(({ 0: option, index }) => {
    const at = index + option.replace(/["']$/u, '').length;
    const value = reader.read(at, { kind: 'word' }, ' ')?.values[0];
    return value ? cookiesIn(text, value) : [];
  });
};

const AUTHORITY = /[a-z][a-z\d+.-]{0,30}:\/\//giu;

/** The passwords in URLs: from the first colon to the last @ (WHATWG URL), and also those with signs that must be percent-encoded. */
function urlPasswords(text: string): readonly Span[] {
  const finds: Span[] = [];
  const run = /[^\s"'<>`\\]*/uy;
  const measured = { end: -1, lastSign: -1 };
  for (const { 0: scheme, index } of text.matchAll(AUTHORITY)) {
    const from = index + scheme.length;
    if (from > measured.end) {
      run.lastIndex = from;
      const end = from + (run.exec(text)?.[0].length ?? 0);
      Object.assign(measured, { end, lastSign: text.slice(from, end).lastIndexOf('@') + from });
    }
    const user = /[^\s/?#@:"'<>\\]{0,200}/uy;
    user.lastIndex = from;
    const colon = from + (user.exec(text)?.[0].length ?? 0);
    const authority = /[^\s/?#"'<>\\`]*/uy;
    authority.lastIndex = from;
    const end = from + (authority.exec(text)?.[0].length ?? 0);
    const sign = text.slice(from, end).lastIndexOf('@') + from;
    if (text.charAt(colon) === '@') {
      if (looksRandom(text.slice(from, colon))) finds.push({ at: from, end: colon });
    } else if (text.charAt(colon) === ':') {
      if (sign > colon) finds.push({ at: colon + 1, end: sign });
      else if (measured.lastSign > colon && !/^:\d{0,5}(?:[/?#]|$)/u.test(text.slice(colon, colon + 8))) finds.push({ at: colon + 1, end: measured.lastSign });
    }
  }
  return finds;
}
