import { expect, test } from 'vitest';
import { readCommandOptions } from './command-options.ts';

const KNOWN = { flags: ['json', 'exact'], values: ['input', 'secret'], hasArguments: true } as const;
const read = (...args: readonly string[]) => readCommandOptions(args, KNOWN);

test('options may be anywhere, with their values after them or after an equals sign', () => {
  expect(read('a', '--json', '--input', '--x', 'b', '--secret=1=2', '--secret', '3')).toEqual({
    flags: new Set(['json']),
    values: new Map([
      ['input', ['--x']],
      ['secret', ['1=2', '3']],
    ]),
    rest: ['a', 'b'],
  });
});

test('a value may be empty, or have several lines', () => {
  expect(read('--input=', '--secret=a\nb', '--input', '').values).toEqual(
    new Map([
      ['input', ['', '']],
      ['secret', ['a\nb']],
    ]),
  );
});

test('without two hyphens and a name it is not an option', () => {
  expect(read('-json', '--', '-').rest).toEqual(['-json', '--', '-']);
});

test('an option needs its value', () => {
  expect(() => read('--input')).toThrow(expect.objectContaining({ key: 'problem.missing-value', params: { field: 'input' } }));
});

test.each([
  ['--jsn', 'jsn', ['json']],
  ['--inputs', 'inputs', ['input']],
  ['--json=yes', 'json', ['json']],
  ['--frobnicate', 'frobnicate', []],
])('suggests for the unknown %s: %j', (option, field, suggestions) => {
  expect(() => read(option)).toThrow(expect.objectContaining({ key: 'errors.unknown-field', params: { field }, suggestions }));
});

test('a command may have no arguments other than options', () => {
  expect(readCommandOptions(['--port', '1'], { values: ['port'] })).toMatchObject({ rest: [] });
  expect(() => readCommandOptions(['--port', '1', 'here', 'there'], { values: ['port'] })).toThrow(
    expect.objectContaining({ key: 'problem.unexpected-argument', params: { argument: 'here' } }),
  );
});

test('a command may have no flags', () => {
  expect(() => readCommandOptions(['--json'], { values: ['port'] })).toThrow(expect.objectContaining({ key: 'errors.unknown-field', suggestions: [] }));
});
