import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, RelativeDistinguishedNames } from 'pkijs';
import { expect, test } from 'vitest';
import { BerError } from '../ber/ber.ts';
import type { Name } from './name.ts';
import { displayName, formatName, isSameName, readAttributes, readName } from './name.ts';

const nameOf = (...attributes: readonly (readonly [string, string])[]): Name => ({
  der: new Uint8Array(),
  attributes: attributes.map(([type, value]) => ({ type, value })),
});

// RFC 4514, section 2 and its examples in section 4.
test.each([
  [nameOf(['C', 'US'], ['O', 'Steve'], ['CN', 'Jim']), 'CN=Jim, O=Steve, C=US'],
  [nameOf(['CN', 'James "Jim" Smith, III']), 'CN=James \\"Jim\\" Smith\\, III'],
  [nameOf(['CN', 'a+b;c<d>e\\f']), 'CN=a\\+b\\;c\\<d\\>e\\\\f'],
  [nameOf(['CN', ' # ']), 'CN=\\ #\\ '],
  [nameOf(['CN', '#a #b']), 'CN=\\#a #b'],
  [nameOf(['CN', 'a\0b']), 'CN=a\\00b'],
  [nameOf(), ''],
])('%j is written %s', (name, text) => {
  expect(formatName(name)).toBe(text);
});

test('displays the common name, otherwise the organization, and the last of several', () => {
  expect(displayName(nameOf(['O', 'Acme'], ['CN', 'Ada'], ['CN', 'Grace']))).toBe('Grace');
  expect(displayName(nameOf(['O', 'Acme'], ['CN', '']))).toBe('Acme');
  expect(displayName(nameOf(['C', 'NO'], ['OU', 'Tools']))).toBe('OU=Tools, C=NO');
});

test('names are equal if their attributes are, in order', () => {
  expect(isSameName(nameOf(['O', 'A'], ['CN', 'B']), nameOf(['O', 'A'], ['CN', 'B']))).toBe(true);
  expect(isSameName(nameOf(['O', 'A'], ['CN', 'B']), nameOf(['CN', 'B'], ['O', 'A']))).toBe(false);
  expect(isSameName(nameOf(['CN', 'A, O=B']), nameOf(['O', 'B'], ['CN', 'A']))).toBe(false);
});

// RFC 4514, section 3; RFC 4519, section 2; RFC 5280, appendix A.1; ETSI EN 319 412-1, section 5.1.4.
test.each([
  ['2.5.4.3', 'CN'],
  ['2.5.4.4', 'SN'],
  ['2.5.4.5', 'serialNumber'],
  ['2.5.4.6', 'C'],
  ['2.5.4.7', 'L'],
  ['2.5.4.8', 'ST'],
  ['2.5.4.9', 'STREET'],
  ['2.5.4.10', 'O'],
  ['2.5.4.11', 'OU'],
  ['2.5.4.12', 'title'],
  ['2.5.4.42', 'GN'],
  ['2.5.4.97', 'organizationIdentifier'],
  ['0.9.2342.19200300.100.1.1', 'UID'],
  ['0.9.2342.19200300.100.1.25', 'DC'],
  ['1.2.840.113549.1.9.1', 'emailAddress'],
  ['1.3.6.1.4.1.99999', '1.3.6.1.4.1.99999'],
])('the attribute type %s is named %s', (type, name) => {
  expect(readName(encoded(new AttributeTypeAndValue({ type, value: new Utf8String({ value: 'é' }) }))).attributes).toEqual([{ type: name, value: 'é' }]);
});

/** Encodes a name with another implementation. */
const encoded = (...typesAndValues: readonly AttributeTypeAndValue[]): Uint8Array =>
  new Uint8Array(new RelativeDistinguishedNames({ typesAndValues: [...typesAndValues] }).toSchema().toBER());

test('writes a value that is not text as its DER (RFC 4514, section 2.4)', () => {
  const attribute = new AttributeTypeAndValue({ type: '1.2.3', value: new Integer({ value: 7 }) as never });
  expect(readName(encoded(attribute)).attributes).toEqual([{ type: '1.2.3', value: '#020107' }]);
});

test('separates the attributes of one relative distinguished name from those of the next', () => {
  // The set of CN=A and O=B, then the set of C=NO.
  const name = Uint8Array.from(Buffer.from('3023311430080603550403 0c0141300806035504 0a0c0142310b300906035504 0613024e4f'.replaceAll(' ', ''), 'hex'));
  expect(readAttributes(name)).toEqual([
    { oid: '2.5.4.3', value: 'A', isDer: false, isJoined: false },
    { oid: '2.5.4.10', value: 'B', isDer: false, isJoined: true },
    { oid: '2.5.4.6', value: 'NO', isDer: false, isJoined: false },
  ]);
});

test('rejects bytes that are not a name', () => {
  for (const bytes of [[], [0x30, 2, 0x30, 0], [0x31, 0], [0x30, 2, 0x31, 2], [0x30, 4, 0x31, 2, 0x30, 0]])
    expect(() => readName(Uint8Array.from(bytes))).toThrow(BerError);
});
