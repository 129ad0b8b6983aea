import { execFileSync } from 'node:child_process';
import { sha256 } from '@noble/hashes/sha2.js';
import * as scure from '@scure/base';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { unlessRefused } from '../../contract/errors.ts';
import { latin1 } from '../../lib/bytes/binary.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { codecs } from './codecs.ts';
import { decodeEncoded } from './decode.ts';
import type { EncodeOptions } from './codec.ts';
import { readingsOf } from './detect.ts';
import type { Encoding } from './encodings.ts';
import { encodings } from './encodings.ts';
import operations from './operations.ts';
import { digitsOfBytes } from './radix.ts';
import pythonRows from './testing/python-rows.json';

const OPTIONS: EncodeOptions = {
  padding: 'auto',
  letterCase: 'auto',
  checkSymbol: false,
  humanReadablePart: 'data',
  witnessVersion: undefined,
  fileName: 'data',
};

const encode = (encoding: Encoding, bytes: Uint8Array, options: Partial<EncodeOptions> = {}): string =>
  codecs[encoding].encode({ bytes, field: 'text', fileName: '' }, { ...OPTIONS, ...options });
const decode = (encoding: Encoding, text: string, checkSymbol = false): Uint8Array => codecs[encoding].decode(text, { checkSymbol }).bytes;
const utf8 = (text: string): Uint8Array => new TextEncoder().encode(text);

const ofText: ReadonlySet<Encoding> = new Set(['mime-words', 'punycode', 'idna']);
const ofBytes = encodings.filter((encoding) => !ofText.has(encoding) && encoding !== 'base85-ipv6');
const anyBytes = fc.oneof(
  fc.uint8Array({ maxLength: 200 }),
  fc.array(fc.constantFrom(0, 32, 61, 255), { maxLength: 60 }).map((bytes) => Uint8Array.from(bytes)),
);

test.each(ofBytes)('%s: decodes what it encodes', (encoding) => {
  fc.assert(
    fc.property(anyBytes, (random) => {
      const bytes = encoding === 'z85' ? random.slice(0, random.length - (random.length % 4)) : random;
      expect([...decode(encoding, encode(encoding, bytes))]).toEqual([...bytes]);
    }),
    { numRuns: runs(80) },
  );
});

const rows: readonly (readonly [Encoding, Exclude<keyof (typeof pythonRows)[number], 'hex'>])[] = [
  ['base16', 'base16'],
  ['base32', 'base32'],
  ['base32hex', 'base32hex'],
  ['base64', 'base64'],
  ['ascii85', 'ascii85'],
  ['ascii85-btoa', 'btoa'],
  ['ascii85-adobe', 'adobe'],
  ['base85', 'base85'],
];

test.each(rows)('%s agrees with Python', (encoding, name) => {
  for (const row of pythonRows) {
    const bytes = Buffer.from(row.hex, 'hex');
    expect(encode(encoding, bytes)).toBe(row[name]);
    expect(Buffer.from(decode(encoding, row[name])).toString('hex')).toBe(row.hex);
  }
});

const PYTHON = `
import base64, binascii, json, sys
def encode(hex):
    data = bytes.fromhex(hex)
    base32 = {'base32': base64.b32encode(data), 'base32hex': base64.b32hexencode(data), 'base64': base64.b64encode(data)}
    ascii85 = {'ascii85': base64.a85encode(data), 'btoa': base64.a85encode(data, foldspaces=True), 'adobe': base64.a85encode(data, adobe=True)}
    uu = b''.join(binascii.b2a_uu(data[at:at + 45], backtick=True) for at in range(0, len(data), 45))
    rows = {'base16': base64.b16encode(data), **base32, **ascii85, 'base85': base64.b85encode(data), 'uu': uu}
    return {'hex': hex, **{name: row.decode() for name, row in rows.items()}}
print(json.dumps([encode(hex) for hex in json.load(sys.stdin)]))
`;

// To change the rows, write other bytes in hex, and store what this program prints.
test('the rows are those of Python', { tags: ['slow'] }, () => {
  const printed = execFileSync('python3', ['-c', PYTHON], { encoding: 'utf8', input: JSON.stringify(pythonRows.map(({ hex }) => hex)) });
  expect(JSON.parse(printed)).toEqual(pythonRows);
});

