import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { LabelledSelect } from './LabelledSelect.tsx';

test('a select has its label as name, and the labels of its options', async () => {
  const choose = vi.fn<(value: 'left' | 'right') => void>();
  render(<LabelledSelect label="Side" options={['left', 'right']} labelOf={(side) => side.toUpperCase()} value="left" onChange={choose} />);
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: 'Side' });
  expect([...select.options].map(({ textContent }) => textContent)).toEqual(['LEFT', 'RIGHT']);
  await userEvent.selectOptions(select, 'right');
  expect(choose).toHaveBeenCalledExactlyOnceWith('right');
});
