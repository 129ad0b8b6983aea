import { fireEvent } from '@testing-library/react';
import { expect, test } from 'vitest';
import { color } from '../../contract/fields.ts';
import { renderControl } from '../testing/render-control.tsx';
import { ColorInput } from './ColorInput.tsx';

const show = (given: Partial<Parameters<typeof ColorInput>[0]> = {}) => renderControl(ColorInput, color({ default: '#18a058' }), '#18a058', given);

test('a color has a picker and a text box; only the text can change transparency', async () => {
  const view = await show();
  const swatch = view.getByLabelText('Value');
  const box = view.getByLabelText('Value as text');
  expect(swatch).toMatchObject({ type: 'color', value: '#18a058' });
  expect(box).toMatchObject({ value: '#18a058', placeholder: '' });
  fireEvent.change(box, { target: { value: ' #01020380 ' } });
  expect(view.value()).toBe('#01020380');
  expect(swatch).toMatchObject({ value: '#010203' });
  fireEvent.change(swatch, { target: { value: '#ffffff' } });
  expect(view.value()).toBe('#ffffff80');
  fireEvent.change(box, { target: { value: '#0102' } });
  fireEvent.change(swatch, { target: { value: '#aaaaaa' } });
  expect(view.value()).toBe('#aaaaaa');
});

test('another CSS color stays in the text box, and the picker shows black', async () => {
  const view = await show();
  fireEvent.change(view.getByLabelText('Value as text'), { target: { value: 'teal' } });
  expect(view.value()).toBe('teal');
  expect(view.getByLabelText('Value as text')).toMatchObject({ value: 'teal' });
  expect(view.getByLabelText('Value')).toMatchObject({ value: '#000000' });
});

test('marks the text box when the color is rejected', async () => {
  const view = await show({ invalid: true, describedBy: 'reason' });
  const box = view.getByLabelText('Value as text');
  expect([box.getAttribute('aria-invalid'), box.getAttribute('aria-describedby')]).toEqual(['true', 'reason']);
  view.unmount();
  const good = await show();
  expect(good.getByLabelText('Value as text').hasAttribute('aria-invalid')).toBe(false);
});