test('uuencode agrees with Python, also if spaces at the end of lines are missing', () => {
  for (const row of pythonRows) {
    const bytes = Buffer.from(row.hex, 'hex');
    expect(encode('uuencode', bytes)).toBe(`begin 644 data\n${row.uu}\`\nend\n`);
    const bare = row.uu.replaceAll('`', ' ').replace(/ +$/gmu, '');
    expect(Buffer.from(decode('uuencode', bare)).toString('hex')).toBe(row.hex);
  }
});

const others: readonly (readonly [Encoding, { readonly encode: (bytes: Uint8Array) => string }])[] = [
  ['base16', scure.base16],
  ['base32', scure.base32],
  ['base32hex', scure.base32hex],
  ['base32-crockford', scure.base32crockford],
  ['base58', scure.base58],
  ['base58-flickr', scure.base58flickr],
  ['base58-ripple', scure.base58xrp],
  ['base58check', scure.createBase58check(sha256)],
  ['base64', scure.base64],
  ['base64url', scure.base64urlnopad],
  ['bech32', { encode: (bytes) => scure.bech32.encode('data', scure.bech32.toWords(bytes), false) }],
  ['bech32m', { encode: (bytes) => scure.bech32m.encode('data', scure.bech32m.toWords(bytes), false) }],
];

test.each(others)('%s agrees with @scure/base', (encoding, other) => {
  fc.assert(
    fc.property(anyBytes, (bytes) => {
      // That library completes Crockford’s alphabet with padding.
      expect(encode(encoding, bytes)).toBe(other.encode(bytes).replace(encoding === 'base32-crockford' ? /=+$/u : /$^/u, ''));
    }),
    { numRuns: runs(80) },
  );
});

/** Divides byte by byte. */
const slowDigits = (bytes: Uint8Array, base: number): number[] => {
  const zeros = bytes.findIndex((byte) => byte !== 0);
  let rest = [...bytes];
  const digits: number[] = [];
  while (rest.some((byte) => byte !== 0)) {
    let carry = 0;
    rest = rest.map((byte) => {
      const value = carry * 256 + byte;
      carry = value % base;
      return Math.floor(value / base);
    });
    digits.unshift(carry);
  }
  return [...Array.from({ length: zeros < 0 ? bytes.length : zeros }, () => 0), ...digits];
};

test('digits of long numbers agree with a model that divides byte by byte', () => {
  fc.assert(
    fc.property(anyBytes, fc.constantFrom(36, 58, 62), (bytes, base) => {
      expect([...digitsOfBytes(bytes, base)]).toEqual(slowDigits(bytes, base));
    }),
    { numRuns: runs(100) },
  );
});

test('the check symbol is the remainder of the number modulo 37, and detects a wrong letter', () => {
  const symbols = '0123456789ABCDEFGHJKMNPQRSTVWXYZ*~$=U';
  fc.assert(
    fc.property(fc.uint8Array({ minLength: 1, maxLength: 20 }), fc.nat(), (bytes, place) => {
      const number = BigInt(`0x${Buffer.from(bytes).toString('hex')}`);
      const text = encode('base32-crockford-number', bytes, { checkSymbol: true });
      expect(text.at(-1)).toBe(symbols.charAt(Number(number % 37n)));
      expect([...decode('base32-crockford-number', text, true)]).toEqual([...bytes]);
      const at = place % (text.length - 1);
      const changed = text.slice(0, at) + symbols.charAt((symbols.indexOf(text.charAt(at)) + 1) % 32) + text.slice(at + 1);
      expect(() => decode('base32-crockford-number', changed, true)).toThrow(expect.objectContaining({ code: 'wrong-check-symbol' }));
    }),
    { numRuns: runs(80) },
  );
});

// BIP 173 and BIP 350, test vectors.
const VALID_BECH32 = [
  'A12UEL5L',
  'a12uel5l',
  'an83characterlonghumanreadablepartthatcontainsthenumber1andtheexcludedcharactersbio1tt5tgs',
  'abcdef1qpzry9x8gf2tvdw0s3jn54khce6mua7lmqqqxw',
  '11qqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqqc8247j',
  'split1checkupstagehandshakeupstreamerranterredcaperred2y9e3w',
  '?1ezyfcl',
];
const VALID_BECH32M = [
  'A1LQFN3A',
  'a1lqfn3a',
  'an83characterlonghumanreadablepartthatcontainsthetheexcludedcharactersbioandnumber11sg7hg6',
  'abcdef1l7aum6echk45nj3s0wdvt2fg8x9yrzpqzd3ryx',
  '11llllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllllludsr8',
  'split1checkupstagehandshakeupstreamerranterredcaperredlc445v',
  '?1v759aa',
];
const INVALID_BECH32 = [
  '\u00201nwldj5',
  '\u007F1axkwrx',
  '\u00801eym55h',
  'pzry9x0s0muk',
  '1pzry9x0s0muk',
  'x1b4n0q5v',
  'li1dgmt3',
  'de1lg7wt\u00FF',
  'A1G7SGD8',
  '10a06t8',
  '1qzzfhee',
];

