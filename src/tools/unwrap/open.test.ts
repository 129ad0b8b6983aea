import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import type { LayerId } from './codes.ts';
import { contentOf, textContent } from './content.ts';
import type { Limits, Opened } from './open.ts';
import { LIMITS, openAll } from './open.ts';
import { describeChain } from './testing/chain.ts';
import { wrapAt } from './wrap.ts';

const TEXT = 'Hello, world! This is text.';
const base64 = (text: string, times = 1): string => (times === 0 ? text : base64(Buffer.from(text).toString('base64'), times - 1));

interface Options {
  readonly limits?: Partial<Limits>;
  readonly choices?: Readonly<Record<string, LayerId | 'closed'>>;
}

const open = (text: string, { limits = {}, choices = {} }: Options = {}): Promise<Opened> =>
  openAll(textContent(text), { context: createContext({ timeZone: 'UTC' }), choices: new Map(Object.entries(choices)), limits: { ...LIMITS, ...limits } });

/** The reasons why contents were not opened further, in order. */
const stopsIn = ({ stop, children }: Opened): readonly string[] => [...(stop ? [stop] : []), ...children.flatMap(stopsIn)];

test('opens nested layers up to a depth', async () => {
  expect(describeChain(await open(base64(TEXT, 5)))).toHaveLength(5);
  const cut = await open(base64(TEXT, 5), { limits: { depth: 3 } });
  expect([describeChain(cut).length, stopsIn(cut)]).toEqual([3, ['depth']]);
});

test('lists no more contents than allowed', async () => {
  const texts = Array.from({ length: 20 }, (_, index) => base64(`${TEXT} ${index}`));
  const all = await open(JSON.stringify(texts));
  expect([all.children.length, stopsIn(all)]).toEqual([20, []]);
  const cut = await open(JSON.stringify(texts), { limits: { nodes: 10 } });
  // Each value has its text inside.
  expect([cut.children.length, new Set(stopsIn(cut))]).toEqual([5, new Set(['nodes'])]);
});

test('decodes no more than allowed', async () => {
  expect(stopsIn(await open(base64(TEXT, 5), { limits: { size: 150 } }))).toEqual(['size']);
});

test('stops when the time limit is reached', async () => {
  expect(stopsIn(await open(base64(TEXT), { limits: { seconds: -1 } }))).toEqual(['time']);
});

test('values of documents are listed only if they can be opened', async () => {
  const { children } = await open(JSON.stringify({ a: 'word', b: base64(TEXT), c: 'Two words.', d: 7 }));
  expect(children.map(({ name }) => name)).toEqual([{ text: 'b' }]);
});

test('a person may choose another layer, or none', async () => {
  expect((await open('deadbeef')).chosen).toBeUndefined();
  expect(describeChain(await open('deadbeef', { choices: { '': 'hex' } }))).toEqual(['hex']);
  expect(describeChain(await open(base64(TEXT), { choices: { '': 'closed' } }))).toEqual([]);
  // A chosen part is listed even if nothing in it can be opened.
  const { children } = await open('{"a":"YWJj"}', { choices: { '0': 'base64' } });
  expect(children.map(({ chosen }) => chosen?.layer)).toEqual(['base64']);
});

test('reports progress that never exceeds the whole', { tags: ['slow'] }, async () => {
  const seen: number[] = [];
  const context = createContext({ timeZone: 'UTC', progress: (done, total) => seen.push(done / total) });
  await openAll(textContent(JSON.stringify(Array.from({ length: 20_000 }, (_, index) => `some text ${index}`))), { context });
  expect(seen.every((share, at) => share >= (seen[at - 1] ?? 0) && share <= 1)).toBe(true);
});

test('can be canceled', async () => {
  const context = createContext({ timeZone: 'UTC', signal: AbortSignal.abort(new Error('canceled')) });
  const texts = Array.from({ length: 50_000 }, (_, index) => `some text ${index}`);
  await expect(openAll(textContent(JSON.stringify(texts)), { context })).rejects.toThrow('canceled');
});

test('a path that is not open cannot be wrapped', async () => {
  const root = await open(base64(TEXT));
  await expect(wrapAt(root, [7], textContent(''), { key: '' })).rejects.toThrow('unknown-path');
  await expect(wrapAt(root, [0, 0], textContent(''), { key: '' })).rejects.toThrow('unknown-path');
});

test.each([
  ['text', [0xc3, 0xa9], 'text'],
  ['a byte order mark', [0xef, 0xbb, 0xbf, 0x61], 'text'],
  ['invalid UTF-8', [0xc3], 'bytes'],
  ['a zero', [0x61, 0], 'bytes'],
  ['a noncharacter', [0xef, 0xbf, 0xbf], 'bytes'],
])('%s is %s', (_name, bytes, kind) => {
  expect(contentOf(Uint8Array.from(bytes)).kind).toBe(kind);
});
