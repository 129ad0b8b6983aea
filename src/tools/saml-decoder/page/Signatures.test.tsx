import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderResult } from '../../../app/testing/render-result.tsx';
import look from '../../../page/look.module.css';
import type { OperationState } from '../../../page/session/operation-state.ts';
import * as fields from '../fields.ts';
import { Signatures } from './Signatures.tsx';

type Row = OperationState<typeof fields.decode>['output']['signatures'][number];

const ROW: Row = {
  covers: 'assertion',
  id: '_a1',
  algorithm: 'ecdsa-sha256',
  digest: 'sha256',
  signer: 'idp.example.com',
  keySource: 'given',
  result: 'valid',
};

const show = (...signatures: readonly Row[]) =>
  renderResult('saml-decoder', fields.decode, { signatures }, (operation) => <Signatures operation={operation} />);

test('shows what a signature covers, who made it, and whether it is valid', async () => {
  await show(ROW);
  const facts = screen.getAllByRole('term').map((term, index) => [term.textContent, screen.getAllByRole('definition')[index]?.textContent]);
  expect(facts.map(([name]) => name)).toEqual(['Result', 'Covers', 'Algorithm', 'Digest', 'Certificate holder', 'Key']);
  expect(facts.map(([, value]) => value)).toEqual(['Valid', 'AssertionID _a1', 'ecdsa-sha256', 'sha256', 'idp.example.com', 'From the field']);
});

test('omits what is unknown', async () => {
  await show({ ...ROW, id: '', signer: '', keySource: '', result: 'no-key' });
  expect(screen.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Result', 'Covers', 'Algorithm', 'Digest']);
  expect(screen.queryByText(/^ID/u)).toBeNull();
});

test.each([
  ['valid', look.good],
  ['no-key', look.doubtful],
  ['unsupported-transform', look.doubtful],
  ['digest-mismatch', look.bad],
  ['other-key', look.bad],
] as const)('the result %s has its tone', async (result, tone) => {
  const { container } = await show({ ...ROW, result });
  expect(container.querySelector(`[data-code="${result}"]`)?.className).toBe(`${look.badge} ${tone}`);
});

test('shows nothing for a message without signatures', async () => {
  await show();
  expect(screen.queryByText('Signatures')).toBeNull();
});

test('shows the first 20 of many signatures, and more on request', { tags: ['slow'] }, async () => {
  const { user } = await show(...Array.from({ length: 30 }, () => ROW));
  expect(screen.getAllByText('Valid')).toHaveLength(20);
  await user.click(screen.getByRole('button', { name: 'Show more' }));
  expect(screen.getAllByText('Valid')).toHaveLength(30);
  expect(screen.queryByRole('button', { name: 'Show more' })).toBeNull();
});
