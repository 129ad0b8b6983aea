import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import * as fields from '../fields.ts';
import { Answer } from './Answer.tsx';

type Shown = Parameters<typeof renderResult<typeof fields.decode>>[2];

const show = (output: Shown) => renderResult('saml-decoder', fields.decode, output, (operation) => <Answer operation={operation} />);
const pairs = (): (readonly [string, string])[] =>
  screen.getAllByRole('term').map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent ?? '']);

afterEach(() => vi.useRealTimers());

test('shows facts and parameters with their meanings, and attributes by their short names', async () => {
  await show({
    kind: 'response',
    facts: [{ name: 'status', value: 'urn:x:Success', meaning: 'The request succeeded' }],
    parameters: [{ name: 'scope', value: 'openid', meaning: 'Requested permissions', valueMeaning: 'Sign-in' }],
    attributes: [
      { name: 'urn:oid:2.5.4.4', friendlyName: 'sn', value: 'Lovelace' },
      { name: 'groups', friendlyName: '', value: 'admins' },
    ],
  });
  expect(pairs()).toEqual([
    ['Type', 'SAML response'],
    ['Status', 'urn:x:SuccessThe request succeeded'],
    ['scopeRequested permissions', 'openidSign-in'],
    ['snurn:oid:2.5.4.4', 'Lovelace'],
    ['groups', 'admins'],
  ]);
});

test('shows the first 100 rows, and the number of all', { tags: ['slow'] }, async () => {
  await show({ kind: 'response', attributes: Array.from({ length: 101 }, (_, row) => ({ name: `a${row}`, friendlyName: '', value: 'x' })) });
  expect(screen.getAllByText('x')).toHaveLength(100);
  expect(screen.getByText(/^100 of 101 rows/u).tagName).toBe('P');
});

test('cuts a long value', async () => {
  await show({ kind: 'response', attributes: [{ name: 'a', friendlyName: '', value: 'x'.repeat(3_000) }] });
  expect(pairs()[1]).toEqual(['a', `${'x'.repeat(2_000)}…`]);
});

test('asks for a message if there is none', async () => {
  await show({});
  expect(screen.getByText('Enter a message or URL to decode it.').tagName).toBe('P');
});

test('decodes again when the assertion becomes valid, even without an end', async () => {
  const start = Date.UTC(2030, 0, 1);
  // The next second begins after a millisecond.
  vi.useFakeTimers({ toFake: ['Date'], now: start - 1 });
  const { state } = await show({ kind: 'response', timeStatus: 'not-yet-valid', notBefore: new Date(start).toISOString() });
  const { output } = state();
  vi.setSystemTime(start);
  await waitFor(() => expect(state().output).not.toBe(output));
});
