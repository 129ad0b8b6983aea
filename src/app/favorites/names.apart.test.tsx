import { expect, test, vi } from 'vitest';
import { knownNames, learnNames, subscribeToNames } from './names.ts';

const words = vi.hoisted(() => ({ isLost: true, asked: 0 }));

// Loaded names stay loaded, so the module is replaced, and the tests have an order.
vi.mock(import('../../runtime/platform/words.ts'), async (importOriginal) => ({
  ...(await importOriginal()),
  loadHomeWordsOfAll: async () => {
    words.asked++;
    if (words.isLost) throw new Error('Failed to fetch');
    return [
      { 'hash-text': { name: 'Hash text and files', description: '', short: '' } },
      { 'hash-text': { name: 'Texte hashen', description: '', short: '' } },
    ];
  },
}));

test('loads current names of all languages and former names once, and retries after a failure', async () => {
  const info = vi.spyOn(console, 'info').mockReturnValue();
  const listener = vi.fn<() => void>();
  const stop = subscribeToNames(listener);
  await learnNames();
  expect(knownNames().size).toBe(0);
  expect(listener).not.toHaveBeenCalled();
  expect(info).toHaveBeenCalledTimes(1);
  words.isLost = false;
  await Promise.all([learnNames(), learnNames()]);
  expect(words.asked).toBe(2);
  expect(['Texte hashen', 'JWT parser', 'No such tool'].map((name) => knownNames().get(name))).toEqual(['hash-text', 'jwt-parser', undefined]);
  expect(listener).toHaveBeenCalledTimes(1);
  await learnNames();
  expect(words.asked).toBe(2);
  stop();
});
