import { isValidIBAN } from 'ibantools';
import { readIpv6Value } from '../../../lib/ip/address.ts';
import type { Span } from '../../../lib/key/key-text.ts';
import { AFTER_ESCAPE, UNFINISHED_COLOR } from '../../../lib/secret-formats/after-escape.ts';
import type { Find, Kind, Reason } from '../kinds.ts';

export type PhoneLibrary = typeof import('libphonenumber-js/max');

const find = (at: number, length: number, kind: Kind, reason: Reason): Find => ({ at, end: at + length, kind, reason });

/** Letters of scripts with spaces between words; what is before an address in other scripts is text. */
const LETTER = String.raw`\p{Script=Latin}\p{Script=Cyrillic}\p{Script=Greek}\p{M}\d`;
/** RFC 5321 and RFC 6531, without characters that are usually not part of an address, such as `=` in a URL. */
const LOCAL_PART = new RegExp(String.raw`[${LETTER}_!#$%*+^~-][${LETTER}_.!#$%'*+^~-]{0,63}$`, 'u');
const ANY_LOCAL_PART = /[\p{L}\p{M}\p{N}]{1,64}$/u;
const ENCODED_LOCAL_PART = /(?:[\w.~-]|%2[BbEeDd]){1,64}$/u;
const DOMAIN =
  /(?:[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]{0,61}[\p{L}\p{M}\p{N}])?\.)+(?:xn--[a-z\d-]{2,59}|[a-z]{2,24}(?![a-z\d-])|\p{L}[\p{L}\p{M}]{1,23})(?![\d-]|(?<=[^a-z])[\p{L}\p{M}])/iuy;
const SIGN = /@|%40/gu;

/** Email addresses (RFC 5321, RFC 6531), around each @. */
export function findEmails(text: string): readonly Find[] {
  const finds: Find[] = [];
  for (const { 0: sign, index } of text.matchAll(SIGN)) {
    const from = index + sign.length;
    DOMAIN.lastIndex = from;
    const domain = DOMAIN.exec(text)?.[0];
    const local = domain === undefined ? '' : localPartBefore(text, index, sign);
    if (domain !== undefined && local !== '') finds.push(find(index - local.length, local.length + sign.length + domain.length, 'email', 'email-address'));
  }
  return finds;
}

function localPartBefore(text: string, at: number, sign: string): string {
  const before = text.slice(Math.max(0, at - 80), at);
  const patterns = sign === '@' ? [LOCAL_PART, ANY_LOCAL_PART] : [ENCODED_LOCAL_PART];
  const local = patterns.map((pattern) => pattern.exec(before)?.[0] ?? '').find((found) => found !== '') ?? '';
  const around = before.slice(0, before.length - local.length);
  if (around.endsWith('\\')) return local.replace(/^(?:u[\da-f]{4}|[nrt])/iu, '');
  if (around.endsWith('%')) return local.replace(/^[\da-f]{2}/iu, '');
  return UNFINISHED_COLOR.test(around) ? local.replace(/^[\d;]*m/u, '') : local;
}

const START = String.raw`(?:(?<![\w.])|${AFTER_ESCAPE})`;
const PHONE = new RegExp(String.raw`(?:(?<![\w+.])|${AFTER_ESCAPE})(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,14}`, 'gu');

/** Phone numbers with a country code. */
export const findPhones = (text: string, { parsePhoneNumberFromString }: PhoneLibrary): readonly Find[] =>
  longestIn(text, PHONE, /^[\w@]/u, (number) => parsePhoneNumberFromString(number.replace(/^00/u, '+'))?.isValid() === true).map(({ at, end }) =>
    find(at, end - at, 'phone', 'phone-number'),
  );

/** Whether a text can contain a phone number: the library is large. */
export const mayHavePhones = (text: string): boolean => new RegExp(PHONE.source, 'u').test(text);

const IBAN = new RegExp(String.raw`${START}[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?`, 'gu');

/** IBANs with a valid checksum (ISO 13616). */
export const findIbans = (text: string): readonly Find[] =>
  longestIn(text, IBAN, /^\w/u, (iban) => isValidIBAN(iban.replaceAll(' ', ''))).map(({ at, end }) => find(at, end - at, 'iban', 'iban-checksum'));

