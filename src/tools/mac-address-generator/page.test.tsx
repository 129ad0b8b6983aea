import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('a prefix with a whole octet fixes the bits, with a note', async () => {
  const { part, expectShown } = await renderTool('mac-address-generator');
  const bits = (): readonly (HTMLSelectElement | null)[] => ['administration', 'cast'].map((name) => part('generate', name).querySelector('select'));
  expect(bits().map((select) => select?.disabled)).toEqual([false, false]);
  fireEvent.click(screen.getByRole('button', { name: 'QEMU' }));
  await expectShown('generate', 'addresses', /^52:54:00(?::[\dA-F]{2}){3}$/u);
  expect(bits().map((select) => select?.disabled)).toEqual([true, true]);
  expect(screen.getAllByText('Set by the prefix.')).toHaveLength(2);
  fireEvent.click(screen.getByRole('button', { name: 'None' }));
  await waitFor(() => expect(bits().map((select) => select?.disabled)).toEqual([false, false]));
  expect(screen.queryByText('Set by the prefix.')).toBeNull();
});
