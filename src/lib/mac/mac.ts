import { InputError } from '../../contract/errors.ts';

// An address, or its prefix, is a string of lowercase hex digits: a prefix may end within an octet.

export const EUI48_DIGITS = 12;
export const EUI64_DIGITS = 16;

/** Pairs of digits separated by colons, hyphens or spaces: some programs omit a leading zero. */
const PAIRS = /^[\da-f]{1,2}(?:(?<separator>:|-|[ \t]+)[\da-f]{1,2})(?:\k<separator>[\da-f]{1,2})*$/iu;
const DOTTED_PAIRS = /^[\da-f]{2}(?:\.[\da-f]{2})+(?:\.[\da-f])?$/iu;
const FOURS = /^[\da-f]{4}(?<separator>[.-])(?:[\da-f]{4}\k<separator>)*[\da-f]{1,4}$/iu;
const SIXES = /^[\da-f]{6}[:-][\da-f]{6}$/iu;
const BARE = /^(?:0x)?(?<digits>[\da-f]+)$/iu;
/** Eight pairs, with room for a tab and spaces between them. */
const LONGEST = 60;

/**
 * Parses an address, or a prefix of one, in any common notation: pairs, fours or sixes of digits, or only digits, with or without a `0x`
 * prefix. Returns `undefined` for any other text, and for fewer than 6 digits or a number of digits that no prefix has.
 */
export function readMac(text: string): string | undefined {
  const trimmed = text.trim().toLowerCase();
  if (trimmed.length > LONGEST) return undefined;
  const digits = readDigits(trimmed);
  return digits !== undefined && isLength(digits.length) ? digits : undefined;
}

/** Whether a prefix has whole octets, or is that of a block of 28 or 36 bits. */
const isLength = (digits: number): boolean => (digits >= 6 && digits <= 10) || digits === EUI48_DIGITS || digits === EUI64_DIGITS;

function readDigits(text: string): string | undefined {
  const bare = BARE.exec(text)?.groups?.digits;
  if (bare !== undefined) return bare;
  if (PAIRS.test(text)) return joinPairs(text.split(/[:-]|[ \t]+/u));
  if (DOTTED_PAIRS.test(text) || FOURS.test(text)) return text.replaceAll(/[.-]/gu, '');
  return SIXES.test(text) ? text.replace(/[:-]/u, '') : undefined;
}

function joinPairs(pairs: readonly string[]): string {
  // A block of 28 or 36 bits is written as whole octets and half of one: C8-5C-E2-7.
  const isCut = pairs.length < 6 && pairs.slice(0, -1).every(({ length }) => length === 2);
  return pairs.map((pair, index) => (isCut && index === pairs.length - 1 ? pair : pair.padStart(2, '0'))).join('');
}

/**
 * Parses a complete address, EUI-48 or EUI-64.
 * @throws InputError `invalid-mac-address`.
 */
export function parseMac(text: string, field: string): string {
  const digits = readMac(text);
  if (digits?.length !== EUI48_DIGITS && digits?.length !== EUI64_DIGITS) throw new InputError('invalid-mac-address', { field });
  return digits;
}

/** Notations of addresses; `cisco` in groups of four. */
export const macFormats = ['colon', 'hyphen', 'dot-pairs', 'cisco', 'bare'] as const;
export type MacFormat = (typeof macFormats)[number];

const SEPARATORS: Readonly<Record<MacFormat, string>> = { colon: ':', hyphen: '-', 'dot-pairs': '.', cisco: '.', bare: '' };
const PAIR = /.{1,2}/gu;
const FOUR = /.{1,4}/gu;

/** Formats digits in groups, keeping their case. */
export const formatMac = (digits: string, format: MacFormat): string => (digits.match(format === 'cisco' ? FOUR : PAIR) ?? []).join(SEPARATORS[format]);

/** The bits of the first octet for local administration and multicast (IEEE 802, section 8.2.2). */
export const isLocal = (digits: string): boolean => (firstOctet(digits) & LOCAL_BIT) !== 0;
export const isGroup = (digits: string): boolean => (firstOctet(digits) & GROUP_BIT) !== 0;

export const LOCAL_BIT = 2;
export const GROUP_BIT = 1;

const firstOctet = (digits: string): number => Number.parseInt(digits.slice(0, 2), 16);
const withFirstOctet = (octet: number, digits: string): string => octet.toString(16).padStart(2, '0') + digits.slice(2);

/** Clears the group bit: returns the address of the station that a group address belongs to. */
export const clearGroupBit = (digits: string): string => withFirstOctet(firstOctet(digits) & ~GROUP_BIT, digits);

/** Converts an EUI-48 to an EUI-64, with FF-FE in its middle; an EUI-64 is unchanged. */
export const toEui64 = (digits: string): string => (digits.length === EUI48_DIGITS ? `${digits.slice(0, 6)}fffe${digits.slice(6)}` : digits);

/** Returns the interface identifier of RFC 4291, appendix A: the EUI-64 with its universal/local bit inverted. */
export function toInterfaceId(digits: string): string {
  const eui64 = toEui64(digits);
  return withFirstOctet(firstOctet(eui64) ^ LOCAL_BIT, eui64);
}
