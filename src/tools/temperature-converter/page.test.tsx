import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

async function renderScales() {
  const page = await renderTool('temperature-converter');
  const expectValue = (scale: string, value: string): Promise<void> => waitFor(() => expect(page.box('convert', scale).value).toBe(value));
  return { ...page, expectValue };
}

test('converts the temperature typed in any field', async () => {
  const { fill, expectValue } = await renderScales();
  fill('convert', 'fahrenheit', '98.6');
  await expectValue('celsius', '37');
  fill('convert', 'celsius', '');
  await expectValue('fahrenheit', '98.6');
});

test('keeps an impossible temperature with an error, and the other scales unchanged', { tags: ['slow'] }, async () => {
  const { fill, box, expectValue } = await renderScales();
  fill('convert', 'celsius', '37');
  await expectValue('kelvin', '310.15');
  fireEvent.focus(box('convert', 'kelvin'));
  fill('convert', 'kelvin', '-1');
  fireEvent.blur(box('convert', 'kelvin'));
  await screen.findByText(/Below absolute zero \(0 K\)\./u);
  expect(box('convert', 'kelvin').value).toBe('-1');
  expect(box('convert', 'kelvin').getAttribute('aria-invalid')).toBe('true');
  expect(box('convert', 'celsius').value).toBe('37');
  fireEvent.click(screen.getByRole('button', { name: 'Water boils' }));
  await expectValue('kelvin', '373.15');
  await expectValue('romer', '60');
  expect(box('convert', 'kelvin').hasAttribute('aria-invalid')).toBe(false);
});

test.each([
  ['Absolute zero', 'kelvin', '0'],
  ['Water freezes', 'celsius', '0'],
  ['Body temperature', 'fahrenheit', '98.6'],
])('offers the temperature %s', { tags: ['slow'] }, async (name, scale, value) => {
  const { expectValue } = await renderScales();
  fireEvent.click(screen.getByRole('button', { name }));
  await expectValue(scale, value);
});

test('lists a formula for each scale', async () => {
  await renderScales();
  const list = screen.getByText('Formulas').closest('details');
  expect(list?.querySelectorAll('code')).toHaveLength(8);
});

test('shows Celsius and Fahrenheit first', async () => {
  await renderScales();
  const names = [...document.querySelectorAll<HTMLInputElement>('input[data-value]')].map(({ dataset }) => dataset.value);
  expect(names.slice(0, 3)).toEqual(['celsius', 'fahrenheit', 'kelvin']);
  expect(names).toHaveLength(8);
});

const thermometer = (): HTMLElement | null => document.querySelector('[class*="thermometer"]');

const mark = (): string | undefined => thermometer()?.querySelector<HTMLElement>('[class*="mark"]')?.style.insetInlineStart;

test.each([
  ['30', '50%', undefined],
  ['-40', '0%', undefined],
  ['-273.15', '0%', 'below'],
  ['1500', '100%', 'above'],
])('marks %s °C on the thermometer', async (celsius, place, beyond) => {
  const { fill } = await renderScales();
  fill('convert', 'celsius', celsius);
  await waitFor(() => expect([mark(), thermometer()?.dataset.beyond]).toEqual([place, beyond]));
});

test('the first scale has the focus', async () => {
  await renderTool('temperature-converter');
  expect(document.activeElement?.getAttribute('data-value')).toBe('celsius');
});
