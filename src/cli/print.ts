import type { OutputField, OutputKind, TableField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import type { FileValue, ImageValue } from '../contract/values.ts';
import type { Values } from '../runtime/check.ts';
import { cellWord, codeWord } from '../runtime/field-words.ts';
import { primaryOutput } from '../runtime/run.ts';
import type { Texts } from '../runtime/texts.ts';

type Printed = string | Uint8Array;

interface Place {
  readonly texts: Texts;
  readonly operation: string;
  readonly name: string;
  readonly field: OutputField;
}

/** The primary output as people and pipes want it: text, a line an item, tabs between cells, a file's bytes. */
export function printPrimary(operationName: string, operation: Operation, output: Values, texts: Texts): Printed {
  const primary = primaryOutput(operation);
  if (!primary) return '';
  const [name, field] = primary;
  return printers[field.kind](output[name], { texts, operation: operationName, name, field });
}

/** Notes and warnings in words: lists and tables of codes that are not the primary output. */
export function printNotes(operationName: string, operation: Operation, output: Values, texts: Texts): readonly string[] {
  return Object.entries(operation.output).flatMap(([name, field]) => {
    if (field.primary) return [];
    const place = { texts, operation: operationName, name, field };
    if (field.kind === 'list' && field.codes) return printList(output[name], place);
    if (field.kind === 'table' && name === 'warnings') return printRows(output[name], place);
    return [];
  });
}

const endLine = (text: string): string => (text === '' || text.endsWith('\n') ? text : `${text}\n`);

const printList = (value: unknown, { texts, operation, name, field }: Place): string[] =>
  (value as readonly string[]).map((item) => ('codes' in field && field.codes ? codeWord(texts, operation, name, item) : item));

function printRows(value: unknown, { texts, operation, name, field }: Place): string[] {
  const columns = Object.entries((field as TableField).columns);
  return (value as readonly Readonly<Record<string, unknown>>[]).map((row) =>
    columns
      .map(([column, kind]) => (typeof kind === 'object' ? cellWord(texts, operation, name, column, String(row[column])) : printCell(row[column])))
      .join('\t'),
  );
}

// A tab or line break inside a cell would break the table that scripts cut apart.
const printCell = (value: unknown): string => (value === null ? '' : String(value)).replace(/[\t\r\n]+/gu, ' ');

const printers = {
  text: (value, { texts, operation, name, field }) =>
    endLine('codes' in field && field.codes ? codeWord(texts, operation, name, String(value)) : String(value)),
  number: (value) => endLine(String(value)),
  flag: (value, { texts }) => endLine(texts.t(value ? 'values.yes' : 'values.no')),
  list: (value, place) => endLine(printList(value, place).join('\n')),
  table: (value, place) => endLine(printRows(value, place).join('\n')),
  record: (value) => endLine(JSON.stringify(value, null, 2)),
  file: (value) => (value === null ? '' : bytesOf(value as FileValue)),
  image: (value) => {
    if (value === null) return '';
    const image = value as ImageValue;
    return 'svg' in image ? endLine(image.svg) : bytesOf(image);
  },
} satisfies Record<OutputKind, (value: unknown, place: Place) => Printed>;

function bytesOf({ content }: FileValue): Uint8Array {
  return content instanceof Uint8Array ? content : new Uint8Array(0);
}
