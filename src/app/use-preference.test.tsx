import { act, render } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import {
  collapsedCategoriesPreference,
  createPreference,
  isTextList,
  localePreference,
  menuPreference,
  themePreference,
  usePreference,
} from './preferences.ts';

const isWord = (value: unknown): value is string => typeof value === 'string';

const announceChange = (key: string | null): boolean => dispatchEvent(new StorageEvent('storage', { key }));

test('reads a change by another tab, and ignores one of another item', () => {
  const preference = createPreference('word', 'fallback', isWord);
  const listener = vi.fn<() => void>();
  const stop = preference.subscribe(listener);
  localStorage.setItem('word', 'changed');
  announceChange('other');
  expect(preference.get()).toBe('fallback');
  expect(listener).not.toHaveBeenCalled();
  announceChange('word');
  expect(preference.get()).toBe('changed');
  localStorage.clear();
  announceChange(null);
  expect(preference.get()).toBe('fallback');
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  announceChange('word');
  expect(listener).toHaveBeenCalledTimes(2);
});

test('a value that belongs to one window is not shared', () => {
  const preference = createPreference('window', 'fallback', isWord, { isShared: false });
  localStorage.setItem('window', 'changed');
  announceChange('window');
  expect(preference.get()).toBe('fallback');
});

test('a reset clears the choice everywhere', () => {
  const preference = createPreference('back', 'fallback', isWord);
  const listener = vi.fn<() => void>();
  preference.set('chosen');
  preference.subscribe(listener);
  preference.reset();
  expect([preference.get(), localStorage.getItem('back')]).toEqual(['fallback', null]);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the supposed value applies until there is a choice, and again after a reset', () => {
  const preference = createPreference('supposed', 'ours', isWord);
  preference.suppose('theirs');
  expect(preference.get()).toBe('theirs');
  expect(preference.initial).toBe('ours');
  preference.set('own');
  preference.suppose('others');
  expect(preference.get()).toBe('own');
  preference.reset();
  expect(preference.get()).toBe('others');
});

test('a component shows each value', () => {
  const preference = createPreference('shown', 'one', isWord);
  const Shown = () => <p>{usePreference(preference)}</p>;
  const { container } = render(<Shown />);
  expect(container.textContent).toBe('one');
  act(() => preference.set('two'));
  expect(container.textContent).toBe('two');
});

test.each([
  [['a', 'b'], true],
  [[], true],
  [['a', 1], false],
  ['a', false],
  [{ 0: 'a' }, false],
  [null, false],
])('%j is a list of strings: %j', (value, isList) => {
  expect(isTextList(value)).toBe(isList);
});

test.each([
  [themePreference, 'theme', ['light', 'dark', 'system'], ['sepia', '7', 'true', '[]', 'null', '{"broken'], 'system'],
  [localePreference, 'locale', ['de', 'klingon'], ['7', 'true', '[]', 'null'], ''],
  [collapsedCategoriesPreference, 'collapsedCategories', [{ a: true, b: false }, {}], ['{"a":7}', '[true]', 'null', 'true', 'a', '{"broken'], {}],
] as const)('of %o as “%s” the values %j are kept, and %j give the default', (preference, name, good, bad, fallback) => {
  for (const value of good) {
    localStorage.setItem(name, typeof value === 'string' ? value : JSON.stringify(value));
    announceChange(name);
    expect(preference.get()).toEqual(value);
  }
  for (const text of bad) {
    localStorage.setItem(name, text);
    announceChange(name);
    expect(preference.get(), text).toEqual(fallback);
  }
});

test('the menu belongs to its window', () => {
  localStorage.setItem('isMenuCollapsed', 'true');
  announceChange('isMenuCollapsed');
  expect(menuPreference.get()).toBe(false);
  menuPreference.suppose(false);
  expect(menuPreference.get()).toBe(true);
  localStorage.setItem('isMenuCollapsed', '"yes"');
  menuPreference.suppose(false);
  expect(menuPreference.get()).toBe(false);
});
