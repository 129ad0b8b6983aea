import { BerError, childrenOf, contentOf, readElement, wholeOf } from '../ber/ber.ts';
import { formatOid } from '../ber/oid.ts';
import { readString } from '../ber/string.ts';
import { encodeHex } from '../hex/hex.ts';

/** A distinguished name: its DER, used for comparison, and its attributes in certificate order. */
export interface Name {
  readonly der: Uint8Array;
  readonly attributes: readonly { readonly type: string; readonly value: string }[];
}

// RFC 4514, section 3, and other types found in certificates.
const shortNames: Readonly<Record<string, string>> = {
  '2.5.4.3': 'CN',
  '2.5.4.4': 'SN',
  '2.5.4.5': 'serialNumber',
  '2.5.4.6': 'C',
  '2.5.4.7': 'L',
  '2.5.4.8': 'ST',
  '2.5.4.9': 'STREET',
  '2.5.4.10': 'O',
  '2.5.4.11': 'OU',
  '2.5.4.12': 'title',
  '2.5.4.42': 'GN',
  '2.5.4.97': 'organizationIdentifier',
  '0.9.2342.19200300.100.1.1': 'UID',
  '0.9.2342.19200300.100.1.25': 'DC',
  '1.2.840.113549.1.9.1': 'emailAddress',
};

/** The short name of an attribute, by its object identifier. */
export const shortNameOf = (oid: string): string | undefined => (Object.hasOwn(shortNames, oid) ? shortNames[oid] : undefined);

/** The object identifier of an attribute, by its short name in any case; undefined for an unknown name. */
export const attributeTypeOf = (name: string): string | undefined =>
  Object.keys(shortNames).find((oid) => shortNames[oid]?.toLowerCase() === name.toLowerCase());

/**
 * Reads a Name (RFC 5280, section 4.1.2.4).
 * @throws BerError
 */
export const readName = (der: Uint8Array): Name => ({
  der,
  attributes: readAttributes(der).map(({ oid, value }) => ({ type: shortNameOf(oid) ?? oid, value })),
});

/** An attribute of a name with its object identifier, and whether it follows another one in the same relative distinguished name. */
interface NameAttribute {
  readonly oid: string;
  readonly value: string;
  /** Whether the value is not text, but DER in hex after `#`. */
  readonly isDer: boolean;
  readonly isJoined: boolean;
}

/**
 * Reads the attributes of a Name, in order. A value that is not text is its DER in hex (RFC 4514, section 2.4).
 * @throws BerError
 */
export function readAttributes(der: Uint8Array): readonly NameAttribute[] {
  const whole = readElement(der);
  if (whole.tag !== SEQUENCE) throw new BerError('not a Name');
  return childrenOf(der, whole).flatMap((set) => {
    if (set.tag !== SET) throw new BerError('not a Name');
    return childrenOf(der, set).map((attribute, index) => {
      const [type, value] = childrenOf(der, attribute);
      if (!type || !value) throw new BerError('not an attribute');
      const text = readString(value.tag, contentOf(der, value));
      return {
        oid: formatOid(contentOf(der, type)),
        value: text ?? `#${encodeHex(wholeOf(der, value))}`,
        isDer: text === undefined,
        isJoined: index > 0,
      };
    });
  });
}

const SEQUENCE = 0x30;
const SET = 0x31;

/** Formats the name as text, its last part first (RFC 4514, section 2). */
export const formatName = ({ attributes }: Name): string =>
  attributes
    .map(({ type, value }) => `${type}=${escapeValue(value)}`)
    .toReversed()
    .join(', ');

const escapeValue = (value: string): string => value.replaceAll(/[,+"\\<>;]|^[ #]| $/gu, '\\$&').replaceAll('\0', '\\00');

/** Returns a short name of the holder: the common name, otherwise the organization, otherwise the whole name. */
export function displayName(name: Name): string {
  const find = (wanted: string): string | undefined => name.attributes.findLast(({ type, value }) => type === wanted && value !== '')?.value;
  return find('CN') ?? find('O') ?? formatName(name);
}

/** Whether two names are equal, regardless of their string types (RFC 5280, section 7.1, without case folding). */
export const isSameName = (one: Name, other: Name): boolean => formatName(one) === formatName(other);
