import { fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('updates every result while typing', { tags: ['slow'] }, async () => {
  const { fill, expectShown, shown, isShown } = await renderTool('percentage-calculator');
  fill('percentOf', 'percent', '12,5');
  fill('percentOf', 'value', '80');
  await expectShown('percentOf', 'result', '10');
  await expectShown('undo', 'beforeIncrease', '100');
  expect(screen.queryByText(/Cannot calculate a percentage of 0\./u)).toBeNull();
  fill('whatPercent', 'whole', '0');
  await screen.findByText(/Cannot calculate a percentage of 0\./u);
  expect(shown('percentOf', 'result')).toBe('10');
  fill('percentOf', 'percent', '');
  expect(isShown('percentOf', 'result')).toBe(false);
});

test('moves to the next field on Enter, and from the last to the first', { tags: ['slow'] }, async () => {
  const { user, box } = await renderTool('percentage-calculator');
  const first = box('percentOf', 'percent');
  await user.click(first);
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(box('percentOf', 'value'));
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(box('whatPercent', 'part'));
  await user.keyboard('7');
  expect(box('whatPercent', 'part').value).toBe('7');
  const last = box('undo', 'percent');
  await user.click(last);
  expect(fireEvent.keyDown(last, { key: 'Enter' })).toBe(false);
  expect(document.activeElement).toBe(first);
  expect(fireEvent.keyDown(first, { key: 'a' })).toBe(true);
  expect(document.activeElement).toBe(first);
});

test('ignores Enter outside of the fields', async () => {
  await renderTool('percentage-calculator');
  const summary = screen.getByText('Formulas and decimal places');
  expect(fireEvent.keyDown(summary, { key: 'Enter' })).toBe(true);
});

test('copies a link to the question that was focused last', { tags: ['slow'] }, async () => {
  const { user, box } = await renderTool('percentage-calculator', { link: '#/change?from=50&to=75' });
  expect(document.activeElement).toBe(box('change', 'from'));
  expect(box('change', 'to').value).toBe('75');
  await user.click(box('apply', 'value'));
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await navigator.clipboard.readText()).toContain('/percentage-calculator#/apply?');
});

test('opens the details if the number of decimal places is invalid', async () => {
  const { fill } = await renderTool('percentage-calculator');
  const details = screen.getByText('Formulas and decimal places').closest('details');
  expect(details?.open).toBe(false);
  fill('change', 'decimals', '16');
  await screen.findByText(/16 is too large|0 to 15|15/u, { selector: '[role="alert"] *, [role="alert"]' });
  expect(details?.open).toBe(true);
  expect(screen.getByText('100 × (to − from) ÷ |from|').tagName).toBe('CODE');
});

test('parses pasted numbers, and reports an ambiguous one', { tags: ['slow'] }, async () => {
  const { fill, box, expectShown } = await renderTool('percentage-calculator');
  fill('percentOf', 'percent', '20 %');
  fill('percentOf', 'value', '€ 1.234,50');
  await expectShown('percentOf', 'result', '246.9');
  fill('percentOf', 'value', '1,234');
  await screen.findByText('“1,234” can mean 1234 or 1.234. Enter one of these.');
  expect(box('percentOf', 'value').value).toBe('1,234');
  fill('percentOf', 'value', '1234');
  await expectShown('percentOf', 'result', '246.8');
});

test('opens a link with a number in another notation', async () => {
  const { box, expectShown } = await renderTool('percentage-calculator', { link: '#/percentOf?percent=20%25&value=1%20234' });
  await expectShown('percentOf', 'result', '246.8');
  expect(box('percentOf', 'percent').value).toBe('20%');
});
