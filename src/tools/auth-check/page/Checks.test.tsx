import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import * as fields from '../fields.ts';
import { Checks } from './Checks.tsx';

const row = { part: 'url', expected: '', found: '', reference: 'RFC', reason: '' } as const;

test('shows the rules of a part that did not pass, and folds the others', async () => {
  const checks = [
    { ...row, rule: 'readable', state: 'passed' },
    { ...row, rule: 'state', state: 'refused', expected: 'a', found: 'b', reason: 'state-mismatch' },
    { ...row, rule: 'redirect-url', state: 'not-checked' },
    { ...row, rule: 'callback-error', state: 'passed' },
    { ...row, part: 'token', rule: 'readable', state: 'passed' },
  ] as const;
  await renderResult('auth-check', fields.check, { checks }, (operation) => (
    <Checks id="checks" label="All checks" name="checks" value={checks} field={fields.check.output.checks} prominent={false} operation={operation} />
  ));
  const part = within(screen.getByRole('region', { name: 'Redirect URL' }));
  const terms = (): readonly string[] => part.getAllByRole('term').map(({ textContent }) => textContent);
  const folded = part.getByText('2 rules passed').closest('details');
  expect(folded?.open).toBe(false);
  expect([...(folded?.querySelectorAll('dt') ?? [])].map(({ textContent }) => textContent)).toEqual(['FormatRFC', 'No errorRFC']);
  expect(terms().slice(0, 2)).toEqual(['StateRFC', 'Redirect URLRFC']);
  expect(part.getAllByRole('definition')[0]?.textContent).toBe(
    'RefusedThe state is not the one of the request. Sign in again in the same browser, and do not reuse a callback.Expected: aFound: b',
  );
  fireEvent.click(part.getByText('2 rules passed'));
  expect(folded?.open).toBe(true);
  expect(screen.getByRole('region', { name: 'Token' }).querySelector('summary')?.textContent).toBe('1 rule passed');
});
