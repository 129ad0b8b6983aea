import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Moved, StaticTool } from './StaticTool.tsx';

const examples = [
  { inputs: [{ label: 'Text', text: '<b>' }], outputs: [{ label: 'Encoded', text: '%3Cb%3E' }] },
  { inputs: [], outputs: [] },
];
const table = { label: 'Codes', headers: ['Code', 'Meaning'], rows: [['418', 'I’m a teapot']] };

const bodyOf = (html: string): string => html.replaceAll(/ class="[^"]*"/gu, '');

test('a tool without JavaScript says so, and shows its examples', () => {
  expect(bodyOf(renderToStaticMarkup(<StaticTool examples={examples} tables={[]} />))).toBe(
    '<div><p>This tool runs in your browser and needs JavaScript.</p><h2>Examples</h2>' +
      '<dl><div><dt>Text</dt><dd>&lt;b&gt;</dd></div><div><dt>Encoded</dt><dd>%3Cb%3E</dd></div></dl><dl></dl></div>',
  );
});

test('shows no heading without examples', () => {
  expect(bodyOf(renderToStaticMarkup(<StaticTool examples={[]} tables={[]} />))).toBe('<div><p>This tool runs in your browser and needs JavaScript.</p></div>');
});

test('shows a whole reference instead of examples', () => {
  expect(bodyOf(renderToStaticMarkup(<StaticTool examples={examples} tables={[table]} />))).toBe(
    '<div><p>Search and copy need JavaScript; the full reference is below.</p><table><caption>Codes</caption>' +
      '<thead><tr><th>Code</th><th>Meaning</th></tr></thead><tbody><tr><td>418</td><td>I’m a teapot</td></tr></tbody></table></div>',
  );
});

test('redirects from the page of a former path', () => {
  expect(renderToStaticMarkup(<Moved to="./hash-text" name="Hash text and files" />)).toBe(
    '<noscript><p>This page has moved: <a href="./hash-text">Hash text and files</a></p></noscript>',
  );
});
