import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse, stringify, validate, version } from 'uuid';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import {
  formatUuid,
  parseUuid,
  stamp,
  toBase64Url,
  toGregorianTicks,
  toGuidBytes,
  toOid,
  toUrn,
  unixMillisecondsOf,
  unixTicksOf,
  variantOf,
  versionOf,
} from './uuid.ts';

const uuidBytes = fc.uint8Array({ minLength: 16, maxLength: 16 });
const read = (text: string) => parseUuid(text, 'uuid');

const withByte8 = (byte: number) => new Uint8Array(16).with(8, byte);

test('parses every notation that it formats, and agrees with the uuid package', () => {
  fc.assert(
    fc.property(uuidBytes, (bytes) => {
      stamp(bytes, 4);
      const text = formatUuid(bytes);
      expect(text).toBe(stringify(bytes));
      expect(parse(text)).toEqual(bytes);
      const plain = text.replaceAll('-', '');
      const base64Url = toBase64Url(bytes);
      const forms = [
        text,
        text.toUpperCase(),
        plain,
        `{${text}}`,
        `{${plain}}`,
        toUrn(bytes),
        `URN:UUID:${plain}`,
        toOid(bytes),
        base64Url,
        `${base64Url}==`,
        ` ${text}\n`,
      ];
      for (const form of forms) expect(new Uint8Array(read(form))).toEqual(bytes);
    }),
  );
});

test.each([
  ['c232ab00-9414-11ec-b3c8-9f6bdeced84', 36],
  ['c232ab00-9414-11ec-b3c8-9f6bdeced8461', 37],
  ['c232ab00-941411ec-b3c8-9f6bdeced846', 14],
  ['c232ab0094-1411ecb3c89f6bdeced846', 11],
  ['  x232ab00-9414-11ec-b3c8-9f6bdeced846', 3],
  ['{c232ab00-9414-11ec-b3c8-9f6bdeced846', 38],
  ['{c232ab00-9414-11ec-b3c8-9f6bdeced846}}', 39],
  ['urn:uuid:g', 10],
  ['2.25.', 6],
  ['2.25.12x', 8],
  ['2.25.340282366920938463463374607431768211456', 6],
  ['é', 1],
  ['', 1],
])('rejects %j at character %i', (text, character) => {
  expect(() => read(text)).toThrow(expect.objectContaining({ code: 'invalid-uuid', field: 'uuid', position: { character } }));
});

test('returns bytes or throws an InputError for any text', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: anyCharacter }),
        fc.uuid().chain((uuid) => fc.nat(36).map((at) => uuid.slice(0, at) + uuid.slice(at + 1))),
      ),
      (text) => {
        try {
          expect(read(text)).toHaveLength(16);
        } catch (error) {
          expect(error).toBeInstanceOf(InputError);
        }
      },
    ),
  );
});

test('returns version and variant', () => {
  expect(versionOf(new Uint8Array(16))).toBe('nil');
  expect(versionOf(new Uint8Array(16).fill(255))).toBe('max');
  fc.assert(
    fc.property(uuidBytes, (bytes) => {
      if (validate(formatUuid(bytes))) expect(versionOf(bytes)).toBe(`v${version(formatUuid(bytes))}`);
      else expect(['', 'unknown']).toContain(versionOf(bytes));
    }),
  );
  expect([0x00, 0x7f, 0x80, 0xbf, 0xc0, 0xdf, 0xe0, 0xff].map((byte) => variantOf(withByte8(byte)))).toEqual([
    'ncs',
    'ncs',
    'rfc9562',
    'rfc9562',
    'microsoft',
    'microsoft',
    'future',
    'future',
  ]);
});

test('reads the time of versions 1, 6 and 7 (RFC 9562, appendix A)', () => {
  for (const text of ['c232ab00-9414-11ec-b3c8-9f6bdeced846', '1ec9414c-232a-6b00-b3c8-9f6bdeced846', '017f22e2-79b0-7cc3-98c4-dc0c0c07398f']) {
    expect(unixMillisecondsOf(read(text))).toBe(1645557742000);
  }
  expect(unixTicksOf(read('919108f7-52d1-4320-9bac-f847db4148a8'))).toBeUndefined();
  // One tick before 1970 is in the previous millisecond.
  expect(unixMillisecondsOf(read('13813fff-1dd2-11b2-8000-000000000000'))).toBe(-1);
  expect(toGregorianTicks(-12219292800000)).toBe(0n);
  expect(toGregorianTicks(0, 0.5)).toBe(0x01b21dd213814000n + 5000n);
});

test('writes the bytes of a Windows GUID', () => {
  expect(formatUuid(toGuidBytes(read('00112233-4455-6677-8899-aabbccddeeff')))).toBe('33221100-5544-7766-8899-aabbccddeeff');
});
