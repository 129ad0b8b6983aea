import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { createContext } from '../../runtime/platform/context.ts';
import { runOperation } from '../../runtime/run.ts';
import { parseClauses } from './clauses.ts';
import { ALL_BITS, formatClauses, formatLetters, formatOctal, parseMode } from './mode.ts';
import operations from './operations.ts';
import { parseUmask } from './umask.ts';

const anyMode = fc.integer({ min: 0, max: ALL_BITS });
const anyUmask = fc.integer({ min: 0, max: 0o777 });

const who = fc.subarray(['u', 'g', 'o', 'a'], { minLength: 0 }).map((letters) => letters.join(''));
const perms = fc.oneof(
  fc.subarray(['r', 'w', 'x', 'X', 's', 't'], { minLength: 0 }).map((letters) => letters.join('')),
  fc.constantFrom('u', 'g', 'o'),
);
const action = fc.tuple(fc.constantFrom('+', '-', '='), perms).map(([operator, letters]) => operator + letters);
const clause = fc.tuple(who, fc.array(action, { minLength: 1, maxLength: 3 })).map(([letters, actions]) => letters + actions.join(''));
const clauses = fc.array(clause, { minLength: 1, maxLength: 3 }).map((list) => list.join(','));

const apply = (text: string, mode: number, umask: number, directory: boolean): number =>
  parseClauses(text, 'clauses', 'invalid-clause')(mode, { umask, directory });

