import { expect, test } from 'vitest';
import { formInputOf } from './form-input.ts';

const page = { title: 'T', description: 'D', url: 'https://a.example/', siteName: 'S', image: '' };
const typeTag = (content: string) => ({ attribute: 'property', name: 'og:type', content });

test('fills the form from a page and its tags', () => {
  const author = { attribute: 'property', name: 'article:author', content: 'Ada' };
  expect(formInputOf({ ...page, tags: [typeTag('article'), author] })).toMatchObject({ ...page, type: 'article', articleAuthor: 'Ada' });
});

test('replaces unknown types with the defaults', () => {
  expect(formInputOf({ ...page, tags: [typeTag('spaceship')] })).toMatchObject({ type: 'website', twitterCard: 'summary_large_image' });
});
