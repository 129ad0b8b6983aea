import { encodeHex } from '../hex/hex.ts';
import type { RelativeDistinguishedNames } from 'pkijs';

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

export const toName = ({ valueBeforeDecode, typesAndValues }: RelativeDistinguishedNames): Name => ({
  der: new Uint8Array(valueBeforeDecode),
  attributes: typesAndValues.map(({ type, value }) => ({ type: shortNameOf(type) ?? type, value: readValue(value) })),
});

interface ParsedValue {
  readonly valueBeforeDecodeView?: Uint8Array;
  readonly valueBlock?: { readonly value?: unknown };
}

function readValue({ valueBlock, valueBeforeDecodeView }: ParsedValue): string {
  if (typeof valueBlock?.value === 'string') return valueBlock.value;
  return `#${encodeHex(valueBeforeDecodeView ?? new Uint8Array())}`;
}

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
