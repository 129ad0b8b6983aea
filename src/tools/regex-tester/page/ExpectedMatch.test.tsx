import { fireEvent, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { differences, expectStatus, item, renderTests } from '../testing/render-tests.tsx';

test('edits the expected groups by name or number', { tags: ['slow'] }, async () => {
  const { user } = await renderTests({ pattern: '(?<x>a)(b)?', tests: [{ text: 'ab', expect: 'exact', groups: { x: 'a' } }] });
  await expectStatus('1 of 1 test passes');
  await user.click(within(item(1)).getByText('Groups (1)'));
  await user.click(within(item(1)).getByRole('button', { name: 'Add group' }));
  const added = within(item(1)).getByRole('group', { name: 'Test 1: group 1' });
  fireEvent.change(within(added).getByRole('textbox', { name: 'Number or name' }), { target: { value: '2' } });
  await expectStatus('0 of 1 test passes');
  const second = within(item(1)).getByRole('group', { name: 'Test 1: group 2' });
  fireEvent.click(within(second).getByRole('checkbox', { name: 'did not participate' }));
  await waitFor(() => expect(differences(1)).toEqual(['Group 2 Expected value did not participate Actual value [b]']));
  fireEvent.change(within(second).getByRole('textbox', { name: 'Number or name' }), { target: { value: '' } });
  await expectStatus('1 of 1 test passes');
  fireEvent.click(within(item(1)).getByRole('button', { name: 'Remove group x' }));
  await waitFor(() => expect(differences(1)).toEqual(['Expected value empty Actual value [ab]']));
});
