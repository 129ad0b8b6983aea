import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { number, text } from '../../contract/fields.ts';
import type { OutputValues } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { raise } from '../testing/raise.ts';
import { renderOperation, toolOf } from '../testing/render-part.tsx';
import { EditableValues } from './EditableValues.tsx';

const convert = declare({
  input: { given: text({ primary: true, sample: '7' }), from: text() },
  output: { decimal: number({ primary: true }), roman: text({ format: 'text' }), long: text() },
});

type Convert = OutputValues<(typeof convert)['output']>;

/** Renders editable values; the run rejects the text `bad`. */
async function editable(output: (given: string) => Convert) {
  const tool = await toolOf(
    { convert },
    {},
    {
      'outputs.decimal.label': 'Decimal',
      'outputs.roman.label': 'Roman',
      'outputs.long.label': 'Long',
      'errors.bad-text': 'This is bad.',
    },
  );
  return renderOperation(
    convert,
    (operation) => <EditableValues operation={operation} names={['decimal', 'roman', 'long']} inputFor={(name, given) => ({ given, from: name })} />,
    {
      ...tool,
      run: async ({ input: { given } }) =>
        given === 'bad'
          ? { kind: 'error', error: { code: 'bad-text', field: 'given', params: {} } }
          : { kind: 'output', output: output(String(given)), isRandom: false },
    },
  );
}

test('text typed into one of the values becomes the input, stays as typed, and updates the others', { tags: ['slow'] }, async () => {
  const view = await editable((given) => ({ decimal: given.length, roman: given.toUpperCase(), long: 'x'.repeat(200) }));
  const [decimal, roman, long] = view.getAllByRole('textbox');
  await waitFor(() => expect(decimal).toMatchObject({ value: '1' }));
  expect([roman, long].map((box) => box?.dataset.value)).toEqual(['roman', 'long']);
  await view.user.click(roman ?? raise());
  fireEvent.change(roman ?? raise(), { target: { value: 'xii' } });
  expect(view.state().input).toEqual({ given: 'xii', from: 'roman' });
  await waitFor(() => expect(decimal).toMatchObject({ value: '3' }));
  expect(roman).toMatchObject({ value: 'xii' });
  expect(roman?.hasAttribute('aria-invalid')).toBe(false);
  await view.user.click(decimal ?? raise());
  expect(roman).toMatchObject({ value: 'XII' });
  await view.user.click(view.getByRole('button', { name: 'Copy Decimal' }));
  expect(await copied()).toBe('3');
});

test('rejected text stays in its box with the reason until something else is set', async () => {
  const view = await editable(() => ({ decimal: 1, roman: 'I', long: '' }));
  const [decimal, roman] = view.getAllByRole('textbox');
  await waitFor(() => expect(decimal).toMatchObject({ value: '1' }));
  await view.user.click(roman ?? raise());
  fireEvent.change(roman ?? raise(), { target: { value: 'bad' } });
  const why = await view.findByText('This is bad.');
  expect([roman?.getAttribute('aria-invalid'), roman?.getAttribute('aria-describedby')]).toEqual(['true', why.id]);
  expect(decimal?.hasAttribute('aria-invalid')).toBe(false);
  await view.user.tab();
  expect(roman).toMatchObject({ value: 'bad' });
  await act(async () => view.state().setAll({ given: '5', from: '' }));
  await waitFor(() => expect(roman).toMatchObject({ value: 'I' }));
  expect(view.queryByText('This is bad.')).toBeNull();
});

test('shows a value that is too long to edit as usual', async () => {
  const view = await editable(() => ({ decimal: 1, roman: 'I', long: 'x'.repeat(201) }));
  await waitFor(() => expect(view.getAllByRole('textbox')).toHaveLength(2));
  expect(await view.findByRole('status', { name: 'Long' })).toMatchObject({ textContent: 'x'.repeat(201) });
});
