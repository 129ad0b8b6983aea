import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { markKeyboardFocus } from './keyboard-focus.ts';

const isMarked = (): boolean => document.documentElement.dataset.keyboard !== undefined;

test('marks the document from a press of Tab until the pointer is used', () => {
  const stop = markKeyboardFocus();
  fireEvent.keyDown(document.body, { key: 'a' });
  expect(isMarked()).toBe(false);
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isMarked()).toBe(true);
  fireEvent.pointerDown(document.body);
  expect(isMarked()).toBe(false);
  stop();
  fireEvent.keyDown(document.body, { key: 'Tab' });
  expect(isMarked()).toBe(false);
});
