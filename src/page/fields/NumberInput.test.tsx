import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { integer, number } from '../../contract/fields.ts';
import { renderControl } from '../testing/render-control.tsx';
import { NumberInput } from './NumberInput.tsx';

test('a non-negative integer requests the numeric keyboard, other numbers one with signs', async () => {
  const count = await renderControl(NumberInput, integer({ min: 0, max: 8, default: 3 }), undefined);
  const box = count.getByLabelText('Value');
  expect([box.getAttribute('inputmode'), box.getAttribute('placeholder')]).toEqual(['numeric', '3']);
  await count.user.type(box, '{ArrowUp}');
  expect(count.value()).toBe(4);
  await count.user.type(box, '{Shift>}{ArrowUp}{/Shift}');
  expect(count.value()).toBe(8);
  await count.user.clear(box);
  expect(count.value()).toBeUndefined();
  await count.user.type(box, '{ArrowDown}');
  expect(count.value()).toBe(2);
  count.unmount();
  const free = await renderControl(NumberInput, integer(), undefined, { placeholder: 'Any' });
  expect([free.getByLabelText('Value').getAttribute('inputmode'), free.getByLabelText('Value').getAttribute('placeholder')]).toEqual(['text', 'Any']);
  free.unmount();
  const ratio = await renderControl(NumberInput, number({ min: 0, max: 1, step: 0.25 }), undefined);
  expect(ratio.getByLabelText('Value').getAttribute('inputmode')).toBe('text');
  await ratio.user.type(ratio.getByLabelText('Value'), '{ArrowUp}');
  expect(ratio.value()).toBe(0.25);
});

test('the bounds of a number are the tooltip of its box', async () => {
  const bounded = await renderControl(NumberInput, integer({ min: 1, max: 10_000, default: 3 }), undefined);
  expect(bounded.getByLabelText('Value').title).toBe('1 to 10,000');
  bounded.unmount();
  const open = await renderControl(NumberInput, integer({ min: 1 }), undefined);
  expect(open.getByLabelText('Value').title).toBe('');
});

test.each([
  ['1234', 1_234],
  ['1,234', 1_234],
  ['1 234 567', 1_234_567],
  ['1’234', 1_234],
  ['−5', -5],
  ['', undefined],
  // Not integers: the box keeps the text, and the run rejects it.
  ['1,2', 1.2],
  ['1,23,456', Number.NaN],
  ['abc', Number.NaN],
])('the text %j in an integer field is %s', async (typed, value) => {
  const view = await renderControl(NumberInput, integer(), 1);
  fireEvent.change(view.getByLabelText('Value'), { target: { value: typed } });
  expect(view.value()).toBe(value);
  expect(view.getByLabelText('Value')).toMatchObject({ value: typed });
});

test('groups of digits can be typed one after the other', async () => {
  const view = await renderControl(NumberInput, integer(), undefined);
  const box = view.getByLabelText('Value');
  await view.user.type(box, '1,234,567');
  expect(view.value()).toBe(1_234_567);
  expect(box).toMatchObject({ value: '1,234,567' });
});

test.each([
  ['12,5', 12.5],
  ['1e3', 1_000],
  // The run parses these, or asks which number is meant.
  ['20%', '20%'],
  ['1,234', '1,234'],
  ['abc', 'abc'],
])('the text %j in a number field is %j', async (typed, value) => {
  const view = await renderControl(NumberInput, number(), 1);
  fireEvent.change(view.getByLabelText('Value'), { target: { value: typed } });
  expect(view.value()).toBe(value);
  expect(view.getByLabelText('Value')).toMatchObject({ value: typed });
});

test('marks the box when the number is rejected', async () => {
  const view = await renderControl(NumberInput, number(), 1, { invalid: true, describedBy: 'reason' });
  const box = view.getByLabelText('Value');
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual(['true', 'reason']);
});
