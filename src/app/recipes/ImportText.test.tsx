import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loading } from '../testing/loading.ts';
import { renderRecipePart } from '../testing/recipe-part.tsx';
import ImportText from './ImportText.tsx';

test('passes on what was pasted, and shows why it cannot be read', async () => {
  const onText = vi.fn<(text: string) => Promise<string | undefined>>().mockResolvedValueOnce('Line 1').mockResolvedValueOnce(undefined);
  await renderRecipePart((words) => <ImportText words={words} onText={onText} />);
  const preview = screen.getByRole('button', { name: 'Preview' });
  expect(preview.hasAttribute('disabled')).toBe(true);
  fireEvent.change(screen.getByRole('textbox', { name: 'Recipe, link or CyberChef recipe' }), { target: { value: 'MD5(' } });
  await loading(() => fireEvent.click(preview));
  expect(screen.getByRole('alert').textContent).toBe('Line 1');
  await loading(() => fireEvent.click(preview));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(onText.mock.calls).toEqual([['MD5('], ['MD5(']]);
});
