import { act, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { FieldGrid } from './FieldGrid.tsx';
import { order } from './testing/order.ts';
import { renderRead } from './testing/read-operation.tsx';
import { renderAnswer } from './testing/render-part.tsx';

const make = declare({ input: { strict: flag(), name: text(), count: integer() }, output: { result: text({ primary: true }) } });
const words = { 'inputs.strict.label': 'Strict', 'inputs.name.label': 'Name', 'inputs.count.label': 'Count', 'outputs.result.label': 'Result' };

test('shows flags in a row below the other fields, in a named group', async () => {
  await renderAnswer(make, { result: '' }, (operation) => <FieldGrid operation={operation} names={['strict', 'name', 'count']} label="Details" />, { words });
  const group = screen.getByRole('group', { name: 'Details' });
  expect(order(group)).toEqual(['name', 'count', 'strict']);
  within(group).getByRole('switch', { name: 'Strict' });
});

test.each([
  { mode: 'on', focused: 'The end' },
  { mode: '', focused: 'The mode' },
])('focuses the first shown field except for flags: $focused', async ({ mode, focused }) => {
  const view = await renderRead(
    (operation) => operation.input.mode === mode && <FieldGrid operation={operation} names={['strict', 'end', 'mode']} autoFocus />,
  );
  await act(async () => view.state().set('mode', mode));
  expect(document.activeElement).toBe(view.getByRole('textbox', { name: focused }));
});

test('takes no focus by default', async () => {
  await renderRead((operation) => <FieldGrid operation={operation} names={['mode']} />);
  expect(document.activeElement).toBe(document.body);
});
