import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { diffArrays } from 'diff';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { startProcessorTime } from '../../../scripts/processor-time.ts';
import { InputError } from '../../contract/errors.ts';
import { applyPatch } from './apply-patch.ts';
import { compareInline } from './inline.ts';
import { diffSequences } from './sequence-diff.ts';
import { compare, pause } from './testing/compare.ts';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'text-diff-'));
});
afterAll(() => rmSync(folder, { recursive: true }));

const hasGnuDiff = spawnSync('diff', ['--version'], { encoding: 'utf8' }).stdout?.includes('GNU') ?? false;

function gnuDiff(original: string, modified: string, flags: readonly string[]): string {
  writeFileSync(join(folder, 'original'), original);
  writeFileSync(join(folder, 'modified'), modified);
  const { stdout, status, stderr } = spawnSync('diff', [...flags, '--label', 'original', '--label', 'modified', 'original', 'modified'], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, LC_ALL: 'C.UTF-8' },
  });
  expect(stderr).toBe('');
  expect(status).toBeLessThan(2);
  return stdout;
}

const countsOf = (patch: string) => ({
  added: patch.split('\n').filter((line) => line.startsWith('+') && !line.startsWith('+++')).length,
  removed: patch.split('\n').filter((line) => line.startsWith('-') && !line.startsWith('---')).length,
});

const joinLines = (whole: readonly string[], isCut: boolean) => whole.join('\n') + (isCut || whole.length === 0 ? '' : '\n');
const linesWithEnds = (whole: string) => whole.match(/[^\n]*\n|[^\n]+$/gu) ?? [];
const linesOf = (whole: string) => (whole === '' ? [] : whole.replace(/\n$/u, '').split('\n'));

const lineText = fc.array(fc.constantFrom('a', 'b', 'c', '', 'a b', ' a', 'a ', 'A'), { maxLength: 14 });
const text = fc.tuple(lineText, fc.boolean()).map(([whole, isCut]) => joinLines(whole, isCut));

// Distinct lines, some removed or replaced: there is only one shortest edit script.
const uniqueEdit = fc.array(fc.constantFrom('keep', 'keep', 'keep', 'keep', 'remove', 'insert', 'replace'), { maxLength: 60 }).chain((edits) =>
  fc.tuple(fc.boolean(), fc.boolean()).map(([originalCut, modifiedCut]) => {
    const original = edits.flatMap((edit, index) => (edit === 'insert' ? [] : [`line ${index}`]));
    const modified = edits.flatMap((edit, index) => (edit === 'remove' ? [] : [edit === 'keep' ? `line ${index}` : `new ${index}`]));
    return [joinLines(original, originalCut), joinLines(modified, modifiedCut)] as const;
  }),
);

test.runIf(hasGnuDiff)('matches GNU diff -u byte for byte if there is only one shortest script', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(uniqueEdit, fc.integer({ min: 0, max: 5 }), async ([original, modified], context) => {
      expect((await compare(original, modified, { context })).patch).toBe(gnuDiff(original, modified, ['-d', `-U${context}`]));
    }),
    { numRuns: runs(100) },
  );
});

test.runIf(hasGnuDiff).each([
  ['-u', {}],
  ['-Z', { ignoreWhitespace: 'trailing' }],
  ['-b', { ignoreWhitespace: 'changes' }],
  ['-w', { ignoreWhitespace: 'all' }],
  ['-i', { ignoreCase: true }],
  ['--strip-trailing-cr', { ignoreLineEndings: true }],
] as const)('treats the same lines as equal as GNU diff %s, with a script of the same length', { tags: ['slow'] }, async (flag, options) => {
  const words = fc.array(fc.constantFrom('a', 'A', ' ', '\t', '\n', '\n', '\r\n', 'b'), { maxLength: 20 }).map((parts) => parts.join(''));
  await fc.assert(
    fc.asyncProperty(words, words, async (original, modified) => {
      const expected = gnuDiff(original, modified, ['-d', '-u', flag]);
      const { patch, equal, addedLines, removedLines } = await compare(original, modified, options);
      expect({ added: addedLines, removed: removedLines }).toEqual(countsOf(expected));
      expect(countsOf(patch)).toEqual(countsOf(expected));
      expect(equal).toBe(expected === '');
    }),
    { numRuns: runs(60) },
  );
});

test('creates a minimal patch that turns the original into the modified text', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, fc.integer({ min: 0, max: 4 }), async (original, modified, context) => {
      const { patch, addedLines, removedLines, equal } = await compare(original, modified, { context });
      expect(equal).toBe(original === modified);
      if (!equal) expect(await applyPatch(original, patch, pause)).toBe(modified);
      const shortest = diffArrays(linesWithEnds(original), linesWithEnds(modified)).reduce(
        (sum, part) => sum + (part.added || part.removed ? part.count : 0),
        0,
      );
      expect(addedLines + removedLines).toBe(shortest);
    }),
    { numRuns: runs(500) },
  );
});

