import type { JsonValue } from '../../contract/values.ts';

/** A JSON Schema of the draft 2020-12. */
export type JsonSchema = Readonly<Record<string, JsonValue>>;

/** The schema of an object with named values, as in the input and output of operations. */
export interface ObjectSchema {
  readonly [keyword: string]: JsonValue;
  readonly type: 'object';
  readonly properties: Readonly<Record<string, JsonSchema>>;
  readonly required: readonly string[];
  readonly additionalProperties: false;
}

/** An object with exactly these properties, all required unless `required` lists which. */
export const objectOf = (properties: ObjectSchema['properties'], required: readonly string[] = Object.keys(properties)): ObjectSchema => ({
  type: 'object',
  properties,
  required,
  additionalProperties: false,
});

/** A file in wire form. */
export const fileSchema: JsonSchema = {
  type: 'object',
  properties: {
    name: { type: 'string' },
    type: { type: 'string' },
    base64: { type: 'string', contentEncoding: 'base64' },
  },
  required: ['name', 'base64'],
};

/** An output file in wire form, which has a type. */
export const anyFile: JsonSchema = { ...fileSchema, required: ['name', 'type', 'base64'] };

/** One of these strings. A text that may be empty includes the empty string. */
export const oneOf = (words: readonly string[]): JsonSchema => ({ type: 'string', enum: [...new Set(words)] });

/** Any string, or if there are codes, one of them or an empty string. */
export const textOf = (codes: readonly string[] | undefined): JsonSchema => (codes ? oneOf([...codes, '']) : { type: 'string' });

/** Formats a code and its label, unless the label is empty or the same. */
export const wordedCode = (code: string, word: string): readonly string[] => (word === '' || word === code ? [] : [`${code}: ${word}`]);

/** A description of several lines, without the empty ones. */
export function describedAs(schema: JsonSchema, lines: readonly string[]): JsonSchema {
  const description = lines.filter((line) => line !== '').join('\n');
  return description === '' ? schema : { description, ...schema };
}