test('changes modes as chmod of this machine does', { tags: ['slow'] }, () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'chmod-'));
  try {
    const cases = fc.sample(fc.tuple(anyMode, clauses, anyUmask, fc.boolean()), { numRuns: 200, seed: 5 });
    const lines = cases.map(([mode, text, umask, directory], index) => {
      const file = path.join(folder, String(index));
      if (directory) mkdirSync(file);
      else writeFileSync(file, '');
      return `chmod ${directory ? '0' : ''}${formatOctal(mode, 4)} ${file}; umask ${formatOctal(umask)}; chmod -- '${text}' ${file} 2>/dev/null; umask 022; stat -c %a ${file}`;
    });
    const found = execFileSync('bash', { input: lines.join('\n'), encoding: 'utf8', env: { ...process.env, LC_ALL: 'C.UTF-8' } })
      .trim()
      .split('\n');
    expect(cases.map(([mode, text, umask, directory]) => `${text}: ${apply(text, mode, umask, directory).toString(8)}`)).toEqual(
      cases.map(([, text], index) => `${text}: ${found[index] ?? ''}`),
    );
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('letters, clauses and digits lead back to every mode', () => {
  for (let mode = 0; mode <= ALL_BITS; mode++) {
    for (const text of [formatLetters(mode), `d${formatLetters(mode)}+`, formatClauses(mode), formatOctal(mode), `0o${formatOctal(mode, 5)}`]) {
      if (parseMode(text, 'mode').mode !== mode) expect.fail(`${text} is not ${formatOctal(mode)}`);
    }
  }
});

// python3 stat.filemode, without its first letter.
test.each([
  [0o0000, '---------'],
  [0o0644, 'rw-r--r--'],
  [0o1000, '--------T'],
  [0o1777, 'rwxrwxrwt'],
  [0o2000, '-----S---'],
  [0o2775, 'rwxrwsr-x'],
  [0o4000, '--S------'],
  [0o4755, 'rwsr-xr-x'],
  [0o7000, '--S--S--T'],
  [0o7654, 'rwSr-sr-T'],
  [0o7777, 'rwsrwsrwt'],
])('ls shows %i as %s', (mode, letters) => {
  expect(formatLetters(mode)).toBe(letters);
});

test.each([
  ['+', 0o644, 0o644],
  ['=', 0o6755, 0],
  ['a=', 0o7777, 0],
  ['u=', 0o7777, 0o3077],
  ['u+x, g-r', 0o640, 0o700],
  ['u=g,g=u', 0o640, 0o440],
  ['+x-w', 0o666, 0o555],
])('%s makes %i into %i, without a mask', (text, before, after) => {
  expect(apply(text, before, 0, false)).toBe(after);
});

test.each([
  ['=', 0o6755, 0o6000],
  ['u=,g=', 0o6755, 0o6005],
  ['u-s', 0o6755, 0o2755],
  ['a=rxs', 0o755, 0o6555],
])('%s makes %i of a directory into %i', (text, before, after) => {
  expect(apply(text, before, 0, true)).toBe(after);
});

function refusal(run: () => unknown): InputError | undefined {
  try {
    run();
    return undefined;
  } catch (error) {
    if (error instanceof InputError) return error;
    throw error;
  }
}

test('a clause that is refused is named, its beginning if it is long', () => {
  expect(refusal(() => apply('u+x, go-z', 0, 0, false))).toMatchObject({ params: { clause: 'go-z' } });
  expect(refusal(() => apply('u+x,', 0, 0, false))).toMatchObject({ params: { clause: 'none' } });
  expect(refusal(() => apply(`z${'w'.repeat(99)}`, 0, 0, false))).toMatchObject({ params: { clause: `z${'w'.repeat(39)}` } });
});

test.each([
  ['u+x,go-z', 5],
  ['u+x, , g+r', 6],
  ['', 1],
  ['x', 1],
  ['u+rg', 1],
  ['755', 1],
  ['u+x,', 5],
])('%j is refused at %i', (text, character) => {
  expect(refusal(() => apply(text, 0, 0, false))).toMatchObject({ code: 'invalid-clause', position: { character } });
});

test.each([
  ['000755', 'invalid-mode'],
  ['7777777', 'out-of-range'],
  ['rwXr-xr-x', 'invalid-mode'],
  ['rwxr-xr-xr', 'invalid-mode'],
  ['u=rg', 'invalid-mode'],
  ['u=r,', 'invalid-mode'],
  ['0o', 'invalid-mode'],
])('%j is no mode: %s', (text, code) => {
  expect(refusal(() => parseMode(text, 'mode'))?.code).toBe(code);
});

// bash, `umask … && umask`.
test.each([
  ['0', 0],
  ['0777', 0o777],
  ['u=,g=,o=', 0o777],
  ['a=rx', 0o222],
  ['u=rwx,go=rx', 0o022],
])('umask %s is %i', (text, mask) => {
  expect(parseUmask(text)).toBe(mask);
});

test.each([
  ['1022', 'out-of-range'],
  ['00022', 'invalid-umask'],
  ['u=rwx', 'invalid-umask'],
  ['', 'invalid-umask'],
  ['u+w,g=,o=', 'invalid-umask'],
])('umask %j is refused: %s', (text, code) => {
  expect(refusal(() => parseUmask(text))?.code).toBe(code);
});

test('rubbish is refused with a code', () => {
  const text = fc.oneof(fc.string({ unit: 'binary' }), fc.string({ unit: fc.constantFrom(...'ugoarwxXst+-=,07891 ') }));
  fc.assert(
    fc.property(text, (rubbish) => {
      for (const run of [() => parseMode(rubbish, 'mode'), () => apply(rubbish, 0o644, 0o022, true), () => parseUmask(rubbish)]) {
        const refused = refusal(run);
        if (refused) expect(['invalid-mode', 'invalid-octal-digit', 'out-of-range', 'invalid-clause', 'invalid-umask']).toContain(refused.code);
      }
    }),
    { numRuns: runs(500) },
  );
});

// The letters of ls (POSIX, ls, "Long Format").
test.each([
  ['-', 'file'],
  ['d', 'directory'],
  ['l', 'symbolic-link'],
  ['c', 'character-device'],
  ['b', 'block-device'],
  ['p', 'pipe'],
  ['s', 'socket'],
  ['', ''],
])('%j in front of a mode is a %s', (letter, fileType) => {
  expect(parseMode(`${letter}rw-r--r--`, 'mode')).toEqual({ mode: 0o644, fileType });
});

test.each([0, 0o111, 0o222, 0o444, 0o640, 0o1751, 0o2636, 0o4517, ALL_BITS])('each class of %i has what its bits say', async (mode) => {
  const outcome = await runOperation(operations, 'convert', { mode: formatOctal(mode) }, createContext());
  const bits = (place: number): number => (mode >> (6 - 3 * place)) & 7;
  expect(outcome).toMatchObject({
    output: {
      classes: ['owner', 'group', 'others'].map((who, place) => ({
        who,
        read: [4, 5, 6, 7].includes(bits(place)),
        write: [2, 3, 6, 7].includes(bits(place)),
        execute: bits(place) % 2 === 1,
        special: ((mode >> (11 - place)) & 1) === 1,
      })),
    },
  });
});
