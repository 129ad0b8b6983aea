import { expect, test } from 'vitest';
import { resolveFavorites } from './resolve.ts';

const words = { 'hash-text': { name: 'Hash text', description: '', keywords: '' }, 'text-diff': { name: 'Text diff', description: '', keywords: '' } };

test('favourites are known by path and by the name that older versions stored, each once, in order', () => {
  expect(resolveFavorites(['Text diff', '/hash-text', '/text-diff', '/no-such-tool', 'Unknown'], words)).toEqual(['text-diff', 'hash-text']);
});