test.runIf(hasGnuDiff)('patch(1) applies the patches', { tags: ['slow'] }, async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (original, modified) => {
      const { patch, equal } = await compare(original, modified);
      fc.pre(!equal && original !== '' && modified !== '');
      writeFileSync(join(folder, 'file'), original);
      execFileSync('patch', ['-s', '-F0', 'file', '-'], { cwd: folder, input: patch });
      expect(execFileSync('cat', ['file'], { cwd: folder, encoding: 'utf8' })).toBe(modified);
    }),
    { numRuns: runs(40) },
  );
});

test('lists changes that contain both texts', async () => {
  await fc.assert(
    fc.asyncProperty(text, text, async (original, modified) => {
      const { changes } = await compare(original, modified);
      expect(changes.filter(({ type }) => type !== 'added').map((change) => change.text)).toEqual(linesOf(original));
      expect(changes.filter(({ type }) => type !== 'removed').map((change) => change.text)).toEqual(linesOf(modified));
      expect(changes.flatMap(({ originalLine }) => originalLine ?? [])).toEqual(linesOf(original).map((_, index) => index + 1));
      expect(changes.flatMap(({ modifiedLine }) => modifiedLine ?? [])).toEqual(linesOf(modified).map((_, index) => index + 1));
    }),
  );
});

test('ends a new block with its own last line', async () => {
  const { patch } = await compare('f {\n}\ng {\n}\n', 'f {\n}\nh {\n}\ng {\n}\n', { context: 0 });
  expect(patch).toContain('@@ -2,0 +3,2 @@\n+h {\n+}\n');
});

test('marks words and characters that contain both texts', async () => {
  const words = fc.oneof(
    fc.string({ unit: 'grapheme' }),
    fc.array(fc.constantFrom('one', 'two', ' ', ', ', 'é', '👨‍👩‍👧'), { maxLength: 20 }).map((parts) => parts.join('')),
  );
  await fc.assert(
    fc.asyncProperty(words, words, fc.constantFrom('word', 'grapheme'), async (original, modified, granularity) => {
      const { segments } = await compareInline(original, modified, { granularity, ignoreCase: false }, pause);
      const without = (left: string) => segments.filter(({ type }) => type !== left).map((segment) => segment.text);
      expect(without('added').join('')).toBe(original);
      expect(without('removed').join('')).toBe(modified);
      segments.forEach(({ type }, index) => expect(type).not.toBe(segments[index + 1]?.type));
    }),
  );
});

const shuffled = (length: number, seed: number): number[] => {
  const order = Array.from({ length }, (_, index) => index);
  let state = seed;
  for (let at = length - 1; at > 0; at--) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    const other = state % (at + 1);
    [order[at], order[other]] = [order[other] ?? 0, order[at] ?? 0];
  }
  return order;
};
const lines = (numbers: number[]) => numbers.map((number) => `line ${number}\n`).join('');
const identity = Array.from({ length: 20_000 }, (_, index) => index);

test.each([
  ['2 % changed', lines(identity), lines(identity.map((number) => (number % 50 === 0 ? number + 100_000 : number))), 3000],
  ['all lines different', lines(identity), lines(identity.map((number) => number + 100_000)), 3000],
  ['all lines in another order', lines(identity), lines(shuffled(20_000, 1)), 10_000],
  ['each line twice, in another order', lines(identity.map((n) => n >> 1)), lines(shuffled(20_000, 2).map((n) => n >> 1)), 10_000],
  ['ten lines only, in another order', lines(identity.map((n) => n % 10)), lines(shuffled(20_000, 3).map((n) => n % 10)), 10_000],
])('compares 20,000 lines within the time limit, with a correct patch: %s', { tags: ['slow'] }, async (_name, original, modified, limitMs) => {
  const processorTime = startProcessorTime();
  const { patch } = await compare(original, modified);
  expect(processorTime()).toBeLessThan(limitMs);
  expect(await applyPatch(original, patch, pause)).toBe(modified);
});

const cancel = () => Promise.reject(new Error('canceled'));

test('cancels a search', async () => {
  const [original, modified] = [1, 2].map((seed) => Int32Array.from(shuffled(20_000, seed), (number) => number % 300));
  await expect(diffSequences(original ?? new Int32Array(), modified ?? new Int32Array(), cancel)).rejects.toThrow('canceled');
});

test('parses any patch or throws an InputError', async () => {
  const junk = fc.array(
    fc.constantFrom(
      '@@ -1 +1 @@',
      '@@ -1,2 +1,0 @@',
      '@@ -0,0 +1 @@',
      '-a',
      '+a',
      ' a',
      '\\ No newline',
      '',
      '--- x',
      '-- ',
      'x',
      '@@ -99999999999999999999 +1 @@',
    ),
    { maxLength: 12 },
  );
  await fc.assert(
    fc.asyncProperty(text, junk, async (original, patch) => {
      await applyPatch(original, patch.join('\n'), pause).catch((error: unknown) => expect(error).toBeInstanceOf(InputError));
    }),
    { numRuns: runs(500) },
  );
});

const withEnds = (text: string, end: string): string => text.replaceAll('\n', end);

