import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Select } from './Select.tsx';
import { SelectStandIn } from './SelectStandIn.tsx';

test('looks like the closed Select that it precedes', async () => {
  await renderWidget(
    <>
      <Select aria-label="Select" options={['one']} value="one" onChange={() => undefined} />
      <SelectStandIn id="stand-in">one</SelectStandIn>
    </>,
  );
  const select = screen.getByRole('combobox', { name: 'Select' });
  const standIn = document.getElementById('stand-in');
  expect(standIn?.className).toBe(select.className);
  expect(standIn?.innerHTML).toBe(select.innerHTML);
  expect(standIn).toHaveProperty('disabled', true);
});
