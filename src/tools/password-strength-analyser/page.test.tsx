import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

test('rates a common password as weak, and explains why', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('password-strength-analyser');
  fill('analyze', 'password', 'monkey');
  await expectShown('analyze', 'strength', 'Very weak');
  await expectShown('analyze', 'bruteForceDuration', 'less than a second');
  expect(screen.getAllByRole('row').length).toBeGreaterThan(3);
  fill('analyze', 'password', 'password');
  await expectShown('analyze', 'warning', 'This is one of the 10 most common passwords.');
  fill('analyze', 'password', 'correcthorsebatterystaple');
  await expectShown('analyze', 'strength', 'Very strong');
  expect(document.querySelector('[data-value="strength"]')?.getAttribute('data-code')).toBe('very-strong');
});

test('starts with the result of a sample', async () => {
  const { box, expectShown } = await renderTool('password-strength-analyser');
  expect(box('analyze', 'password').value).toBe('correct horse battery staple');
  await expectShown('analyze', 'strength', /\S/u);
});

test('generates a password without storing any', async () => {
  const { fill, box, expectShown } = await renderTool('password-strength-analyser');
  fill('analyze', 'password', 'correcthorsebatterystaple');
  await expectShown('analyze', 'strength', 'Very strong');
  fireEvent.click(screen.getByRole('button', { name: 'Generate Password' }));
  await waitFor(() => expect(box('analyze', 'password').value).toMatch(/^[!-~]{20}$/u));
  await expectShown('analyze', 'length', '20');
  dispatchEvent(new Event('pagehide'));
  expect(JSON.stringify({ ...localStorage, ...sessionStorage }) + location.href).not.toContain('battery');
});

test('checks only the beginning of a long password, and reports that', { tags: ['slow'] }, async () => {
  const { fill, expectShown } = await renderTool('password-strength-analyser');
  fill('analyze', 'password', 'x'.repeat(256));
  await expectShown('analyze', 'length', '256');
  expect(screen.queryByText(/first 256 characters/u)).toBeNull();
  fill('analyze', 'password', 'x'.repeat(257));
  await expectShown('analyze', 'length', '257');
  await screen.findByText(/256/u, { selector: 'p' });
});
