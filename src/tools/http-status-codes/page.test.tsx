import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { expectCopied } from '../../app/testing/clipboard.ts';
import { renderTool } from '../../app/testing/render-tool.tsx';

const codes = (): readonly (string | undefined)[] =>
  [...document.querySelectorAll<HTMLElement>('[data-value="codes"] [data-code]')].map(({ dataset }) => dataset.code);
const entry = (code: string): HTMLElement => {
  const found = document.getElementById(code);
  if (!found) throw new Error(`${code} is not listed`);
  return found;
};

/** Navigates to another fragment of the page. */
const follow = (hash: string): void => {
  act(() => {
    location.hash = hash;
    dispatchEvent(new HashChangeEvent('hashchange'));
  });
};

async function renderCodes(link = '') {
  const scrolled: string[] = [];
  vi.spyOn(Element.prototype, 'scrollIntoView').mockImplementation(function note(this: Element) {
    scrolled.push(this.id);
  });
  const page = await renderTool('http-status-codes', { link });
  await waitFor(() => expect(codes().length).toBeGreaterThan(1));
  const category = page.part('search', 'category').querySelector('select');
  if (!category) throw new Error('the class filter is missing');
  const limit = (value: string): boolean => fireEvent.change(category, { target: { value } });
  return { ...page, scrolled, category, limit };
}

test('groups the codes by class', async () => {
  await renderCodes();
  const headings = [...document.querySelectorAll('[data-value="codes"] :is(h2, h3)')].flatMap(
    ({ textContent }) => /^\dxx [a-z ]*[a-z]/u.exec(textContent) ?? [],
  );
  expect(headings).toEqual(['1xx informational response', '2xx success', '3xx redirection', '4xx client error', '5xx server error']);
});

test('finds codes by number, word and class, and offers unofficial ones', { tags: ['slow'] }, async () => {
  const { box, fill, limit } = await renderCodes();
  expect(codes()).toHaveLength(63);
  expect(document.activeElement).toBe(box('search', 'query'));
  fill('search', 'query', 'teapot');
  await waitFor(() => expect(codes()).toEqual(['418']));
  expect(entry('418').textContent).toContain("418 I'm a teapot");
  fill('search', 'query', '522');
  await waitFor(() => expect(codes()).toEqual([]));
  fireEvent.click(screen.getByRole('button', { name: 'Include unofficial codes' }));
  await waitFor(() => expect(codes()).toEqual(['522']));
  expect(entry('522').textContent).toContain('Unofficial');
  expect(entry('522').textContent).toContain('Cloudflare');
  fill('search', 'query', '');
  limit('3xx');
  await waitFor(() => expect(codes()).toHaveLength(9));
  expect(entry('308').textContent).toContain('Cacheable');
  expect(entry('307').textContent).not.toContain('Cacheable');
});

test('a link to a code scrolls to it, despite an earlier filter', { tags: ['slow'] }, async () => {
  const first = await renderCodes();
  first.limit('2xx');
  await waitFor(() => expect(document.getElementById('504')).toBeNull());
  first.unmount();
  const { scrolled } = await renderCodes('#504');
  await waitFor(() => expect(scrolled.at(-1)).toBe('504'));
  expect(codes()).toHaveLength(63);
  expect(within(entry('504')).getByRole('link', { name: 'RFC 9110 §15.6.5' }).getAttribute('href')).toBe(
    'https://www.rfc-editor.org/rfc/rfc9110#section-15.6.5',
  );
});

test('links on the page scroll to their codes', { tags: ['slow'] }, async () => {
  const { scrolled } = await renderCodes();
  const redirects = screen.getByText('Which redirects keep the method').closest('details');
  if (!redirects) throw new Error('the redirects are not collapsible');
  redirects.open = true;
  expect(within(redirects).getByRole('link', { name: '308' }).getAttribute('href')).toBe('#308');
  expect(redirects.textContent).toContain('308PermanentStays POST, with its body');
  for (const code of ['404', '504', '226']) {
    follow(`#${code}`);
    await waitFor(() => expect(scrolled.at(-1)).toBe(code));
  }
});

test('a link to an unofficial code also lists unofficial codes, and other links keep that setting', { tags: ['slow'] }, async () => {
  const { scrolled, limit } = await renderCodes('#530');
  await waitFor(() => expect(scrolled.at(-1)).toBe('530'));
  const unofficial = screen.getByLabelText<HTMLInputElement>('Unofficial codes');
  expect(unofficial.checked || unofficial.getAttribute('aria-checked') === 'true').toBe(true);
  fireEvent.click(unofficial);
  limit('2xx');
  await waitFor(() => expect(codes()).toHaveLength(10));
  follow('#99%');
  follow('#404');
  await waitFor(() => expect(scrolled.at(-1)).toBe('404'));
  expect(unofficial.checked).toBe(false);
  follow('#main');
  await waitFor(() => expect(codes()).toHaveLength(63));
});

test('copies the code, the code with its name, and constants', { tags: ['slow'] }, async () => {
  const { user } = await renderCodes();
  await user.click(within(entry('404')).getByRole('button', { name: 'Copy 404' }));
  await expectCopied('404');
  for (const [name, text] of [
    [/^Code and name|404 Not Found/u, '404 Not Found'],
    [/http\.StatusNotFound/u, 'http.StatusNotFound'],
  ] as const) {
    const button = within(entry('404')).getByRole('button', { name: 'Copy 404 as…' });
    // The menu is loaded on hover.
    await user.hover(button);
    await waitFor(() => expect(within(entry('404')).getByRole('button', { name: 'Copy 404 as…' }).getAttribute('aria-haspopup')).toBe('menu'));
    await user.click(within(entry('404')).getByRole('button', { name: 'Copy 404 as…' }));
    await user.click(await screen.findByRole('menuitem', { name }));
    await expectCopied(text);
  }
});

test('looks up a single code', { tags: ['slow'] }, async () => {
  const { switchTo, fill, expectShown } = await renderTool('http-status-codes');
  await switchTo('lookup');
  fill('lookup', 'code', '422');
  await expectShown('lookup', 'name', 'Unprocessable Content');
});
