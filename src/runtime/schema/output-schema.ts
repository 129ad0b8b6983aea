import type { Column, OutputField, OutputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { fieldWord } from '../field-words.ts';
import type { OutputFieldOf } from '../kinds/output-kind.ts';
import type { Words } from '../words.ts';
import { wordedCode } from './input-schema.ts';
import type { JsonSchema, ObjectSchema } from './json-schema.ts';
import { describedAs, fileSchema, objectOf, oneOf } from './json-schema.ts';

/** A text, or one of some codes, or none. */
const textOf = (codes: readonly string[] | undefined): JsonSchema => (codes ? oneOf([...codes, '']) : { type: 'string' });

const cells: Readonly<Record<Extract<Column, string>, JsonSchema>> = {
  text: { type: 'string' },
  'optional-text': { type: ['string', 'null'] },
  number: { type: ['number', 'null'] },
  flag: { type: 'boolean' },
};

function cellOf(column: Column): JsonSchema {
  if (typeof column === 'string') return cells[column];
  return column.several ? { type: 'array', items: oneOf(column.codes) } : textOf(column.codes);
}

const file: JsonSchema = { ...fileSchema, type: ['object', 'null'], required: ['name', 'type', 'base64'] };

/** The schema of each kind of output, in wire form. */
const schemas: { readonly [Kind in OutputKind]: (field: OutputFieldOf<Kind>, describe: (word: string) => string) => JsonSchema } = {
  text: ({ codes }) => textOf(codes),
  number: () => ({ type: 'number' }),
  flag: () => ({ type: 'boolean' }),
  list: ({ codes }) => ({ type: 'array', items: textOf(codes) }),
  table: ({ columns }, word) => ({
    type: 'array',
    items: objectOf(Object.fromEntries(Object.entries(columns).map(([name, column]) => [name, describedAs(cellOf(column), columnLines(name, column, word))]))),
  }),
  // Any JSON value.
  record: () => ({}),
  file: () => file,
  // An SVG document, or a PNG file.
  image: () => ({ ...file, type: ['string', 'object', 'null'] }),
};

const schemaOf = <Kind extends OutputKind>(field: OutputFieldOf<Kind>, word: (key: string) => string): JsonSchema => schemas[field.kind](field, word);

const columnLines = (name: string, column: Column, word: (key: string) => string): readonly string[] => [
  word(`columns.${name}.label`),
  ...(typeof column === 'object' ? column.codes.flatMap((code) => wordedCode(code, word(`columns.${name}.values.${code}`))) : []),
];

/** The JSON Schema of an operation's output in wire form, described in the language of the words. */
export function outputSchema(name: string, operation: Operation, words: Words): ObjectSchema {
  const properties = Object.entries(operation.output).map(([field, declared]): [string, JsonSchema] => {
    const word = (key: string): string => fieldWord(words, 'outputs', name, field, key);
    return [field, describedAs(schemaOf(declared, word), descriptionOf(declared, word, words))];
  });
  return objectOf(Object.fromEntries(properties));
}

function descriptionOf(field: OutputField, word: (key: string) => string, words: Words): readonly string[] {
  const codes = 'codes' in field ? (field.codes ?? []) : [];
  const format = 'format' in field && typeof field.format === 'string' && field.format !== 'text' ? field.format : '';
  return [
    word('label'),
    word('hint'),
    ...codes.flatMap((code) => wordedCode(code, word(`values.${code}`))),
    format === '' ? '' : words.t('schema.format', { format }),
  ];
}
