import fc from 'fast-check';
import { applyPatch as applyOracle } from 'rfc6902';
import type { Operation } from 'rfc6902';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { Source } from '../../lib/document/document.ts';
import { fromJson, quietContext } from '../../lib/document/testing/run.ts';
import { applyPatch } from './apply-patch.ts';
import { applyJsonPatch } from './json-patch.ts';
import { PatchErrors } from './patch-operations.ts';
import { compareTexts } from './testing/compare.ts';
import { CompareWarnings } from './warnings.ts';

const compact = { indent: 0, indentWith: 'space' } as const;

const compare = (a: unknown, b: unknown, options = {}) => compareTexts(JSON.stringify(a), JSON.stringify(b), options);
const patched = async (input: unknown, patch: string, patchFormat: 'json-patch' | 'merge-patch' = 'json-patch'): Promise<unknown> =>
  JSON.parse(await applyPatch(JSON.stringify(input), patch, { ...compact, patchFormat }, quietContext));

// Few keys and values, so that many are equal.
const { document } = fc.letrec<{ document: unknown }>((tie) => ({
  document: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    fc.constantFrom(null, true, 0, 1, 2, 'a', ''),
    fc.array(tie('document'), { maxLength: 6 }),
    fc.dictionary(fc.constantFrom('a', 'b', 'id', '~', '/', '0', '__proto__'), tie('document'), { maxKeys: 5, noNullPrototype: true }),
  ),
}));

test.each(['sequence', 'index'] as const)('the patch turns the original into the modified document (%s)', { tags: ['slow'] }, async (arrays) => {
  await fc.assert(
    fc.asyncProperty(document, document, async (a, b) => {
      const { patch, equal } = await compare(a, b, { arrays });
      expect(await patched(a, patch)).toEqual(b);
      expect(equal).toBe((await compare(b, a, { arrays })).equal);
    }),
    { numRuns: runs(150) },
  );
});

test('rfc6902 applies the patch with the same result', async () => {
  await fc.assert(
    fc.asyncProperty(document, document, async (a, b) => {
      // rfc6902 rejects this key, and does not replace a root.
      fc.pre(!JSON.stringify([a, b]).includes('__proto__'));
      const root = { root: structuredClone(a) };
      const { patch } = await compare(root, { root: b });
      const failures = applyOracle(root, JSON.parse(patch) as Operation[]).filter((failure) => failure !== null);
      expect(failures).toEqual([]);
      expect(root).toEqual({ root: b });
    }),
    { numRuns: runs(100) },
  );
});

test('the merge patch turns the original into the modified document unless a warning says otherwise', async () => {
  await fc.assert(
    fc.asyncProperty(document, document, async (a, b) => {
      const { mergePatch, warnings } = await compare(a, b);
      const result = await patched(a, mergePatch, 'merge-patch');
      if (warnings.length === 0) expect(result).toEqual(b);
      else expect(result).not.toEqual(b);
    }),
    { numRuns: runs(150) },
  );
});

test.each(['unordered', 'key'] as const)('a document has no differences from itself, shuffled or not (%s)', async (arrays) => {
  await fc.assert(
    fc.asyncProperty(fc.array(document), async (items) => {
      const { equal, patch } = await compare(items, items.toReversed(), { arrays: arrays === 'key' ? 'key' : 'unordered' });
      expect(equal || arrays === 'key').toBe(true);
      expect(patch === '[]').toBe(equal);
    }),
  );
});

test('the counts equal the number of operations, and the tree has as many differences', async () => {
  interface Tree {
    readonly status: string;
    readonly children: readonly Tree[];
  }
  const differences = ({ status, children }: Tree): number =>
    Number(['added', 'removed', 'changed'].includes(status)) + children.reduce((sum, child) => sum + differences(child), 0);
  await fc.assert(
    fc.asyncProperty(document, document, async (a, b) => {
      const { patch, added, removed, changed, changes, tree } = await compare(a, b);
      const operations = JSON.parse(patch) as readonly unknown[];
      expect(added + removed + changed).toBe(operations.length);
      expect(changes.length).toBe(operations.length);
      expect(tree && differences(tree)).toBe(operations.length);
    }),
  );
});

test('an ignored element keeps its position', async () => {
  const { patch } = await compare([1, 2, 3], [9, 3], { ignorePaths: '/0' });
  expect(await patched([1, 2, 3], patch)).toEqual([1, 3]);
});

// 5,000 levels with a value in the innermost.
const nest = (inside: string): string => `${'{"a":['.repeat(2500)}${inside}${']}'.repeat(2500)}`;

test('compares 5,000 levels, and the result can be cloned and serialized', { tags: ['slow'] }, async () => {
  const [original, modified] = [nest(''), nest('2')];
  const answer = await compareTexts(original, modified);
  expect(answer).toMatchObject({ equal: false, added: 1 });
  expect(structuredClone(answer.tree)).toEqual(answer.tree);
  expect(await applyPatch(original, answer.patch, { ...compact, patchFormat: 'json-patch' }, quietContext)).toBe(modified);
  expect(await applyPatch(original, answer.mergePatch, { ...compact, patchFormat: 'merge-patch' }, quietContext)).toBe(modified);
});

