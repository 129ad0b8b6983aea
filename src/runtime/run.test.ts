import { expect, test } from 'vitest';
import { file, flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { isNothing } from './run.ts';

const output = { text: text({ primary: true }) };
const ofText = declare({ input: { text: text({ primary: true }), strict: flag() }, output });
const ofBlank = declare({ input: { text: text({ primary: true }) }, output, blankIsNothing: true });
const ofAnything = declare({ input: { text: text({ primary: true }) }, output, answersNothing: true });
const ofInteger = declare({ input: { count: integer({ primary: true }) }, output });
const ofDefault = declare({ input: { count: integer({ primary: true, default: 1 }) }, output });
const ofFile = declare({ input: { file: file({ primary: true }) }, output });
const ofOptions = declare({ input: { strict: flag() }, output });

test.each([
  ['no text', ofText, {}, true],
  ['the empty text', ofText, { text: '', strict: true }, true],
  ['a blank text', ofText, { text: ' \n' }, false],
  ['a blank text where that is nothing', ofBlank, { text: ' \n' }, true],
  ['a text', ofBlank, { text: ' a ' }, false],
  ['the empty text where that has an answer', ofAnything, { text: '' }, false],
  ['no integer', ofInteger, {}, true],
  ['null', ofInteger, { count: null }, true],
  ['zero', ofInteger, { count: 0 }, false],
  ['no integer where there is a default', ofDefault, {}, false],
  ['no file', ofFile, {}, true],
  ['an empty file', ofFile, { file: { name: '', type: '', base64: '' } }, false],
  ['no primary input', ofOptions, {}, false],
])('whether %s is nothing to work on', (_title, operation, input, expected) => {
  expect(isNothing(operation, input)).toBe(expected);
});
