import { expect } from 'vitest';
import type { Column, OutputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Values } from '../check.ts';
import type { OutputFieldOf } from '../kinds/output-kind.ts';

type Expectation<Kind extends OutputKind> = (value: unknown, field: OutputFieldOf<Kind>) => void;

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array && 'name' in value && 'type' in value;

const isCode = (value: unknown, codes: readonly string[] | undefined): boolean =>
  typeof value === 'string' && (!codes || value === '' || codes.includes(value));

const areCodes = (value: unknown, codes: readonly string[] | undefined): boolean => Array.isArray(value) && value.every((item) => isCode(item, codes));

function isCell(value: unknown, column: Column): boolean {
  if (column === 'number') return value === null || Number.isFinite(value);
  if (column === 'optional-text') return value === null || typeof value === 'string';
  if (column === 'flag') return typeof value === 'boolean';
  const codes = typeof column === 'object' ? column.codes : undefined;
  return typeof column === 'object' && column.several ? areCodes(value, codes) : isCode(value, codes);
}

/** The cells of a row that do not match the table's declaration. A table may have a hundred thousand rows, too many for separate expectations. */
function wrongCells(row: Readonly<Record<string, unknown>>, columns: Readonly<Record<string, Column>>): readonly string[] {
  const missing = Object.entries(columns).filter(([name, column]) => !isCell(row[name], column));
  const unknown = Object.keys(row).filter((name) => !(name in columns));
  return [...missing.map(([name]) => `${name}: ${JSON.stringify(row[name])}`), ...unknown];
}

const expectations: { readonly [Kind in OutputKind]: Expectation<Kind> } = {
  text: (value, { codes }) => expect(isCode(value, codes), String(value).slice(0, 100)).toBe(true),
  number: (value) => expect(Number.isFinite(value)).toBe(true),
  flag: (value) => expect(typeof value).toBe('boolean'),
  list: (value, { codes }) => expect(areCodes(value, codes), String(value).slice(0, 100)).toBe(true),
  table: (value, { columns }) => {
    expect(Array.isArray(value)).toBe(true);
    expect((value as Record<string, unknown>[]).flatMap((row) => wrongCells(row, columns)).slice(0, 5)).toEqual([]);
  },
  record: (value) => expect(JSON.parse(JSON.stringify(value))).toEqual(value),
  file: (value) => expect(value === null || isFile(value)).toBe(true),
  image: (value) => expect(value === null || isFile(value) || (typeof value === 'object' && 'svg' in value)).toBe(true),
};

const expectationOf = <Kind extends OutputKind>(field: OutputFieldOf<Kind>): Expectation<Kind> => expectations[field.kind];

/** Expects exactly the declared outputs, each with a value of its kind. */
export function expectConforming(operation: Operation, output: Values): void {
  expect(Object.keys(output).sort()).toEqual(Object.keys(operation.output).sort());
  for (const [name, field] of Object.entries(operation.output)) expectationOf(field)(output[name], field);
}
