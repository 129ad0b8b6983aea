import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import * as fields from '../fields.ts';
import { Claims } from './Claims.tsx';

type Shown = Parameters<typeof renderResult<typeof fields.decode>>[2];

const show = (output: Shown, hint?: string) => renderResult('jwt-parser', fields.decode, output, (operation) => <Claims operation={operation} hint={hint} />);
const claim = (name: string, value: string) => ({ name, value, date: '', meaning: '' });

test('shows each claim with its meaning, and a date also in UTC', async () => {
  await show({
    claims: [
      { ...claim('sub', '42'), meaning: 'Subject' },
      { ...claim('exp', '4102444800'), date: '2100-01-01T00:00:00Z', meaning: 'Expires at' },
    ],
  });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['subSubject', 'expExpires at']);
  const [subject, expiry] = screen.getAllByRole('definition').map(({ textContent }) => textContent);
  expect(subject).toBe('42');
  expect(expiry).toMatch(/^4102444800.*in \d+ years2100-01-01T00:00:00Z$/u);
});

test('shows the status and the lifetime, from the issue or else from the start', async () => {
  const times = { expiresAt: '2100-01-01T00:00:00Z', status: 'active' } as const;
  const { shown, unmount } = await show({ ...times, issuedAt: '2026-01-01T00:00:00Z', notBefore: '2026-01-02T00:00:00Z' });
  expect(shown('decode', 'status')).toBe('Active');
  expect(screen.getByRole('figure', { name: 'Lifetime' }).textContent).toMatch(/^Issued/u);
  unmount();
  await show({ ...times, notBefore: '2026-01-02T00:00:00Z' });
  expect(screen.getByRole('figure', { name: 'Lifetime' }).textContent).toMatch(/^Valid from/u);
});

test('shows the first 100 claims, and the number of all', { tags: ['slow'] }, async () => {
  await show({ claims: Array.from({ length: 101 }, (_, index) => claim(`c${index}`, 'x')) });
  expect(screen.getAllByText('x')).toHaveLength(100);
  expect(screen.getByText(/^100 of 101 rows/u).tagName).toBe('P');
});

test('shows a hint instead of missing claims', async () => {
  await show({}, 'Enter a token to decode it.');
  expect(screen.getByText('Enter a token to decode it.').tagName).toBe('P');
  expect(screen.queryByRole('figure')).toBeNull();
});