test('rejects a patch whose repeated copies grow too long', { tags: ['slow'] }, async () => {
  const copies = Array.from({ length: 60 }, (_, index) => ({ op: 'copy', from: '', path: `/a${index}` }));
  await expect(patched({ a: 'x'.repeat(100) }, JSON.stringify(copies))).rejects.toMatchObject({ code: 'too-long', field: 'patch' });
});

test('an empty input has no differences, and is not equal', async () => {
  const nothing = { patch: '', mergePatch: '', equal: false, added: 0, removed: 0, changed: 0, changes: [], tree: null, warnings: [] };
  expect(await compareTexts(' ', '1')).toEqual(nothing);
  expect(await compareTexts('1', '')).toEqual(nothing);
});

test('a null in an array is in the merge patch, because the whole array is', async () => {
  const { mergePatch, warnings } = await compare({ a: [{ b: 1 }] }, { a: [{ b: null }] });
  expect(JSON.parse(mergePatch)).toEqual({ a: [{ b: null }] });
  expect(warnings).toEqual([]);
});

// RFC 6902, sections 4.1, 4.3 and 4.6.
test.each([
  ['add', [{ op: 'add', path: '', value: [1] }], [1]],
  ['replace', [{ op: 'replace', path: '', value: 1 }], 1],
  ['move', [{ op: 'move', from: '/a/b', path: '' }], [2, { c: 3 }]],
  ['copy', [{ op: 'copy', from: '/a/b/0', path: '' }], 2],
])('%s can replace the whole document', async (_, patch, expected) => {
  expect(await patched({ a: { b: [2, { c: 3 }] } }, JSON.stringify(patch))).toEqual(expected);
});

test.each([
  ['', { e: { g: {}, f: 1 }, a: { c: 4, b: [2, { c: 3, d: 5 }] } }, true],
  ['/a', { b: [2, { d: 5, c: 3 }], c: 4 }, true],
  ['/a/b', [2, { c: 3, d: 5 }], true],
  ['/a/b/1', { c: 3, d: 5.0 }, true],
  ['/a/b/1', { c: 3 }, false],
  ['/a/b/1', { c: 3, e: 5 }, false],
  ['/a/b', [2], false],
  ['/a/b', { 0: 2, 1: { c: 3, d: 5 } }, false],
  ['/a', [], false],
  ['/a', 'text', false],
  ['/e', { f: 1, g: {} }, true],
  ['/e', { f: 1, g: [] }, false],
])('a change at %j is compared with %j', async (path, value, isEqual) => {
  const changes = [
    { op: 'add', path: '/a/b/1/d', value: 5 },
    { op: 'add', path: '/a/c', value: 4 },
  ];
  const result = patched({ a: { b: [2, { c: 3 }] }, e: { f: 1, g: {} } }, JSON.stringify([...changes, { op: 'test', path, value }]));
  if (isEqual) expect(await result).toEqual({ a: { b: [2, { c: 3, d: 5 }], c: 4 }, e: { f: 1, g: {} } });
  else await expect(result).rejects.toMatchObject({ code: 'patch-test-failed', params: { path } });
});

test('rejects further copies of a value that became too deeply nested by copying', async () => {
  const patch = [
    { op: 'copy', from: '', path: `${'/0'.repeat(2_999)}/-` },
    { op: 'copy', from: '', path: '/-' },
    { op: 'add', path: '/-', value: 1 },
  ];
  const nested: unknown = JSON.parse(`${'['.repeat(3_000)}${']'.repeat(3_000)}`);
  await expect(patched(nested, JSON.stringify(patch))).rejects.toMatchObject({
    code: 'too-deeply-nested',
    params: { number: 2, reason: 'depth', limit: 5_000 },
  });
});

test('reports the progress of a patch every 256 operations', () => {
  const value = fromJson('[]');
  const operations = Array.from({ length: 512 }, (_, index) => ({ number: index + 1, at: 0, op: 'test', path: [], value }) as const);
  expect([...applyJsonPatch(value, operations, new PatchErrors(''))]).toEqual([0, 0.5]);
});

test('stops warnings when their paths reach 2²² characters in total', () => {
  const source = new Source('', 'original');
  const warnings = new CompareWarnings(source, source);
  for (let times = 0; times < 5; times++) warnings.add('original', 'merge-patch-null', { path: () => 'x'.repeat(2 ** 21), at: 0 });
  expect(warnings.list()).toHaveLength(3);
});

const rows = (shift: number) =>
  Array.from({ length: 12_000 }, (_, index) => ({ id: index, name: `name ${index % 100 === shift ? shift : index}`, tags: [index % 7, 'x'] }));

test('compares long documents with progress, until canceled', { tags: ['slow'] }, async () => {
  const reported: number[] = [];
  const answer = await compareTexts(
    JSON.stringify(rows(1)),
    JSON.stringify(rows(2).slice(1)),
    {},
    {
      ...quietContext,
      progress: (done) => void reported.push(done),
    },
  );
  expect(answer.removed).toBe(1);
  expect(reported).toEqual(reported.toSorted((a, b) => a - b));
  const abort = new AbortController();
  const canceled = compareTexts(
    JSON.stringify(rows(1)),
    JSON.stringify(rows(2)),
    {},
    {
      ...quietContext,
      signal: abort.signal,
      progress: () => abort.abort(),
    },
  );
  await expect(canceled).rejects.toThrow();
});
