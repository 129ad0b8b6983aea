import { within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderPart } from '../testing/render-part.tsx';
import bits from './bit-row.module.css';
import { BitRow, BitSample } from './BitRow.tsx';

const nameOf = (index: number, value: 0 | 1): string => `bit ${index} is ${value}`;

test('flips a bit on click, and marks some bits', async () => {
  const onChange = vi.fn<(bits: string) => void>();
  const view = await renderPart(
    <BitRow label="Bits" bits="1000000001" disabled={false} isMarked={(index) => index === 9} nameOf={nameOf} onChange={onChange} />,
  );
  const group = view.getByRole('group', { name: 'Bits' });
  expect([...group.children].map(({ textContent }) => textContent)).toEqual(['10000000', '01']);
  const buttons = within(group).getAllByRole('button');
  expect(buttons.map((button) => button.getAttribute('aria-label'))).toEqual(Array.from('1000000001', (bit, index) => `bit ${index} is ${bit}`));
  expect(buttons.map(({ className }) => className.includes(bits.marked ?? '?'))).toEqual([...Array.from({ length: 9 }, () => false), true]);
  await view.user.click(view.getByRole('button', { name: 'bit 0 is 1' }));
  expect(onChange).toHaveBeenLastCalledWith('0000000001');
  await view.user.click(view.getByRole('button', { name: 'bit 8 is 0' }));
  expect(onChange).toHaveBeenLastCalledWith('1000000011');
  view.rerender(<BitRow label="Bits" bits="1" disabled nameOf={nameOf} onChange={onChange} />);
  expect(view.getByRole('button').matches(':disabled')).toBe(true);
  expect(view.getByRole('button').className).toBe(bits.bit);
});

test('a sample of a bit is marked or not', async () => {
  const view = await renderPart(
    <>
      <BitSample />
      <BitSample marked />
    </>,
  );
  expect([...view.container.querySelectorAll('i')].map((sample) => [sample.className, sample.getAttribute('aria-hidden')])).toEqual([
    [bits.sample, 'true'],
    [`${bits.sample} ${bits.marked}`, 'true'],
  ]);
});
