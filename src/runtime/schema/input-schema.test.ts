import { expect, test } from 'vitest';
import { choice, choices, color, dateTime, file, flag, integer, number, text } from '../../contract/fields.ts';
import type { InputField } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import { createWords } from '../words.ts';
import { inputSchema } from './input-schema.ts';
import { wordedCode } from './json-schema.ts';

const words = createWords('en', {
  'inputs.it.label': 'It',
  'inputs.it.hint': 'Of any length',
  'inputs.it.options.upper': 'UPPER',
  'inputs.it.options.same': 'same',
  'schema.format': ['of the format ', ['format']],
  'schema.usedWhen': ['used when ', ['condition']],
});
const LABEL = 'It\nOf any length';

const schemaOf = (it: InputField): unknown => inputSchema('judge', declare({ input: { it }, output: {} }), words).properties.it;

test.each<[string, InputField, unknown]>([
  ['a text', text(), { type: 'string' }],
  ['a secret text', text({ secret: true, default: 'abc' }), { type: 'string', writeOnly: true, default: 'abc' }],
  ['a text without an informative default', text({ default: '' }), { type: 'string' }],
  ['an integer', integer(), { type: 'integer' }],
  ['an integer from 0', integer({ min: 0, max: 0, default: 0 }), { type: 'integer', minimum: 0, maximum: 0, default: 0 }],
  ['an integer in steps', integer({ min: 8, max: 32, step: 8 }), { type: 'integer', minimum: 8, maximum: 32, multipleOf: 8 }],
  ['an integer in steps without a minimum', integer({ step: 8 }), { type: 'integer', multipleOf: 8 }],
  // Steps are counted from the minimum, multiples from zero.
  ['an integer in steps from 1', integer({ min: 1, step: 8 }), { type: 'integer', minimum: 1 }],
  ['a number', number({ min: 0.5, max: 1.5 }), { type: 'number', minimum: 0.5, maximum: 1.5 }],
  ['a flag', flag(), { type: 'boolean', default: false }],
  ['some choices', choices(['a', 'b'], { default: ['b'] }), { type: 'array', items: { type: 'string', enum: ['a', 'b'] }, default: ['b'] }],
  ['a color', color({ default: '#ff0000' }), { type: 'string', pattern: '^#(?:[0-9a-fA-F]{6}|[0-9a-fA-F]{8})$', default: '#ff0000' }],
  ['a time', dateTime(), { type: 'string', examples: ['2026-01-31T12:00:00Z'] }],
  [
    'a file',
    file(),
    {
      type: 'object',
      properties: { name: { type: 'string' }, type: { type: 'string' }, base64: { type: 'string', contentEncoding: 'base64' } },
      required: ['name', 'base64'],
    },
  ],
])('the schema of %s matches the declaration', (_what, field, schema) => {
  expect(schemaOf(field)).toEqual({ description: LABEL, ...(schema instanceof Object && schema) });
});

test('the label of an option is next to its code, unless they are equal', () => {
  expect(schemaOf(choice(['upper', 'same', 'other']))).toEqual({
    description: `${LABEL}\nupper: UPPER`,
    type: 'string',
    enum: ['upper', 'same', 'other'],
    default: 'upper',
  });
  expect([wordedCode('a', 'An A'), wordedCode('a', 'a'), wordedCode('a', '')]).toEqual([['a: An A'], [], []]);
});

const optionsOf = (count: number): [string, ...string[]] => ['upper', ...Array.from({ length: count - 1 }, (_, index) => `option-${index}`)];

test('describes thirty options, but no more', () => {
  expect(schemaOf(choice(optionsOf(30)))).toMatchObject({ description: `${LABEL}\nupper: UPPER` });
  expect(schemaOf(choice(optionsOf(31)))).toMatchObject({ description: LABEL });
});

test('a description names the accepted formats, unless any text is accepted', () => {
  expect(schemaOf(text({ format: 'json', alsoTakes: ['yaml'] }))).toMatchObject({ description: `${LABEL}\nof the format json, yaml` });
  expect(schemaOf(text({ format: 'text', alsoTakes: ['csv'] }))).toMatchObject({ description: `${LABEL}\nof the format csv` });
  expect(schemaOf(text({ format: 'text' }))).toMatchObject({ description: LABEL });
  expect(schemaOf(file({ alsoTakes: ['pdf'] }))).toMatchObject({ description: `${LABEL}\nof the format pdf` });
});

test('a description says when an input is used', () => {
  expect(schemaOf(text({ usedWhen: { kind: ['a', 'b'], isOdd: true } }))).toMatchObject({ description: `${LABEL}\nused when kind = a | b, isOdd = true` });
});

const requiredOf = (input: Record<string, InputField>, options: { readonly answersNothing?: true } = {}): readonly string[] =>
  inputSchema('judge', declare({ input, output: {}, ...options }), words).required;

test('required fields are those that the runner requires', () => {
  expect(requiredOf({ it: text({ primary: true }) })).toEqual(['it']);
  expect(requiredOf({ it: integer({ primary: true, default: 3 }) })).toEqual([]);
  expect(requiredOf({ it: integer({ primary: true }) })).toEqual(['it']);
  expect(requiredOf({ it: text({ primary: true, optional: true }) })).toEqual([]);
  expect(requiredOf({ it: text({ primary: true }) }, { answersNothing: true })).toEqual([]);
  expect(requiredOf({ it: text() })).toEqual([]);
  expect(requiredOf({ it: integer() })).toEqual(['it']);
  expect(requiredOf({ it: integer({ default: 0 }) })).toEqual([]);
  expect(requiredOf({ it: integer({ optional: true }) })).toEqual([]);
  expect(requiredOf({ it: integer({ usedWhen: { other: true } }), other: flag() })).toEqual([]);
});

test('a file may be accepted in other forms too, if there are any', () => {
  const operation = declare({ input: { it: file(), text: text() }, output: {} });
  const path = { type: 'object', properties: { path: { type: 'string' } } };
  const { it, text: other } = inputSchema('judge', operation, words, { fileForms: [path] }).properties;
  expect(it).toEqual({ description: LABEL, anyOf: [expect.objectContaining({ required: ['name', 'base64'] }), path] });
  expect(other).toEqual({ type: 'string' });
  expect(inputSchema('judge', operation, words).properties.it).not.toHaveProperty('anyOf');
});
