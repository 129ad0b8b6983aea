import { expect, test } from 'vitest';
import { markParts } from './mark-parts.ts';

test.each<[ranges: readonly (readonly [number, number])[], parts: readonly string[]]>([
  [[], ['(a|aa)+']],
  [[[1, 2]], ['(', '*a', '|aa)+']],
  [
    [
      [1, 2],
      [3, 5],
    ],
    ['(', '*a', '|', '*aa', ')+'],
  ],
  [
    [
      [0, 6],
      [1, 2],
    ],
    ['*(a|aa)', '+'],
  ],
  [
    [
      [0, 3],
      [1, 6],
    ],
    ['*(a|aa)', '+'],
  ],
  [[[3, 99]], ['(a|', '*aa)+']],
])('marks %j in a pattern', (ranges, parts) => {
  const marked = markParts(
    '(a|aa)+',
    ranges.map(([start, end]) => ({ start, end })),
  );
  expect(marked.map(({ text, isMarked }) => (isMarked ? `*${text}` : text))).toEqual(parts);
});