const CARD = /(?<![\d.+]|(?<!\p{L})-)[2-6](?:[ -]?\d){12,18}/gu;
/** Digits as they are printed on cards. */
const GROUPED = /^(?:\d{13,19}|\d{4}(?<sign>[ -])\d{4}\k<sign>\d{4}\k<sign>\d{1,4}(?:\k<sign>\d{1,3})?|\d{4}(?<other>[ -])\d{6}\k<other>\d{4,5})$/u;

/** Card numbers of 13 to 19 digits with a valid check digit (ISO/IEC 7812-1, Luhn). */
export const findCards = (text: string): readonly Find[] =>
  longestIn(
    text,
    CARD,
    /^(?:\d|[.-]\d)/u,
    (number) => GROUPED.test(number) && hasValidCheckDigit(number),
    (number, isWhole) => isWhole && hasValidCheckDigit(number),
  ).map(({ at, end }) => find(at, end - at, 'card', 'card-checksum'));

const hasValidCheckDigit = (number: string): boolean => isLuhn(number.replaceAll(/\D/gu, ''));

/**
 * Finds the longest valid value from each start of a match: what follows a value can look like a part of it. The first of the tests
 * that a part passes decides. `continues` matches what does not follow a value.
 */
function longestIn(text: string, pattern: RegExp, continues: RegExp, ...tests: readonly ((value: string, isWhole: boolean) => boolean)[]): readonly Span[] {
  const spans: Span[] = [];
  const matches = new RegExp(pattern);
  for (let match = matches.exec(text); match; match = matches.exec(text)) {
    const { 0: longest, index } = match;
    const ends = Array.from(longest, (_, before) => longest.length - before).filter(
      (end) => /[\dA-Z]/u.test(longest.charAt(end - 1)) && !continues.test(text.slice(index + end, index + end + 2)),
    );
    const valid = tests.map((isValid) => ends.find((end) => isValid(longest.slice(0, end), end === longest.length))).find((end) => end !== undefined);
    if (valid !== undefined) spans.push({ at: index, end: index + valid });
    matches.lastIndex = index + (valid ?? 1);
  }
  return spans;
}

function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0 && !/^(\d)\1*$/u.test(digits);
}

const IPV4 = new RegExp(String.raw`${START}(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*\w)`, 'gu');
/** The last two groups can be an IPv4 address (RFC 4291, section 2.2). */
const IPV6 = new RegExp(String.raw`(?:(?<![\w:.])|${AFTER_ESCAPE})[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?:(?<=:\d{1,3})(?:\.\d{1,3}){3})?(?![\w:]|\.\d)`, 'giu');
const MAPPED = /^::ffff:\d{1,3}\./iu;
/** The local host, masks and addresses that name no host. */
const NO_HOST = /^(?:127\.|0\.0\.0\.0$|255\.255\.)/u;

/** IP addresses of hosts. Of an IPv4 address that is mapped to IPv6, the part that is also elsewhere. */
export const findIps = (text: string): readonly Find[] => [
  ...Array.from(text.matchAll(IPV4)).flatMap(({ 0: address, index }) => (NO_HOST.test(address) ? [] : [find(index, address.length, 'ip', 'ip-address')])),
  ...Array.from(text.matchAll(IPV6)).flatMap(({ 0: match, index }) => {
    const address = match.replace(/(?<!:):$/u, '');
    const value = MAPPED.test(address) ? undefined : readIpv6Value(address);
    return value === undefined || value < 2n ? [] : [find(index, address.length, 'ip', 'ip-address')];
  }),
];

/** A name of Windows can have spaces. */
const HOME =
  /(?:\/home\/|\/Users\/|\b[A-Za-z]:(?:\\{1,8}|\/)Users(?:\\{1,8}|\/))(?<name>(?:(?<=\\)[^\s/\\"'<>:;|,)\]}]{1,64}(?: [^\s/\\"'<>:;|,)\]}]{1,64}){1,3}(?=\\)|[^\s/\\"'<>:;|,)\]}]{1,256}))/dgu;
const SHARED = /^(?:shared|public|default|all|linuxbrew|runner|node|app|vscode)$/iu;

/** The name in the path of a home folder. */
export const findUsernames = (text: string): readonly Find[] =>
  Array.from(text.matchAll(HOME)).flatMap(({ groups, indices }) => {
    const at = indices?.groups?.name?.[0];
    const name = groups?.name ?? '';
    return at === undefined || SHARED.test(name) || name.startsWith('$') ? [] : [find(at, name.length, 'username', 'home-folder')];
  });
