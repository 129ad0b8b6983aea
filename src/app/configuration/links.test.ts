import { expect, test } from 'vitest';
import { linksOf } from './links.ts';

const NOTHING = { VITE_LINK_REPOSITORY: '', VITE_LINK_SOCIAL: '', VITE_LINK_DONATION: '', VITE_LINK_AUTHOR: '', VITE_LINK_SPONSOR: '' };

test('a repository has a page for its issues, with and without slashes at the end', () => {
  for (const end of ['', '/', '//']) {
    const { repository, issues } = linksOf({ ...NOTHING, VITE_LINK_REPOSITORY: `https://git.test/a${end}` });
    expect([repository, issues]).toEqual(['https://git.test/a', 'https://git.test/a/issues']);
  }
});

test('unset links are empty, set links are unchanged', () => {
  expect(linksOf(NOTHING)).toEqual({ repository: '', issues: '', social: '', donation: '', author: '', sponsor: '' });
  expect(linksOf({ ...NOTHING, VITE_LINK_SOCIAL: 'a', VITE_LINK_DONATION: 'b', VITE_LINK_AUTHOR: 'c', VITE_LINK_SPONSOR: 'd' })).toEqual({
    repository: '',
    issues: '',
    social: 'a',
    donation: 'b',
    author: 'c',
    sponsor: 'd',
  });
});
