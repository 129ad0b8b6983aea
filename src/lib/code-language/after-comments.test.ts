import { expect, test } from 'vitest';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { afterComments } from './after-comments.ts';

const syntaxes = [
  { start: /^\/\*/u, end: '*/' },
  { start: /^--/u, end: '\n' },
];

test.each([
  [' a', 'a'],
  ['-- a\n/* b\n */ -- c\n\nselect', 'select'],
  ['/*/ a */b', 'b'],
  ['/* a', ''],
  ['-- a', ''],
  ['a -- b', 'a -- b'],
])('the text after the comments in %j is %j', (text, rest) => {
  expect(afterComments(text, syntaxes)).toBe(rest);
});

test('takes linear time', () => {
  const processorTime = startProcessorTime();
  expect(afterComments('/**/\n--\n'.repeat(50_000), syntaxes)).toBe('');
  expect(processorTime()).toBeLessThan(5000);
});
