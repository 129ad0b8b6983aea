import { expect, test } from 'vitest';
import { copied } from '../../app/testing/clipboard.ts';
import look from '../look.module.css';
import { Output } from '../Output.tsx';
import styles from './outputs.module.css';
import { render, usual } from '../testing/show-operation.tsx';

test('a number, a flag and a code are bars before the first result, and blank after an error that came before any', { tags: ['slow'] }, async () => {
  const unknown = { hasOutput: false, answered: undefined };
  const view = await render({}, (operation) => (
    <>
      {(['count', 'isThere', 'code'] as const).map((name) => (
        <Output key={name} operation={{ ...operation, ...unknown, isAwaited: true }} name={name} />
      ))}
      {(['count', 'isThere', 'code'] as const).map((name) => (
        <Output key={name} operation={{ ...operation, ...unknown, input: { ...operation.input, given: 'x' } }} name={name} />
      ))}
    </>
  ));
  expect([...view.container.querySelectorAll('output')].map(({ textContent }) => textContent)).toEqual(['', '', '', '', '', '']);
  expect(view.container.querySelectorAll('output > [data-awaited][aria-hidden]')).toHaveLength(3);
  expect(view.queryByRole('button')).toBeNull();
});

test('formats a number for the language, and copies it as programs write it', async () => {
  const view = await render({ count: 1234567.5 }, usual('count'));
  const value = view.getByRole('status', { name: 'The count' });
  expect([value.textContent, value.className]).toEqual(['1,234,567.5', styles.text]);
  await view.user.click(view.getByRole('button', { name: 'Copy The count' }));
  expect(await copied()).toBe('1234567.5');
});

test.each([
  [true, 'Yes'],
  [false, 'No'],
])('shows a flag that is %s as %s', async (isThere, announced) => {
  const view = await render({ isThere }, usual('isThere'));
  const badge = view.getByRole('status', { name: 'The isThere' });
  expect([badge.textContent, badge.className]).toEqual([announced, look.badge]);
});
