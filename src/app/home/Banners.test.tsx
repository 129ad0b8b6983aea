import { expect, test } from 'vitest';
import { renderInShell } from '../testing/render-in-shell.tsx';
import Banners from './Banners.tsx';

const LINKS = { VITE_LINK_REPOSITORY: 'https://git.test/', VITE_LINK_SOCIAL: 'https://social.test/', VITE_LINK_SPONSOR: 'https://sponsor.test/' };

const banners = (): readonly unknown[] =>
  [...document.querySelectorAll('aside')].map((banner) => [
    banner.getAttribute('aria-label'),
    banner.textContent,
    ...[...banner.querySelectorAll('a')].map((link) => [link.textContent, link.getAttribute('href'), link.target, link.rel].join(' ')),
  ]);

test('shows the enabled banners, whose links open in a new tab', async () => {
  await renderInShell(<Banners />, { configuration: { ...LINKS, VITE_SHOW_BANNER: true, VITE_SHOW_SPONSOR_BANNER: true } });
  expect(banners()).toEqual([
    [
      'Follow Penknife',
      'Like Penknife? Find the source code and news here. Source code Social account',
      'Source code https://git.test _blank noopener noreferrer',
      'Social account https://social.test/ _blank noopener noreferrer',
    ],
    [
      'Our sponsor',
      'Generate PDFs from code? Take a look at our sponsor.',
      'Generate PDFs from code? Take a look at our sponsor. https://sponsor.test/ _blank noopener noreferrer',
    ],
  ]);
});

test.each([
  [{ ...LINKS }, []],
  [{ ...LINKS, VITE_SHOW_BANNER: true }, ['Follow Penknife']],
  [{ VITE_LINK_SOCIAL: 'https://social.test/', VITE_SHOW_BANNER: true }, ['Follow Penknife']],
  [{ VITE_LINK_REPOSITORY: 'https://git.test/', VITE_SHOW_BANNER: true }, ['Follow Penknife']],
  [{ VITE_LINK_SPONSOR: 'https://sponsor.test/', VITE_SHOW_BANNER: true }, []],
  [{ ...LINKS, VITE_SHOW_SPONSOR_BANNER: true }, ['Our sponsor']],
  [{ VITE_SHOW_SPONSOR_BANNER: true }, []],
])('with the settings %j shows the banners %j', async (configuration, expected) => {
  await renderInShell(<Banners />, { configuration });
  expect([...document.querySelectorAll('aside')].map((banner) => banner.getAttribute('aria-label'))).toEqual(expected);
});