test('Bech32 and Bech32m accept the vectors of BIP 173 and BIP 350, and only their own', () => {
  for (const text of VALID_BECH32) {
    expect(codecs.bech32.decode(text, { checkSymbol: false }).isProven).toBe(true);
    expect(() => decode('bech32m', text)).toThrow(expect.objectContaining({ code: 'wrong-checksum' }));
  }
  for (const text of VALID_BECH32M) {
    expect(codecs.bech32m.decode(text, { checkSymbol: false }).isProven).toBe(true);
    expect(() => decode('bech32', text)).toThrow(expect.objectContaining({ code: 'wrong-checksum' }));
  }
  expect(INVALID_BECH32.filter((text) => unlessRefused(() => decode('bech32', text)))).toEqual([]);
});

test.each(['mime-words', 'punycode', 'idna'] as const)('%s: decodes the text that it encodes', (encoding) => {
  const words = fc.constantFrom('Grüße', 'Привет', '数値', 'hello', '👋🏽', 'naïve', 'a_b=?', '=?');
  fc.assert(
    fc.property(fc.array(words, { minLength: 1, maxLength: 30 }), (parts) => {
      const text =
        encoding === 'idna'
          ? parts
              .slice(0, 4)
              .map((part) => part.replaceAll(/[^\p{L}]/gu, '').toLowerCase() || 'x')
              .join('.')
          : parts.join(' ');
      const encoded = encode(encoding, utf8(text));
      expect(codecs[encoding].decode(encoded, { checkSymbol: false }).text).toBe(text);
      if (encoding === 'mime-words') expect(encoded.split('\n').every((line) => line.trim().length <= 75)).toBe(true);
    }),
    { numRuns: runs(80) },
  );
});

test('quoted-printable keeps line breaks, and its lines have at most 76 characters', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('ä', 'long words ', '=', '\n', '\r\n', '\t', ' '), { maxLength: 80 }), (parts) => {
      const text = parts.join('');
      const encoded = encode('quoted-printable', utf8(text));
      expect(new TextDecoder().decode(decode('quoted-printable', encoded))).toBe(text);
      expect(encoded.split(/\r?\n/u).every((line) => line.length <= 76 && !/[ \t]$/u.test(line))).toBe(true);
    }),
  );
});

/** Encodings with the letters of another one, so that a text alone does not tell which is meant. */
const SAME_LETTERS: ReadonlySet<Encoding> = new Set(['punycode', 'idna', 'base85-ipv6', 'base64url', 'ascii85-btoa']);

test.each(encodings.filter((encoding) => !SAME_LETTERS.has(encoding)))('detects %s of a sentence', (encoding) => {
  const sentence = 'The quick brown fox, 12 years old, jumps over it';
  const encoded = encode(encoding, utf8(encoding === 'mime-words' || encoding === 'quoted-printable' ? `${sentence}: für Ölgemälde` : sentence));
  const readings = readingsOf(encoded, { checkSymbol: false });
  expect(readings[0]?.encoding).toBe(encoding);
  expect(readings[0]?.grade).not.toBe('possible');
  expect(readings.filter(({ grade }) => grade !== 'possible')).toHaveLength(1);
});

test.each([
  ['48656c6c6f20776f726c64', 'base16', 'likely'],
  ['SGVsbG8gd29ybGQ', 'base64', 'likely'],
  ['npub10elfcs4fr0l0r8af98jlmgdh9c8tcxjvz9qkw038js35mp4dma8qzvjptg', 'bech32', 'certain'],
  ['xn--mnchen-3ya.de', 'idna', 'certain'],
  ['4z', 'base36', 'possible'],
] as const)('detects %s as %s', (text, encoding, grade) => {
  expect(readingsOf(text, { checkSymbol: false }).find((reading) => reading.encoding === encoding)?.grade).toBe(grade);
});

