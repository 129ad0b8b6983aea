import { isValidIBAN } from 'ibantools';
import { readIpv6Value } from '../../../lib/ip/address.ts';
import type { Find, Kind, Reason } from '../kinds.ts';

export type PhoneLibrary = typeof import('libphonenumber-js/max');

const find = (at: number, length: number, kind: Kind, reason: Reason): Find => ({ at, end: at + length, kind, reason });

/** Without the characters that are rather around an address, such as `=` in a URL. */
const LOCAL_PART = /[\w!#$%*+^~-][\w.!#$%'*+^~-]{0,63}$/u;
const DOMAIN = /(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,24}(?![\w-])/iuy;

/** Email addresses (RFC 5321), around each @. */
export function findEmails(text: string): readonly Find[] {
  const finds: Find[] = [];
  for (let sign = text.indexOf('@'); sign >= 0; sign = text.indexOf('@', sign + 1)) {
    const before = LOCAL_PART.exec(text.slice(Math.max(0, sign - 64), sign))?.[0] ?? '';
    DOMAIN.lastIndex = sign + 1;
    const domain = DOMAIN.exec(text)?.[0];
    if (before !== '' && domain !== undefined) finds.push(find(sign - before.length, before.length + 1 + domain.length, 'email', 'email-address'));
  }
  return finds;
}

const PHONE = /(?<![\w+.])(?:\+|00)[1-9](?:[ ()./-]{0,2}\d){6,14}(?![\w@])/gu;

/** Phone numbers with a country code. */
export const findPhones = (text: string, { parsePhoneNumberFromString }: PhoneLibrary): readonly Find[] =>
  Array.from(text.matchAll(PHONE)).flatMap(({ 0: number, index }) =>
    parsePhoneNumberFromString(number.replace(/^00/u, '+'))?.isValid() ? [find(index, number.length, 'phone', 'phone-number')] : [],
  );

/** Whether a text can contain a phone number: the library is large. */
export const mayHavePhones = (text: string): boolean => new RegExp(PHONE.source, 'u').test(text);

const IBAN = /(?<!\w)[A-Z]{2}\d{2}(?: ?[A-Z\d]{4}){2,7}(?: ?[A-Z\d]{1,3})?(?!\w)/gu;

/** IBANs with a right checksum (ISO 13616). What follows in the same line may look like a part of one. */
export const findIbans = (text: string): readonly Find[] =>
  Array.from(text.matchAll(IBAN)).flatMap(({ 0: match, index }) => {
    for (let end = match.length; end >= 15; end--) {
      if (match.charAt(end) !== ' ' && end < match.length) continue;
      const iban = match.slice(0, end);
      if (isValidIBAN(iban.replaceAll(' ', ''))) return [find(index, iban.length, 'iban', 'iban-checksum')];
    }
    return [];
  });

const CARD = /(?<![\d.+-])[2-6](?:[ -]?\d){12,18}(?![\d.-])/gu;

/** Card numbers of 13 to 19 digits with a right check digit (ISO/IEC 7812-1, Luhn). */
export const findCards = (text: string): readonly Find[] =>
  Array.from(text.matchAll(CARD)).flatMap(({ 0: number, index }) =>
    isLuhn(number.replaceAll(/\D/gu, '')) ? [find(index, number.length, 'card', 'card-checksum')] : [],
  );

function isLuhn(digits: string): boolean {
  let sum = 0;
  for (let index = 0; index < digits.length; index++) {
    const digit = Number(digits.charAt(digits.length - 1 - index)) * (index % 2 === 0 ? 1 : 2);
    sum += digit > 9 ? digit - 9 : digit;
  }
  return sum % 10 === 0 && !/^(\d)\1*$/u.test(digits);
}

const IPV4 = /(?<![\w.])(?:(?:25[0-5]|2[0-4]\d|1?\d?\d)\.){3}(?:25[0-5]|2[0-4]\d|1?\d?\d)(?![\w.]*[\w])/gu;
const IPV6 = /(?<![\w:.])[\da-f]{0,4}(?::[\da-f]{0,4}){2,7}(?![\w:])/giu;
/** The own host, masks and addresses that name no host. */
const NO_HOST = /^(?:127\.|0\.0\.0\.0$|255\.255\.)/u;

/** IP addresses of hosts. */
export const findIps = (text: string): readonly Find[] => [
  ...Array.from(text.matchAll(IPV4)).flatMap(({ 0: address, index }) => (NO_HOST.test(address) ? [] : [find(index, address.length, 'ip', 'ip-address')])),
  ...Array.from(text.matchAll(IPV6)).flatMap(({ 0: address, index }) => {
    const value = readIpv6Value(address);
    return value === undefined || value < 2n ? [] : [find(index, address.length, 'ip', 'ip-address')];
  }),
];

const HOME = /(?:\/home\/|\/Users\/|\b[A-Za-z]:(?:\\{1,2}|\/)Users(?:\\{1,2}|\/))(?<name>[^\s/\\"'<>:;|,)\]}]{1,64})/dgu;
const SHARED = /^(?:shared|public|default|all|linuxbrew|runner|node|app|vscode)$/iu;

/** The name in the path of a home folder. */
export const findUsernames = (text: string): readonly Find[] =>
  Array.from(text.matchAll(HOME)).flatMap(({ groups, indices }) => {
    const at = indices?.groups?.name?.[0];
    const name = groups?.name ?? '';
    return at === undefined || SHARED.test(name) || name.startsWith('$') ? [] : [find(at, name.length, 'username', 'home-folder')];
  });
