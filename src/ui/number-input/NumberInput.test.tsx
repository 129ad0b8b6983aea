import { fireEvent, screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, test, vi } from 'vitest';
import frame from '../field-frame.module.css';
import sizes from '../sizes.module.css';
import type { RenderedWidget } from '../testing/render-widget.tsx';
import { renderWidget, WithValue } from '../testing/render-widget.tsx';
import styles from './number-input.module.css';
import { NumberInput } from './NumberInput.tsx';

type Props = Omit<ComponentProps<typeof NumberInput>, 'value' | 'onChange'>;

const box = (): HTMLInputElement => screen.getByRole<HTMLInputElement>('textbox', { name: 'Number' });

/** Renders a box that starts with a number, and returns what it reports. */
async function show(
  initial: number | string | undefined,
  props: Props = {},
): Promise<RenderedWidget & { readonly reported: () => readonly (number | string | undefined)[] }> {
  const onChange = vi.fn<(value: number | string | undefined) => void>();
  const view = await renderWidget(
    <WithValue initial={initial} onChange={onChange}>
      {(value, set) => <NumberInput aria-label="Number" {...props} value={value} onChange={set} />}
    </WithValue>,
  );
  return { ...view, reported: () => onChange.mock.calls.map(([value]) => value) };
}

test('the arrow keys step by one, and by ten with Shift', async () => {
  const { user, reported } = await show(5);
  await user.click(box());
  await user.keyboard('{ArrowUp}{ArrowDown}{ArrowDown}{Shift>}{ArrowUp}{ArrowDown}{ArrowDown}{/Shift}');
  expect(reported()).toEqual([6, 5, 4, 14, 4, -6]);
  expect(box().value).toBe('-6');
});

test('the arrow keys step by the given amount', async () => {
  const { user, reported } = await show(1, { step: 0.25 });
  await user.click(box());
  await user.keyboard('{ArrowUp}{Shift>}{ArrowDown}{/Shift}');
  expect(reported()).toEqual([1.25, -1.25]);
});

test('the arrow keys stop at the limits', async () => {
  const { user, reported } = await show(9, { min: 0, max: 10 });
  await user.click(box());
  await user.keyboard('{ArrowUp}{ArrowUp}{Shift>}{ArrowDown}{/Shift}{ArrowDown}');
  expect(reported()).toEqual([10, 10, 0, 0]);
});

test('the arrow keys return a number beyond the limits to them', async () => {
  const { user, reported } = await show(50, { min: 0, max: 10 });
  await user.click(box());
  await user.keyboard('{ArrowUp}');
  await user.clear(box());
  await user.type(box(), '-50{ArrowDown}');
  expect([reported()[0], reported().at(-1)]).toEqual([10, 0]);
});

test.each([
  ['empty', ''],
  ['no number', 'apples'],
  ['too large to count with', '1e999'],
])('the arrow keys start from 0, or from the origin, while the text is %s', async (_, text) => {
  const fromZero = await show(undefined);
  fireEvent.change(box(), { target: { value: 'x' } });
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'ArrowUp' });
  expect(fromZero.reported().at(-1)).toBe(1);
  fromZero.unmount();
  const fromOrigin = await show(undefined, { origin: 64 });
  fireEvent.change(box(), { target: { value: 'x' } });
  fireEvent.change(box(), { target: { value: text } });
  fireEvent.keyDown(box(), { key: 'ArrowDown' });
  expect(fromOrigin.reported().at(-1)).toBe(63);
});

test('arrow keys do not move the caret, and other keys have no special effect', async () => {
  const { reported } = await show(5);
  const isPrevented = ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'PageUp'].map((key) => !fireEvent.keyDown(box(), { key }));
  expect(isPrevented).toEqual([true, true, false, false]);
  expect(reported()).toEqual([6, 5]);
});

test('a read-only box does not step', async () => {
  const { reported } = await show(5, { readOnly: true });
  expect(fireEvent.keyDown(box(), { key: 'ArrowUp' })).toBe(true);
  expect(reported()).toEqual([]);
});

test('the wheel does not change the number', async () => {
  const { reported } = await show(5);
  box().focus();
  fireEvent.wheel(box(), { deltaY: 100 });
  expect([reported(), box().value]).toEqual([[], '5']);
});

test('keeps typed text as long as it means the value', async () => {
  const { user, reported } = await show(undefined);
  await user.type(box(), '1234,50');
  expect(box().value).toBe('1234,50');
  expect(reported().slice(-3)).toEqual([1234, 1234.5, 1234.5]);
});

test('reports text that is not a number unchanged, undefined for whitespace, and keeps the text', async () => {
  const { reported } = await show(5);
  fireEvent.change(box(), { target: { value: '12 apples' } });
  expect([box().value, reported()]).toEqual(['12 apples', ['12 apples']]);
  fireEvent.change(box(), { target: { value: ' ' } });
  expect([box().value, reported()]).toEqual([' ', ['12 apples', undefined]]);
});

test('shows another value that the caller sets in place of what was typed', async () => {
  const view = await renderWidget(<NumberInput aria-label="Number" value={1} onChange={() => undefined} />);
  fireEvent.change(box(), { target: { value: '1.0' } });
  expect(box().value).toBe('1.0');
  view.rerender(<NumberInput aria-label="Number" value={2} onChange={() => undefined} />);
  expect(box().value).toBe('2');
  view.rerender(<NumberInput aria-label="Number" value={undefined} onChange={() => undefined} />);
  expect(box().value).toBe('');
});

test('shows the value if the caller rejects typed text', async () => {
  const onChange = vi.fn();
  await renderWidget(<NumberInput aria-label="Number" value={1} onChange={onChange} />);
  fireEvent.change(box(), { target: { value: '2' } });
  expect(onChange.mock.calls).toEqual([[2]]);
  expect(box().value).toBe('1');
});

test('is a text box without completion, with a length limit', async () => {
  await show(5, { className: 'own', placeholder: 'None' });
  const { type, autocomplete, maxLength, size, placeholder, className } = box();
  expect({ type, autocomplete, maxLength, size, placeholder, className }).toEqual({
    type: 'text',
    autocomplete: 'off',
    maxLength: 2_000,
    size: 10,
    placeholder: 'None',
    className: [frame['box'], sizes['medium'], styles['input'], 'own'].join(' '),
  });
});

test.each([
  [undefined, 'text'],
  [-1, 'text'],
  [0, 'decimal'],
  [1, 'decimal'],
])('requests the phone keyboard for the minimum %s: %s', async (min, inputMode) => {
  await show(5, { min, size: 'small' });
  expect([box().inputMode, box().className]).toEqual([inputMode, [frame['box'], sizes['small'], styles['input']].join(' ')]);
});

test('cannot be changed while disabled, and is marked while invalid', async () => {
  const { user, reported } = await show(5, { disabled: true, 'aria-invalid': true });
  await user.type(box(), '6');
  expect([box().disabled, box().getAttribute('aria-invalid'), reported()]).toEqual([true, 'true', []]);
});

test('a text that the caller keeps as text or NaN stays in the box, and one that it sets is shown', async () => {
  const { rerender } = await show('1,234');
  expect(box().value).toBe('1,234');
  rerender(<NumberInput aria-label="Number" value={Number.NaN} onChange={() => {}} parse={Number} />);
  fireEvent.change(box(), { target: { value: '1,234' } });
  expect(box().value).toBe('1,234');
});
