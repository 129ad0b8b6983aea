import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';
import * as sample from './sample.ts';

const button = (name: string | RegExp): HTMLElement => screen.getByRole('button', { name });

test('shows the first reason of the sample, and the time line with all spans', async () => {
  const { part, expectShown } = await renderTool('auth-check');
  await expectShown('check', 'verdict', 'Refused');
  expect(part('check', 'reason').textContent).toMatch(/^The intermediate certificate has expired\. Install the current intermediate/u);
  const figure = screen.getByRole('figure', { name: 'Timeline' });
  expect([...figure.querySelectorAll('li')].map((row) => row.textContent.replace(/(?:Valid|Expired|No time limits).*/u, ''))).toEqual([
    'SAML assertion',
    'SAML sign-in period',
    'Key 2026-03',
    'Certificate idp.example.com',
    'Intermediate certificate Example Issuing CA',
    'Root certificate Example Root',
    'Token',
  ]);
  screen.getByText(
    'At 14:02 UTC: SAML assertion valid, SAML sign-in period valid, certificate idp.example.com valid, intermediate certificate Example Issuing CA expired, root certificate Example Root valid, token valid.',
  );
  expect(part('check', 'checks').textContent).toMatch(/ValidityRFC 5280[^R]*RefusedThe intermediate certificate has expired\./u);
  screen.getByRole('heading', { name: 'Why you can paste production tokens here' });
  expect(screen.getByRole('link', { name: 'About Penknife' }).getAttribute('href')).toBe('/about');
});

test('opens the sections that have a text, and clears all of them', { tags: ['slow'] }, async () => {
  const { expectShown, box, container } = await renderTool('auth-check');
  await expectShown('check', 'verdict', 'Refused');
  const open = (): readonly (string | null)[] => [...container.querySelectorAll('details[open] > summary')].map(({ textContent }) => textContent);
  expect(open()).toEqual([
    'Token: Passed',
    'Keys for the token: Passed',
    'Certificate chain: Refused',
    'SAML response: Passed',
    'Redirect URL: Passed',
    'What the server expects',
  ]);
  await act(async () => fireEvent.click(button('Clear all')));
  for (const name of ['token', 'keySet', 'certificates', 'saml', 'url', 'issuer', 'audience', 'redirectUrl', 'state', 'nonce', 'time'])
    expect(box('check', name).value, name).toBe('');
});

test('offers to move what belongs into another field, and to remove the rest of the sample', { tags: ['slow'] }, async () => {
  const { expectShown, box, fill } = await renderTool('auth-check');
  await expectShown('check', 'verdict', 'Refused');
  await act(async () => fireEvent.click(button('Clear all')));
  fill('check', 'token', sample.SAML);
  await act(async () => fireEvent.click(button('Move to “SAML response”')));
  expect([box('check', 'token').value, box('check', 'saml').value]).toEqual(['', sample.SAML]);
  // Without the time of the sample, it is checked now.
  await expectShown('check', 'reason', /^The SAML assertion has expired/u);
  fill('check', 'token', sample.TOKEN);
  await waitFor(() => expect(box('check', 'keySet').value).toBe(sample.KEY_SET));
  fill('check', 'saml', `${sample.SAML} `);
  await act(async () => fireEvent.click(button('Remove the sample')));
  await waitFor(() => expect([box('check', 'token').value, box('check', 'keySet').value, box('check', 'issuer').value]).toEqual(['', '', '']));
  expect(box('check', 'saml').value).toBe(`${sample.SAML} `);
});

test('says exactly what is wrong with a part that cannot be read', { tags: ['slow'] }, async () => {
  const { expectShown, fill } = await renderTool('auth-check');
  await expectShown('check', 'verdict', 'Refused');
  fill('check', 'saml', '<a');
  await expectShown('check', 'reason', /^The SAML response cannot be read/u);
  await screen.findByText(/Line 1, column 3: unexpected end of input/u);
});