/** Random texts, and letters of the encoding with errors in them. */
const textsLike = (encoding: Encoding): fc.Arbitrary<string> => {
  const letters = encode(encoding, utf8('2001:db8::8=?_.-~ The quick brown fox jumps.'.slice(0, encoding === 'base85-ipv6' ? 11 : 44)));
  return fc.oneof(
    fc.string({ unit: anyCharacter, maxLength: 80 }),
    fc.uint8Array({ maxLength: 80 }).map(latin1),
    fc.string({ unit: fc.constantFrom(...letters), maxLength: 40 }),
    fc.constant(letters),
    fc.tuple(fc.nat(letters.length), fc.constantFrom('', ...letters)).map(([at, letter]) => letters.slice(0, at) + letter + letters.slice(at + 1)),
  );
};

test.each(encodings)('%s: a text is rejected, or its content is the same after encoding and decoding it', (encoding) => {
  fc.assert(
    fc.property(textsLike(encoding), fc.boolean(), (text, checkSymbol) => {
      const decoded = unlessRefused(() => codecs[encoding].decode(text, { checkSymbol }));
      if (!decoded) return;
      const encoded = unlessRefused(() => encode(encoding, decoded.bytes, { checkSymbol }));
      // Not every line is a domain name.
      if (encoded === undefined) expect(encoding).toBe('idna');
      // Encoding maps letters to lowercase (UTS #46, 4).
      else if (encoding === 'idna') expect(encode(encoding, decode(encoding, encoded, checkSymbol), { checkSymbol })).toEqual(encoded);
      else expect(decode(encoding, encoded, checkSymbol)).toEqual(decoded.bytes);
    }),
    { numRuns: runs(60) },
  );
});

const framed = (length: string): string => `xbtoa Begin\n9jqo^Bla7S\nxbtoa End N ${length} E 78 S 21e R 14e5`;

test('btoa: a missing length drops nothing, and a length beyond the content is an error', () => {
  expect(decode('ascii85-btoa', framed('6'))).toHaveLength(6);
  expect(decode('ascii85-btoa', framed(''))).toHaveLength(8);
  expect(() => decode('ascii85-btoa', framed('9'))).toThrow(expect.objectContaining({ code: 'incomplete-group' }));
});

test('the preview of a text ends with a whole character', () => {
  const encoded = encode('base64', utf8(`a${'ж'.repeat(300)}`));
  const { readings } = decodeEncoded({ encoded, encoding: 'auto', charset: 'auto', checkSymbol: false });
  expect(readings[0]?.content).toBe(`a${'ж'.repeat(59)}`);
});

test.each(['a@b@ü.de', 'ü%41.de'])('idna: refuses the label in %s, which a URL would change', (text) => {
  expect(() => encode('idna', utf8(text))).toThrow(expect.objectContaining({ code: 'invalid-label' }));
});

test('compares all encodings that have the content, and each result decodes to it', async () => {
  const outcome = await runOperation(operations, 'compare', { text: '2001:db8::8' }, createContext());
  const rows = outcome.kind === 'output' ? (outcome.output.encodings as readonly { readonly encoding: Encoding; readonly encoded: string }[]) : [];
  // Z85 has no encoding of 11 bytes.
  expect(rows.map(({ encoding }) => encoding)).toEqual(encodings.filter((encoding) => encoding !== 'z85'));
  for (const { encoding, encoded } of rows) {
    const { bytes, text } = codecs[encoding].decode(encoded, { checkSymbol: false });
    expect(text ?? new TextDecoder().decode(bytes)).toBe('2001:db8::8');
  }
});

test('detects an encoding of five megabytes', { tags: ['slow'] }, () => {
  const bytes = new Uint8Array(5_000_000).map((_, index) => (index * index) % 251);
  for (const encoding of ['base16', 'base32', 'base64', 'ascii85', 'quoted-printable', 'uuencode'] as const) {
    expect(readingsOf(encode(encoding, bytes), { checkSymbol: false }).map((reading) => reading.encoding)).toContain(encoding);
  }
  expect(unlessRefused(() => decode('idna', 'a'.repeat(5_000_000)))).toHaveLength(5_000_000);
});

test('five megabytes take seconds of processor time at most in encodings of bytes', { tags: ['slow'] }, () => {
  const bytes = new Uint8Array(5_000_000).map((_, index) => (index * index) % 251);
  for (const encoding of ofBytes.filter((each) => !/^base(?:36|58|62)/u.test(each))) {
    const processorTime = startProcessorTime();
    const decoded = decode(encoding, encode(encoding, bytes));
    expect(decoded.length).toBe(bytes.length);
    expect(processorTime()).toBeLessThan(10_000);
  }
});
