// @vitest-environment happy-dom
// @vitest-environment-options {"settings":{"handleDisabledFileLoadingAsSuccess":true}}
import { getSchema } from '@tiptap/core';
import { expect, test } from 'vitest';
import { hostileHtml } from '../../../lib/markup/testing/hostile-markup.ts';
import { createExtensions } from './extensions.ts';
import { lostMarkup } from './held-markup.ts';
import { readHtml, writeHtml } from './html-document.ts';

const schema = getSchema(createExtensions({ task: 'Done', placeholder: '' }));
const rewrite = (html: string): string => writeHtml(readHtml(html, schema));
const lost = (html: string): Readonly<Record<string, number>> => Object.fromEntries(lostMarkup(html));

test.each([
  ['<h1>Hey!</h1><p>Write something here.</p>'],
  ['<h5>a</h5><h6>b</h6><p><strong>a</strong><em>b</em><u>c</u><s>d</s><code>e</code><sub>f</sub><sup>g</sup></p>'],
  ['<ul><li>one<ol start="3"><li>two</li></ol></li><li><p>a</p><p>b</p></li></ul>'],
  ['<ul><li><input type="checkbox" disabled="" checked=""> done</li><li><input type="checkbox" disabled=""> open</li></ul>'],
  ['<blockquote><p>a</p></blockquote><pre><code class="language-js">a &lt; b\n  c</code></pre><hr><p>a<br>b</p>'],
  ['<p><a target="_blank" rel="noopener" href="https://a.example/">a</a> <img src="a.png" alt="A" width="3"></p>'],
  ['<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td colspan="2">c</td></tr></tbody></table>'],
  ['<p style="text-align: center;"><span style="color: #ff0000; background-color: #00ff00;">a</span></p>'],
  [''],
])('keeps %s unchanged', (html) => {
  expect(rewrite(html)).toBe(html);
  expect(lost(html)).toEqual({});
});

test.each([
  ['<p><b>a</b><i>b</i><del>c</del></p>', '<p><strong>a</strong><em>b</em><s>c</s></p>'],
  ['text', '<p>text</p>'],
  ['<ul>\n  <li><p>one</p></li>\n</ul>', '<ul><li>one</li></ul>'],
  ['<p align="right"><font color="red">a</font></p>', '<p style="text-align: right;"><span style="color: red;">a</span></p>'],
  ['<table><tr><td>1</td></tr></table>', '<table><tbody><tr><td>1</td></tr></tbody></table>'],
])('rewrites %s without loss', (html, written) => {
  expect(rewrite(html)).toBe(written);
  expect(lost(html)).toEqual({});
});

test('lists unsupported parts with their counts', () => {
  const html =
    '<script>a()</script><p class="x" onclick="a()">a<!-- b --></p><div onclick="a()"><custom-part>c</custom-part></div><a href="javascript:a()">d</a><p style="text-align:left;font-size:3px"></p>';
  expect(lost(html)).toEqual({
    '<script>': 1,
    class: 1,
    onclick: 2,
    '<!-- -->': 1,
    '<div>': 1,
    '<custom-part>': 1,
    href: 1,
    'style: font-size': 1,
  });
  expect(rewrite(html)).toBe('<p>a</p><p>c</p><p>d</p><p style="text-align: left;"></p>');
});

test('lists elements named like a property of JavaScript objects', () => {
  expect(lost('<constructor a="b">c</constructor>')).toEqual({ '<constructor>': 1 });
});

test('removes hostile HTML, and loses nothing on a second pass', () => {
  for (const { markup } of hostileHtml) {
    const written = rewrite(markup);
    expect(lost(written), markup).toEqual({});
    expect(written, markup).not.toMatch(/<(?:script|style|iframe|svg|math|object|embed|form|meta|base|link)\b|<[^>]*\s(?:on\w+=|\w+="\s*javascript:)/iu);
    expect(rewrite(written), markup).toBe(written);
  }
});
