import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { indexOfByte, scanBase64 } from './scan.ts';

const sample = fc.uint8Array({ minLength: 1, maxLength: 200 });
const noise = fc.string({ unit: fc.constantFrom(' ', '\t', '\r\n', '\n'), maxLength: 3 });

/** Inserts whitespace between the characters of a text, and percent-encodes some of its symbols. */
const disguised = (base64: string) =>
  fc
    .array(fc.tuple(noise, fc.boolean()), { minLength: base64.length, maxLength: base64.length })
    .map((disguises) =>
      disguises
        .map(([space, isEncoded], at) => space + (isEncoded && /[+/=]/u.test(base64.charAt(at)) ? encodeURIComponent(base64.charAt(at)) : base64.charAt(at)))
        .join(''),
    );

const disguisedSample = sample.chain((bytes) => fc.tuple(fc.constant(bytes), disguised(Buffer.from(bytes).toString('base64'))));

test('reads Base64 with whitespace anywhere and percent-encoded symbols, and locates each byte', () => {
  fc.assert(
    fc.property(disguisedSample, fc.string({ unit: fc.constantFrom('a', '%', '😀') }), ([bytes, text], head) => {
      const options = { start: head.length, percentEncoded: true };
      expect(scanBase64(head + text, options)).toEqual({ ok: true, bytes });
      const letters = [...text.matchAll(/%2b|%2f|%3d|[\w+/]/giu)];
      bytes.forEach((_, byte) => expect(indexOfByte(head + text, byte, options)).toBe(head.length + (letters[Math.floor((byte * 4) / 3)]?.index ?? -1)));
    }),
  );
});

test('strict mode accepts exactly what Node writes', () => {
  fc.assert(
    fc.property(sample, (bytes) => {
      const source = Buffer.from(bytes);
      for (const text of [source.toString('base64'), source.toString('base64url')]) expect(scanBase64(text, { strict: true })).toEqual({ ok: true, bytes });
    }),
  );
});

test('Node writes what strict mode accepts', () => {
  const text = fc.string({ unit: fc.constantFrom('A', 'g', 'Q', '+', '/', '-', '_', '=', '\n'), maxLength: 9 });
  fc.assert(
    fc.property(text, (base64) => {
      const scanned = scanBase64(base64, { strict: true });
      if (!scanned.ok) return;
      const source = Buffer.from(scanned.bytes);
      const urlSafe = source.toString('base64url');
      expect([source.toString('base64'), urlSafe, urlSafe.padEnd(Math.ceil(urlSafe.length / 4) * 4, '=')]).toContain(base64);
    }),
    { numRuns: runs(5000) },
  );
});

describe('errors', () => {
  test.each([
    ['Zm9*', {}, 'foreign', 3],
    ['Zg==Zg==', {}, 'misplacedPadding', 4],
    ['Zg===', {}, 'wrongPadding', 4],
    ['Zg=', {}, 'wrongPadding', 2],
    ['Zm9vY', {}, 'incomplete', 5],
    ['a%2B', {}, 'foreign', 1],
    ['Zm9v Zm9v', { strict: true }, 'foreign', 4],
    ['+-AA', { strict: true }, 'otherAlphabet', 0],
    ['+A', { strict: true }, 'missingPadding', 2],
    ['Zh', { strict: true }, 'unusedBits', 1],
    ['Zm9=', { strict: true }, 'unusedBits', 2],
  ] as const)('%j %j', (text, options, reason, index) => {
    expect(scanBase64(text, options)).toEqual({ ok: false, problem: { reason, index } });
  });
});
