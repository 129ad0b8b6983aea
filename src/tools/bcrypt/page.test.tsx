import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { holdRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const estimate = (): HTMLElement | null => document.querySelector<HTMLElement>('[data-estimate]');

test('generates a hash that matches only its password', { tags: ['slow'] }, async () => {
  const { fill, expectShown, shown } = await renderTool('bcrypt');
  fill('hash', 'cost', '5');
  fill('hash', 'password', 'correct horse');
  await expectShown('hash', 'hash', /^\$2b\$05\$/u);
  await waitFor(() => expect(estimate()?.textContent).toMatch(/on this device/u));
  fill('verify', 'hash', shown('hash', 'hash'));
  fill('verify', 'password', 'correct horse');
  await screen.findByText('The password matches');
  fill('verify', 'password', 'correct hors');
  await screen.findByText(/does not match/u);
});

test('waits for Start if a hash takes minutes, and stops on Cancel', { tags: ['slow'] }, async () => {
  const engine = holdRuns();
  const { fill, part } = await renderTool('bcrypt', { engine });
  fill('hash', 'password', 'correct horse');
  fill('hash', 'cost', '31');
  await screen.findByText(/does not start automatically/u);
  const isOf31 = ({ request }: (typeof engine.runs)[number]): boolean => 'cost' in request.input && request.input.cost === 31;
  expect(engine.runs.some(isOf31)).toBe(false);
  fireEvent.click(screen.getByRole('button', { name: 'Start' }));
  await waitFor(() => expect(engine.runs.some(isOf31)).toBe(true));
  const card = part('hash', 'cost').closest('section');
  if (!card) throw new Error('the field is not in a card');
  fireEvent.click(await within(card).findByRole('button', { name: 'Cancel' }));
  await screen.findByText('Canceled.');
  expect(engine.runs.find(isOf31)?.isAborted).toBe(true);
});

test('shows the parts of a hash', async () => {
  const { fill, expectShown, shown } = await renderTool('bcrypt');
  fill('inspect', 'hash', '$2b$10$N9qo8uLOickgx2ZMRZoMyeIjZAgcfl7p92ldGxad68LJZdL17lhWy');
  await expectShown('inspect', 'salt', 'N9qo8uLOickgx2ZMRZoMye');
  expect(shown('inspect', 'cost')).toBe('10');
  expect(shown('inspect', 'rounds')).toBe('1,024');
  expect(shown('inspect', 'version')).toBe('2b');
  expect(shown('inspect', 'digest')).toBe('IjZAgcfl7p92ldGxad68LJZdL17lhWy');
  expect(screen.getAllByText('$2b$').map(({ nextElementSibling }) => nextElementSibling?.textContent)).toContain('10$');
});
