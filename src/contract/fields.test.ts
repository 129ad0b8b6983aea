import { expect, test } from 'vitest';
import { choice, choices, color, dateTime, file, flag, image, integer, list, number, record, table, text } from './fields.ts';

test.each([
  ['text', text(), text({ rare: true })],
  ['integer', integer(), integer({ rare: true })],
  ['number', number(), number({ rare: true })],
  ['flag', flag(), flag({ rare: true })],
  ['file', file(), file({ rare: true })],
  ['color', color(), color({ rare: true })],
  ['dateTime', dateTime(), dateTime({ rare: true })],
  ['list', list(), list({ rare: true })],
  ['record', record(), record({ rare: true })],
  ['image', image(), image({ rare: true })],
])('a declared field of the kind %s has its options', (kind, bare, rare) => {
  expect(bare).toEqual({ kind });
  expect(rare).toEqual({ kind, rare: true });
});

test('a table has columns', () => {
  expect(table({ size: 'number' })).toEqual({ kind: 'table', columns: { size: 'number' } });
  expect(table({ size: 'number' }, { rare: true })).toEqual({ kind: 'table', columns: { size: 'number' }, rare: true });
});

test('a choice is its first option by default', () => {
  expect(choice(['upper', 'lower'])).toEqual({ kind: 'choice', options: ['upper', 'lower'], default: 'upper' });
  expect(choice(['upper', 'lower'], { default: 'lower' })).toEqual({ kind: 'choice', options: ['upper', 'lower'], default: 'lower' });
  expect(choices(['upper', 'lower'], { default: [] })).toEqual({ kind: 'choices', options: ['upper', 'lower'], default: [] });
});
