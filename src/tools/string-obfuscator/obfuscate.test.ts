import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { splitGraphemes } from '../../lib/grapheme/grapheme.ts';
import { splitLines } from '../../lib/lines/lines.ts';
import { obfuscateText } from './obfuscate.ts';

const plain = { keepFirst: 4, keepLast: 4, replacementCharacter: '*', keepSpace: true, minimumHidden: 4, fixedLength: 0, eachLine: false };
const count = (text: string): number => [...splitGraphemes(text)].length;

const small = fc.nat({ max: 8 });
const rules = fc.record({ keepFirst: small, keepLast: small, minimumHidden: small, keepSpace: fc.boolean() });
// Without the asterisk, to distinguish hidden characters.
const anyText = fc
  .oneof(
    fc.string({ unit: anyCharacter }),
    fc.array(fc.constantFrom('a', ' ', '\n', '\r\n', '\t', '👩\u200d👧', 'e\u0301', '\ud83d')).map((parts) => parts.join('')),
  )
  .map((text) => text.replaceAll('*', ''));

test('never shows more than allowed, and hides at least the minimum', () => {
  fc.assert(
    fc.property(anyText, rules, (text, { keepFirst, keepLast, minimumHidden }) => {
      const characters = [...splitGraphemes(text)];
      const hidden = obfuscateText(text, { ...plain, keepFirst, keepLast, minimumHidden, fixedLength: 1 });
      const [first = '', last = ''] = hidden.split('*');
      expect(text.startsWith(first) && (!hidden.includes('*') || text.endsWith(last))).toBe(true);
      if (!hidden.includes('*')) expect(hidden).toBe(text);
      const shown = hidden.includes('*') ? count(first) + count(last) : characters.length;
      expect(characters.length - shown).toBeGreaterThanOrEqual(Math.min(minimumHidden, characters.length));
      expect(shown).toBe(Math.min(keepFirst + keepLast, Math.max(0, characters.length - minimumHidden)));
    }),
  );
});

test('obfuscates each line separately', () => {
  fc.assert(
    fc.property(anyText, rules, (text, some) => {
      const alone = splitLines(text).map((line) => obfuscateText(line, { ...plain, ...some }));
      expect(splitLines(obfuscateText(text, { ...plain, ...some, eachLine: true }))).toEqual(alone);
    }),
  );
});

test('masks megabytes in linear time', { tags: ['slow'] }, () => {
  const processorTime = startProcessorTime();
  const text = 'secret é 👩\u200d👧\n'.repeat(60_000);
  expect(obfuscateText(text, { ...plain, eachLine: true }).length).toBeGreaterThan(0);
  expect(obfuscateText(text, plain).length).toBeGreaterThan(0);
  expect(processorTime()).toBeLessThan(30_000);
});
