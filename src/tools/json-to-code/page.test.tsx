import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';
import { raise } from '../../page/testing/raise.ts';

const LINK = (language: string, input: string, more = ''): string => `#/generate?language=${language}&input=${encodeURIComponent(input)}${more}`;

test('answers the sample with code, what the code does not represent, and keys on request', { tags: ['slow'] }, async () => {
  const { expectShown, user } = await renderTool('json-to-code');
  await expectShown('generate', 'code', /export interface RootItem/u);
  const summary = await waitFor(() => document.querySelector<HTMLElement>('details:has([data-value="keys"]) > summary') ?? raise());
  expect(summary.parentElement?.hasAttribute('open')).toBe(false);
  await user.click(summary);
  const keys = await screen.findByRole('table', { name: 'Keys' });
  expect(within(keys).getByRole('row', { name: /home\.zip/u }).textContent).toContain('String');
  expect(screen.getAllByText('Integer beyond 2^53: JSON.parse rounds it').length).toBeGreaterThan(0);
});

test('generates code with the options of the link', { tags: ['slow'] }, async () => {
  await renderTool('json-to-code', { link: LINK('java', '{"isActive": true}', '&javaStyle=lombok') });
  await waitFor(() => expect(document.body.textContent).toContain('private Boolean isActive;'));
});

test('says how to write the package of the language', { tags: ['slow'] }, async () => {
  await renderTool('json-to-code', { link: LINK('php', '{"a": 1}', '&packageName=com.example') });
  expect((await screen.findByRole('alert')).textContent).toContain('Separate the parts with “\\”.');
});
