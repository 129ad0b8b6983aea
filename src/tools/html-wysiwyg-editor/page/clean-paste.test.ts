// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanPaste } from './clean-paste.ts';

test.each([
  [
    'keeps structure, drops styles, classes and comments',
    '<!-- a --><h2 class="x" style="color:red">a</h2><p id="y">b <a href="c" onclick="d()">e</a></p>',
    '<h2>a</h2><p>b <a href="c">e</a></p>',
  ],
  [
    'converts styles to elements',
    '<span style="font-weight:700;font-style:italic">a</span><span style="vertical-align:super">b</span>',
    '<em><strong>a</strong></em><sup>b</sup>',
  ],
  ['removes the wrapper element of Google Docs', '<b style="font-weight:normal" id="docs-internal-guid-1"><p>a</p></b>', '<p>a</p>'],
  ['keeps unknown elements', '<p>a<o:p>b</o:p></p>', '<p>a<o:p>b</o:p></p>'],
  [
    'does not change content copied from the editor',
    '<p data-pm-slice="1 1 []" style="text-align: center">a</p>',
    '<p data-pm-slice="1 1 []" style="text-align: center">a</p>',
  ],
])('%s', (_, html, cleaned) => {
  expect(cleanPaste(html)).toBe(cleaned);
});

const item = (level: number, mark: string, text: string): string =>
  `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><span style='mso-list:Ignore'>${mark}</span>${text}</p>`;

test('converts Word lists of any depth', () => {
  expect(cleanPaste(item(1, '1.', 'one') + item(2, 'a)', 'two') + item(1, '2.', 'three') + item(1, '·', 'four'))).toBe(
    '<ol><li>one<ol><li>two</li></ol></li><li>three</li></ol><ul><li>four</li></ul>',
  );
});
