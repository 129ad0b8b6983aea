import inverses from 'virtual:inverses';
import { expect, test } from 'vitest';
import { choice, flag, integer, number, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import type { Operations } from '../contract/operations.ts';
import { acceptorsOf, inversesOf } from './acceptors.ts';
import type { Contract } from './listing.ts';
import { listTool } from './listing.ts';

const contractOf = (operations: Operations): Contract => listTool({ category: 'text', order: 1, icon: 'tool', aliases: [] }, operations);
const converter = (from: string, to: string | ((input: { readonly asLines: boolean }) => string)): Contract =>
  contractOf({
    convert: declare({ input: { input: text({ primary: true, format: from }), asLines: flag() }, output: { output: text({ primary: true, format: to }) } }),
  });

test('an input accepts its own format and those that it names, any text only if declared, and nothing without a format', () => {
  const prefill = { 'json-lines': { syntax: 'lines' } };
  const operations = {
    format: declare({
      input: { input: text({ primary: true, format: 'json', alsoTakes: ['json-lines'], prefill }), syntax: choice(['json', 'lines']), key: text() },
      output: { output: text({ primary: true, format: 'json' }) },
    }),
    count: declare({ input: { text: text({ primary: true, format: 'text' }) }, output: { text: text({ primary: true }) } }),
    search: declare({ input: { query: text({ primary: true }) }, output: { found: text({ primary: true }) } }),
    roman: declare({ input: { number: integer({ primary: true, min: 1, max: 3999, alsoTakes: ['number'] }) }, output: { roman: text({ primary: true }) } }),
    half: declare({ input: { size: number({ primary: true, format: 'number' }) }, output: { half: number({ primary: true }) } }),
  };
  expect(acceptorsOf({ tool: contractOf(operations) })).toEqual({
    tool: [
      { operation: 'format', field: 'input', formats: ['json', 'json-lines'], gives: 'json', keeps: 'json', prefill },
      { operation: 'count', field: 'text', formats: ['text'] },
      { operation: 'roman', field: 'number', formats: ['number'], number: { isInteger: true, min: 1, max: 3999 } },
      { operation: 'half', field: 'size', formats: ['number'], number: { isInteger: false } },
    ],
  });
});

test('a secondary input accepts a format only if no primary one does', () => {
  const patching = declare({
    input: { input: text({ primary: true, format: 'json' }), patch: text({ format: 'json-patch' }), base64: text({ format: 'base64' }) },
    output: { output: text({ primary: true, format: 'json' }) },
  });
  const acceptors = acceptorsOf({ patcher: contractOf({ patching }), decoder: converter('base64', 'text') });
  expect(acceptors.patcher?.map(({ field, formats, keeps }) => ({ field, formats, keeps }))).toEqual([
    { field: 'input', formats: ['json'], keeps: undefined },
    { field: 'patch', formats: ['json-patch'], keeps: undefined },
  ]);
});

test('a tool that accepts nothing is not in the table', () => {
  expect(acceptorsOf({ clock: contractOf({}) })).toEqual({});
});

test("two tools of one operation each are inverse if each accepts the other's output", () => {
  const usually = converter('yaml', ({ asLines }) => (asLines ? 'json-lines' : 'json'));
  const contracts = { a: converter('json', 'yaml'), b: usually, c: converter('yaml', 'toml'), d: converter('xml', 'xml'), e: converter('text', 'text') };
  expect(inversesOf(contracts)).toEqual({ a: 'b', b: 'a' });
});

test('a tool of several operations is not an inverse, nor is one that accepts any text', () => {
  const toYaml = declare({ input: { input: text({ primary: true, format: 'json' }) }, output: { output: text({ primary: true, format: 'yaml' }) } });
  expect(inversesOf({ a: contractOf({ toYaml, again: toYaml }), b: converter('yaml', 'json') })).toEqual({});
  expect(inversesOf({ a: converter('text', 'csv'), b: converter('csv', 'text') })).toEqual({});
});

test('only tools that declare the formats of their primary input and output are converters', () => {
  const wide = declare({
    input: { pattern: text({ format: 'yaml' }), input: text({ primary: true, format: 'json' }) },
    output: { note: text({ format: 'toml' }), output: text({ primary: true, format: 'yaml' }) },
  });
  expect(inversesOf({ a: contractOf({ wide }), b: converter('yaml', 'json'), c: converter('toml', 'yaml') })).toEqual({ a: 'b', b: 'a' });
  const unnamed = declare({ input: { input: text({ primary: true }) }, output: { output: text({ primary: true }) } });
  expect(inversesOf({ a: contractOf({ unnamed }), b: contractOf({ unnamed }) })).toEqual({});
});

test('the converters of documents are inverse to each other', () => {
  for (const [tool, inverse] of Object.entries(inverses)) expect(inverses[inverse]).toBe(tool);
  expect(inverses).toMatchObject({ 'json-to-yaml-converter': 'yaml-to-json-converter', 'toml-to-yaml': 'yaml-to-toml', 'xml-to-json': 'json-to-xml' });
});
