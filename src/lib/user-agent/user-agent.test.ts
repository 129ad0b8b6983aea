import fc from 'fast-check';
import { UAParser } from 'ua-parser-js';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { readClientHints } from './client-hints.ts';
import { findCrawler } from './crawler.ts';
import { readTokens } from './tokens.ts';
import { describeUserAgent, notesOn } from './user-agent.ts';

const anyWord = fc.constantFrom(
  'Mozilla/5.0',
  'Chrome/126.0.0.0',
  'Safari/537.36',
  'Firefox/127.0',
  'Version/26.0',
  'Mobile',
  'Android 10; K',
  'X11',
  'Edg/126.0',
  'OPR/99.0',
);
const anyWords = fc.array(fc.oneof(anyWord, fc.string({ unit: 'binary', maxLength: 8 })), { maxLength: 12 }).map((words) => words.join(' '));

test('browsers have the names and versions of ua-parser-js', () => {
  fc.assert(
    fc.property(anyWords, (words) => {
      const userAgent = `Mozilla/5.0 (X11) ${words}`;
      const { clientKind, ...described } = describeUserAgent(userAgent, {});
      const { browser, engine } = new UAParser(userAgent).getResult();
      if (clientKind !== 'browser') return;
      expect([described.browserName, described.browserVersion]).toEqual([browser.name, browser.version ?? '']);
      expect([described.engineName, described.engineVersion]).toEqual([engine.name ?? '', engine.version ?? '']);
    }),
  );
});

test('the parts hold every character but white space and outer parentheses', () => {
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', '/', ' ', '(', ')', '\\', '\t', '😀')), (characters) => {
      const text = characters.join('');
      const parts = readTokens(text).map(({ name, version, kind }) => (kind === 'comment' ? `(${name})` : `${name}/${version}`));
      expect(parts.join('').replaceAll(/[\s()/]/gu, '')).toBe(text.replaceAll(/[\s()/]/gu, ''));
    }),
  );
});

const quote = (text: string): string => `"${text.replaceAll(/["\\]/gu, String.raw`\$&`)}"`;

test('brands are read back as they were written', () => {
  const anyText = fc.string({ unit: 'grapheme-ascii' });
  fc.assert(
    fc.property(fc.array(fc.record({ name: anyText, version: anyText })), (brands) => {
      const header = `Sec-CH-UA: ${brands.map(({ name, version }) => `${quote(name)};v=${quote(version)}`).join(', ')}`;
      expect(readClientHints(header).brands).toEqual(brands);
    }),
  );
});

test('any text is described, and any hints are read or refused', () => {
  fc.assert(
    fc.property(anyWords, fc.string({ unit: 'binary' }), (userAgent, hints) => {
      expect(describeUserAgent(userAgent || 'a', {}).clientKind).not.toBe('');
      notesOn(userAgent || 'a', {});
      try {
        readClientHints(`Sec-CH-UA: ${hints}`);
      } catch (error) {
        expect(error).toBeInstanceOf(InputError);
      }
    }),
  );
});

test('long texts take no long time', () => {
  const start = performance.now();
  for (const part of ['bot', 'bot ', '(', '"a";v="b", ', '\\', 'Mozilla/5.0 (', 'a/', ';']) {
    const text = part.repeat(1_000_000 / part.length);
    findCrawler(text);
    readTokens(text);
    describeUserAgent(text, {});
    notesOn(text, {});
  }
  readClientHints(`Sec-CH-UA: ${'"a";v="b", '.repeat(100_000)}"c"`);
  expect(performance.now() - start).toBeLessThan(10_000);
});
