import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('generates new text with the key R, in the selected script', async () => {
  const { part, shown, expectShown } = await renderTool('lorem-ipsum-generator');
  const direction = (): string | null | undefined => part('generate', 'text').closest('[dir]')?.getAttribute('dir');
  await expectShown('generate', 'text', /Lorem ipsum dolor sit amet/u);
  expect(direction()).toBe('ltr');
  fireEvent.change(part('generate', 'vocabulary').querySelector('select') ?? document.body, { target: { value: 'hebrew' } });
  await expectShown('generate', 'text', /[\u05D0-\u05EA]{2}/u);
  expect(direction()).toBe('rtl');
  const before = shown('generate', 'text');
  fireEvent.keyDown(document.body, { key: 'r' });
  await waitFor(() => expect(shown('generate', 'text')).not.toBe(before));
});

test('has one Copy, and the size of the text in one line', async () => {
  const { expectShown } = await renderTool('lorem-ipsum-generator');
  await expectShown('generate', 'words', /^\d+$/u);
  expect(screen.getAllByRole('button', { name: /^Copy (?!link)/u }).map((button) => button.getAttribute('aria-label'))).toEqual(['Copy Text']);
  expect(screen.getByRole('button', { name: 'Download Text' })).toBeInstanceOf(HTMLElement);
});
