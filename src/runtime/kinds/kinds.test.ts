import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { InputField } from '../../contract/fields.ts';
import { choice, choices, color, dateTime, file, flag, integer, number, text } from '../../contract/fields.ts';
import { checkInput, defaultOf } from '../check.ts';
import { arbitraryValue } from '../testing/arbitrary-input.ts';
import { inputKind } from './input-kinds.ts';
import type { TextForm } from './text-form.ts';

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

  if (link) test('a value comes back from a link', () => expectReturn(field, link));

  if (typedForm) test('a value can be typed on the command line', () => expectReturn(field, typedForm));

  test('its default passes its own check, and is nothing only where there is none', () => {
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
