import { afterEach, expect, test, vi } from 'vitest';
import { takeRequested } from './requested.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A cache that holds what another app has shared. */
function stubShared(text: string | undefined): { readonly deleted: unknown[] } {
  const deleted: unknown[] = [];
  const cache = { match: async () => (text === undefined ? undefined : new Response(text)), delete: async (key: unknown) => deleted.push(key) };
  vi.stubGlobal('caches', { open: async () => cache });
  return { deleted };
}

test('words are taken out of the address', async () => {
  history.replaceState({ own: 1 }, '', '/?search=hash%20text&x=1#part');
  expect(await takeRequested()).toEqual({ query: 'hash text' });
  expect(location.href).toBe('http://localhost:3000/#part');
  expect(history.state).toEqual({ own: 1 });
});

test('an address without words asks for nothing', async () => {
  history.replaceState(null, '', '/?x=1');
  expect(await takeRequested()).toEqual({ query: '' });
});

test('what another app has shared is taken once', async () => {
  const { deleted } = stubShared('{"a": 1}');
  history.replaceState(null, '', '/?shared');
  expect(await takeRequested()).toEqual({ text: '{"a": 1}' });
  expect(deleted).toEqual(['http://localhost:3000/share-target']);
  expect(location.search).toBe('');
});

test('what is not there any more is the empty text', async () => {
  stubShared(undefined);
  history.replaceState(null, '', '/?shared');
  expect(await takeRequested()).toEqual({ text: '' });
});

test('without caches nothing can have been shared', async () => {
  history.replaceState(null, '', '/?shared&search=a');
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await takeRequested()).toEqual({ query: 'a' });
});
