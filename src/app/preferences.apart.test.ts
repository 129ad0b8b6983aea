import { afterEach, expect, test, vi } from 'vitest';
import { onNotStored } from '../page/storage/storage.ts';
import { createPreference } from './preferences.ts';

const isWord = (value: unknown): value is string => typeof value === 'string';
const isList = (value: unknown): value is readonly number[] => Array.isArray(value) && value.every((item) => typeof item === 'number');

function stubStorage(stored: Readonly<Record<string, string>>): Map<string, string> {
  const items = new Map(Object.entries(stored));
  vi.stubGlobal('localStorage', { getItem: (name: string) => items.get(name) ?? null, setItem: (name: string, text: string) => items.set(name, text) });
  return items;
}

afterEach(() => vi.unstubAllGlobals());

test('a word is stored unquoted, and read with and without quotes', () => {
  const items = stubStorage({ plain: 'dark', quoted: '"dark"' });
  expect(createPreference('plain', '', isWord).get()).toBe('dark');
  expect(createPreference('quoted', '', isWord).get()).toBe('dark');
  createPreference('theme', '', isWord).set('light');
  expect(items.get('theme')).toBe('light');
});

test('everything else is stored as JSON', () => {
  const items = stubStorage({ list: '[1,2]' });
  const list = createPreference('list', [], isList);
  expect(list.get()).toEqual([1, 2]);
  list.set([3]);
  expect(items.get('list')).toBe('[3]');
});

test.each(['{"broken', '{}', '["a"]', 'null', ''])('a stored %j with the wrong type gives the fallback', (text) => {
  stubStorage({ list: text });
  expect(createPreference('list', [7], isList).get()).toEqual([7]);
});

test.each([new Error('full'), new DOMException('denied', 'SecurityError')])('with storage that throws %o the choice lasts for this visit', (error) => {
  const fail = (): never => {
    throw error;
  };
  vi.stubGlobal('localStorage', { getItem: fail, setItem: fail });
  const list = createPreference('list', [7], isList);
  const listener = vi.fn<() => void>();
  list.subscribe(listener);
  expect(list.get()).toEqual([7]);
  list.set([8]);
  expect(list.get()).toEqual([8]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('reports once that a choice could not be stored, but never for automatic values', () => {
  const say = vi.fn<() => void>();
  onNotStored(say);
  vi.stubGlobal('localStorage', null);
  createPreference('recent', '', isWord, { isIncidental: true }).set('a');
  expect(say).not.toHaveBeenCalled();
  const chosen = createPreference('theme', '', isWord);
  chosen.set('dark');
  chosen.set('light');
  expect(say).toHaveBeenCalledTimes(1);
  expect(chosen.get()).toBe('light');
});

test('uses the fallback without storage', () => {
  vi.stubGlobal('localStorage', undefined);
  expect(createPreference('list', [7], isList).get()).toEqual([7]);
});
