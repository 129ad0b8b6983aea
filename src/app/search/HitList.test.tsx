import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import { HitList } from './HitList.tsx';
import type { Offer } from '../../runtime/offers.ts';
import type { Hit, HitGroup, Pasted } from './hits.ts';

const hit = (name: string, more: Partial<Hit['entry']> = {}): Hit => ({
  entry: {
    id: name,
    icon: null,
    name,
    description: `About ${name}`,
    aliases: [],
    keywords: [],
    category: 'Tools',
    target: { to: `/${name}` },
    ...more,
  },
});
const hash = hit('hash-text', { tool: 'hash-text' });
const about = hit('about', { description: '' });
const groups: readonly HitGroup[] = [
  { key: 'crypto', title: 'Cryptography', hits: [hash] },
  { key: 'more', title: 'More', hits: [about] },
];

async function show(changes: { readonly groups?: readonly HitGroup[]; readonly query?: string; readonly pasted?: Pasted } = {}) {
  const calls = {
    onOpen: vi.fn<(hit: Hit) => void>(),
    onSource: vi.fn<(offer: Offer) => void>(),
    onHeart: vi.fn<(tool: string) => void>(),
    onForget: vi.fn<() => void>(),
  };
  const list = (
    <HitList
      id="l"
      groups={groups}
      current={1}
      query=""
      pasted={undefined}
      isPending={false}
      isFavorite={(tool) => tool === 'hash-text'}
      {...changes}
      {...calls}
    />
  );
  return { ...(await renderInShell(list)), ...calls };
}

const paste = (changes: Partial<Pasted> = {}): Pasted => ({ text: '\n  first line\nsecond', isFile: false, offers: [], recipes: [], ...changes });

test('lists the results by group, with the current one selected', async () => {
  await show();
  const list = screen.getByRole('listbox', { name: 'Tools' });
  expect(
    within(list)
      .getAllByRole('group')
      .map((group) => group.ariaLabel ?? group.getAttribute('aria-label')),
  ).toEqual(['Cryptography', 'More']);
  const rows = within(list).getAllByRole('option');
  expect(rows.map((row) => [row.id, row.getAttribute('aria-selected')])).toEqual([
    ['l-0', 'false'],
    ['l-1', 'true'],
  ]);
});

test('opens a row on click, and toggles the favorite on a click on its heart', async () => {
  const { container, user, onOpen, onHeart } = await show();
  await user.click(screen.getByText('about'));
  expect(onOpen.mock.calls).toEqual([[about]]);
  const hearts = container.querySelectorAll('[data-heart]');
  // Only tools can be favorites.
  expect([...hearts].map((heart) => heart.getAttribute('title'))).toEqual(['Remove from favorites']);
  if (hearts[0]) await user.click(hearts[0]);
  expect(onHeart.mock.calls).toEqual([['hash-text']]);
  expect(onOpen).toHaveBeenCalledTimes(1);
});

test('shows the first line of a pasted text above the list, and a button to clear it', async () => {
  const { container, user, onForget } = await show({ pasted: paste() });
  screen.getByText('Pasted content');
  expect(container.querySelector('code')?.textContent).toBe('first line');
  await user.click(screen.getByRole('button', { name: 'Clear' }));
  expect(onForget).toHaveBeenCalledTimes(1);
});

test('shortens a long first line', async () => {
  const { container } = await show({ pasted: paste({ text: 'x'.repeat(81) }) });
  expect(container.querySelector('code')?.textContent).toBe(`${'x'.repeat(80)}…`);
});

test.each([
  ['words', { query: 'zzz' }, /zzz/u],
  ['a pasted text', { pasted: paste() }, /./u],
  ['a file', { pasted: paste({ isFile: true, text: 'a.bin' }) }, /./u],
])('reports that nothing matches %s', async (_what, changes, message) => {
  const { container } = await show({ groups: [], ...changes });
  expect(container.querySelector('[role="listbox"]')?.hasAttribute('hidden')).toBe(true);
  expect(container.lastElementChild?.localName).toBe('p');
  expect(container.lastElementChild?.textContent).toMatch(message);
});

test('shows nothing before anything is searched for', async () => {
  const { container } = await show({ groups: [], query: ' ' });
  expect(container.textContent).toBe('');
});

test('the results of a search are one list, with categories and the matched letters marked', async () => {
  const terms = ['hash', 'file'];
  const found: readonly HitGroup[] = [
    {
      key: 'found',
      title: undefined,
      hits: [
        { ...hit('Hash text', { tool: 'hash-text', category: 'Cryptography' }), terms },
        { ...hit('Digest', { description: 'Hash a file' }), terms },
      ],
    },
  ];
  const { container } = await show({ groups: found, query: 'hash file' });
  expect(container.querySelector('[role="group"]')).toBeNull();
  const rows = within(screen.getByRole('listbox', { name: 'Tools' })).getAllByRole('option');
  expect(rows.map((row) => row.querySelector('[class*="hitCategory"]')?.textContent)).toEqual(['Cryptography', 'Tools']);
  // The description is marked only if the name does not match.
  expect(rows.map((row) => [...row.querySelectorAll('mark')].map(({ textContent }) => textContent))).toEqual([['Hash'], ['Hash', 'file']]);
  expect(rows[0]?.textContent).toContain('Hash text');
});

test('in groups, rows have no category', async () => {
  const { container } = await show();
  expect(container.querySelector('[class*="hitCategory"]')).toBeNull();
});
