import fc from 'fast-check';
import { expect, test } from 'vitest';
import { renderMarkdown } from './markdown.ts';

test('renders GitHub-flavoured Markdown, a line break being a space', () => {
  expect(renderMarkdown('# A\n\nb\nc ~~d~~')).toBe('<h1>A</h1>\n<p>b\nc <del>d</del></p>');
  expect(renderMarkdown('| a |\n| - |\n| b |')).toContain('<td>b</td>');
});

test('links open in a new tab that knows nothing of this one', () => {
  expect(renderMarkdown('[x](https://example.com)')).toBe('<p><a target="_blank" rel="noopener noreferrer" href="https://example.com">x</a></p>');
});

test.each([
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '[x](javascript:alert(1))',
  '[x](JaVaScRiPt:alert(1))',
  '![x](data:text/html,<script>alert(1)</script>)',
  '<a href="javascript:alert(1)">x</a>',
  '[x]: javascript:alert(1)\n[x]',
  '<javascript:alert(1)>',
  '<svg/onload=alert(1)>',
  'a<!--><img src=x onerror=alert(1)>-->',
])('%s runs nothing', (hostile) => {
  const html = renderMarkdown(hostile);
  expect(html).not.toMatch(/<(?:script|img[^>]+onerror|svg)/iu);
  expect(html).not.toMatch(/(?:href|src)="(?:javascript|data):/iu);
});

test('any text renders to something, without raw HTML of its own', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('<', '>', '/', 'a', '"', '[', ']', '(', ')', '`', '*', '\n', ' ', '&', ';', 'script', 'on=') }), (text) => {
      expect(renderMarkdown(text)).not.toMatch(/<script/iu);
    }),
  );
});
