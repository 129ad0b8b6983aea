import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectStatus, renderTests, textOf, texts, type } from '../testing/render-tests.tsx';

test('Enter moves to the next test, and not while a word is composed', async () => {
  await renderTests({ pattern: 'a', tests: [{ text: 'a', expect: 'match' }] });
  textOf(1).focus();
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter', isComposing: true })).toBe(true);
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter', shiftKey: true })).toBe(true);
  expect(document.activeElement).toBe(textOf(1));
  expect(fireEvent.keyDown(textOf(1), { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(textOf(2));
});

test('pasted lines become tests with the same expectation', { tags: ['slow'] }, async () => {
  await renderTests({
    pattern: 'a',
    tests: [
      { text: 'xy', expect: 'no-match' },
      { text: 'z', expect: 'match' },
    ],
  });
  textOf(1).setSelectionRange(1, 1);
  fireEvent.paste(textOf(1), { clipboardData: { getData: () => '1\r\n2\n\n3\n', types: ['text/plain'] } });
  expect(texts()).toEqual(['x1y', '2', '3', 'z', '']);
  await expectStatus('3 of 4 tests pass');
  type(1, 'two\nlines');
  expect(fireEvent.paste(textOf(1), { clipboardData: { getData: () => '1\n2', types: ['text/plain'] } })).toBe(true);
});
