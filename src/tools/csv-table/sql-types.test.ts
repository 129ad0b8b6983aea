import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { dialects } from '../../lib/sql/dialects.ts';
import { Problems } from './problems.ts';
import { sqlColumn } from './sql-types.ts';
import type { Column } from './table.ts';
import { detectType } from './types.ts';

function typed(cells: readonly string[], dialect: (typeof dialects)[number]) {
  const problems = new Problems('');
  const rows = cells.map((cell, index) => ({ cells: [cell], number: index + 1, at: 0 }));
  const column: Column = { name: 'n', label: 'n', markdown: undefined, type: detectType(rows, 0, 'n', problems), isTyped: false, index: 0 };
  const { type, typeName, around } = sqlColumn(column, rows, dialect, problems);
  return { type, typeName, literal: around.join('n'), problems: problems.list.map(({ code, detail }) => `${code} ${detail}`) };
}

// The manual of each dialect: data types, and literals.
test.each([
  ['mysql', ['9007199254740993', '0.5'], 'DECIMAL(17, 1)', 'n'],
  ['tsql', ['12345678901234567.89'], 'DECIMAL(19, 2)', 'n'],
  ['bigquery', ['0.5'], 'NUMERIC', "NUMERIC 'n'"],
  ['bigquery', ['0.1234567890123'], 'BIGNUMERIC', "BIGNUMERIC 'n'"],
  ['bigquery', ['9223372036854775808'], 'NUMERIC', "NUMERIC 'n'"],
  ['trino', ['9223372036854775808'], 'DECIMAL(19)', "DECIMAL 'n'"],
  ['hive', ['0.10'], 'DECIMAL(17, 2)', 'nBD'],
  ['sqlite', ['0.5', '1e3'], 'REAL', 'n'],
  ['sqlite', ['-9223372036854775808'], 'INTEGER', 'n'],
  ['postgresql', ['1'.repeat(200)], 'NUMERIC', 'n'],
  ['clickhouse', ['1'.repeat(76)], 'Nullable(Decimal(76))', 'n'],
  ['mysql', ['1000-01-01'], 'DATE', 'n'],
  ['clickhouse', ['1900-01-01', '2299-12-31'], 'Nullable(Date32)', 'n'],
  ['tsql', ['2024-01-01 00:00:00.1234567'], 'DATETIME2', 'n'],
  ['sql', ['2024-01-01 00:00:00.123456789'], 'TIMESTAMP(9)', 'n'],
  ['trino', ['2024-01-01 00:00:00.12345678'], 'TIMESTAMP(8)', 'n'],
  ['plsql', ['a'.repeat(1333)], 'VARCHAR2(4000)', 'n'],
  ['plsql', ['a'.repeat(1334)], 'CLOB', 'n'],
  ['db2', ['a'.repeat(11_000)], 'CLOB', 'n'],
  ['mysql', ['a'.repeat(30_000)], 'LONGTEXT', 'n'],
] as const)('%s stores %j as %s', (dialect, cells, typeName, literal) => {
  expect(typed(cells, dialect)).toMatchObject({ typeName, literal, problems: [] });
});

test.each([
  ['sqlite', ['1', '9223372036854775808'], 'TEXT', '9223372036854775808'],
  ['sqlite', ['0.1234567890123456'], 'TEXT', '0.1234567890123456'],
  ['mysql', ['1e400'], 'TEXT', '1e400'],
  ['duckdb', ['1'.repeat(39)], 'VARCHAR', '1'.repeat(39)],
  ['tsql', ['1', '2'.repeat(39)], 'NVARCHAR(255)', '2'.repeat(39)],
  ['clickhouse', ['1900-01-01', '1815-12-10'], 'Nullable(String)', '1815-12-10'],
  ['postgresql', ['0000-01-01'], 'TEXT', '0000-01-01'],
  ['mysql', ['0999-12-31 00:00:00'], 'TEXT', '0999-12-31 00:00:00'],
  ['mysql', ['2024-01-01 00:00:00.1234567'], 'TEXT', '2024-01-01 00:00:00.1234567'],
] as const)('%s has no type for %j', (dialect, cells, typeName, detail) => {
  expect(typed(cells, dialect)).toEqual({ type: 'text', typeName, literal: 'n', problems: [`no-exact-type ${detail}`] });
});

test('a decimal type has room for each number', () => {
  const number = fc.stringMatching(/^-?(?:0|[1-9]\d{0,40})(?:\.\d{1,20})?$/u);
  fc.assert(
    fc.property(fc.array(number, { minLength: 1, maxLength: 3 }), fc.constantFrom(...dialects), (cells, dialect) => {
      const { typeName } = typed(cells, dialect);
      const [, precision, scale = '0'] = /(?:DECIMAL|NUMBER|Decimal)\((\d+)(?:, (\d+))?\)/u.exec(typeName) ?? [];
      if (precision === undefined) return;
      for (const cell of cells) {
        const [whole = '', fraction = ''] = cell.replace('-', '').split('.');
        expect(fraction.length).toBeLessThanOrEqual(Number(scale));
        expect(whole.length).toBeLessThanOrEqual(Number(precision) - Number(scale));
      }
    }),
    { numRuns: runs(300) },
  );
});
