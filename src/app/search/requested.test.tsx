import { afterEach, expect, test, vi } from 'vitest';
import { takeRequested } from './requested.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

/** A cache with what another app has shared. */
function stubShared(text: string | undefined): { readonly deleted: unknown[] } {
  const deleted: unknown[] = [];
  const cache = { match: async () => (text === undefined ? undefined : new Response(text)), delete: async (key: unknown) => deleted.push(key) };
  vi.stubGlobal('caches', { open: async () => cache });
  return { deleted };
}

test('reads search words from the URL', async () => {
  history.replaceState({ own: 1 }, '', '/?search=hash%20text&x=1#part');
  expect(await takeRequested()).toEqual({ query: 'hash text' });
  expect(location.href).toBe('http://localhost:3000/#part');
  expect(history.state).toEqual({ own: 1 });
});

test('a URL without words requests nothing', async () => {
  history.replaceState(null, '', '/?x=1');
  expect(await takeRequested()).toEqual({ query: '' });
});

test('reads what another app has shared once', async () => {
  const { deleted } = stubShared('{"a": 1}');
  history.replaceState(null, '', '/?shared');
  expect(await takeRequested()).toEqual({ text: '{"a": 1}' });
  expect(deleted).toEqual(['http://localhost:3000/share-target']);
  expect(location.search).toBe('');
});

test('reads a file that another app has shared, with its name and type', async () => {
  const response = new Response('a: 1', { headers: { 'content-type': 'application/yaml', 'x-file-name': 'a%20%C3%A9.yaml' } });
  vi.stubGlobal('caches', { open: async () => ({ match: async () => response, delete: async () => true }) });
  history.replaceState(null, '', '/?shared');
  const requested = await takeRequested();
  const file = 'file' in requested ? requested.file : undefined;
  expect([file?.name, file?.type, await file?.text()]).toEqual(['a é.yaml', 'application/yaml', 'a: 1']);
});

test('a missing entry is the empty text', async () => {
  stubShared(undefined);
  history.replaceState(null, '', '/?shared');
  expect(await takeRequested()).toEqual({ text: '' });
});

test('nothing is shared without caches', async () => {
  history.replaceState(null, '', '/?shared&search=a');
  vi.stubGlobal('caches', undefined);
  Reflect.deleteProperty(globalThis, 'caches');
  expect(await takeRequested()).toEqual({ query: 'a' });
});