test('applies a patch regardless of line endings', async () => {
  const lines = fc.array(fc.constantFrom('a', 'b', 'c', ''), { maxLength: 8 }).map((parts) => parts.map((part) => `${part}\n`).join(''));
  const ends = fc.constantFrom('\n', '\r\n');
  await fc.assert(
    fc.asyncProperty(lines, lines, ends, ends, async (original, modified, textEnd, patchEnd) => {
      const { patch } = await compare(original, modified);
      fc.pre(patch !== '');
      expect(await applyPatch(withEnds(original, textEnd), withEnds(patch, patchEnd), pause)).toBe(withEnds(modified, original === '' ? '\n' : textEnd));
    }),
  );
});

test('reports a hunk where only line endings differ', async () => {
  const patch = '@@ -1,2 +1,2 @@\n-a\n+A\n b\n';
  await expect(applyPatch('a\r\nb\n', patch, pause)).rejects.toMatchObject({ code: 'patch-does-not-apply', params: { hunk: 1, cause: 'lineEnds' } });
  await expect(applyPatch('a\nb\n', '@@ -1,2 +1,2 @@\n-a\r\n+a\n b\r\n', pause)).rejects.toMatchObject({ params: { cause: 'lineEnds' } });
  await expect(applyPatch('x\r\nb\r\n', patch, pause)).rejects.toMatchObject({ params: { hunk: 1, cause: 'lines' } });
});

test('parses patches with CRLF, surrounding text, or stripped spaces', async () => {
  const patch = 'From: someone\n\ndiff --git a/x b/x\n--- a/x\n+++ b/x\n@@ -1,3 +1,3 @@ function\n a\n\n-b\n+B\n-- \n2.40.0\n';
  expect(await applyPatch('a\n\nb\n', patch, pause)).toBe('a\n\nB\n');
  expect(await applyPatch('a\n\nb\n', patch.replaceAll('\n', '\r\n').replace(' function', ''), pause)).toBe('a\n\nB\n');
});

/** A line for each letter. */
const asLines = (letters: string): string => letters.replaceAll(/./gu, '$&\n');

/** A hunk with a line number far below: context lines and one added after them. */
const farHunk = (...lines: readonly string[]) => `@@ -99,${lines.length} +99,${lines.length + 1} @@\n${lines.map((line) => ` ${line}\n`).join('')}+x\n`;

test.each([
  ['aab', ['a', 'b'], 'aabx'],
  ['aaab', ['a', 'a', 'b'], 'aaabx'],
  ['ababac', ['a', 'b', 'a', 'c'], 'ababacx'],
  ['ba', ['b'], 'bxa'],
])('finds in the lines of %s the only position of a hunk', async (original, lines, modified) => {
  expect(await applyPatch(asLines(original), farHunk(...lines), pause)).toBe(asLines(modified));
});

test.each([
  ['a\na\na\n', farHunk('a', 'a'), 1],
  ['a\na\nb\na\na\na\nb\na\na\na\n', farHunk('a', 'a', 'b', 'a', 'a', 'a'), 1],
  ['a\nb\n', farHunk('b', 'c'), 1],
  ['a\nb\nc\n', '@@ -1 +1 @@\n-a\n+A\n@@ -3 +3 @@\n-d\n+D\n', 2],
  ['a\nb\n', '@@ -1 +1 @@\n-a\n+A\n\\ No newline at end of file\n', 1],
  ['a\nb', '@@ -2,0 +3 @@\n+c\n', 1],
])('rejects for %j the patch %j at hunk %d', async (original, patch, hunk) => {
  await expect(applyPatch(original, patch, pause)).rejects.toMatchObject({ code: 'patch-does-not-apply', params: { hunk } });
});

test('searches a hunk at the offset of the previous one', async () => {
  expect(await applyPatch('n\na\nz\nz\n', '@@ -1 +1 @@\n-a\n+A\n@@ -2 +2 @@\n-z\n+Z\n', pause)).toBe('n\nA\nZ\nz\n');
});

test('adds or removes the final line feed', async () => {
  const [without, present] = ['-b\n\\ No newline at end of file\n+b\n', '-b\n+b\n\\ No newline at end of file\n'];
  expect(await applyPatch('a\nb', `@@ -2 +2 @@\n${without}`, pause)).toBe('a\nb\n');
  expect(await applyPatch('a\nb\n', `@@ -2 +2 @@\n${present}`, pause)).toBe('a\nb');
});

test.each([
  ['x\n@@ -x +1 @@\n', 2],
  ['@@ -1 +1 @@\n-a\n-b\n+c\n', 3],
  ['@@ -1 +1 @@\n-a\n+b\n+c\n', 4],
  ['@@ -1,2 +1 @@\n-a\n+b\n', 4],
  ['@@ -1 +1 @@\n-a\n?\n', 3],
])('rejects the patch %j at line %d', async (patch, line) => {
  await expect(applyPatch('a\n', patch, pause)).rejects.toMatchObject({ code: 'invalid-patch', position: { line, column: 1 } });
});
