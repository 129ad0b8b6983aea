import { expect, test } from 'vitest';
import { hasUnknownName, replaceFavorites, resolveFavorites } from './resolve.ts';

const named = new Map([
  ['Hash text', 'hash-text'],
  ['文本哈希', 'hash-text'],
  ['Text diff', 'text-diff'],
]);

test('favorites are known by path and by the name that older versions stored, each once, in order', () => {
  expect(resolveFavorites(['Text diff', '/hash-text', '/text-diff', '/no-such-tool', 'Unknown'], named)).toEqual(['text-diff', 'hash-text']);
  expect(resolveFavorites(['文本哈希', 'Hash text'], named)).toEqual(['hash-text']);
});

test('former paths count, with and without a slash at the end', () => {
  expect(resolveFavorites(['/hash', '/file-to-base64/', '/text-diff/'], named)).toEqual(['hash-text', 'base64-string-converter', 'text-diff']);
});

test('a name that none of these languages has is told from a path that nothing has', () => {
  expect(hasUnknownName(['Texte hashen', '/hash-text'], named)).toBe(true);
  expect(hasUnknownName(['文本哈希', '/no-such-tool', '/hash', 'text-diff'], named)).toBe(false);
});

test('what is not known stays in its place when favorites come, go and move', () => {
  const stored = ['/no-such-tool', 'Hash text', 'Texte hashen', '/text-stats', '/text-diff'];
  expect(resolveFavorites(stored, named)).toEqual(['hash-text', 'text-statistics', 'text-diff']);
  expect(replaceFavorites(stored, ['text-diff', 'hash-text', 'text-statistics'], named)).toEqual([
    '/no-such-tool',
    '/text-diff',
    'Texte hashen',
    '/hash-text',
    '/text-statistics',
  ]);
  expect(replaceFavorites(stored, ['text-diff'], named)).toEqual(['/no-such-tool', '/text-diff', 'Texte hashen']);
  expect(replaceFavorites(stored, [], named)).toEqual(['/no-such-tool', 'Texte hashen']);
  expect(replaceFavorites(['Unknown'], ['uuid-generator'], named)).toEqual(['Unknown', '/uuid-generator']);
  // The same tool by path and by name is stored once.
  expect(replaceFavorites(['/hash-text', 'Hash text'], ['hash-text', 'text-diff'], named)).toEqual(['/hash-text', '/text-diff']);
});
