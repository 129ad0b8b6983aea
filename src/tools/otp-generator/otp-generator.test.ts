import { createHmac } from 'node:crypto';
import fc from 'fast-check';
import { HOTP, Secret, TOTP, URI } from 'otpauth';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { encodeBase64 } from '../../lib/base64/base64.ts';
import { encodeBase32 } from '../../lib/base32/base32.ts';
import { decodeQrCodes } from '../../lib/qr-code/decode.ts';
import { encodeQrCode } from '../../lib/qr-code/matrix.ts';
import { drawPng } from '../../lib/qr-code/png.ts';
import { createCodes, stepsToTry, timeStep } from './codes.ts';
import { drawKeyUri, formatKeyUri } from './key-uri.ts';
import { readMessageFields } from './protocol-buffers.ts';
import { readKeyUri } from './read-key-uri.ts';
import { otpAlgorithms } from './terms.ts';
import { hotpOfOathtool, totpOfOathtool } from './testing/oathtool.ts';

const bytesOf = (hex: string): Uint8Array => Uint8Array.from(Buffer.from(hex, 'hex'));
const namesElsewhere = { 'sha-1': 'SHA1', 'sha-256': 'SHA256', 'sha-512': 'SHA512' } as const;

const anySecret = fc.uint8Array({ minLength: 1, maxLength: 200 });
const anyAlgorithm = fc.constantFrom(...otpAlgorithms);
const anyDigits = fc.integer({ min: 6, max: 8 });
const anyCounter = fc.maxSafeNat();
const anyLabel = fc.string({ unit: 'grapheme', maxLength: 30 }).map((text) => text.trim());

describe('codes', () => {
  test.each(hotpOfOathtool)('the code of counter $counter matches oathtool: $code', async ({ key, digits, counter, code }) => {
    expect((await createCodes(bytesOf(key), 'sha-1', digits))(counter)).toBe(code);
  });

  test.each(totpOfOathtool)('the code at $time matches oathtool: $code', async ({ key, algorithm, digits, period, time, startTime, code }) => {
    const { counter } = timeStep({ time: Date.parse(time), startTime, period });
    expect((await createCodes(bytesOf(key), algorithm, digits))(counter)).toBe(code);
  });

  test('successive codes match otpauth', async () => {
    await fc.assert(
      fc.asyncProperty(
        anySecret,
        anyAlgorithm,
        anyDigits,
        fc.array(anyCounter, { minLength: 1, maxLength: 4 }),
        async (secret, algorithm, digits, counters) => {
          const codeOf = await createCodes(secret, algorithm, digits);
          const hotp = new HOTP({ secret: new Secret({ buffer: secret.slice().buffer }), algorithm: namesElsewhere[algorithm], digits });
          expect(counters.map(codeOf)).toEqual(counters.map((counter) => hotp.generate({ counter })));
        },
      ),
    );
  });

  test('Steam codes are the last five digits in base 26, reversed', async () => {
    await fc.assert(
      fc.asyncProperty(anySecret, anyCounter, anyDigits, async (secret, counter, digits) => {
        const message = Buffer.alloc(8);
        message.writeBigUInt64BE(BigInt(counter));
        const mac = createHmac('sha1', secret).update(message).digest();
        const number = mac.readUInt32BE(mac.readUInt8(19) & 15) & 0x7fffffff;
        const inBase26 = Array.from(number.toString(26).padStart(5, '0').slice(-5), (digit) => '23456789BCDFGHJKMNPQRTVWXY'.charAt(Number.parseInt(digit, 26)));
        expect((await createCodes(secret, 'sha-1', digits, 'steam'))(counter)).toBe(inBase26.toReversed().join(''));
      }),
    );
  });

  test('codes change at the same time as in otpauth', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4e12 }), fc.integer({ min: 1, max: 86_400 }), (time, period) => {
        const { counter, secondsRemaining } = timeStep({ time, startTime: 0, period });
        expect(counter).toBe(TOTP.counter({ timestamp: time, period }));
        expect(secondsRemaining).toBe(Math.ceil(TOTP.remaining({ timestamp: Math.floor(time / 1_000) * 1_000, period }) / 1_000));
      }),
    );
  });
});

test('tries steps from the middle in both directions, or only ahead', () => {
  expect(stepsToTry('totp', 2)).toEqual([0, -1, 1, -2, 2]);
  expect(stepsToTry('hotp', 3)).toEqual([0, 1, 2, 3]);
});

