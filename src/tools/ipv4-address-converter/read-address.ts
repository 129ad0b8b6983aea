import { InputError } from '../../contract/errors.ts';
import { LAST_ADDRESS, parseIpv4 } from '../../lib/ipv4/ipv4.ts';
import { readReverseName, readSignedDecimal } from '../../lib/ipv4/network-list.ts';
import type { Ipv6 } from '../../lib/ipv6/ipv6.ts';
import { embeddedIpv4, is6to4, isIpv4Mapped, isNat64, LONGEST_PREFIX, parseIpv6 } from '../../lib/ipv6/ipv6.ts';
import type { Notation } from './notations.ts';

const FIELD = 'address';
const BITS = /^[01]{32}$|^[01]{8}(?:[. ][01]{8}){3}$/u;
const HEX_OCTETS = /^[\da-f]{2}(?:\.[\da-f]{2}){3}$/iu;

/** Detects the notation of a text: the first that matches. */
export function detectNotation(text: string): Notation {
  if (/\.in-addr\.arpa\.?$/iu.test(text)) return 'reverse-name';
  if (text.includes(':')) return 'ipv6';
  if (/^0b/iu.test(text) || BITS.test(text)) return 'binary';
  if (/^0x/iu.test(text)) return 'hexadecimal';
  if (/^0o/iu.test(text)) return 'octal';
  if (/^[-−]?\d+$/u.test(text)) return 'decimal';
  if (/^[\da-f]{8}$/iu.test(text) || (HEX_OCTETS.test(text) && /[a-f]/iu.test(text))) return 'hexadecimal';
  return 'dotted-decimal';
}

/**
 * Parses an address in a notation.
 * @throws InputError `invalid-ipv4-address`, `ambiguous-leading-zero`, `out-of-range` or `no-embedded-ipv4`.
 */
export const readAddress = (text: string, notation: Notation): number => readers[notation](text);

const readers: Readonly<Record<Notation, (text: string) => number>> = {
  'dotted-decimal': (text) => parseIpv4(text, FIELD),
  decimal: (text) => {
    // Java and MySQL print addresses as signed numbers.
    if (/^[-−]\d/u.test(text)) return readSignedDecimal(text.replace('−', '-')) ?? refuseSigned(text);
    if (/^0\d/u.test(text)) throw new InputError('ambiguous-leading-zero', { field: FIELD });
    return readNumber(text, /^\d+$/u, 10);
  },
  hexadecimal: (text) =>
    readOctets(text, /^(?:0x[\da-f]{1,2}(?:\.0x[\da-f]{1,2}){3}|[\da-f]{1,2}(?:\.[\da-f]{1,2}){3})$/iu, /0x/giu, 16) ??
    readNumber(text.replace(/^0x/iu, ''), /^[\da-f]+$/iu, 16),
  binary: (text) => readNumber(BITS.test(text) ? text.replaceAll(/[. ]/gu, '') : text.replace(/^0b/iu, ''), /^[01]+$/u, 2),
  octal: (text) =>
    readOctets(text, /^(?:0?o?[0-3]?[0-7]{1,2})(?:\.0?o?[0-3]?[0-7]{1,2}){3}$/iu, /o/giu, 8) ?? readNumber(text.replace(/^0o/iu, ''), /^[0-7]+$/u, 8),
  'inet-aton': readInetAton,
  ipv6: (text) => ipv4In(readIpv6Text(text)),
  'reverse-name': (text) => {
    const network = readReverseName(text)?.network;
    // A zone name has fewer octets.
    if (network?.prefixLength !== LAST_BIT) throw invalid();
    return network.address;
  },
};

const LAST_BIT = 32;

function refuseSigned(text: string): never {
  throw /^[-−][1-9]\d*$/u.test(text) ? outOfRange() : invalid();
}

const invalid = (): InputError => new InputError('invalid-ipv4-address', { field: FIELD });
const outOfRange = (): InputError => new InputError('out-of-range', { field: FIELD, params: { min: 0, max: LAST_ADDRESS } });

function readNumber(text: string, digits: RegExp, radix: number): number {
  if (!digits.test(text)) throw invalid();
  const number = Number.parseInt(text, radix);
  if (number > LAST_ADDRESS) throw outOfRange();
  return number;
}

/** Parses four dot-separated parts; returns `undefined` for other formats. */
function readOctets(text: string, form: RegExp, prefixes: RegExp, radix: number): number | undefined {
  if (!form.test(text)) return undefined;
  return fromOctets(
    text
      .replaceAll(prefixes, '')
      .split('.')
      .map((part) => Number.parseInt(part, radix)),
  );
}

const fromOctets = (octets: readonly number[]): number => octets.reduce((sum, octet) => sum * 256 + octet, 0);

/** Parses one to four parts like inet_aton in POSIX: the last one fills the remaining octets. */
function readInetAton(text: string): number {
  const parts = text.split('.').map(readPart);
  const last = parts.pop() ?? 0;
  if (parts.length > 3) throw invalid();
  if (parts.some((part) => part > 255) || last >= 256 ** (4 - parts.length)) throw outOfRange();
  return fromOctets(parts) * 256 ** (4 - parts.length) + last;
}

/** Parses decimal, octal with a leading 0, or hex with 0x. */
function readPart(text: string): number {
  if (/^0x[\da-f]+$/iu.test(text)) return Number.parseInt(text.slice(2), 16);
  if (/^0[0-7]*$/u.test(text)) return Number.parseInt(text, 8);
  if (/^[1-9]\d*$/u.test(text)) return Number(text);
  throw invalid();
}

function readIpv6Text(text: string): Ipv6 {
  const end = /:([\d.]*\.[\d.]*)(?:[%/\]]|$)/u.exec(text)?.[1];
  // An invalid embedded IPv4 address is reported as an invalid IPv4 address.
  if (end !== undefined) parseIpv4(end, FIELD);
  try {
    const { address, prefixLength = 0 } = parseIpv6(text, FIELD);
    if (prefixLength <= LONGEST_PREFIX) return address;
  } catch (error) {
    if (!(error instanceof InputError)) throw error;
  }
  throw invalid();
}

function ipv4In(address: Ipv6): number {
  if (isIpv4Mapped(address) || isNat64(address)) return embeddedIpv4(address, 6);
  if (is6to4(address)) return embeddedIpv4(address, 1);
  throw new InputError('no-embedded-ipv4', { field: FIELD });
}
