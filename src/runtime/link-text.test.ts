import { expect, test } from 'vitest';
import { splitLink } from './link-text.ts';

test.each([
  ['#/encode', { operation: 'encode', values: undefined }],
  ['#/encode?', { operation: 'encode', values: [] }],
  [
    '#/encode?text=a=b&&flag',
    {
      operation: 'encode',
      values: [
        ['text', 'a=b'],
        ['flag', ''],
      ],
    },
  ],
  ['#/to%20hex?a%26b=%25zz%ud8ff', { operation: 'to hex', values: [['a&b', '%zz\ud8ff']] }],
  // A percent sign without two hex digits is literal.
  ['#/encode?text=100%', { operation: 'encode', values: [['text', '100%']] }],
  ['#/encode?text=a\nb', { operation: 'encode', values: [['text', 'a\nb']] }],
  ['', undefined],
  ['#', undefined],
  ['#/', undefined],
  ['#part', undefined],
])('splits %j', (fragment, link) => {
  expect(splitLink(fragment)).toEqual(link);
});
