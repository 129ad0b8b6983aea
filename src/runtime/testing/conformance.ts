import { expect } from 'vitest';
import type { Column, OutputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { Values } from '../check.ts';
import type { OutputFieldOf } from '../kinds/output-kind.ts';

type Expectation<Kind extends OutputKind> = (value: unknown, field: OutputFieldOf<Kind>) => void;

const isFile = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && 'content' in value && value.content instanceof Uint8Array && 'name' in value && 'type' in value;

const expectCode = (value: unknown, codes: readonly string[] | undefined): void => {
  expect(typeof value).toBe('string');
  if (codes && value !== '') expect(codes).toContain(value);
};

const expectCodes = (value: unknown, codes: readonly string[] | undefined): void => {
  expect(Array.isArray(value)).toBe(true);
  for (const item of value as unknown[]) expectCode(item, codes);
};

const expectCell = (value: unknown, column: Column): void => {
  if (column === 'number') expect(value === null || Number.isFinite(value)).toBe(true);
  else if (column === 'optional-text') expect(value === null || typeof value === 'string').toBe(true);
  else if (column === 'flag') expect(typeof value).toBe('boolean');
  else if (typeof column === 'object' && column.several) expectCodes(value, column.codes);
  else expectCode(value, typeof column === 'object' ? column.codes : undefined);
};

const expectations: { readonly [Kind in OutputKind]: Expectation<Kind> } = {
  text: (value, { codes }) => expectCode(value, codes),
  number: (value) => expect(Number.isFinite(value)).toBe(true),
  flag: (value) => expect(typeof value).toBe('boolean'),
  list: (value, { codes }) => expectCodes(value, codes),
  table: (value, { columns }) => {
    expect(Array.isArray(value)).toBe(true);
    for (const row of value as Record<string, unknown>[]) {
      expect(Object.keys(row).sort()).toEqual(Object.keys(columns).sort());
      for (const [name, column] of Object.entries(columns)) expectCell(row[name], column);
    }
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
