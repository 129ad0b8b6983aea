import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const parts = (): string | undefined => document.querySelector('[data-value="parts"]')?.textContent.trim();

test('converts a number to Roman numerals, and rejects one out of range', async () => {
  const { fill, box, shown, expectShown } = await renderTool('roman-numeral-converter');
  expect(document.activeElement).toBe(box('toRoman', 'number'));
  fill('toRoman', 'number', '2026');
  await expectShown('toRoman', 'roman', 'MMXXVI');
  fireEvent.keyDown(box('toRoman', 'number'), { key: 'ArrowUp' });
  await expectShown('toRoman', 'roman', 'MMXXVII');
  fill('toRoman', 'number', '4000000');
  expect((await screen.findByRole('alert')).textContent).toContain('between 1 and 3,999,999');
  expect(shown('toRoman', 'roman')).toBe('MMXXVII');
});

test('explains a numeral of several parts as a sum', async () => {
  const { user, fill, switchTo, expectShown } = await renderTool('roman-numeral-converter');
  await expectShown('toRoman', 'roman', 'XLII');
  expect(parts()).toBe('XL 40 + II 2');
  fill('toRoman', 'number', '100');
  await expectShown('toRoman', 'roman', 'C');
  expect(parts()).toBeUndefined();
  await switchTo('fromRoman');
  await user.click(screen.getByLabelText('Standard form only'));
  fill('fromRoman', 'roman', 'mdcccciiii');
  await expectShown('fromRoman', 'number', '1,904');
  expect(parts()).toBe('M 1,000 + CM 900 + IV 4');
});

test('parses a numeral, and a nonstandard form only on request', async () => {
  const { user, switchTo, fill, shown, expectShown } = await renderTool('roman-numeral-converter');
  await switchTo('fromRoman');
  fill('fromRoman', 'roman', 'MCMXCIX');
  await expectShown('fromRoman', 'number', '1,999');
  fill('fromRoman', 'roman', 'IIII');
  expect((await screen.findByRole('alert')).textContent).toContain('the standard form is IV');
  await user.click(screen.getByLabelText('Standard form only'));
  await expectShown('fromRoman', 'number', '4');
  expect(shown('fromRoman', 'canonical')).toBe('IV');
});

test('shows no value for spaces only', async () => {
  const { fill, isShown, expectShown } = await renderTool('roman-numeral-converter', { link: '#/fromRoman' });
  fill('fromRoman', 'roman', 'XLII');
  await expectShown('fromRoman', 'number', '42');
  fill('fromRoman', 'roman', '   ');
  await screen.findByText('The result will appear here.');
  expect(isShown('fromRoman', 'number')).toBe(false);
  expect(isShown('fromRoman', 'isCanonical')).toBe(false);
  // The empty result of an empty input must not be shown as the last valid result of the next input.
  fill('fromRoman', 'roman', 'IIII');
  expect((await screen.findByRole('alert')).textContent).toContain('the standard form is IV');
  expect(isShown('fromRoman', 'number')).toBe(false);
});
