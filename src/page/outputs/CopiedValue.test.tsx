import { act, fireEvent, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { renderPart } from '../testing/render-part.tsx';
import { CopiedValue } from './CopiedValue.tsx';
import { render, usual } from '../testing/show-operation.tsx';

test('a click on a value copies it, unless it ends a selection', { tags: ['slow'] }, async () => {
  const view = await render({ line: 'one line' }, usual('line'));
  const value = view.getByRole('status', { name: 'The line' });
  await view.user.click(value);
  await waitFor(async () => expect(await copied()).toBe('one line'));
  await navigator.clipboard.writeText('before');
  getSelection()?.selectAllChildren(value);
  fireEvent.click(value);
  await act(async () => undefined);
  expect(await copied()).toBe('before');
  // Some browsers have no selection in pages that are not shown.
  vi.spyOn(globalThis, 'getSelection').mockReturnValue(null);
  fireEvent.click(value);
  await waitFor(async () => expect(await copied()).toBe('one line'));
});

test('a value that handles clicks is copied only by its button', async () => {
  const view = await renderPart(
    <CopiedValue label="Box" text="typed" keepsClicks copyOnly>
      <input defaultValue="typed" />
    </CopiedValue>,
  );
  await navigator.clipboard.writeText('before');
  await view.user.click(view.getByRole('textbox'));
  expect(await copied()).toBe('before');
  expect(view.getAllByRole('button')).toHaveLength(1);
  await view.user.click(view.getByRole('button', { name: 'Copy Box' }));
  expect(await copied()).toBe('typed');
});
