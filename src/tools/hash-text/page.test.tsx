import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { holdRuns } from '../../app/testing/engine.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const MD5_OF_HELLO = '5d41402abc4b2a76b9719d911017c592';
const SHA3_384_OF_HELLO = '720aea11019ef06440fbf05d87aa24680a2153df3907b23631e7177ce620fa1330ff07c0fddee54699a4c3ee0ee9d887';

const row = (code: string): HTMLElement | null => document.querySelector<HTMLElement>(`[data-value="digests"] tr[data-code="${code}"]`);
const digest = (code: string): string | undefined => row(code)?.querySelector('[data-column="digest"]')?.textContent;
const matching = (): readonly (string | undefined)[] => [...document.querySelectorAll<HTMLElement>('tr[data-matches]')].map(({ dataset }) => dataset.code);
const expected = (): HTMLInputElement => screen.getByLabelText<HTMLInputElement>('Expected digest');
const expectDigest = (code: string, text: string): Promise<void> => waitFor(() => expect(digest(code)).toBe(text));

const candidates = (): readonly string[] => [...document.querySelectorAll('[data-value="candidates"] li')].map(({ textContent }) => textContent);

async function renderHello() {
  const page = await renderTool('hash-text');
  page.fill('hash', 'text', 'hello');
  await expectDigest('md5', MD5_OF_HELLO);
  return { ...page, expectDigestOf: (text: string) => fireEvent.change(expected(), { target: { value: text } }) };
}

test('starts with a sample, and does not repeat its size as a result', { tags: ['slow'] }, async () => {
  const { box, parts } = await renderTool('hash-text');
  await expectDigest('md5', MD5_OF_HELLO);
  expect(box('hash', 'text').value).toBe('hello');
  expect(parts('hash', 'byteLength')).toEqual([]);
});

test('lists a digest per algorithm, warns about insecure ones, and copies each', { tags: ['slow'] }, async () => {
  const { user } = await renderHello();
  expect(row('md5')?.textContent).toContain('insecure (broken)');
  expect(row('crc-32')?.textContent).toContain('not cryptographic');
  expect(row('sha-256')?.textContent).not.toContain('insecure');
  await user.click(within(row('md5') ?? document.body).getByRole('button', { name: 'Copy MD5' }));
  await expectCopied(MD5_OF_HELLO);
});

test('marks the row that matches an expected digest, and reports a mismatch', { tags: ['slow'] }, async () => {
  const { expectDigestOf, expectShown } = await renderHello();
  expect(matching()).toEqual([]);
  expectDigestOf(`${MD5_OF_HELLO}  hello.txt`);
  await expectShown('hash', 'verdict', 'Matches the expected digest');
  expect(matching()).toEqual(['md5']);
  expect(row('md5')?.textContent).toContain('matches');
  await expectShown('hash', 'matchingAlgorithm', 'MD5');
  expect(screen.queryByRole('button', { name: 'Show in table' })).toBeNull();
  expectDigestOf('00'.repeat(16));
  await expectShown('hash', 'verdict', 'Does not match the expected digest');
  expect(matching()).toEqual([]);
  expectDigestOf('nonsense!');
  expect((await screen.findByRole('alert')).textContent).toContain('Not a valid digest');
  expect(document.querySelector<HTMLElement>('[data-operation="hash"][data-field="verdict"]')?.dataset['verdict']).toBe('');
});

test('shows the row of a match on request, and stores the selected rows', { tags: ['slow'] }, async () => {
  const first = await renderHello();
  expect(row('sha3-384')).toBeNull();
  first.expectDigestOf(SHA3_384_OF_HELLO);
  await first.expectShown('hash', 'matchingAlgorithm', 'SHA3-384');
  fireEvent.click(screen.getByRole('button', { name: 'Show in table' }));
  await waitFor(() => expect(row('sha3-384')?.textContent).toContain('matches'));
  expect(screen.queryByRole('button', { name: 'Show in table' })).toBeNull();
  expect(screen.getByText('Algorithms: 13 of 34 selected').tagName).toBe('SUMMARY');
  dispatchEvent(new Event('pagehide'));
  expect(localStorage.getItem('penknife.options.hash-text')).toContain('sha3-384');
});

test('counts the algorithms selected on an earlier visit', { tags: ['slow'] }, async () => {
  await renderTool('hash-text', { stored: { 'penknife.options.hash-text': '{"hash":{"algorithms":["md5","sha3-384"]}}' } });
  expect(screen.getByText('Algorithms: 2 of 34 selected').tagName).toBe('SUMMARY');
});

/** Drops a file on the heading of the page. */
function drop(file: File): void {
  const event = new Event('drop', { bubbles: true, cancelable: true });
  Object.assign(event, { dataTransfer: { types: ['Files'], files: [file], items: [], dropEffect: 'none' } });
  act(() => void screen.getByRole('heading', { level: 1 }).dispatchEvent(event));
}

test('hashes a file dropped anywhere on the page', { tags: ['slow'] }, async () => {
  const { switchTo, shown } = await renderTool('hash-text');
  await switchTo('hashFile');
  await screen.findByText(/Choose a file, or drop one anywhere/u);
  drop(new File(['hello'], 'hello.txt', { type: 'text/plain' }));
  await expectDigest('md5', MD5_OF_HELLO);
  expect(shown('hashFile', 'checksumLines')).toContain(`MD5 (hello.txt) = ${MD5_OF_HELLO}`);
  expect(shown('hashFile', 'byteLength')).toBe('5');
  expect(shown('hashFile', 'integrity')).toMatch(/^sha\d+-/u);
});

test('shows the progress of a large file, and stops on Cancel', { tags: ['slow'] }, async () => {
  const engine = holdRuns();
  const { switchTo } = await renderTool('hash-text', { engine });
  await switchTo('hashFile');
  drop(new File(['hello'], 'hello.txt'));
  await waitFor(() => expect(engine.runs.at(-1)?.request.operation).toBe('hashFile'));
  const run = engine.runs.at(-1);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  act(() => run?.progress({ done: 42, total: 100, unit: 'bytes' }));
  await screen.findByText(/^42%/u);
  fireEvent.click(cancel);
  await screen.findByText('Canceled.');
  expect(run?.isAborted).toBe(true);
  expect(row('md5')).toBeNull();
});

test('identifies a hash, with a caution', async () => {
  const { switchTo } = await renderTool('hash-text');
  await switchTo('identify');
  await waitFor(() =>
    expect(candidates()).toEqual([expect.stringMatching(/^MD5 .*broken/u), expect.stringMatching(/^MD4/u), expect.stringMatching(/^XXH3-128/u)]),
  );
  expect(screen.getByText(/cannot be distinguished/u)).toBeInstanceOf(HTMLElement);
  const box = screen.getByLabelText('Hash', { selector: 'input, textarea' });
  fireEvent.change(box, { target: { value: '$2b$10$N9qo8uLOickgx2ZMRZoMye' } });
  await waitFor(() => expect(candidates().map((text) => text.trim())).toEqual(['bcrypt']));
  fireEvent.change(box, { target: { value: 'what?' } });
  await screen.findByText('No known hash format matches.');
});

test('reports only the error for a link whose text cannot be hashed', async () => {
  await renderTool('hash-text', { link: '#/hash?text=%ud800' });
  await screen.findByRole('alert');
  expect(screen.getByText('Algorithms: 12 of 34 selected').tagName).toBe('SUMMARY');
  expect(screen.queryByText(/No algorithm selected/u)).toBeNull();
});
