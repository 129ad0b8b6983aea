import { fireEvent, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import { refuseCopies } from '../testing/refuse-copies.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Chips } from './Chips.tsx';

test('a chip copies itself, and reports that or the reason why not', async () => {
  const view = await renderPart(<Chips label="Names" name="names" values={['one', 'two']} />);
  const group = view.getByRole('group', { name: 'Names' });
  expect(group.dataset.value).toBe('names');
  const chip = view.getByRole('button', { name: 'Copy two' });
  expect([chip.textContent, chip.dataset.action, chip.querySelector('svg')]).toEqual(['two', 'copy', null]);
  await view.user.click(chip);
  expect(await copied()).toBe('two');
  expect(chip.querySelector('svg')).not.toBeNull();
  refuseCopies();
  await view.user.click(view.getByRole('button', { name: 'Copy one' }));
  expect(await within(group).findByText('Could not copy to the clipboard. Select the text and copy it manually.')).toMatchObject({ role: 'status' });
});

test('shows the first 200 of many short values, and 200 more per click', async () => {
  const values = Array.from({ length: 450 }, (_, index) => `value ${index}`);
  const view = await renderPart(<Chips label="Names" name="names" values={values} />);
  const count = (): number => view.container.querySelectorAll('[data-action="copy"]').length;
  expect(count()).toBe(200);
  fireEvent.click(view.getByRole('button', { name: 'Show more' }));
  expect(count()).toBe(400);
});
