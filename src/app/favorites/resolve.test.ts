import { expect, test } from 'vitest';
import { hasUnknownName, replaceFavorites, resolveFavorites } from './resolve.ts';

const named = new Map([
  ['Hash text', 'hash-text'],
  ['文本哈希', 'hash-text'],
  ['Text diff', 'text-diff'],
]);

test('resolves favorites by path and by the name that older versions stored, each once, in order', () => {
  expect(resolveFavorites(['Text diff', '/hash-text', '/text-diff', '/no-such-tool', 'Unknown'], named)).toEqual(['text-diff', 'hash-text']);
  expect(resolveFavorites(['文本哈希', 'Hash text'], named)).toEqual(['hash-text']);
});

test('accepts former paths, with and without a trailing slash', () => {
  expect(resolveFavorites(['/hash', '/file-to-base64/', '/text-diff/'], named)).toEqual(['hash-text', 'base64-string-converter', 'text-diff']);
});

test('distinguishes an unknown name from an unknown path', () => {
  expect(hasUnknownName(['Texte hashen', '/hash-text'], named)).toBe(true);
  expect(hasUnknownName(['文本哈希', '/no-such-tool', '/hash', 'text-diff'], named)).toBe(false);
});

test('unknown entries keep their position when favorites are added, removed and moved', () => {
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
