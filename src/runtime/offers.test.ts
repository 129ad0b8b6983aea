import { expect, test } from 'vitest';
import { startProcessorTime } from '../../scripts/processor-time.ts';
import { formats } from '../formats/registry.ts';
import { checkInput } from './check.ts';
import { parseDateTime } from './date-time.ts';
import { loadOperations } from '../tools/declarations.ts';
import { offersFor, offersForFile, otherToolFor } from './offers.ts';

const names = (text: string, options = {}) => offersFor(text, options).map(({ tool, operation }) => `${tool} ${operation}`);
const JWT =
  'eyJhbGciOiJIUzI1NiIsInR5cCI6IkpXVCJ9.eyJzdWIiOiIxMjM0NTY3ODkwIiwibmFtZSI6IkpvaG4gRG9lIiwiaWF0IjoxNTE2MjM5MDIyfQ.SflKxwRJSMeKKF2QT4fwpMeJf36POk6yJV_adQssw5c';

test.each([
  ['{"a": 1}', 'json-prettify format'],
  [JWT, 'jwt-parser decode'],
  [`Bearer ${JWT}`, 'jwt-parser decode'],
  ['10.0.0.0/8', 'ipv4-subnet-calculator describe'],
  ['192.168.1.7', 'ipv4-address-converter convert'],
  ['c232ab00-9414-11ec-b3c8-9f6bdeced846', 'uuid-generator inspect'],
  ['ⅩⅠⅠ', 'roman-numeral-converter fromRoman'],
  ['data:text/plain;base64,SGk=', 'base64-file-converter decode'],
])('offers for %s first %s', (text, first) => {
  expect(names(text)[0]).toBe(first);
});

test('tools for any text come last, each tool once', () => {
  const offers = offersFor('10.0.0.0/8');
  const anyText = offers.findIndex(({ confidence }) => confidence === 'any-text');
  expect(anyText).toBeGreaterThan(0);
  expect(offers.slice(anyText).every(({ confidence }) => confidence === 'any-text')).toBe(true);
  expect(new Set(offers.map(({ tool }) => tool)).size).toBe(offers.length);
});

test('a declared format is certain, and includes its parents', () => {
  const [first] = offersFor('[{"op":"add","path":"/a","value":1}]', { format: 'json-patch' });
  expect(first).toMatchObject({ tool: 'json-prettify', confidence: 'certain' });
});

test('of the tools that accept a text, those with the wanted output come first', () => {
  expect(names('a: 1\nb: 2\n', { gives: 'toml' })[0]).toBe('yaml-to-toml convert');
});

test('the current tool does not offer itself', () => {
  for (const format of ['json', undefined]) {
    const offered = names('{"a": 1}', { currentTool: 'json-prettify', format });
    expect(offered).toContain('json-minify minify');
    expect(offered).not.toContain('json-prettify format');
  }
});

test('broken input that can be repaired opens in the repairing tool', () => {
  expect(offersFor('{"a": [1, 2')[0]).toMatchObject({ tool: 'json-prettify', operation: 'format', values: { repair: true } });
});

const leading = (text: string): readonly string[] =>
  names(text)
    .slice(0, 4)
    .map((name) => name.replace(/ .*/u, ''));

test('tools for any text come in the order that suits the text, never those for a query or a secret', () => {
  expect(leading('apples\npears\nplums')).toEqual(['list-converter', 'list-comparer', 'text-diff', 'text-statistics']);
  expect(leading('The quick brown fox jumps over the lazy dog.').slice(0, 3)).toEqual(['text-statistics', 'case-converter', 'text-diff']);
});

test('a text that a tool cannot read is for another tool, unless it is broken input of this one', () => {
  const toml = { currentTool: 'json-to-toml', gives: 'toml' };
  expect(otherToolFor('server:\n  port: 80\nname: x\n', toml)?.tool).toBe('yaml-to-toml');
  const broken = `[${'{"a": 1},'.repeat(200_000)}`;
  expect(offersFor(broken)[0]?.confidence).toBe('confident');
  for (const currentTool of ['json-prettify', 'json-minify', 'json-to-toml']) expect(otherToolFor(broken, { currentTool, gives: 'json' })).toBeUndefined();
});

test('a text opens the first operation that accepts it, in the order of the tool', () => {
  expect(names('any words at all')).toContain('text-diff compare');
});

test('empty text and whitespace get no offer', () => {
  for (const text of ['', ' ', '\n\t \n']) expect(offersFor(text, { format: 'json' })).toEqual([]);
});

test('files go to the tools that accept files, images to those for images first', () => {
  const value = { name: 'x.png', type: 'image/png', content: new Uint8Array(0) };
  const ofAnyFile = offersForFile({ name: 'x', type: '' }, value).map(({ tool }) => tool);
  expect(ofAnyFile).toEqual(expect.arrayContaining(['hash-text', 'hmac-generator', 'base64-file-converter']));
  expect(ofAnyFile).not.toContain('qrcode-generator');
  expect(offersForFile(value, value).map(({ tool }) => tool)).toEqual(['qrcode-generator', 'wifi-qrcode-generator', 'otp-generator', ...ofAnyFile]);
});

test('every offer fills existing fields, with values that pass their checks', { tags: ['slow'] }, async () => {
  const offered = new Set<string>();
  for (const [id, { samples }] of formats) {
    for (const sample of [...(samples.confident ?? []), ...(samples.plausible ?? [])]) {
      for (const { tool, operation, values } of offersFor(sample, { format: id })) {
        const where = `${id} → ${tool} ${operation}`;
        const declared = (await loadOperations(tool))[operation];
        if (!declared) throw new Error(`${where}: unknown operation`);
        expect(Object.keys(values).length, where).toBeGreaterThan(0);
        expect(Object.keys(declared.input), where).toEqual(expect.arrayContaining(Object.keys(values)));
        const checked = checkInput(declared, values);
        for (const [name, value] of Object.entries(values)) {
          const field = declared.input[name];
          if (!field) throw new Error(`${where}: unknown field ${name}`);
          const expected = field.kind === 'dateTime' ? parseDateTime(String(value)) : value;
          expect(checked[name], `${where} ${name}`).toEqual(expected);
        }
        offered.add(tool);
      }
    }
  }
  expect([...offered]).toEqual(expect.arrayContaining(['json-prettify', 'jwt-parser', 'ipv4-subnet-calculator', 'uuid-generator', 'text-diff']));
});

test('judges a paste of megabytes at once', () => {
  const text = '{"a": [1, 2, 3]}\n'.repeat(300_000);
  const processorTime = startProcessorTime();
  expect(offersFor(text).length).toBeGreaterThan(0);
  // A format may take five milliseconds. A hundred times that means that a detector reads the whole text.
  expect(processorTime()).toBeLessThan(30_000);
});

test('a result of no more specific format than text is offered by its content', () => {
  for (const sample of ['{"a": 1}', 'a: 1\nb: 2', 'plain words']) expect(offersFor(sample, { format: 'text' })).toEqual(offersFor(sample));
  const [asJson, asText] = (['json', 'text'] as const).map((format) => offersFor('plain words', { format }).map(({ tool }) => tool));
  expect(asJson).toContain('json-prettify');
  expect(asText).not.toContain('json-prettify');
});
