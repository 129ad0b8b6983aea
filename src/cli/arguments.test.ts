import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { file, flag, integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';
import { findField, hasNamed, optionNames, parseOptions, readFields, readTyped, standsAlone } from './arguments.ts';
import { DiskFile } from './disk-file.ts';

const operation = declare({
  input: { text: text({ primary: true }), textEncoding: text({ formerly: ['inputCharset'] }), urlSafe: flag(), base64: integer(), logo: file() },
  output: {},
});

test.each([
  ['textEncoding', 'textEncoding'],
  ['text-encoding', 'textEncoding'],
  ['inputCharset', 'textEncoding'],
  ['input-charset', 'textEncoding'],
  ['base64', 'base64'],
  ['Text-Encoding', undefined],
  ['constructor', undefined],
  ['', undefined],
])('--%s is the field %s', (option, name) => {
  expect(findField(operation, option)?.[0]).toBe(name);
});

test('a flag needs no value, in camel case and kebab case', () => {
  const line = ['--url-safe', 'encode', '--text-encoding', '--odd', '--urlSafe', 'false', '--base64=7'];
  expect(parseOptions(line, (option) => standsAlone(operation, option))).toEqual({
    json: false,
    help: false,
    exact: false,
    output: undefined,
    stdin: undefined,
    timeout: undefined,
    fields: new Map<string, string | true>([
      ['url-safe', true],
      ['text-encoding', '--odd'],
      ['urlSafe', 'false'],
      ['base64', '7'],
    ]),
    rest: ['encode'],
  });
});

test('--output, --stdin and --exact may be before and after the operation', () => {
  expect(parseOptions(['--output', 'digests', '--stdin=text', 'hash', '--exact'], () => false)).toMatchObject({
    output: 'digests',
    stdin: 'text',
    exact: true,
    rest: ['hash'],
  });
  expect(() => parseOptions(['--output'], () => false)).toThrow(expect.objectContaining({ key: 'problem.missing-value' }));
});

test('passes values under the declared name', async () => {
  const typed = new Map<string, string | true>([
    ['text-encoding', 'utf-8'],
    ['url-safe', true],
  ]);
  expect(await readFields(operation, typed, {})).toEqual({ textEncoding: 'utf-8', urlSafe: true });
});

test.each([
  ['textEncodng', ['textEncoding']],
  ['text-encodng', ['text-encoding']],
  ['color', []],
])('suggests for the unknown --%s: %j', async (option, suggestions) => {
  await expect(readFields(operation, new Map([[option, 'x']]), {})).rejects.toMatchObject({
    key: 'errors.unknown-field',
    params: { field: option },
    suggestions,
  });
});

test('an option of other operations names them', async () => {
  const decode = declare({ input: { encoded: text({ primary: true, formerly: ['asciiText'] }) }, output: {} });
  const operations = { encode: operation, decode, inspect: decode };
  for (const option of ['encoded', 'ascii-text']) {
    await expect(readFields(operation, new Map([[option, 'x']]), operations)).rejects.toMatchObject({ operations: ['decode', 'inspect'] });
  }
  await expect(readFields(operation, new Map([['constructor', 'x']]), operations)).rejects.toMatchObject({ operations: [] });
});

test.each<[readonly string[], boolean]>([
  [[], true],
  [['--text-encoding', 'hex', '--inputCharset', 'hex'], true],
  [['--text', 'a', '--encoded', 'b'], false],
  [['--stdin', 'text', '--output', 'length'], true],
  [['--stdin', 'encoded'], false],
  [['--output', 'constructor'], false],
])('whether an operation has all of %j: %j', (line, expected) => {
  expect(
    hasNamed(
      { ...operation, output: { length: text() } },
      parseOptions(line, () => false),
    ),
  ).toBe(expected);
});

const folder = mkdtempSync(path.join(tmpdir(), 'penknife-arguments-'));

function fileOf(name: string, content: string | Uint8Array): string {
  const place = path.join(folder, name);
  writeFileSync(place, content);
  return place;
}

const readOne = (option: string, typed: string) => readFields(operation, new Map([[option, typed]]), {});

test('@path passes a file to a text field as text and to a file field as bytes', async () => {
  const place = fileOf('a.txt', '\uFEFFé\n');
  expect(await readOne('text', `@${place}`)).toEqual({ text: 'é\n' });
  expect(await readOne('text', `@${fileOf('b.txt', Buffer.from('\uFEFFé', 'utf16le'))}`)).toEqual({ text: 'é' });
  expect(await readOne('text', '@@me')).toEqual({ text: '@me' });
  expect(await readOne('logo', `@${place}`)).toEqual({ logo: { name: 'a.txt', type: '', content: new DiskFile(place, 6) } });
  expect(await readTyped(`@${place}`)).toEqual({ name: 'a.txt', type: '', content: Uint8Array.of(0xef, 0xbb, 0xbf, 0xc3, 0xa9, 0x0a) });
  expect(await readTyped('@@me')).toBe('@me');
  expect(await readTyped('me@')).toBe('me@');
});

test('rejects a missing file, a file that cannot be read, and a text that is not UTF-8', async () => {
  const missing = path.join(folder, 'missing');
  const bytes = fileOf('bytes', Uint8Array.of(0xff));
  await expect(readOne('logo', 'a.png')).rejects.toMatchObject({ key: 'problem.file-expected', params: { field: 'logo' } });
  await expect(readOne('logo', `@${missing}`)).rejects.toMatchObject({ key: 'problem.unreadable-path', params: { path: missing } });
  await expect(readOne('text', `@${missing}`)).rejects.toMatchObject({ key: 'problem.unreadable-at-path', params: { path: missing } });
  await expect(readOne('text', `@${bytes}`)).rejects.toMatchObject({ key: 'problem.not-utf-8', params: { source: bytes } });
});

const all = await Promise.all([...tools.keys()].map(async (tool) => [tool, Object.entries(await loadOperations(tool))] as const));

describe.each(all)('%s', (_tool, operations) => {
  test('has no field named like an option of the command line', () => {
    for (const [, each] of operations)
      for (const option of ['json', 'help', 'exact', 'output', 'stdin', 'timeout']) expect(findField(each, option), option).toBe(undefined);
  });

  test('has no two fields with the same name, in kebab case either', () => {
    for (const [, each] of operations) {
      for (const [index, option] of optionNames(each, 'a-b').entries()) expect(findField(each, option)?.[0]).toBe(Object.keys(each.input)[index]);
    }
  });
});
