import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { gzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { catchDownloads } from '../../app/testing/downloads.ts';
import { openFile } from '../../app/testing/open-file.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

// {"a":"Hello, world! This is text."} with the value in Base64.
const NESTED = '{"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}';

const tree = (): HTMLElement => screen.getByRole('tree', { name: 'Layers' });
const rows = (): readonly string[] =>
  within(tree())
    .getAllByRole('treeitem')
    .map(({ textContent }) => textContent);
const row = (text: RegExp): HTMLElement => {
  const found = within(tree())
    .getAllByRole('treeitem')
    .find(({ textContent }) => text.test(textContent));
  if (!found) throw new Error(`no row matches ${text}`);
  return found;
};
const title = (): string | undefined => screen.getAllByRole('heading', { level: 2 }).at(-1)?.textContent;
const editor = (): HTMLElement => screen.getByRole('textbox', { name: 'Content' });
const edit = (text: string): boolean => fireEvent.change(editor(), { target: { value: text } });

async function show(text: string, link = '') {
  const page = await renderTool('unwrap', { link });
  page.fill('unwrap', 'text', text);
  await waitFor(() => expect(row(/^Input/u).textContent).toContain(`${text.length} `));
  const fieldText = (): string | undefined => page.part('unwrap', 'text').querySelector('textarea')?.value;
  return { ...page, fieldText };
}

test('shows the layers of the sample, and the innermost content of the largest', async () => {
  await renderTool('unwrap');
  await waitFor(() => expect(rows().map((text) => text.replace(/[\d,]+ (?:characters|bytes)$/u, ''))).toContain('tokenJWT'));
  expect(rows()[0]).toMatch(/^InputSet-Cookie header/u);
  expect(title()).toBe('Input › session › token › Payload');
});

test('selects a layer by mouse and keyboard, and closes one', { tags: ['slow'] }, async () => {
  const { user } = await show(NESTED);
  expect(rows()).toHaveLength(3);
  await user.click(row(/^aBase64/u));
  expect(title()).toBe('Input › a');
  await user.keyboard('{ArrowUp}');
  expect(title()).toBe('Input');
  await user.keyboard('{ArrowLeft}');
  expect(rows()).toHaveLength(1);
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect([rows().length, title()]).toEqual([3, 'Input › a › Content']);
});

test('a link with a path selects the layer there', async () => {
  await show(NESTED, '#/unwrap?path=0');
  await waitFor(() => expect(title()).toBe('Input › a'));
});

test('an edit inside changes the input, layer by layer', async () => {
  const { fieldText } = await show(NESTED);
  await waitFor(() => expect(editor()).toHaveProperty('value', 'Hello, world! This is text.'));
  edit('Hi');
  await waitFor(() => expect(fieldText()).toBe('{"a":"SGk="}'));
  // The layers stay open, though so short a text would not be recognized.
  await waitFor(() => expect(title()).toBe('Input › a › Content'));
  expect(editor()).toHaveProperty('value', 'Hi');
});

test('an edit that a layer cannot contain is refused, and the input stays', async () => {
  const numbers = '{"exp":1767225600,"a":"SGVsbG8sIHdvcmxkISBUaGlzIGlzIHRleHQu"}';
  const { user, fieldText } = await show(numbers);
  await user.click(row(/^exp/u));
  await waitFor(() => expect(editor()).toHaveProperty('value', '1767225600'));
  edit('soon');
  await screen.findByText('The layer “JSON” cannot contain this. Check its type and characters.');
  expect(fieldText()).toBe(numbers);
});

test('other readings can be chosen, and none', { tags: ['slow'] }, async () => {
  const { user } = await show(NESTED);
  await user.click(row(/^aBase64/u));
  const select = screen.getByLabelText<HTMLSelectElement>('Read as');
  expect([...select.options].map(({ text }) => text)).toEqual(['Base64 (certain)', expect.stringMatching(/^(?!Base64)/u)].slice(0, select.options.length));
  await user.selectOptions(select, 'Not decoded');
  await waitFor(() => expect(rows()).toHaveLength(2));
  await user.selectOptions(screen.getByLabelText('Read as'), 'Base64 (certain)');
  await waitFor(() => expect(rows()).toHaveLength(3));
});

test('ordinary text has no layer, and that is said', async () => {
  await show('The quick brown fox jumps over the lazy dog.');
  await screen.findByText(/^No encoding found\./u);
});

test('a file that is not text is opened in place of the text, and can be removed', async () => {
  const { part, user } = await renderTool('unwrap');
  const content = gzipSync('Hello, world! This is text.');
  openFile(part('unwrap', 'text'), new File([content], 'hello.txt.gz'));
  await waitFor(() => expect(rows()).toEqual([expect.stringMatching(/^Inputgzip/u), expect.stringMatching(/^ContentHello, world!/u)]));
  expect(part('unwrap', 'file').textContent).toContain('hello.txt.gz');
  await user.click(within(part('unwrap', 'file')).getByRole('button', { name: 'Clear' }));
  await waitFor(() => expect(screen.queryByRole('tree')).toBeNull());
});

test('the content can be copied', async () => {
  const { user } = await show(NESTED);
  await waitFor(() => expect(editor()).toHaveProperty('value', 'Hello, world! This is text.'));
  await user.click(
    within(screen.getByRole('main'))
      .getAllByRole('button', { name: /^Copy Content|Copy$/u })
      .at(-1) ?? editor(),
  );
  await expectCopied('Hello, world! This is text.');
});

test('the way down is a recipe', async () => {
  const { user } = await show(NESTED);
  await user.click(screen.getByRole('button', { name: 'Save as recipe' }));
  await waitFor(() => expect(location.pathname).toBe('/recipes'));
  await act(async () => undefined);
});

test('bytes are shown as a hex dump, and can be downloaded', async () => {
  const downloads = catchDownloads();
  const { user } = await show(JSON.stringify({ sig: Buffer.alloc(100, 'deadbeef0700', 'hex').toString('base64') }));
  await user.click(await waitFor(() => row(/^Contentde ad/u)));
  await waitFor(() => expect(screen.getByLabelText('Bytes in hex').textContent).toMatch(/^00000000 {2}de ad be ef/u));
  await user.click(screen.getByRole('button', { name: 'Download Content' }));
  expect(downloads.map(({ name }) => name)).toEqual(['content.bin']);
});
