import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import look from '../../../page/look.module.css';
import * as fields from '../fields.ts';
import { Rules } from './Rules.tsx';

const show = (rules: Parameters<typeof renderResult<typeof fields.verify>>[2]['rules']) =>
  renderResult('jwt-parser', fields.verify, { rules: rules ?? [] }, (operation) => <Rules operation={operation} />);

test('shows each rule with its standard, its result, and what was expected and found', async () => {
  await show([
    { rule: 'algorithm', state: 'ok', expected: '', found: 'HS256', reference: 'RFC 8725 §3.1' },
    { rule: 'iss', state: 'refused', expected: 'a', found: 'b', reference: 'RFC 7519 §4.1.1' },
    { rule: 'sub', state: 'not-checked', expected: '', found: '', reference: 'RFC 7519 §4.1.2' },
  ]);
  const values = screen.getAllByRole('definition');
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['AlgorithmRFC 8725 §3.1', 'issRFC 7519 §4.1.1', 'subRFC 7519 §4.1.2']);
  expect(values.map(({ textContent }) => textContent)).toEqual(['MetFound: HS256', 'Not metExpected: aFound: b', 'Not checked']);
  expect(values.map(({ firstElementChild }) => firstElementChild?.className)).toEqual([`${look.badge} ${look.good}`, `${look.badge} ${look.bad}`, look.badge]);
});

test('shows nothing before the first token', async () => {
  await show([]);
  expect(screen.queryByText('Verification rules')).toBeNull();
});