describe('key URIs', () => {
  const anyKey = fc.record({ secret: anySecret, issuer: anyLabel, account: anyLabel, algorithm: anyAlgorithm, digits: anyDigits, counter: anyCounter });

  test('are read by otpauth and by us with the same values', () => {
    fc.assert(
      fc.property(
        anyKey.filter(({ account }) => account !== ''),
        ({ secret, counter, ...key }) => {
          const secretBase32 = encodeBase32(secret);
          const uri = formatKeyUri({ ...key, secretBase32, moving: { counter } });
          const { issuer, account, algorithm, digits } = key;
          // A label is split at its first colon, because the format is ambiguous.
          fc.pre(!issuer.includes(':') && !(issuer === '' && account.includes(':')));
          expect(readKeyUri(uri)).toEqual([{ type: 'hotp', issuer, account, secret: secretBase32, algorithm, digits, period: 0, counter }]);
          const theirs = URI.parse(uri);
          expect(theirs).toMatchObject({ algorithm: namesElsewhere[algorithm], digits, counter });
          expect(theirs.secret.base32).toBe(secretBase32);
          if (!account.includes(':')) expect([theirs.issuer, theirs.label]).toEqual([issuer, account]);
        },
      ),
    );
  });

  test('Steam URIs are read with the same values', () => {
    fc.assert(
      fc.property(anySecret, anyLabel, anyLabel, fc.integer({ min: 1, max: 86_400 }), (secret, issuer, account, period) => {
        fc.pre(!issuer.includes(':') && !(issuer === '' && account.includes(':')));
        const key = { secretBase32: encodeBase32(secret), issuer, account, algorithm: 'sha-1', digits: 6, encoder: 'steam' } as const;
        const read = { type: 'steam', issuer, account, secret: key.secretBase32, algorithm: 'sha-1', digits: 5, period, counter: 0 };
        expect(readKeyUri(formatKeyUri({ ...key, moving: { period } }))).toEqual([read]);
      }),
    );
  });

  test('those of otpauth are read', () => {
    fc.assert(
      fc.property(anySecret, anyLabel, anyLabel, anyAlgorithm, fc.integer({ min: 1, max: 86_400 }), (secret, issuer, label, algorithm, period) => {
        fc.pre(label !== '' && !`${issuer}${label}`.includes(':'));
        const theirs = new TOTP({ issuer, label, secret: new Secret({ buffer: secret.slice().buffer }), algorithm: namesElsewhere[algorithm], period });
        const account = { type: 'totp', issuer, account: label, secret: theirs.secret.base32, algorithm, digits: 6, period, counter: 0 };
        expect(readKeyUri(theirs.toString())).toEqual([account]);
      }),
    );
  });

  test('are read from the image of their QR code', { tags: ['slow'] }, async () => {
    const uri = formatKeyUri({ secretBase32: 'JBSWY3DPEHPK3PXP', issuer: 'Ünï', account: 'a@b', algorithm: 'sha-1', digits: 6, moving: { period: 30 } });
    const code = encodeQrCode(uri, { errorCorrectionLevel: 'medium' }, 'account');
    const png = drawPng(code, { foreground: '#000000', background: '#ffffff', margin: 4, size: 512 });
    expect((await decodeQrCodes(png, 'file')).map(({ text }) => text)).toEqual([uri]);
    expect(drawKeyUri(uri)?.svg).toContain(`viewBox="0 0 ${code.side + 8} ${code.side + 8}"`);
  });

  test('may request up to ten digits', () => {
    expect(readKeyUri('otpauth://totp/a?secret=AA&digits=10')[0]?.digits).toBe(10);
    expect(() => readKeyUri('otpauth://totp/a?secret=AA&digits=11')).toThrow(expect.objectContaining({ code: 'invalid-key-uri' }));
  });

  test('escape a line break as written, regardless of line endings in forms', () => {
    const key = { secretBase32: 'AA', algorithm: 'sha-1', digits: 6, moving: { period: 30 } } as const;
    expect(formatKeyUri({ ...key, issuer: 'a\nb', account: 'c\r\nd' })).toBe(
      'otpauth://totp/a%0Ab:c%0D%0Ad?secret=AA&issuer=a%0Ab&algorithm=SHA1&digits=6&period=30',
    );
  });

  test('have no QR code if too long', () => {
    expect(drawKeyUri('x'.repeat(2331))).not.toBeNull();
    expect(drawKeyUri('x'.repeat(2332))).toBeNull();
  });
});

/** Encodes a protocol buffers message: numbers and bytes by field. */
function message(fields: readonly (readonly [number, number | Uint8Array])[]): Uint8Array {
  const varint = (value: number): number[] => (value < 128 ? [value] : [(value % 128) | 128, ...varint(Math.floor(value / 128))]);
  return Uint8Array.from(
    fields.flatMap(([number, value]) =>
      typeof value === 'number' ? [...varint(number * 8), ...varint(value)] : [...varint(number * 8 + 2), ...varint(value.length), ...value],
    ),
  );
}

const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

/** Returns an export with the fields that are always present. */
const uriOf = (accounts: readonly Uint8Array[]): string => {
  const data = message([...accounts.map((account) => [1, account] as const), [2, 1], [3, 1], [4, 0], [5, 12_345]]);
  return `otpauth-migration://offline?data=${encodeURIComponent(encodeBase64(data))}`;
};

