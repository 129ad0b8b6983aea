import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter } from '../../../scripts/seed-tests.ts';
import type { ChangedLine } from './line-view.ts';
import { limitPairs, markChange, showWhiteSpace, toStretches } from './line-view.ts';

const line = (type: ChangedLine['type'], text: string): ChangedLine => ({ type, originalLine: null, modifiedLine: null, text });

test('puts removed lines beside the added ones that follow them', () => {
  const stretches = toStretches([line('equal', 'a'), line('removed', 'b'), line('removed', 'c'), line('added', 'B'), line('equal', 'd')]);
  expect(stretches.map((stretch) => [stretch.kind, stretch.pairs().map(({ left, right }) => [left?.text, right?.text])])).toEqual([
    ['equal', [['a', 'a']]],
    [
      'changed',
      [
        ['b', 'B'],
        ['c', undefined],
      ],
    ],
    ['equal', [['d', 'd']]],
  ]);
});

test('draws every line exactly once', () => {
  const arbitrary = fc.array(fc.tuple(fc.constantFrom('equal', 'removed', 'added'), fc.string()).map(([type, text]) => line(type, text)));
  fc.assert(
    fc.property(arbitrary, (lines) => {
      const drawn = toStretches(lines).flatMap((stretch) => stretch.pairs().flatMap(({ left, right }) => (left === right ? [left] : [left, right])));
      expect(new Set(drawn.filter((shown) => shown !== undefined))).toEqual(new Set(lines));
    }),
  );
});

test('marks the changed words of a line', () => {
  expect(markChange('the quick fox', 'the slow fox')).toEqual([
    { before: 'the ', changed: 'quick', after: ' fox' },
    { before: 'the ', changed: 'slow', after: ' fox' },
  ]);
  expect(markChange('port: 80', 'port: 8080')[1].changed).toBe('8080');
});

test.each([
  ['a a', 'a a a', '', ' a'],
  ['a-', 'a--', '', '-'],
  ['--', '-', '-', ''],
  ['x', 'x', '', ''],
  ['', 'x', '', 'x'],
])('does not overlap the common prefix and suffix of %j and %j', (one, other, left, right) => {
  expect(markChange(one, other).map(({ changed }) => changed)).toEqual([left, right]);
});

test('marked parts concatenate to the lines', { tags: ['slow'] }, () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter }), fc.string({ unit: anyCharacter }), (one, other) => {
      const [left, right] = markChange(one, other);
      expect(left.before + left.changed + left.after).toBe(one);
      expect(right.before + right.changed + right.after).toBe(other);
    }),
  );
});

test('shows whitespace', () => {
  expect(showWhiteSpace('a b\tc\r')).toBe('a·b→\tc␍');
});

test('draws a limited number of pairs, not counting collapsed lines', () => {
  const stretches = toStretches([
    ...Array.from({ length: 50 }, () => line('equal', 'a')),
    ...Array.from({ length: 10 }, () => line('removed', 'b')),
    line('equal', 'c'),
    line('added', 'd'),
  ]);
  const drawn = (limit: number) => limitPairs(stretches, limit).map(({ limit: shown }) => shown);
  expect(drawn(100)).toEqual([50, 10, 1, 1]);
  expect(drawn(17)).toEqual([50, 10, 1]);
  expect(drawn(10)).toEqual([50, 4]);
});
