import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderTool } from '../../app/testing/render-tool.tsx';

const preview = (): HTMLElement => screen.getByRole('region', { name: 'Preview' });
const button = (name: string): HTMLButtonElement => screen.getByRole<HTMLButtonElement>('button', { name });

/** Gives an element more text than fits. */
const size = (element: HTMLElement): void => {
  Object.defineProperties(element, { scrollHeight: { configurable: true, value: 1_000 }, clientHeight: { configurable: true, value: 200 } });
};

async function convert(markdown: string) {
  const page = await renderTool('markdown-to-html');
  page.fill('convert', 'input', `first\n\n${markdown}`);
  await waitFor(() => expect(preview().querySelector('p')?.textContent).toBe('first'));
  return page;
}

test('renders Markdown in the preview', { tags: ['slow'] }, async () => {
  await renderTool('markdown-to-html');
  await waitFor(() => expect(within(preview()).getByRole('heading', { name: 'Release notes' }).tagName).toBe('H1'));
  expect(within(preview()).getByRole<HTMLInputElement>('checkbox', { name: 'Done' }).checked).toBe(true);
  const link = within(preview()).getByRole<HTMLAnchorElement>('link', { name: 'the changelog' });
  expect([link.target, link.rel]).toEqual(['_blank', 'noopener noreferrer']);
});

/** Clicks the footnote reference that is currently shown. The preview is rendered again when the first result arrives. */
function clickReference(): boolean {
  const reference = preview().querySelector('[data-footnote-ref]');
  if (!reference) throw new Error('no footnote yet');
  return fireEvent.click(reference);
}

test('moves to a footnote within the preview, and leaves the URL unchanged', async () => {
  await renderTool('markdown-to-html');
  const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(() => undefined);
  await waitFor(() => {
    expect(clickReference()).toBe(false);
    expect(document.activeElement).toBe(preview().querySelector('.footnotes li'));
  });
  expect(scrolled).toHaveBeenCalledWith({ block: 'nearest' });
  expect(location.hash).toBe('');
});

test('shows embedded images', async () => {
  await convert('![A dot](data:image/gif;base64,R0lGODdhAQABAIAAAP///////ywAAAAAAQABAAACAkQBADs=)');
  await waitFor(() => expect(preview().querySelector('img')?.alt).toBe('A dot'));
});

test('shows the alt text of images, and loads none', async () => {
  const { expectShown } = await convert('![A cat](https://example.com/cat.png) <img src="/dog.png">');
  expect([...preview().querySelectorAll('[data-image]')].map(({ textContent }) => textContent)).toEqual(['A cat', 'Image: /dog.png']);
  expect(preview().querySelector('img')).toBeNull();
  expect(screen.getByText(/^2 images are not loaded/u).tagName).toBe('P');
  fireEvent.click(screen.getByRole('radio', { name: 'HTML' }));
  await expectShown('convert', 'output', /<img src="https:\/\/example\.com\/cat\.png" alt="A cat" \/>/u);
  expect(screen.queryByRole('region', { name: 'Preview' })).toBeNull();
});

test('warns about kept HTML, and sanitizes it in the preview', { tags: ['slow'] }, async () => {
  const { part, shown, user } = await convert('<b onclick="a()">bold</b><script>a()</script>');
  expect(screen.queryByText(/^HTML is kept as is/u)).toBeNull();
  const choice = part('convert', 'rawHtml').querySelector('select');
  if (!choice) throw new Error('the choice is missing');
  fireEvent.change(choice, { target: { value: 'keep' } });
  expect((await screen.findByText(/^HTML is kept as is, including scripts\./u)).closest('[role=status]')).not.toBeNull();
  await waitFor(() => expect(preview().querySelector('b')?.textContent).toBe('bold'));
  expect(preview().querySelector('[onclick], script')).toBeNull();
  await user.click(screen.getByRole('radio', { name: 'HTML' }));
  await waitFor(() => expect(shown('convert', 'output')).toContain('<script>'));
});

test('copies formatted text, and reports if the browser does not allow it', { tags: ['slow'] }, async () => {
  const { user } = await convert('a *b*');
  const write = vi.spyOn(navigator.clipboard, 'write').mockResolvedValue(undefined);
  await user.click(button('Copy as rich text'));
  await screen.findAllByText('Copied with formatting');
  const item = write.mock.calls.flatMap(([items]) => items).find(({ types }) => types.includes('text/html'));
  const html = await item?.getType('text/html');
  expect(await html?.text()).toContain('<em>b</em>');
  expect(screen.queryByText(/^Could not copy/u)).toBeNull();
  write.mockRejectedValue(new DOMException('', 'NotAllowedError'));
  await user.click(button('Copy as rich text'));
  await screen.findByText(/^Could not copy formatted text\./u);
});

test('offers nothing to copy or print without a text', async () => {
  const { fill } = await renderTool('markdown-to-html');
  fill('convert', 'input', '');
  await waitFor(() => expect(button('Copy as rich text').disabled).toBe(true));
  expect(button('Print / save as PDF').disabled).toBe(true);
});

test('scrolls both sides together, following the one the user scrolled', { tags: ['slow'] }, async () => {
  const { box } = await convert('a *b*\n\n'.repeat(30));
  const source = box('convert', 'input');
  size(source);
  size(preview());
  fireEvent.wheel(preview());
  preview().scrollTop = 400;
  fireEvent.scroll(preview());
  expect(source.scrollTop).toBe(400);
  source.scrollTop = 100;
  fireEvent.scroll(source);
  expect(preview().scrollTop).toBe(400);
  fireEvent.pointerDown(source);
  fireEvent.scroll(source);
  expect(preview().scrollTop).toBe(100);
});

test('shows a large preview on request only', { tags: ['slow'] }, async () => {
  const { fill } = await renderTool('markdown-to-html');
  fill('convert', 'input', 'x'.repeat(1_000_001));
  fireEvent.click(await screen.findByRole('button', { name: 'Show preview' }));
  await waitFor(() => expect(preview().textContent.length).toBeGreaterThan(1_000_000));
});
