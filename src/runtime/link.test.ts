import { expect, test } from 'vitest';
import { choice, file, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { formatLink, formatShortLink, parseLink, withoutUnlinkable } from './link.ts';

const compare = declare({
  input: { before: text({ primary: true }), after: text(), mode: choice(['words', 'lines']), key: text({ secret: true }), logo: file({ optional: true }) },
  output: { text: text({ primary: true }) },
});

test.each([
  [{ before: 'a', after: 'b' }, 100, '#/compare?before=a&after=b', []],
  [{ before: 'a'.repeat(90), after: 'b', mode: 'lines' }, 100, '#/compare?after=b&mode=lines', ['before']],
  [{ before: 'ä'.repeat(20), after: 'b' }, 100, '#/compare?after=b', ['before']],
  [{ before: 'a'.repeat(90), after: 'b'.repeat(200), mode: 'lines' }, 100, '#/compare?mode=lines', ['after', 'before']],
  [{ before: 'a', key: 'k'.repeat(1_000) }, 100, '#/compare?before=a', []],
])('a link is as short as possible: case %#', (input, length, fragment, leftOut) => {
  expect(formatShortLink('compare', compare, input, length)).toEqual({ fragment, leftOut });
});

test('a lone surrogate is written by its code, unlike encoded text', () => {
  expect(formatLink('compare', compare, { before: 'a\ud8ffb', after: '%ud8ff/:,&' })).toBe('#/compare?before=a%ud8ffb&after=%25ud8ff/:,%26');
});

test('a link without values does not set defaults', () => {
  const operations = { compare };
  expect(formatLink('compare', compare, {})).toBe('#/compare?');
  expect(parseLink('#/compare?', operations)).toMatchObject({ operation: 'compare', hasValues: true });
  expect(parseLink('#/compare', operations)).toMatchObject({ operation: 'compare', hasValues: false });
});

const operations = {
  compare: declare({
    input: { before: text({ primary: true, formerly: ['old'] }), count: integer({ default: 1 }), logo: file({ optional: true }) },
    output: {},
  }),
};

test.each([
  ['#/compare?before=a%20b&count=3', { before: 'a b', count: 3 }, []],
  ['#/compare?old=a', { before: 'a' }, []],
  ['#/compare?before', { before: '' }, []],
  ['#/compare?before=a=b', { before: 'a=b' }, []],
  ['#/compare?&before=a&', { before: 'a' }, []],
  ['#/compare?before=%ud800', { before: '\ud800' }, []],
  // Unknown names, and values that links never contain.
  ['#/compare?later=1&logo=x', {}, ['later', 'logo']],
])('%s contains %j', (link, input, unknown) => {
  expect(parseLink(link, operations)).toEqual({ operation: 'compare', input, hasValues: true, unknown });
});

const withSecrets = {
  sign: declare({ input: { text: text({ primary: true }), key: text({ secret: true, formerly: ['password'] }), file: file({ optional: true }) }, output: {} }),
  explain: declare({ input: { key: text({ primary: true }) }, output: {} }),
};

test.each([
  ['#/sign?text=a%2Cb&key=x&file=y', '#/sign?text=a%2Cb'],
  ['#/sign?password=x', '#/sign?'],
  ['#/sign?%6Bey=x&&text=%zz&', '#/sign?text=%zz'],
  ['#/sign?key', '#/sign?'],
  ['#/explain?key=x', '#/explain?key=x'],
  ['#/explain?key=x&password=y', '#/explain?key=x'],
  ['#/no-operation?text=a&key=x', '#/no-operation?text=a'],
  ['#/sign?text=key=x&later=1', '#/sign?text=key=x&later=1'],
  ['#/sign?constructor=x', '#/sign?constructor=x'],
  ['#/sign', '#/sign'],
  ['#key=x', '#key=x'],
  ['', ''],
])('%s without secrets is %s', (link, clean) => {
  expect(withoutUnlinkable(link, withSecrets)).toBe(clean);
});

test.each(['#/no-operation?before=a', '#/constructor?before=a'])('%s has no operation', (link) => {
  expect(parseLink(link, operations)).toMatchObject({ operation: undefined, input: {}, unknown: [link.slice(2, link.indexOf('?'))] });
});
