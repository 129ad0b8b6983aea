import type { OutputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import { fieldWord } from '../field-words.ts';
import { outputShape } from '../kinds/output-shapes.ts';
import type { Words } from '../words.ts';
import type { JsonSchema, ObjectSchema } from './json-schema.ts';
import { describedAs, objectOf, wordedCode } from './json-schema.ts';

/** The JSON Schema of an operation's output in wire form, described in the language of the words. */
export function outputSchema(name: string, operation: Operation, words: Words): ObjectSchema {
  const properties = Object.entries(operation.output).map(([field, declared]): [string, JsonSchema] => {
    const word = (key: string): string => fieldWord(words, 'outputs', name, field, key);
    return [field, describedAs(outputShape(declared).schema(declared, word), descriptionOf(declared, word, words))];
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
