import { expect, test } from 'vitest';
import { elementsFor, readWordItem } from './pasted-styles.ts';

const PLAIN = { fontWeight: '', fontStyle: '', textDecoration: '', verticalAlign: '' };

test.each([
  ['span', {}, []],
  ['b', {}, ['strong']],
  ['b', { fontWeight: 'normal' }, []],
  ['span', { fontWeight: '700', fontStyle: 'italic' }, ['strong', 'em']],
  ['span', { fontWeight: '500' }, []],
  ['span', { textDecoration: 'underline line-through', verticalAlign: 'super' }, ['u', 's', 'sup']],
])('converts %s with %j to %j', (name, style, elements) => {
  expect(elementsFor(name, { ...PLAIN, ...style }, false)).toEqual(elements);
});

test('ignores an underline inside a link', () => {
  expect(elementsFor('span', { ...PLAIN, textDecoration: 'underline' }, true)).toEqual([]);
});

test.each([
  ['mso-list:l0 level2 lfo1', ' a) ', { depth: 2, list: 'ol' }],
  ['mso-list:l0 level1 lfo1', '·', { depth: 1, list: 'ul' }],
  ['', '10.', { depth: 1, list: 'ol' }],
])('reads a Word list item with the style %j and the marker %j', (style, mark, item) => {
  expect(readWordItem(style, mark)).toEqual(item);
});
