import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, anyUrl, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { decodeLink } from './decode-link.ts';
import { decodeLinks } from './decode-text.ts';
import { readSafeLinksData } from './safe-links-data.ts';

const SAFE_LINK = 'https://eur01.safelinks.protection.outlook.com/?url=';
const anyText = fc.string({ unit: anyCharacter });
const wrap = (url: string): string => `${SAFE_LINK}${encodeURIComponent(url)}&data=1`;

test('unwraps a link from up to ten wrappers', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(anyUrl(), fc.integer({ min: 1, max: 10 }), (url, count) => {
      let link = url;
      for (let layer = 0; layer < count; layer++) link = wrap(link);
      expect(decodeLink(link).url).toBe(url);
      expect(decodeLink(link).layers).toHaveLength(count);
    }),
    { numRuns: runs(100) },
  );
  let link = 'https://a.example/';
  for (let layer = 0; layer < 11; layer++) link = wrap(link);
  expect(decodeLink(link).url).toBe(wrap('https://a.example/'));
});

/** Encodes a line as email source, with lines of at most `width` characters (RFC 2045, section 6.7). */
function encodeQuotedPrintable(line: string, width: number): string {
  const signs = Array.from(Buffer.from(line), (byte) => (byte === 0x3d || byte > 0x7e ? `=${byte.toString(16).toUpperCase()}` : String.fromCharCode(byte)));
  let [encoded, column] = ['', 0];
  for (const sign of signs) {
    if (column + sign.length >= width) {
      encoded += '=\r\n';
      column = 0;
    }
    encoded += sign;
    column += sign.length;
  }
  return encoded;
}

test('decodes links in email source with any line length', () => {
  // An apostrophe ends a link in a text.
  const target = anyUrl({ hasQuery: true, hasFragment: true }).map((url) => url.replaceAll("'", ''));
  fc.assert(
    fc.property(target, fc.integer({ min: 20, max: 76 }), (url, width) => {
      const source = encodeQuotedPrintable(`see ${wrap(url)} and `, width);
      expect(decodeLinks(source).links).toEqual([{ service: 'outlook-safe-links', url }]);
      expect(decodeLink(encodeQuotedPrintable(wrap(url), width)).url).toBe(url);
    }),
    { numRuns: runs(200) },
  );
});

test('decodes any URL between the underscores of Check Point, in any region', () => {
  const url = anyUrl({ hasQuery: true, hasFragment: true });
  fc.assert(
    fc.property(url, fc.constantFrom('', 'r01/', 'r12/'), fc.stringMatching(/^[\w-]{0,20}$/u), (target, region, signature) => {
      fc.pre(!signature.includes('___') && !signature.startsWith('_'));
      const [withoutFragment = '', ...fragment] = target.split(/(?=#)/u);
      const link = `https://protect.checkpoint.com/v2/${region}___${withoutFragment}___.${signature}${fragment.join('')}`;
      expect(decodeLink(link)).toMatchObject({ url: target, service: 'check-point' });
    }),
    { numRuns: runs(200) },
  );
});

test('decodes any target that was encoded', () => {
  fc.assert(
    fc.property(
      anyText.filter((text) => text !== ''),
      (target) => {
        expect(decodeLink(wrap(target)).layers[0]?.url).toBe(target);
      },
    ),
  );
});

test('restores the characters that Proofpoint version 3 replaced', () => {
  const runs = fc.array(
    fc.record({
      before: fc.stringMatching(/^[a-z/]{0,5}$/u),
      replaced: fc.string({ unit: fc.constantFrom('~', 'ä', '€', '😀', '*'), minLength: 1, maxLength: 65 }),
    }),
  );
  const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';
  fc.assert(
    fc.property(runs, (parts) => {
      const written = parts.map(({ before, replaced }) => {
        const count = Array.from(replaced).length;
        return `${before}${count === 1 ? '*' : `**${letters.charAt(count - 2)}`}`;
      });
      const characters = Buffer.from(parts.map(({ replaced }) => replaced).join('')).toString('base64url');
      const link = `https://urldefense.com/v3/__https://a.example/${written.join('/')}/__;${characters}!!a!b$`;
      const expected = `https://a.example/${parts.map(({ before, replaced }) => before + replaced).join('/')}/`;
      expect(decodeLink(link).layers[0]?.url).toBe(expected);
    }),
  );
});

test('decodes or rejects any link', () => {
  const hostile = fc.string({
    unit: fc.constantFrom(
      SAFE_LINK,
      'https://urldefense.com/v3/__',
      'https://urldefense.com/v2/url?u=',
      '__;',
      '!',
      '*',
      '**',
      'A',
      '&data=',
      '|',
      '6',
      '%',
      '%7C',
      '-',
      '_',
      '\0',
      '\uD800',
      '@',
      'ä',
      '<',
      '>',
      '&amp;',
      ' ',
    ),
  });
  fc.assert(
    fc.property(fc.oneof(hostile, anyText), (link) => {
      try {
        expect(decodeLink(link).url).not.toBe('');
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
      expect(decodeLinks(link).count).toBe(decodeLinks(link).links.length);
    }),
    { numRuns: runs(2000) },
  );
});

test('does not change text without wrapped links', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyUrl(), anyText, fc.constantFrom(' ', '\r\n', '(', ')', '.'))), (parts) => {
      const text = parts.join('');
      expect(decodeLinks(text)).toEqual({ decodedText: text, links: [], count: 0 });
    }),
  );
});

test('decodes ten megabytes in linear time', { tags: ['slow'] }, () => {
  const line = `see ${wrap('https://a.example/')}).\n`;
  const count = Math.floor(10_000_000 / line.length);
  expect(decodeLinks(line.repeat(count)).decodedText === 'see https://a.example/).\n'.repeat(count)).toBe(true);
  for (const long of ['.'.repeat(1e7), 'https://'.repeat(1e6), '*'.repeat(1e6), '<'.repeat(1e6), '|'.repeat(1e6), '__;'.repeat(1e6)]) {
    expect(decodeLinks(`https://urldefense.com/v3/__${long}`).count).toBeLessThan(2);
    expect(decodeLinks(long).count).toBe(0);
  }
});

test('takes the second GUID of the data as the tenant, with or without hyphens', () => {
  const tenant = '84df9e7f-e9f6-40af-b435-aaaaaaaaaaaa';
  for (const written of [tenant, tenant.toUpperCase(), tenant.replaceAll('-', '')])
    expect(readSafeLinksData(`05|02||${'0'.repeat(32)}|${written}|1`)).toEqual({ recipient: '', tenantId: tenant, timestamp: '' });
});