describe('exports', () => {
  test('contain all accounts, in their order', () => {
    const anyAccount = fc.record({
      secret: anySecret,
      name: anyLabel,
      issuer: anyLabel,
      type: fc.constantFrom('hotp' as const, 'totp' as const),
      counter: anyCounter,
    });
    fc.assert(
      fc.property(fc.array(anyAccount, { minLength: 1, maxLength: 12 }), (accounts) => {
        const written = accounts.map(({ secret, name, issuer, type, counter }) =>
          message([
            [1, secret],
            [2, utf8(name)],
            [3, utf8(issuer)],
            [4, 3],
            [5, 2],
            [6, type === 'hotp' ? 1 : 2],
            [7, counter],
            [8, utf8('unknown')],
          ]),
        );
        const read = readKeyUri(uriOf(written));
        expect(read).toEqual(
          accounts.map(({ secret, type, counter }, index) => ({
            type,
            issuer: read[index]?.issuer,
            account: read[index]?.account,
            secret: encodeBase32(secret),
            algorithm: 'sha-512',
            digits: 8,
            period: type === 'totp' ? 30 : 0,
            counter: type === 'hotp' ? counter : 0,
          })),
        );
        for (const [index, { name, issuer }] of accounts.entries()) {
          if (!name.includes(':')) expect(read[index]).toMatchObject({ issuer, account: name });
        }
      }),
    );
  });

  test.each([
    [
      'an unknown number of digits',
      [
        [1, utf8('a')],
        [5, 3],
      ],
      'invalid-key-uri',
    ],
    [
      'an unknown algorithm',
      [
        [1, utf8('a')],
        [4, 5],
      ],
      'unsupported-algorithm',
    ],
    [
      'an unknown type',
      [
        [1, utf8('a')],
        [6, 3],
      ],
      'invalid-key-uri',
    ],
    ['a secret encoded as a number', [[1, 7]], 'invalid-key-uri'],
    [
      'a number encoded as bytes',
      [
        [1, utf8('a')],
        [5, utf8('six')],
      ],
      'invalid-key-uri',
    ],
    ['a missing secret', [[2, utf8('a')]], 'missing-secret'],
  ] as const)('with %s are rejected', (_title, fields, code) => {
    expect(() => readKeyUri(uriOf([message(fields)]))).toThrow(expect.objectContaining({ code, field: 'uri' }));
  });

  test('may have fields of fixed width, which are eight or four bytes', () => {
    const eight = [1, 2, 3, 4, 5, 6, 7, 8];
    // A tag is the field's number times eight plus the wire type: 1 is I64, 5 is I32, 3 and 4 are groups.
    expect(readMessageFields(Uint8Array.of(0x09, ...eight, 0x15, ...eight.slice(4), 0x18, 1))).toEqual([
      { number: 1, value: Uint8Array.from(eight) },
      { number: 2, value: Uint8Array.of(5, 6, 7, 8) },
      { number: 3, value: 1n },
    ]);
    expect(readMessageFields(Uint8Array.of(0x09, ...eight.slice(1)))).toBeUndefined();
    expect(readMessageFields(Uint8Array.of(0x0b, 0x08, 1, 0x0c))).toBeUndefined();
  });

  test('are not messages when truncated anywhere, or have fewer fields', () => {
    const whole = message([
      [1, utf8('secret')],
      [2, utf8('name')],
      [7, 300],
    ]);
    for (let length = 0; length < whole.length; length++) {
      const fields = readMessageFields(whole.subarray(0, length));
      expect(fields === undefined || fields.length < 3).toBe(true);
    }
  });
});

test('any text returns accounts or an InputError', () => {
  const hostile = fc.oneof(
    fc.string({ unit: anyCharacter }),
    fc.constantFrom('otpauth://totp/', '?', 'secret=AAAA', '&', '%', '=', ':', 'digits=', 'otpauth-migration://offline?data=', 'CgA=', '\uD800', '\0'),
  );
  fc.assert(
    fc.property(fc.array(hostile, { maxLength: 6 }), (parts) => {
      try {
        expect(readKeyUri(parts.join('')).length).toBeGreaterThan(0);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
    { numRuns: runs(500) },
  );
});

test('hostile text takes linear time', { tags: ['slow'] }, () => {
  const long = 'a'.repeat(2e6);
  for (const text of [
    `otpauth://${long}`,
    `${' '.repeat(2e6)}x`,
    `otpauth://totp/${'%'.repeat(2e6)}`,
    `otpauth://totp/?${'&='.repeat(1e6)}`,
    `otpauth://totp/?secret=${'='.repeat(2e6)}`,
  ]) {
    expect(() => readKeyUri(text)).toThrow(InputError);
  }
  expect(readKeyUri(`otpauth://totp/${long}?secret=${'a '.repeat(1e6)}&${'x=y&'.repeat(2e5)}`)).toHaveLength(1);
  const varints = readMessageFields(message(Array.from({ length: 2e5 }, () => [9, 1] as const)));
  expect(varints).toHaveLength(2e5);
});
