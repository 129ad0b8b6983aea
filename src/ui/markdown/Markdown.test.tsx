import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderWidget } from '../testing/render-widget.tsx';
import { Markdown } from './Markdown.tsx';
import styles from './markdown.module.css';

test('renders Markdown, whose links open in a new tab', async () => {
  const { container } = await renderWidget(<Markdown markdown={'# Title\n\nA [link](https://example.com) and **more**.'} className="own" id="text" />);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Title');
  const link = screen.getByRole('link', { name: 'link' });
  expect([link.getAttribute('href'), link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['https://example.com', '_blank', 'noopener noreferrer']);
  expect(container.querySelector('#text')?.className).toBe(`${styles['markdown']} own`);
  expect(screen.getByText('more').tagName).toBe('STRONG');
});

test('links without a target are text', async () => {
  await renderWidget(<Markdown markdown={'[to nowhere](javascript:alert(1)), [another](data:text/html,x) and ![an image](javascript:alert(1))'} />);
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.queryByRole('img', { name: 'an image' })?.getAttribute('src') ?? '').not.toContain('javascript');
  expect(screen.getByText(/to nowhere/u)).toBeInstanceOf(HTMLElement);
});

test('follows its text', async () => {
  const view = await renderWidget(<Markdown markdown="*one*" />);
  view.rerender(<Markdown markdown="`two`" />);
  expect(screen.queryByText('one')).toBeNull();
  expect(screen.getByText('two').tagName).toBe('CODE');
  view.rerender(<Markdown markdown="" />);
  expect(view.container.textContent).toBe('');
});

test('names footnotes and tasks in the language of the reader', async () => {
  const markdown = '- [x] done\n- [ ] open\n\nA note[^1].\n\n[^1]: At the end.';
  const { container } = await renderWidget(<Markdown markdown={markdown} />);
  const labels = [...container.querySelectorAll('[aria-label]')].map((element) => element.getAttribute('aria-label'));
  expect(labels).toEqual(expect.arrayContaining(['Done', 'Not done', 'Back to text']));
  expect(container.textContent).toContain('Footnotes');
});

test.each(['A note', 'A <b>note</b>'])('two texts of “%s” do not share the places of their footnotes', async (start) => {
  const markdown = start + '[^1].\n\n[^1]: At the end.';
  const { container } = await renderWidget(
    <>
      <Markdown markdown={markdown} />
      <Markdown markdown={markdown} />
    </>,
  );
  await waitFor(() => expect(screen.getAllByRole('heading', { name: 'Footnotes' })).toHaveLength(2));
  const ids = [...container.querySelectorAll('[id]')].map(({ id }) => id);
  expect(ids).toHaveLength(6);
  expect(new Set(ids).size).toBe(6);
  const [first, second] = screen.getAllByRole('link', { name: '1' });
  const headings = screen.getAllByRole('heading', { name: 'Footnotes' });
  expect([first, second].map((call) => call?.getAttribute('aria-describedby'))).toEqual(headings.map(({ id }) => id));
});

test('shows HTML in a text as text until it can be sanitized, and its links open in a new tab', async () => {
  const { container, rerender } = await renderWidget(<Markdown markdown="plain" />);
  const source = '<kbd onclick="a()">b</kbd> <a href="https://c.d">e</a>';
  rerender(<Markdown markdown={source} />);
  expect(container.textContent.trim()).toBe(source);
  await waitFor(() => expect(container.textContent.trim()).toBe('b e'));
  expect(container.querySelector('kbd')?.attributes).toHaveLength(0);
  const link = screen.getByRole('link', { name: 'e' });
  expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual(['_blank', 'noopener noreferrer']);
});

test('shows HTML that is nested too deeply to be sanitized as text', async () => {
  const { container } = await renderWidget(<Markdown markdown={'<b>'.repeat(600)} />);
  await vi.dynamicImportSettled();
  expect(container.textContent.trim()).toBe('<b>'.repeat(600));
});
