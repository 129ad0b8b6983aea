import { parse } from 'parse5';
import { expect, test } from 'vitest';
import { toFullDocument } from './full-document.ts';

test.each([
  ['A & B <i>', '<title>A &amp; B &lt;i&gt;</title>'],
  ['', '<title>Document</title>'],
])('a document with the title %j has %s, and no errors', (title, element) => {
  const html = toFullDocument({ title, body: '<p>a</p>' });
  const errors: string[] = [];
  parse(html, { onParseError: ({ code }) => errors.push(code) });
  expect(html).toContain(element);
  // A slash at the end of a void element is harmless.
  expect(errors.filter((code) => code !== 'non-void-html-element-start-tag-with-trailing-solidus')).toEqual([]);
});
