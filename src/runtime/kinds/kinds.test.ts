import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InputField } from '../../contract/fields.ts';
import { choice, choices, color, dateTime, file, flag, integer, number, text } from '../../contract/fields.ts';
import { checkInput, defaultOf } from '../check.ts';
import { arbitraryValue } from '../testing/arbitrary-input.ts';
import { emptyValues } from './empty-values.ts';
import { inputKind } from './input-kinds.ts';
import type { TextForm } from './text-form.ts';
import { jsonForm } from './text-form.ts';

const fields: readonly (readonly [title: string, field: InputField])[] = [
  ['text', text()],
  ['integer', integer({ min: -10, max: 10 })],
  ['number', number({ min: -0.5 })],
  ['flag', flag()],
  ['choice', choice(['upper', 'lower'])],
  ['choices', choices(['md5', 'sha-1', 'sha-256'], { default: ['md5'] })],
  ['color', color({ default: '#ff0000' })],
  ['dateTime', dateTime()],
  ['file', file()],
];

const checked = (field: InputField, value: unknown): unknown => checkInput({ input: { field }, output: {}, place: 0 }, { field: value }).field;

// JSON.stringify writes −0 as 0.
const anyValueOf = (field: InputField) => arbitraryValue(field).filter((value) => !Object.is(value, -0));

function expectReturn(field: InputField, { format, parse }: TextForm): void {
  fc.assert(
    fc.property(anyValueOf(field), (value) => {
      expect(checked(field, parse(format(value)))).toEqual(checked(field, value));
    }),
  );
}

describe.each(fields)('%s', (_title, field) => {
  const { linkForm, typedForm, isNothing } = inputKind(field);
  const link = linkForm(field);

  if (link) test('restores a value from a link', () => expectReturn(field, link));

  if (typedForm) test('a value can be typed on the command line', () => expectReturn(field, typedForm));

  test('its default passes its own check, and is missing only where there is none', () => {
    const value = defaultOf(field);
    if (value !== undefined) expect(checked(field, value)).toEqual(value);
    expect(isNothing(value, {})).toBe(value === undefined || value === '');
  });
});

test('neither a secret nor a file has a form for links', () => {
  expect(inputKind(text({ secret: true })).linkForm({ ...text(), secret: true })).toBeUndefined();
  expect(inputKind(text({ unlinked: true })).linkForm({ ...text(), unlinked: true })).toBeUndefined();
  expect(inputKind(file()).linkForm(file())).toBeUndefined();
});

test.each<readonly [expected: string, field: InputField, given: unknown]>([
  ['text', text(), 1],
  ['text', choice(['upper', 'lower']), 1],
  ['text', choices(['md5', 'sha-1'], { default: [] }), [1]],
  ['text', color(), 0xff0000],
  ['text', dateTime(), 0],
  ['number', integer(), '1'],
  ['number', number(), '1'],
  ['flag', flag(), 'true'],
  ['list', choices(['md5', 'sha-1'], { default: [] }), 'md5'],
  ['file', file(), 'a.txt'],
  ['file', file(), {}],
  ['file', file(), { name: 1, type: '', base64: '' }],
  ['file', file(), { name: 'a.txt', type: '' }],
  ['file', file(), { name: 'a.txt', type: '', base64: 1234 }],
  ['file', file(), { name: 'a.txt', type: '', base64: '*' }],
])('a %s is expected by %j, and %j rejected', (expected, field, given) => {
  expect(() => checked(field, given)).toThrow(expect.objectContaining({ code: 'wrong-type', field: 'field', params: { expected } }));
});

test.each<readonly [code: string, field: InputField, given: unknown]>([
  ['not-a-number', number(), Number.NaN],
  ['not-a-number', integer(), Number.POSITIVE_INFINITY],
  ['not-an-integer', integer(), 0.5],
  ['out-of-range', integer({ min: 1 }), 0],
  ['out-of-range', integer({ max: 1 }), 2],
  ['out-of-range', integer({ min: 1, step: 2 }), 2],
  ['out-of-range', number({ max: 0.5 }), 0.6],
  ['invalid-color', color(), '#fffff'],
  ['invalid-color', color(), 'red'],
  ['invalid-date-time', dateTime(), 'today'],
  ['unknown-option', choice(['upper', 'lower']), 'Upper'],
  ['unknown-option', choices(['md5', 'sha-1'], { default: [] }), ['md5', 'md4']],
])('%s: rejects %j as %j', (code, field, given) => {
  expect(() => checked(field, given)).toThrow(expect.objectContaining({ code, field: 'field' }));
});

test.each<readonly [field: InputField, given: unknown, value: unknown]>([
  [integer({ min: 1, max: 3, step: 2 }), 3, 3],
  [integer({ min: 1, max: 3 }), 1, 1],
  [number({ max: 0.5 }), 0.5, 0.5],
  [color(), '#FF8000', '#ff8000'],
  [color(), '#FF800080', '#ff800080'],
  [dateTime(), '1970-01-01T00:00:01Z', 1_000],
  [choices(['md5', 'sha-1', 'sha-256'], { default: [] }), ['sha-256', 'md5', 'md5'], ['md5', 'sha-256']],
])('%j parses %j as %j', (field, given, value) => {
  expect(checked(field, given)).toEqual(value);
});

const choosing = (options: readonly string[], given: string) => () => checked({ ...choice(['o0']), options }, given);

test('reads a file from its wire form, or accepts it unchanged', () => {
  const content = Uint8Array.of(1, 2);
  expect(checked(file(), { name: 'a', type: 'b/c', base64: 'AQI=' })).toEqual({ name: 'a', type: 'b/c', content });
  expect(checked(file(), { name: 'a', base64: 'AQI=' })).toEqual({ name: 'a', type: '', content });
  expect(checked(file(), { name: 'a', type: 1, content, base64: '' })).toEqual({ name: 'a', type: '', content });
});

test('an error about an option lists the options, at most 50, and at most 80 characters of the input', () => {
  const options = Array.from({ length: 51 }, (_, index) => `o${index}`);
  const shown = options.slice(0, 50).join(', ');
  expect(choosing(options, 'x'.repeat(81))).toThrow(expect.objectContaining({ params: { option: 'x'.repeat(80), options: `${shown}, …` } }));
  expect(choosing(options.slice(0, 50), 'x')).toThrow(expect.objectContaining({ params: { option: 'x', options: shown } }));
});

test('typed text is a decimal number, undefined, or text for the run to parse', () => {
  const { typedForm } = inputKind(number());
  const typed = (value: string) => typedForm?.parse(value);
  expect(['1', ' -1.5e3 ', '+.5', '7.', ''].map(typed)).toEqual([1, -1_500, 0.5, 7, undefined]);
  expect(['0x10', ' 1,5', 'Infinity', '.', 'e3'].map(typed)).toEqual(['0x10', '1,5', 'Infinity', '.', 'e3']);
});

test('text that is not JSON stays text, which the check rejects', () => {
  expect(['true', '[1]', '"a"', 'yes', '{', ''].map((text) => jsonForm.parse(text))).toEqual([true, [1], 'a', 'yes', '{', '']);
});

test('without an input, outputs are empty, zero or false', () => {
  expect(emptyValues).toEqual({ text: '', number: 0, flag: false, list: [], table: [], record: null, file: null, image: null });
});
