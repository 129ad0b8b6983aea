import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { integer, number } from '../../contract/fields.ts';
import { renderControl } from '../testing/render-control.tsx';
import { Range } from './Range.tsx';

test.each([
  { field: integer({ min: 0, max: 8, default: 3 }), first: 3, min: 0, end: 8, step: 1, start: 3 },
  { field: integer(), first: undefined, min: 0, end: 100, step: 1, start: 0 },
  { field: number({ min: 0, max: 1, step: 0.25 }), first: undefined, min: 0, end: 1, step: 0.25, start: 0 },
  { field: number({ min: 10, max: 1_000, step: 5, usualMax: 100 }), first: undefined, min: 10, end: 100, step: 5, start: 10 },
])('a range has a slider from $min to $end in steps of $step beside its box', async ({ field, first, min, end, step, start }) => {
  const view = await renderControl(Range, field, first);
  const slider = view.getByRole('slider', { name: `Value: slider, ${min} to ${end}` });
  expect(slider).toMatchObject({ min: String(min), max: String(end), step: String(step), value: String(start) });
  expect(slider.getAttribute('aria-valuetext') ?? '').toBe('');
  fireEvent.change(slider, { target: { value: String(end) } });
  expect(view.value()).toBe(end);
  expect(view.getByLabelText('Value')).toMatchObject({ value: String(end) });
});

test.each([
  ['200', 200, '100'],
  ['5', 5, '10'],
  ['55', 55, '55'],
  ['20%', '20%', '10'],
  ['', undefined, '10'],
])('for the text %j in the box the slider stays within its bounds', async (typed, value, position) => {
  const view = await renderControl(Range, number({ min: 10, max: 1_000, step: 5, usualMax: 100 }), 50);
  fireEvent.change(view.getByLabelText('Value'), { target: { value: typed } });
  expect(view.value()).toBe(value);
  expect(view.getByRole('slider')).toMatchObject({ value: position });
});
