import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { splitGraphemes, splitWords } from './grapheme.ts';

const whole = (text: string, granularity: 'grapheme' | 'word') => Array.from(new Intl.Segmenter('en', { granularity }).segment(text), ({ segment }) => segment);

test.each([
  ['e\u0301a', ['e\u0301', 'a']],
  ['👩‍👩‍👧👍🏽', ['👩‍👩‍👧', '👍🏽']],
  ['🇩🇪🇫🇷', ['🇩🇪', '🇫🇷']],
  ['a\r\nb', ['a', '\r\n', 'b']],
  ['한국', ['한', '국']],
  ['x\u0308', ['x\u0308']],
  ['\na\u0301b', ['\n', 'a\u0301', 'b']],
  ['\u0600ab', ['\u0600a', 'b']],
])('splits %j into the clusters %j', (text, clusters) => {
  expect([...splitGraphemes(text)]).toEqual(clusters);
});

const units = fc.constantFrom(
  'a',
  ' ',
  "'",
  '.',
  '1',
  '\r',
  '\n',
  '\u0301',
  '\u200d',
  '👩',
  '👧',
  '🏽',
  '🇩',
  '🇫',
  '世',
  '界',
  '한',
  'é',
  '\u0600',
  '\ud83d',
  '\t',
  'क',
  '\u094d',
);
const texts = fc.array(units, { maxLength: 200 }).chain((parts) => fc.integer({ min: 1, max: 40 }).map((times) => parts.join('').repeat(times)));

test('clusters equal those of one segmenter over the whole text', () => {
  fc.assert(
    fc.property(fc.oneof(texts, fc.string({ unit: anyCharacter })), (text) => {
      expect([...splitGraphemes(text)]).toEqual(whole(text, 'grapheme'));
    }),
    { numRuns: runs(300) },
  );
});

test('separates every character of the basic plane from others like one segmenter', { tags: ['slow'] }, () => {
  const others = ['é', '\u0301', '\u200d', '\r', '\u0600'];
  for (let code = 0; code < 0xd800; code++) {
    const text = others.map((other) => other + String.fromCharCode(code)).join('');
    if (splitCount(text) !== whole(text, 'grapheme').length) expect([...splitGraphemes(text)], code.toString(16)).toEqual(whole(text, 'grapheme'));
  }
  expect(splitCount('ab')).toBe(2);
});

const splitCount = (text: string): number => [...splitGraphemes(text)].length;

test('words equal those of one segmenter over the whole text, if no dictionary is needed', () => {
  const western = fc.array(fc.constantFrom('a', 'b', ' ', "'", '.', ',', '1', '\n', '\u0301', '👩', '\u200d', 'é', '_', '-'), { maxLength: 200 });
  fc.assert(
    fc.property(western, fc.integer({ min: 1, max: 40 }), (parts, times) => {
      const text = parts.join('').repeat(times);
      expect([...splitWords(text)]).toEqual(whole(text, 'word'));
    }),
    { numRuns: runs(200) },
  );
});

test.each([
  ['one cluster', `a${'\u0301'.repeat(300_000)}`],
  ['one word', 'a'.repeat(1_000_000)],
  ['many words', 'hello world, '.repeat(50_000)],
  ['many families', '👩‍👩‍👧'.repeat(30_000)],
])('splits long text in linear time: %s', { tags: ['slow'] }, (_name, text) => {
  const processorTime = startProcessorTime();
  for (const split of [splitGraphemes, splitWords]) {
    let length = 0;
    for (const segment of split(text)) length += segment.length;
    expect(length).toBe(text.length);
  }
  expect(processorTime()).toBeLessThan(5000);
});
