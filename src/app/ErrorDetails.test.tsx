import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { handOver } from '../page/session/drafts.ts';
import { SessionProvider } from '../page/session/SessionProvider.tsx';
import type { WireInput } from '../runtime/check.ts';
import type { Configuration } from './configuration/settings.ts';
import type { CaughtError } from './ErrorBoundary.tsx';
import ErrorDetails from './ErrorDetails.tsx';
import { PageShell } from './PageShell.tsx';
import { expectCopied } from './testing/clipboard.ts';
import { renderInShell } from './testing/render-in-shell.tsx';
import { loadTool } from './ToolView.tsx';

interface Page {
  readonly tool?: string;
  readonly operation?: string;
  /** Input typed on the page. Default: none. */
  readonly typed?: WireInput;
  readonly caught?: Partial<CaughtError>;
  readonly configuration?: Partial<Configuration>;
}

/** Shows the error details of a tool's page. */
async function showDetails({ tool: id = 'hmac-generator', operation = 'hmac', typed, caught = {}, configuration = {} }: Page): Promise<void> {
  const { tool } = await loadTool(id, 'en');
  if (typed) handOver(id, tool.operations, operation, typed);
  const error = Object.assign(new Error('of the test'), { stack: 'Error: of the test\n    at here' });
  await renderInShell(
    <PageShell language="en">
      <SessionProvider tool={tool}>
        <ErrorDetails caught={{ error, isLoadFailure: false, onRetry: undefined, ...caught }} />
      </SessionProvider>
    </PageShell>,
    { path: `/${id}`, configuration },
  );
}

const cards = (): readonly (string | undefined)[] => [...document.querySelectorAll('section')].map((card) => card.querySelector('h2')?.textContent);
const input = (): HTMLElement => screen.getByRole('region', { name: 'Your input' });
const boxes = (): readonly (HTMLInputElement | HTMLTextAreaElement)[] => [
  ...input().querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'),
];
const report = (): HTMLTextAreaElement => screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Error report' });

const TYPED = { text: 'attack\nat dawn', key: 'hush', algorithm: 'sha-512' };

test('shows typed text read-only, without options, and masks secrets', async () => {
  await showDetails({ typed: TYPED });
  expect(boxes().map(({ localName, value, type, readOnly }) => [localName, type, value, readOnly])).toEqual([
    ['textarea', 'textarea', 'attack\nat dawn', true],
    ['input', 'password', 'hush', true],
  ]);
});

test('gives multi-line text more rows', async () => {
  await showDetails({ typed: { text: 'attack\nat dawn', expected: 'abc' } });
  expect(boxes().map((box) => [box.labels?.[0]?.textContent, box.getAttribute('rows')])).toEqual([
    ['Text', '6'],
    ['Received HMAC', '1'],
  ]);
});

test.each([
  ['Copy Text', 'attack\nat dawn'],
  ['Copy Secret key', 'hush'],
])('copies typed text on %s', async (name, expected) => {
  await showDetails({ typed: TYPED });
  fireEvent.click(within(input()).getByRole('button', { name }));
  await expectCopied(expected);
});

test('shows a typed number, but not the sample input', async () => {
  await showDetails({ tool: 'percentage-calculator', operation: 'whatPercent', typed: { part: 7 } });
  expect(boxes().map((box) => [box.labels?.[0]?.textContent, box.value])).toEqual([['Part', '7']]);
});

test('shows input that several operations share only once', async () => {
  await showDetails({ tool: 'regex-tester', operation: 'split', typed: { pattern: ',', text: 'a,b' } });
  expect(boxes().map((box) => [box.labels?.[0]?.textContent, box.value])).toEqual([
    ['Pattern', ','],
    ['Text', 'a,b'],
  ]);
});

test.each(['hmac-generator', 'percentage-calculator', 'roman-numeral-converter'])('shows only the report for %s without typed input', async (tool) => {
  await showDetails({ tool });
  expect(cards()).toEqual(['Report this problem']);
});

test('reports version, page, browser and stack trace, but no input', async () => {
  await showDetails({ typed: TYPED, configuration: { VITE_APP_VERSION: '1.2.3', VITE_LAST_COMMIT_SHA: 'abc', VITE_LINK_REPOSITORY: 'https://git.test/' } });
  expect(cards()).toEqual(['Your input', 'Report this problem']);
  expect(report().value).toBe(`Penknife 1.2.3 abc\n/hmac-generator\n${navigator.userAgent}\n\nError: of the test\n    at here`);
  expect(report().readOnly).toBe(true);
  expect(document.querySelector('section p')?.textContent).toBe(
    'Nothing is sent automatically. This report should not contain your input, but check it before you share it.',
  );
  expect(screen.getByRole('link', { name: 'Report a problem' }).getAttribute('href')).toBe('https://git.test/issues');
});

test('copies the report', async () => {
  await showDetails({});
  fireEvent.click(screen.getByRole('button', { name: 'Copy Error report' }));
  await expectCopied(report().value);
});

test('shows no issue link without a repository', async () => {
  await showDetails({});
  expect(screen.queryByRole('link')).toBeNull();
});

test.each([
  ['a thrown string', 'a text', 'a text'],
  ['a thrown undefined', undefined, 'undefined'],
  ['an error without a stack', Object.assign(new Error('bare'), { stack: undefined }), 'bare'],
])('reports %s', async (_what, error, expected) => {
  await showDetails({ caught: { error } });
  expect(report().value).toBe(`Penknife 0.0.0\n/hmac-generator\n${navigator.userAgent}\n\n${expected}`);
});

test('shows typed text, but no report, after a failed load', async () => {
  await showDetails({ typed: TYPED, caught: { isLoadFailure: true } });
  expect(cards()).toEqual(['Your input']);
});
