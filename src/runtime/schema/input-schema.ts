import type { InputField } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { JsonValue } from '../../contract/values.ts';
import { defaultOf } from '../check.ts';
import { fieldWord } from '../field-words.ts';
import { inputShape } from '../kinds/input-shapes.ts';
import type { Words } from '../words.ts';
import type { JsonSchema, ObjectSchema } from './json-schema.ts';
import { describedAs, fileSchema, objectOf, wordedCode } from './json-schema.ts';

interface InputSchemaOptions {
  /** Other forms in which files are accepted, besides the wire form. */
  readonly fileForms?: readonly JsonSchema[];
}

/**
 * The JSON Schema of an operation's input in wire form, described in the language of the strings. Former names of fields are accepted by
 * the runner, but not listed. Required are the fields that the runner requires, and the primary input if there is no result without it.
 */
export function inputSchema(name: string, operation: Operation, words: Words, { fileForms = [] }: InputSchemaOptions = {}): ObjectSchema {
  const properties = Object.entries(operation.input).map(([field, declared]): [string, JsonSchema] => {
    const own = inputShape(declared).schema(declared);
    const schema = own === fileSchema && fileForms.length > 0 ? { anyOf: [own, ...fileForms] } : own;
    return [field, describedAs({ ...schema, ...defaultIn(declared) }, descriptionOf(words, name, field, declared))];
  });
  return objectOf(Object.fromEntries(properties), requiredOf(operation));
}

function requiredOf({ input, answersNothing }: Operation): readonly string[] {
  return Object.entries(input).flatMap(([name, field]) => {
    if (field.optional || field.usedWhen) return [];
    if (field.primary) return answersNothing || tellingDefault(field) !== undefined ? [] : [name];
    return defaultOf(field) === undefined ? [name] : [];
  });
}

/** The default, if it is informative. */
function tellingDefault(field: InputField): JsonValue | undefined {
  const value = defaultOf(field);
  return value === '' ? undefined : value;
}

function defaultIn(field: InputField): JsonSchema {
  const value = tellingDefault(field);
  return value === undefined ? {} : { default: value };
}

/** More options than this are not described. */
const MAX_WORDED = 30;

function descriptionOf(words: Words, operation: string, name: string, field: InputField): readonly string[] {
  const word = (key: string): string => fieldWord(words, 'inputs', operation, name, key);
  const formats = ['format' in field && typeof field.format === 'string' ? field.format : '', ...(field.alsoTakes ?? [])];
  const known = formats.filter((format) => !['', 'text', 'file'].includes(format));
  const options = 'options' in field && field.options.length <= MAX_WORDED ? field.options : [];
  return [
    word('label'),
    word('hint'),
    ...options.flatMap((option) => wordedCode(option, word(`options.${option}`))),
    known.length > 0 ? words.t('schema.format', { format: known.join(', ') }) : '',
    field.usedWhen ? words.t('schema.usedWhen', { condition: conditionOf(field.usedWhen) }) : '',
  ];
}

const conditionOf = (usedWhen: NonNullable<InputField['usedWhen']>): string =>
  Object.entries(usedWhen)
    .map(([other, values]) => `${other} = ${[values].flat().map(String).join(' | ')}`)
    .join(', ');
