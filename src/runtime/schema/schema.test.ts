import { Ajv2020 } from 'ajv/dist/2020.js';
import { describe, expect, test } from 'vitest';
import { choice, choices, color, dateTime, file, flag, image, integer, list, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import type { Vector } from '../../contract/vectors.ts';
import { readToolWords } from '../platform/tool-words.ts';
import { isNothing } from '../run.ts';
import type { Subject } from '../testing/tools.ts';
import { allOperations } from '../testing/tools.ts';
import { createWords } from '../words.ts';
import { inputSchema } from './input-schema.ts';
import { outputSchema } from './output-schema.ts';

// It validates schemas by the metaschema of the draft, and in strict mode for meaningless combinations.
const ajv = new Ajv2020({ strict: true, allowUnionTypes: true });

const validator = (schema: object): ((value: unknown) => readonly string[]) => {
  const validate = ajv.compile(schema);
  return (value) => (validate(value) ? [] : (validate.errors ?? []).map(({ instancePath, message }) => `${instancePath} ${message ?? ''}`));
};

const subjects = await allOperations();

/** Vectors of empty input: a schema requires the primary input all the same. */
const asksForNothing = ({ operation }: Subject, { input }: Vector): boolean => isNothing(operation, input);

/** Errors of the runner before the operation runs, for the form of a value alone. */
const REFUSED_BY_FORM: readonly string[] = ['wrong-type', 'unknown-option', 'unknown-field'];

/** A schema requires numbers, which people may also write in other notations. */
const givesNumberAsText = ({ operation }: Subject, { input }: Vector): boolean =>
  Object.entries(operation.input).some(([name, { kind }]) => (kind === 'integer' || kind === 'number') && typeof input[name] === 'string');

/** A vector's output, which may contain a pattern instead of a value, with the values alone. */
const exact = (output: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> =>
  Object.fromEntries(
    Object.entries(output).filter(([, value]) => !(typeof value === 'object' && value !== null && ('$matches' in value || '$startsWithBase64' in value))),
  );

describe.each(subjects.map((subject) => [`${subject.tool} ${subject.name}`, subject] as const))('%s', async (_title, subject) => {
  const { tool, name, operation, vectors } = subject;
  const words = createWords('en', (await readToolWords(tool, 'en')).compiled);
  const input = inputSchema(name, operation, words);
  const output = outputSchema(name, operation, words);

  test('has schemas that are valid, and describe every field', () => {
    for (const schema of [input, output]) {
      expect(ajv.validateSchema(schema), ajv.errorsText()).toBe(true);
      for (const [field, { description }] of Object.entries(schema.properties)) expect(description, field).toMatch(/\S/u);
    }
    expect(Object.keys(input.properties)).toEqual(Object.keys(operation.input));
    expect(Object.keys(output.properties)).toEqual(Object.keys(operation.output));
  });

  test('accepts the inputs of all vectors, and their outputs', () => {
    const wrongInput = validator(input);
    const wrongOutput = validator({ ...output, required: [] });
    for (const vector of vectors) {
      const found = wrongInput(vector.input);
      if ('error' in vector && REFUSED_BY_FORM.includes(vector.error)) expect(found, JSON.stringify(vector.input)).not.toEqual([]);
      else if (!('error' in vector) && !asksForNothing(subject, vector) && !givesNumberAsText(subject, vector))
        expect(found, JSON.stringify(vector.input).slice(0, 500)).toEqual([]);
      if ('output' in vector) expect(wrongOutput(exact(vector.output)), JSON.stringify(vector.output).slice(0, 500)).toEqual([]);
    }
  });
});

const words = createWords('en', {
  'inputs.text.label': 'A text',
  'inputs.text.hint': 'Of any length',
  'inputs.case.label': 'Case',
  'inputs.case.options.upper': 'UPPER',
  'outputs.verdict.label': 'Verdict',
  'outputs.verdict.values.fits': 'it fits',
  'outputs.rows.columns.name.label': 'Name',
  'schema.format': 'a format',
  'schema.usedWhen': 'a condition',
});

test('a schema matches the contract for each field type', () => {
  const operation = declare({
    input: {
      text: text({ primary: true, format: 'json', formerly: ['oldText'] }),
      password: text({ secret: true, default: 'abc' }),
      size: integer({ min: 8, max: 32, step: 8, default: 16 }),
      odd: integer({ min: 1, step: 2, default: 1 }),
      share: number({ min: 0.5, optional: true }),
      urlSafe: flag({ default: true }),
      case: choice(['upper', 'lower'], { usedWhen: { urlSafe: true } }),
      hashes: choices(['md5', 'sha-1'], { default: ['md5'] }),
      file: file(),
      color: color({ default: '#ff0000' }),
      time: dateTime({ optional: true }),
    },
    output: {},
  });
  const schema = inputSchema('judge', operation, words);
  expect(schema).toMatchObject({ type: 'object', required: ['text', 'file'], additionalProperties: false });
  expect(schema.properties).toMatchObject({
    text: { type: 'string', description: 'A text\nOf any length\na format' },
    password: { type: 'string', writeOnly: true, default: 'abc' },
    size: { type: 'integer', minimum: 8, maximum: 32, multipleOf: 8, default: 16 },
    odd: { type: 'integer', minimum: 1, default: 1 },
    share: { type: 'number', minimum: 0.5 },
    urlSafe: { type: 'boolean', default: true },
    case: { type: 'string', enum: ['upper', 'lower'], default: 'upper', description: 'Case\nupper: UPPER\na condition' },
    hashes: { type: 'array', items: { enum: ['md5', 'sha-1'] }, default: ['md5'] },
    file: { type: 'object', required: ['name', 'base64'] },
    color: { type: 'string', default: '#ff0000' },
    time: { type: 'string' },
  });
  expect(schema.properties.odd).not.toHaveProperty('multipleOf');
  expect(schema.properties.text).not.toHaveProperty('default');
  expect(schema.properties).not.toHaveProperty('oldText');
  const wrong = validator(schema);
  const given = { text: '', file: { name: 'a', base64: '' } };
  expect(wrong(given)).toEqual([]);
  expect(wrong({ ...given, color: '#F00000FF', time: '+010889-08-02', size: 24 })).toEqual([]);
  for (const bad of [{ color: 'red' }, { size: 9 }, { size: 40 }, { case: 'Upper' }, { hashes: 'md5' }, { hashes: ['md4'] }, { file: 'a.txt' }, { unknown: 1 }])
    expect(wrong({ ...given, ...bad }), JSON.stringify(bad)).not.toEqual([]);
});

test('accepts files in other forms too', () => {
  const operation = declare({ input: { file: file({ primary: true }) }, output: {} });
  const forms = [{ type: 'object', properties: { path: { type: 'string' } }, required: ['path'] }];
  const wrong = validator(inputSchema('judge', operation, words, { fileForms: forms }));
  expect([wrong({ file: { path: 'a' } }), wrong({ file: { name: 'a', base64: '' } })]).toEqual([[], []]);
  expect(wrong({ file: {} })).not.toEqual([]);
});

test('a schema matches the contract for each output type', () => {
  const codes = ['fits', 'odd'] as const;
  const operation = declare({
    input: {},
    output: {
      text: text({ primary: true }),
      verdict: text({ codes }),
      count: number(),
      isOdd: flag(),
      lines: list(),
      verdicts: list({ codes }),
      rows: table({ name: 'text', note: 'optional-text', size: 'number', isOdd: 'flag', verdict: { codes }, all: { codes, several: true } }),
      tree: record(),
      file: file(),
      image: image(),
    },
  });
  const schema = outputSchema('judge', operation, words);
  expect(schema.properties.verdict?.description).toBe('Verdict\nfits: it fits');
  const wrong = validator(schema);
  const row = { name: '', note: null, size: null, isOdd: false, verdict: '', all: ['fits'] };
  const png = { name: 'a.png', type: 'image/png', base64: '' };
  const given = { text: '', verdict: '', count: 0, isOdd: true, lines: ['x'], verdicts: ['odd'], rows: [row], tree: [{}], file: null, image: '<svg/>' };
  expect(wrong(given)).toEqual([]);
  expect(wrong({ ...given, verdict: 'fits', tree: null, file: png, image: png })).toEqual([]);
  for (const bad of [
    { verdict: 'other' },
    { count: null },
    { verdicts: ['other'] },
    { rows: [{ ...row, name: null }] },
    { rows: [{ ...row, verdict: 'other' }] },
    { rows: [{ ...row, all: 'fits' }] },
    { rows: [{}] },
    { rows: [{ ...row, more: 1 }] },
    { file: { name: 'a' } },
    { image: 1 },
    { more: 1 },
  ])
    expect(wrong({ ...given, ...bad }), JSON.stringify(bad)).not.toEqual([]);
  expect(wrong({ text: '' })).not.toEqual([]);
});
