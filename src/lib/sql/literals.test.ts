import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import type { Dialect } from './dialects.ts';
import { dialects } from './dialects.ts';
import { quoteIdentifier, quoteString } from './literals.ts';

/** Dialects in which a backslash is an ordinary character: ISO/IEC 9075, section 5.3, and each vendor’s manual. */
const ORDINARY: ReadonlySet<Dialect> = new Set(['sql', 'db2', 'db2i', 'duckdb', 'plsql', 'postgresql', 'sqlite', 'trino', 'tsql']);

const LETTERS: ReadonlyMap<string, string> = new Map([
  ['n', '\n'],
  ['r', '\r'],
]);

/** Reads a string as the server does: one literal, or in T-SQL a sum of literals and character codes. */
function readString(sql: string, dialect: Dialect): string {
  if (dialect === 'n1ql') return JSON.parse(sql) as string;
  if (dialect === 'tsql') return readSum(sql);
  const isOrdinary = ORDINARY.has(dialect);
  const [, body] = (isOrdinary ? /^'((?:[^']|'')*)'$/u : /^'((?:[^'\\]|''|\\[^])*)'$/u).exec(sql) ?? [];
  if (body === undefined) throw new Error(`Not a string of ${dialect}: ${sql}`);
  return body.replaceAll(isOrdinary ? /'(')/gu : /['\\]([^])/gu, (match, second: string) => (match === "''" ? "'" : (LETTERS.get(second) ?? second)));
}

function readSum(sql: string): string {
  const part = /N?'((?:[^']|'')*)'(?: \+ |$)|CHAR\((\d+)\)(?: \+ |$)|CAST\(N'' AS NVARCHAR\(MAX\)\) \+ /uy;
  let text = '';
  while (part.lastIndex < sql.length) {
    const found = part.exec(sql);
    if (!found) throw new Error(`Not a sum of strings: ${sql}`);
    const [, body = '', code] = found;
    text += code === undefined ? body.replaceAll(/\\\r?\n/gu, '').replaceAll("''", "'") : String.fromCodePoint(Number(code));
  }
  return text;
}

test.each(dialects)('a string of %s is read as the text', (dialect) => {
  const text = fc.string({ unit: fc.constantFrom("'", '\\', '\n', '\r', 'n', 'x', '"', '%', 'é', '\\\n'), maxLength: 8 });
  fc.assert(
    fc.property(text, (value) => {
      expect(readString(quoteString(value, dialect) ?? '', dialect)).toBe(value);
    }),
    { numRuns: runs(150) },
  );
});

test.each([
  ['N’é\\\nb', String.raw`N'N’é\' + CHAR(10) + N'b'`],
  ['C:\\\r\n', String.raw`'C:\' + CHAR(13) + CHAR(10)`],
  [`${'a'.repeat(4000)}\\\nb`, String.raw`CAST(N'' AS NVARCHAR(MAX)) + '${'a'.repeat(4000)}\' + CHAR(10) + 'b'`],
  ['a\nb', "'a\nb'"],
])('writes %j in T-SQL', (text, expected) => {
  expect(quoteString(text, 'tsql')).toBe(expected);
  expect(readString(expected, 'tsql')).toBe(text);
});

test('a long string in PL/SQL is a sum of literals with at most 4000 bytes', () => {
  const text = "😀'".repeat(1600);
  const parts = (quoteString(text, 'plsql') ?? '').split(' || ').map((part) => readString(/^TO_CLOB\((.*)\)$/u.exec(part)?.[1] ?? '', 'plsql'));
  expect(parts.join('')).toBe(text);
  expect(Math.max(...parts.map((part) => new TextEncoder().encode(part).length))).toBeLessThanOrEqual(4000);
});

test.each([
  ['postgresql', 'a"b', '"a""b"'],
  ['plsql', 'a"b', undefined],
  ['mysql', 'a`b', '`a``b`'],
  ['bigquery', 'a`\\', '`a\\`\\\\`'],
  ['tsql', 'a]b', '[a]]b]'],
  ['sqlite', '', undefined],
  ['sqlite', '\0', undefined],
] as const)('the name in %s: %j', (dialect, name, expected) => {
  expect(quoteIdentifier(name, dialect)).toBe(expected);
});
