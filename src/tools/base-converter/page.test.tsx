import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('converts what is typed into any base', async () => {
  const { fill, box, expectShown } = await renderTool('base-converter');
  fill('convert', 'hexadecimal', 'ff');
  await expectShown('convert', 'decimal', '255');
  expect(box('convert', 'number').value).toBe('ff');
  fill('convert', 'octal', '10');
  await expectShown('convert', 'decimal', '8');
});

test('flips the bits of an integer', { tags: ['slow'] }, async () => {
  const { fill, part, box, expectShown } = await renderTool('base-converter');
  fill('convert', 'decimal', '5');
  await expectShown('convert', 'binary', /101$/u);
  expect(screen.queryByRole('button', { name: /^Bit 7/u })).toBeNull();
  fireEvent.change(part('convert', 'bits').querySelector('select') ?? document.body, { target: { value: '8' } });
  await waitFor(() => expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Bit 7: 0' }).disabled).toBe(false));
  fireEvent.click(screen.getByRole('button', { name: 'Bit 1: 0' }));
  expect(box('convert', 'number').value).toBe('7');
  await expectShown('convert', 'decimal', '7');
  fireEvent.click(screen.getByRole('button', { name: 'Bit 0: 1' }));
  await expectShown('convert', 'decimal', '6');
});
