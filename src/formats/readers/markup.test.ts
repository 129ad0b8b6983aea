import { expect, test } from 'vitest';
import { isHtmlElement, readMarkup } from './markup.ts';

test.each([
  ['<a/>', 'a', true],
  ['<a></a>', 'a', true],
  ['<a><b/>x<c></c></a>\n', 'a', true],
  ['<s:a></s:a>', 'a', true],
  ['<?xml version="1.0"?><!-- <b> --><!DOCTYPE a><a/>', 'a', true],
  ['<a><![CDATA[</a>]]></a>', 'a', true],
  ['<a><!-- </a> --></a>', 'a', true],
  ['<a b=">" c=\'"/>\'></a>', 'a', true],
  ['<a>', 'a', false],
  ['<a></b>', 'a', false],
  ['<a/><b/>', 'a', false],
  ['<a/>x', 'a', false],
  ['<a></a></a>', 'a', false],
  ['<a><b</a>', 'a', false],
  ['<a><1/></a>', 'a', false],
  ['<a><!-- --', 'a', false],
  // The hyphens that open a comment do not also close it (XML 1.0, section 2.5).
  ['<a><!---></a>', 'a', false],
  ['<a><!----></a>', 'a', true],
])('%j has the root %s, and properly nested tags: %s', (text, root, isWellFormed) => {
  expect(readMarkup(text, false)).toMatchObject({ root, isWellFormed });
});

test.each(['', 'x', 'x<a/>', '<', '<1/>', '</a>', '<a b="', '<!-- a -->', '<?a?>'])('%j has no root', (text) => {
  expect(readMarkup(text, false)).toBeUndefined();
});

test.each([
  ['<a><b>', true],
  ['<a><b', true],
  ['<a><!-- ', true],
  ['<a></b>', false],
])('%j may be the beginning of a document: %s', (text, isWellFormed) => {
  expect(readMarkup(text, true)).toMatchObject({ root: 'a', isWellFormed });
});

test.each([
  ['<p><b>x</b></p>', true],
  ['<menu><dish/></menu>', false],
  ['<div><my-card/></div>', true],
  ['<div><svg><path/></svg><dish/></div>', false],
  ['<div><svg><path/></svg><math><mi>x</mi></math></div>', true],
])('all elements of %s are those of HTML: %s', (text, isHtml) => {
  expect(readMarkup(text, false)?.isHtml).toBe(isHtml);
});

test('recognizes HTML elements in either case', () => {
  expect(['a', 'H6', 'wbr', 'note', ''].map(isHtmlElement)).toEqual([true, true, true, false, false]);
});
