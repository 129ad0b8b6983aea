import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { render, usual } from '../testing/show-operation.tsx';

test('shows a record as JSON, only the start of a long one, and nothing for null', { tags: ['slow'] }, async () => {
  const view = await render({ tree: { a: [1] } }, usual('tree'));
  await view.expectShown('answer', 'tree', '{\n  "a": [\n    1\n  ]\n}');
  expect(view.getByRole('status', { name: 'The tree' }).tabIndex).toBe(0);
  expect(view.container.querySelector(`p.${look.note}`)).toBeNull();
  await view.user.click(view.getByRole('button', { name: 'Copy The tree' }));
  expect(await copied()).toBe('{\n  "a": [\n    1\n  ]\n}');
  view.unmount();
  const long = await render({ tree: 'x'.repeat(50_000) }, usual('tree'));
  await waitFor(() => expect(long.shown('answer', 'tree')).toHaveLength(10_000));
  expect(long.getByText('Showing the first 10,000 of 50,002 characters. Copy and Download include everything.').className).toBe(look.note);
  long.unmount();
  const none = await render({ tree: null }, usual('tree'));
  await act(async () => undefined);
  expect(none.part('answer', 'tree').textContent).toBe('');
});
