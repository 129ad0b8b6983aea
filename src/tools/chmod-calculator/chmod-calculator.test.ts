import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
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

test('changes modes as the chmod of the system does', { tags: ['slow'] }, () => {
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

test('parses every mode that it writes, symbolic or octal', { tags: ['slow'] }, () => {
  for (let mode = 0; mode <= ALL_BITS; mode++) {
    for (const text of [formatLetters(mode), `d${formatLetters(mode)}+`, formatClauses(mode), formatOctal(mode), `0o${formatOctal(mode, 5)}`]) {
      if (parseMode(text, 'mode').mode !== mode) expect.fail(`${text} is not ${formatOctal(mode)}`);
    }
  }
});

/** The file types of st_mode, by their letter in ls; a Git submodule has no letter. */
const LETTERS_OF_TYPES = { p: 0o01, c: 0o02, d: 0o04, b: 0o06, '-': 0o10, l: 0o12, s: 0o14 };

test('parses an st_mode in octal, in hex, from an ls line, and in decimal unless that is also valid octal', () => {
  const types = fc.constantFrom(...Object.entries(LETTERS_OF_TYPES));
  fc.assert(
    fc.property(types, fc.integer({ min: 1, max: ALL_BITS }), fc.constantFrom('', '.', '+', '@'), ([letter, type], mode, mark) => {
      const status = (type << 12) | mode;
      const { fileType } = parseMode(`${letter}rwxrwxrwx`, 'mode');
      const decimal = String(status);
      const texts = [
        status.toString(8).padStart(6, '0'),
        `0o${status.toString(8)}`,
        `0x${status.toString(16).padStart(4, '0')}`,
        `${letter}${formatLetters(mode)}${mark} 1 root root 4096 Jan  1 00:00 a b`,
        `  123   4 ${letter}${formatLetters(mode)}${mark}  1 root root 4096 Jan  1 00:00 ./a`,
        `total 4\n${letter}${formatLetters(mode)}${mark} 1 root root 4096 Jan  1 00:00 a`,
        ...(/[89]/u.test(decimal) && decimal.length === 5 ? [decimal] : []),
      ];
      for (const text of texts) expect(parseMode(text, 'mode'), text).toMatchObject({ mode, fileType });
    }),
    { numRuns: runs(500) },
  );
});

test.each([
  ['drwxr-xr-x', 0o755],
  ['-rw-r--r--@ 1 me  staff  12 Jan  1 00:00 a', 0o644],
  ['drwxrwxrwt. 12 root root 4096 Jan  1 00:00 tmp', 0o1777],
  ['lrwxrwxrwx 1 root root 7 Jan  1 00:00 bin -> usr/bin', 0o777],
  ['[drwxr-x---]  a', 0o750],
  ['-rw-r--r-- root/root 12 2024-01-01 00:00 a', 0o644],
  ['Access: (0640/-rw-r-----)  Uid: (    0/    root)   Gid: (    0/    root)', 0o640],
  ['100755 blob 8baef1b4abc478178b004d62031cf7fe6db6f903\ta', 0o755],
  ['100644 8baef1b4abc478178b004d62031cf7fe6db6f903 0\ta', 0o644],
  ['new file mode 100755', 0o755],
  ['old mode 100644', 0o644],
  [' create mode 100644 a/b', 0o644],
  ['index 8baef1b..cf7fe6d 100644', 0o644],
  ['chmod 755 a', 0o755],
  ['$ chmod -R 0644 a b', 0o644],
  ['chmod u=rwx,go=rx a', 0o755],
  ['install -m 755 a b', 0o755],
  ['mkdir -p -m750 a', 0o750],
  ['COPY --chmod=755 a b', 0o755],
  ['mode: "0644"', 0o644],
  ['defaultMode: 0400', 0o400],
  ['"mode": "0o600",', 0o600],
  ['0644', 0o644],
  ['0o100600', 0o600],
  ['81a4', 0o644],
])('parses %j as mode %i', (text, mode) => {
  expect(parseMode(text, 'mode').mode).toBe(mode);
});

test.each(['chmod u+x a', 'mode change 100644 => 100755 a', 'rwxr-xr-x a b', '-rw-r--r-- 1 a\n-rw------- 1 b', 'umask 022', '999999'])(
  'finds no mode in %j',
  (text) => {
    expect(() => parseMode(text, 'mode')).toThrow(InputError);
  },
);

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
])('%s changes %i to %i, without a umask', (text, before, after) => {
  expect(apply(text, before, 0, false)).toBe(after);
});

test.each([
  ['=', 0o6755, 0o6000],
  ['u=,g=', 0o6755, 0o6005],
  ['u-s', 0o6755, 0o2755],
  ['a=rxs', 0o755, 0o6555],
])('%s changes %i of a directory to %i', (text, before, after) => {
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

test('quotes an invalid clause, truncated if it is long', () => {
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
])('rejects %j at character %i', (text, character) => {
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
])('rejects %j with %s', (text, code) => {
  expect(refusal(() => parseMode(text, 'mode'))?.code).toBe(code);
});

// bash, `umask … && umask`.
test.each([
  ['0', 0],
  ['0777', 0o777],
  ['u=,g=,o=', 0o777],
  ['a=rx', 0o222],
  ['u=rwx,go=rx', 0o022],
])('parses umask %s as %i', (text, mask) => {
  expect(parseUmask(text)).toBe(mask);
});

test.each([
  ['1022', 'out-of-range'],
  ['00022', 'invalid-umask'],
  ['u=rwx', 'invalid-umask'],
  ['', 'invalid-umask'],
  ['u+w,g=,o=', 'invalid-umask'],
])('rejects umask %j with %s', (text, code) => {
  expect(refusal(() => parseUmask(text))?.code).toBe(code);
});

test('rejects garbage with an error code', () => {
  const text = fc.oneof(fc.string({ unit: anyCharacter }), fc.string({ unit: fc.constantFrom(...'ugoarwxXst+-=,07891 ') }));
  fc.assert(
    fc.property(text, (garbage) => {
      for (const run of [() => parseMode(garbage, 'mode'), () => apply(garbage, 0o644, 0o022, true), () => parseUmask(garbage)]) {
        const refused = refusal(run);
        if (refused) expect(['invalid-mode', 'invalid-octal-digit', 'out-of-range', 'invalid-clause', 'invalid-umask']).toContain(refused.code);
      }
    }),
    { numRuns: runs(500) },
  );
});

// The file type letters of ls (POSIX, ls, "Long Format").
test.each([
  ['-', 'file'],
  ['d', 'directory'],
  ['l', 'symbolic-link'],
  ['c', 'character-device'],
  ['b', 'block-device'],
  ['p', 'pipe'],
  ['s', 'socket'],
  ['', ''],
])('parses %j before a mode as a %s', (letter, fileType) => {
  expect(parseMode(`${letter}rw-r--r--`, 'mode')).toEqual({ mode: 0o644, fileType });
});

test.each([0, 0o111, 0o222, 0o444, 0o640, 0o1751, 0o2636, 0o4517, ALL_BITS])('lists the permissions of each class of %i', async (mode) => {
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
