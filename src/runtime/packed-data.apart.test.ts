import { deflateRawSync } from 'node:zlib';
import { afterEach, expect, test, vi } from 'vitest';
import { readPacked } from './platform/packed-data.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const BASE = 'https://example.org/tools/x/assets/engine.js';

/** Answers requests in turn, and returns the requested URLs. */
function answerWith(...answers: readonly (() => Response)[]): readonly string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const answer = answers[asked.length];
    asked.push(url);
    if (!answer) throw new TypeError('Failed to fetch');
    return answer();
  });
  return asked;
}

const packed = (content: string | Uint8Array) => (): Response => new Response(new Uint8Array(deflateRawSync(content)));
const missing = (): Response => new Response('Not found', { status: 404 });
const otherPage = (): Response => new Response('<!doctype html><title>Sign in</title>');
const cut = (): Response => new Response(new Uint8Array(deflateRawSync('{"a":"0123456789"}').subarray(0, 8)));

test('reads JSON and bytes, beside the file that asks', async () => {
  const bytes = new Uint8Array([0, 97, 115, 109, 255]);
  const asked = answerWith(packed('{"names":"Ä\\n𝄞"}'), packed(bytes));
  expect(await readPacked('data/a-1.bin', 'json', BASE)).toEqual({ default: { names: 'Ä\n𝄞' } });
  expect(await readPacked('data/b-2.bin', 'bytes', BASE)).toEqual({ default: bytes });
  expect(asked).toEqual(['https://example.org/tools/x/assets/data/a-1.bin', 'https://example.org/tools/x/assets/data/b-2.bin']);
});

test('reads a file once', async () => {
  const asked = answerWith(packed('[1]'));
  const both = [readPacked('data/once.bin', 'json', BASE), readPacked('data/once.bin', 'json', BASE)];
  const [one, other] = await Promise.all(both);
  expect(one).toEqual({ default: [1] });
  expect(other).toBe(one);
  expect(await readPacked('data/once.bin', 'json', BASE)).toBe(one);
  expect(asked).toHaveLength(1);
});

test('retries a file that cannot be loaded', async () => {
  const asked = answerWith(missing, cut, packed('1'));
  expect(await readPacked('data/retried.bin', 'json', BASE, [0, 0])).toEqual({ default: 1 });
  expect(asked).toHaveLength(3);
});

test('a file that could not be loaded can be read later', async () => {
  answerWith(missing, packed('2'));
  await expect(readPacked('data/later.bin', 'json', BASE, [])).rejects.toThrow('later.bin');
  expect(await readPacked('data/later.bin', 'json', BASE, [])).toEqual({ default: 2 });
});

test('announces a failure to the page', async () => {
  const announced: unknown[] = [];
  vi.stubGlobal('document', {});
  vi.stubGlobal('dispatchEvent', (event: Event & { readonly payload?: unknown }) => announced.push([event.type, event.payload]));
  answerWith(missing);
  const error: unknown = await readPacked('data/announced.bin', 'json', BASE, []).catch((reason: unknown) => reason);
  expect(announced).toEqual([['vite:preloadError', error]]);
});

test.each([
  ['a missing file', missing],
  ['the page of another server', otherPage],
  ['part of the file', cut],
])('reports %s like a failed import', async (_what, answer) => {
  const asked = answerWith(answer, answer);
  await expect(readPacked('data/lost.bin', 'json', BASE, [0])).rejects.toThrow(
    'Failed to fetch dynamically imported module: https://example.org/tools/x/assets/data/lost.bin',
  );
  expect(asked).toHaveLength(2);
});

test('reports a lost connection like a failed import', async () => {
  answerWith();
  await expect(readPacked('data/lost.bin', 'bytes', BASE, [])).rejects.toThrow(/^Failed to fetch dynamically imported module/u);
});
