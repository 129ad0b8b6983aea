import { act, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { file, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { renderOperation, toolOf } from '../testing/render-part.tsx';
import { ChosenFile } from './ChosenFile.tsx';

const read = declare({
  input: { content: text({ primary: true }), bytes: file({ optional: true, insteadOf: 'content' }) },
  output: { result: text({ primary: true }) },
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
