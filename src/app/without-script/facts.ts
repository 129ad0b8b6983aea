import type { InputField, OutputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import type { Layout } from '../../contract/tool.ts';
import type { VectorTable } from '../../contract/vectors.ts';
import { cellWord, codeWord, fieldWord } from '../../runtime/field-words.ts';
import type { Words } from '../../runtime/words.ts';

/** A value with its label. */
export interface LabelledText {
  readonly label: string;
  readonly text: string;
}

export interface Example {
  readonly inputs: readonly LabelledText[];
  readonly outputs: readonly LabelledText[];
}

export interface FactTable {
  readonly label: string;
  readonly headers: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** Longer ones add little, and everyone loads them. */
const MAX_EXAMPLE_LENGTH = 400;
const MAX_EXAMPLES = 4;

/** The short examples of a tool: its vectors that are marked as examples, whose values are all texts. */
export function examplesOf(operations: Operations, facts: VectorTable, words: Words): readonly Example[] {
  const all = Object.entries(operations).flatMap(([name, operation]) =>
    (facts[name] ?? []).flatMap((fact) => {
      if (!fact.example || !('output' in fact)) return [];
      const inputs = textsOf(operation.input, fact.input, (field, key, value) => inputText(words, name, field, key, value));
      const outputs = textsOf(operation.output, fact.output, (field, key, value) => outputText(words, name, field, key, value));
      return [{ inputs: labeled(words, 'inputs', name, inputs), outputs: labeled(words, 'outputs', name, outputs) }];
    }),
  );
  return all.filter(isShort).slice(0, MAX_EXAMPLES);
}

const labeled = (words: Words, side: 'inputs' | 'outputs', operation: string, texts: readonly Named[]): readonly LabelledText[] =>
  texts.map(({ key, text }) => ({ label: fieldWord(words, side, operation, key, 'label') || key, text }));

interface Named {
  readonly key: string;
  readonly text: string;
}

const isShort = ({ inputs, outputs }: Example): boolean =>
  inputs.length > 0 && outputs.length > 0 && [...inputs, ...outputs].reduce((sum, { text }) => sum + text.length, 0) <= MAX_EXAMPLE_LENGTH;

function textsOf<F>(
  fields: Readonly<Record<string, F>>,
  values: Readonly<Record<string, unknown>>,
  format: (field: F, key: string, value: unknown) => string,
): readonly Named[] {
  return Object.entries(fields)
    .map(([key, field]) => ({ key, text: values[key] === undefined ? '' : format(field, key, values[key]) }))
    .filter(({ text }) => text !== '');
}

/** A value as text; '' for files and for patterns of random results. */
function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.every((item) => typeof item === 'string') ? value.join('\n') : '';
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? String(value) : '';
}

function inputText(words: Words, operation: string, field: InputField, key: string, value: unknown): string {
  const text = plainText(value);
  const nameOf = (option: string): string => fieldWord(words, 'inputs', operation, key, `options.${option}`) || option;
  return field.kind === 'choice' || field.kind === 'choices' ? text.split('\n').map(nameOf).join(', ') : text;
}

function outputText(words: Words, operation: string, field: OutputField, key: string, value: unknown): string {
  if (field.kind === 'table' && Array.isArray(value)) {
    const rows = value.map((row: Readonly<Record<string, unknown>>) => cellsOf(operation, key, Object.keys(field.columns), row, words));
    return rows.map((cells) => cells.filter((cell) => cell !== '').join('  ')).join('\n');
  }
  const text = plainText(value);
  return field.kind === 'text' && field.codes ? codeWord(words, operation, key, text) : text;
}

/** The operations of a reference that list everything for an empty search. */
export const listingOperations = (layout: Layout, operations: Operations): readonly (readonly [name: string, operation: Operation])[] =>
  layout === 'reference'
    ? Object.entries(operations).filter(
        ([, { answersNothing, output }]) => answersNothing === true && Object.values(output).some(({ kind }) => kind === 'table'),
      )
    : [];

/** The tables among an operation's outputs, with their strings, without empty columns. */
export function factTables(name: string, { output: fields }: Operation, output: Readonly<Record<string, unknown>>, words: Words): readonly FactTable[] {
  return Object.entries(fields).flatMap(([key, field]) => {
    const rows = output[key];
    if (field.kind !== 'table' || !Array.isArray(rows)) return [];
    const cells = rows.map((row: Readonly<Record<string, unknown>>) => cellsOf(name, key, Object.keys(field.columns), row, words));
    const shown = Object.keys(field.columns).filter((_, index) => cells.some((row) => row[index] !== ''));
    const at = shown.map((column) => Object.keys(field.columns).indexOf(column));
    return [
      {
        label: fieldWord(words, 'outputs', name, key, 'label'),
        headers: shown.map((column) => fieldWord(words, 'outputs', name, key, `columns.${column}.label`)),
        rows: cells.map((row) => at.map((index) => row[index] ?? '')),
      },
    ];
  });
}

const cellsOf = (operation: string, field: string, columns: readonly string[], row: Readonly<Record<string, unknown>>, words: Words): readonly string[] =>
  columns.map((column) => {
    const value = row[column];
    if (typeof value === 'boolean') return value ? '✓' : '';
    return typeof value === 'string' ? cellWord(words, operation, field, column, value) : plainText(value);
  });
