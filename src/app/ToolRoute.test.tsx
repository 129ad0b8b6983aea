import { act, screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { AUTOFOCUS } from './autofocus.ts';
import { recentPreference, rememberRecent } from './search/recent.ts';
import { stubScreen } from './testing/media.ts';
import { loadTool, ToolView } from './ToolView.tsx';
import type { Prerendered } from './testing/prerender-in-shell.tsx';
import { prerenderInShell } from './testing/prerender-in-shell.tsx';
import { renderTool } from './testing/render-tool.tsx';
import { loadPage } from './ToolRoute.tsx';
import { renderInShell } from './testing/render-in-shell.tsx';
import { WithoutScript } from './without-script/context.ts';

test('an opened page focuses its heading, which screen readers announce', async () => {
  stubScreen({ isSmall: true });
  const { container } = await renderTool('roman-numeral-converter');
  expect(document.activeElement).toBe(container.querySelector('h1'));
});

test('on a wide screen its main input has the focus', async () => {
  stubScreen();
  const { box } = await renderTool('roman-numeral-converter');
  expect(document.activeElement).toBe(box('toRoman', 'number'));
});

/** The page of a tool as the build renders it. */
async function prerenderTool(id: string): Promise<Prerendered> {
  history.replaceState(null, '', `/${id}`);
  await loadTool(id, 'en');
  return prerenderInShell(<ToolView id={id} />, (html) => html.replaceAll(' autofocus=""', ` ${AUTOFOCUS}=""`));
}

test.each([
  [false, `[${AUTOFOCUS}]`],
  [true, 'h1'],
])('a rendered page is busy until it is hydrated; on a small screen (%j) %s has the focus then', async (isSmall, selector) => {
  stubScreen({ isSmall });
  const focus = vi.spyOn(HTMLElement.prototype, 'focus');
  const { page, hydrate } = await prerenderTool('roman-numeral-converter');
  expect(page.firstElementChild?.getAttribute('aria-busy')).toBe('true');
  await hydrate();
  expect(page.firstElementChild?.hasAttribute('aria-busy')).toBe(false);
  expect(document.activeElement).toBe(page.querySelector(selector));
  expect(focus.mock.calls.at(-1)).toEqual([{ preventScroll: true }]);
});

test('an element that already has focus keeps it, and typed text takes effect', async () => {
  stubScreen();
  const { page, hydrate } = await prerenderTool('roman-numeral-converter');
  const box = page.querySelector<HTMLInputElement>('[data-operation="toRoman"][data-field="number"] input');
  const letters = page.querySelector('select');
  if (!box || !letters) throw new Error('no controls');
  letters.focus();
  Object.assign(window, { earlyInput: { changes: new Map([[box, { value: '7' }]]), end: new AbortController(), drops: new AbortController() } });
  await hydrate();
  expect(document.activeElement).toBe(letters);
  await waitFor(() => expect(page.querySelector('[data-value="roman"]')?.textContent).toBe('VII'));
  Reflect.deleteProperty(window, 'earlyInput');
});

test('an opened tool becomes the most recently used one', async () => {
  await renderTool('roman-numeral-converter');
  await renderTool('hash-text');
  expect(recentPreference.get()).toEqual(['hash-text', 'roman-numeral-converter']);
  expect(localStorage.getItem('recentTools')).toBe('["hash-text","roman-numeral-converter"]');
});

test('remembers the six most recently used tools, each once', () => {
  for (const tool of ['a', 'b', 'c', 'd', 'e', 'f', 'b', 'g']) rememberRecent(tool);
  expect(recentPreference.get()).toEqual(['g', 'b', 'f', 'e', 'd', 'c']);
});

test('a tool without a custom page has none to load', async () => {
  await expect(loadPage('slugify-string')).rejects.toThrow('slugify-string has no page of its own');
});

test('a tool without strings is a bug', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await expect(renderInShell(<ToolView id="no-such-tool" />)).rejects.toThrow();
});

test('content for readers without JavaScript comes from the build', async () => {
  const { container } = await renderInShell(
    <WithoutScript value={<p>Examples</p>}>
      <ToolView id="roman-numeral-converter" />
    </WithoutScript>,
    { path: '/roman-numeral-converter' },
  );
  await waitFor(() => expect(container.querySelector('h1')?.textContent).toBe('Roman numeral converter'));
  expect(container.querySelector('noscript')).toBeInstanceOf(HTMLElement);
});

const LEFT_OUT = /^This link was created by another version of Penknife\. Ignored: /u;

test('a link of another version applies known values, and lists the unknown ones once', async () => {
  const { expectShown } = await renderTool('roman-numeral-converter', { link: '#/toRoman?number=7&letterCase=title&color=red' });
  await expectShown('toRoman', 'roman', 'VII');
  expect(screen.getAllByText(LEFT_OUT).map(({ textContent }) => textContent)).toEqual([
    'This link was created by another version of Penknife. Ignored: color, letterCase.',
  ]);
  history.replaceState(null, '', '#/toEtruscan?number=7');
  act(() => void dispatchEvent(new Event('hashchange')));
  await waitFor(() => expect(screen.getByText(LEFT_OUT).textContent).toBe('This link was created by another version of Penknife. Ignored: toEtruscan.'));
});

test('shows an error at its field with a button to its position, and keeps the last valid result', { tags: ['slow'] }, async () => {
  const { user, choose, fill, part, box, expectShown } = await renderTool('roman-numeral-converter');
  choose('fromRoman');
  await expectShown('fromRoman', 'number', '42');
  fill('fromRoman', 'roman', 'XQ');
  const alert = await waitFor(() => within(part('fromRoman', 'roman')).getByRole('alert'));
  expect(alert.textContent).toContain('character 2');
  expect(box('fromRoman', 'roman').getAttribute('aria-invalid')).toBe('true');
  await expectShown('fromRoman', 'number', '42');
  await user.click(within(part('fromRoman', 'roman')).getByRole('button', { name: 'Show' }));
  expect([box('fromRoman', 'roman').selectionStart, box('fromRoman', 'roman').selectionEnd]).toEqual([1, 2]);
});
