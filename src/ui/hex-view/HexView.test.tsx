import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { HexView } from './HexView.tsx';
import { positionAfter } from './position-after.ts';

const rows = [
  { offset: '00000100', hex: '00 01 02 03 04 05 06 07 08 09 0a 0b 0c 0d 0e 0f', text: '................' },
  { offset: '00000110', hex: '41 42', text: 'AB' },
];

test('shows the rows of one page of all bytes, and selects the byte at the position', async () => {
  await renderWidget(<HexView label="Bytes" rows={rows} size={274} position={273} onMove={() => {}} />);
  const grid = screen.getByRole('grid', { name: 'Bytes' });
  expect(grid.getAttribute('aria-rowcount')).toBe('18');
  expect(screen.getAllByRole('row').map((row) => row.getAttribute('aria-rowindex'))).toEqual(['17', '18']);
  const [selected, ...others] = screen.getAllByRole('gridcell').filter((cell) => cell.getAttribute('aria-selected') === 'true');
  expect([selected?.textContent, others.length]).toEqual(['42', 0]);
  expect(grid.getAttribute('aria-activedescendant')).toBe(selected?.id);
});

test('keys, clicks and buttons move the position', async () => {
  const onMove = vi.fn<(position: number) => void>();
  const { user } = await renderWidget(<HexView label="Bytes" rows={rows} size={1000} position={257} onMove={onMove} />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowDown}{Control>}{End}{/Control}x');
  await user.click(screen.getByText('0f'));
  await user.click(screen.getByRole('button', { name: 'Next page' }));
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onMove.mock.calls.flat()).toEqual([258, 273, 999, 271, 288, 224]);
});

const rowAt = (start: number) => ({ offset: start.toString(16).padStart(8, '0'), hex: '00 '.repeat(16).trim(), text: '.'.repeat(16) });

function Paged() {
  const [position, setPosition] = useState(0);
  const start = position - (position % 32);
  const page = start === 64 ? [rowAt(64)] : [rowAt(start), rowAt(start + 16)];
  return <HexView label="Bytes" rows={page} pageRows={2} size={80} position={position} onMove={setPosition} />;
}

const selected = (): string | undefined => screen.getAllByRole('gridcell').find((cell) => cell.getAttribute('aria-selected') === 'true')?.id;

test('keys work after a click on a byte of a page that is replaced', async () => {
  const { user } = await renderWidget(<Paged />);
  const grid = screen.getByRole('grid');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue();
  await user.click(screen.getAllByRole('gridcell')[3] as HTMLElement);
  expect(document.activeElement).toBe(grid);
  for (const [key, place] of [
    ['PageDown', 35],
    ['PageDown', 67],
    ['ArrowRight', 68],
    ['PageUp', 36],
    ['PageUp', 4],
  ] as const) {
    await user.keyboard(`{${key}}`);
    expect(document.activeElement).toBe(grid);
    expect(selected()).toBe(grid.getAttribute('aria-activedescendant'));
    expect(selected()?.endsWith(`-${place}`)).toBe(true);
  }
  expect(scrolled).toHaveBeenCalledTimes(6);
  expect(scrolled.mock.contexts.at(-1)).toHaveProperty('id', selected());
});

test('the buttons move by full pages from a short last page', async () => {
  const onMove = vi.fn<(position: number) => void>();
  const { user } = await renderWidget(<HexView label="Bytes" rows={[rowAt(64)]} pageRows={2} size={80} position={70} onMove={onMove} />);
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveProperty('disabled', true);
  await user.click(screen.getByRole('button', { name: 'Previous page' }));
  expect(onMove.mock.calls).toEqual([[32]]);
});

test('shows at most 128 rows', async () => {
  const many = Array.from({ length: 1000 }, (_, index) => ({ offset: (16 * index).toString(16), hex: '00', text: '.' }));
  await renderWidget(<HexView label="Bytes" rows={many} size={16_000} position={0} onMove={() => {}} />);
  expect(screen.getByRole('grid').children).toHaveLength(128);
});

test.each([
  ['ArrowLeft', 0, 0],
  ['ArrowUp', 5, 5],
  ['ArrowDown', 95, 95],
  ['ArrowRight', 99, 99],
  ['PageDown', 20, 52],
  ['PageDown', 90, 99],
  ['Home', 37, 32],
  ['End', 98, 99],
  ['a', 5, undefined],
  ['constructor', 5, undefined],
])('%s at %i moves to %s', (key, position, expected) => {
  expect(positionAfter({ key, ctrlKey: false, metaKey: false, altKey: false }, { position, size: 100, pageBytes: 32 })).toBe(expected);
});
