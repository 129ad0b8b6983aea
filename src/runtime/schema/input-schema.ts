import type { InputField, InputKind } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { JsonValue } from '../../contract/values.ts';
import { defaultOf } from '../check.ts';
import { fieldWord } from '../field-words.ts';
import type { InputFieldOf } from '../kinds/input-kind.ts';
import type { Words } from '../words.ts';
import type { JsonSchema, ObjectSchema } from './json-schema.ts';
import { describedAs, fileSchema, objectOf, oneOf } from './json-schema.ts';

/** The schema of each kind of input, in wire form. Pages load the kinds, but never this. */
const schemas: { readonly [Kind in InputKind]: (field: InputFieldOf<Kind>) => JsonSchema } = {
  text: ({ secret }) => ({ type: 'string', ...(secret && { writeOnly: true }) }),
  integer: ({ min, max, step }) => ({ type: 'integer', ...rangeOf({ min, max }), ...multipleOf(step, min) }),
  number: ({ min, max }) => ({ type: 'number', ...rangeOf({ min, max }) }),
  flag: () => ({ type: 'boolean' }),
  choice: ({ options }) => oneOf(options),
  choices: ({ options }) => ({ type: 'array', items: oneOf(options) }),
  file: () => fileSchema,
  color: () => ({ type: 'string', pattern: '^#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$' }),
  // More than RFC 3339 allows, so `format: date-time` would refuse what is taken.
  dateTime: () => ({ type: 'string', examples: ['2026-01-31T12:00:00Z'] }),
};

interface Range {
  readonly min: number | undefined;
  readonly max: number | undefined;
}

const rangeOf = ({ min, max }: Range): JsonSchema => ({ ...(min !== undefined && { minimum: min }), ...(max !== undefined && { maximum: max }) });

/** Steps are counted from the minimum, multiples from zero. */
const multipleOf = (step = 1, min = 0): JsonSchema => (step !== 1 && min % step === 0 ? { multipleOf: step } : {});

const schemaOf = <Kind extends InputKind>(field: InputFieldOf<Kind>): JsonSchema => schemas[field.kind](field);

interface InputSchemaOptions {
  /** Other forms in which files are taken, beside the wire form. */
  readonly fileForms?: readonly JsonSchema[];
}

/**
 * The JSON Schema of an operation's input in wire form, described in the language of the words. Former names of fields are taken by
 * the runner, but not listed. Required is what the runner asks for, and the primary input where there is no answer without.
 */
export function inputSchema(name: string, operation: Operation, words: Words, { fileForms = [] }: InputSchemaOptions = {}): ObjectSchema {
  const properties = Object.entries(operation.input).map(([field, declared]): [string, JsonSchema] => {
    const own = schemaOf(declared);
    const schema = declared.kind === 'file' && fileForms.length > 0 ? { anyOf: [own, ...fileForms] } : own;
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

/** The default, where it says something. */
function tellingDefault(field: InputField): JsonValue | undefined {
  const value = defaultOf(field);
  return value === '' ? undefined : value;
}

function defaultIn(field: InputField): JsonSchema {
  const value = tellingDefault(field);
  return value === undefined ? {} : { default: value };
}

/** More options than this are not put into words. */
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

/** A code and the word for it, where they are not the same. */
export const wordedCode = (code: string, word: string): readonly string[] => (word === '' || word === code ? [] : [`${code}: ${word}`]);

const conditionOf = (usedWhen: NonNullable<InputField['usedWhen']>): string =>
  Object.entries(usedWhen)
    .map(([other, values]) => `${other} = ${[values].flat().map(String).join(' | ')}`)
    .join(', ');
