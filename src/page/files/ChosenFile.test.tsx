import { act, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { InputError } from '../../contract/errors.ts';
import { file, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderOperation, toolOf } from '../testing/render-part.tsx';
import { ChosenFile } from './ChosenFile.tsx';

const read = declare({
  input: { content: text({ primary: true }), bytes: file({ optional: true, insteadOf: 'content' }) },
  output: { result: text({ primary: true }) },
  errors: ['no-key'],
  answersNothing: true,
});
const bytes = { name: 'key.der', type: '', content: Uint8Array.of(1, 2, 3) };

test('a file is named while it replaces the text, and can be removed', async () => {
  const { state, user } = await renderOperation(read, (operation) => <ChosenFile operation={operation} name="bytes" />, await toolOf({ read }));
  expect(screen.queryByRole('button')).toBeNull();
  await act(async () => state().setAll({ bytes }));
  expect(screen.getByRole('status').textContent).toBe('key.der · 3 bytes');
  await act(async () => state().setAll({ content: 'a' }));
  expect(screen.queryByRole('status')).toBeNull();
  await act(async () => state().setAll({ content: '' }));
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(state().input.bytes).toBeUndefined();
});

const refuse = (): never => {
  throw new InputError('no-key', { field: 'bytes' });
};

test('an error in the file is shown below its name, while the file is used', async () => {
  const tool = await toolOf({ read }, { read: refuse }, { 'errors.no-key': 'The file contains no key.' });
  const { state } = await renderOperation(read, (operation) => <ChosenFile operation={operation} name="bytes" />, tool);
  await act(async () => state().setAll({ bytes }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('The file contains no key.'));
  await act(async () => state().setAll({ content: 'a' }));
  expect(screen.queryByRole('alert')).toBeNull();
});
