import { expect, test } from 'vitest';
import { choose, formatChoices, parseChoices } from './choices.ts';

test('parses pairs of path and layer, and formats them again', () => {
  const choices = parseChoices(' =json, 0=base64\n0.12=closed ');
  expect([...choices]).toEqual([
    ['', 'json'],
    ['0', 'base64'],
    ['0.12', 'closed'],
  ]);
  expect(formatChoices(choices)).toBe('=json 0=base64 0.12=closed');
  expect(formatChoices(parseChoices(''))).toBe('');
});

test.each(['0=rot13', '0', 'a=hex', '0.=hex', '.0=hex', '0..1=hex', '0=hex=hex'])('rejects %s', (pair) => {
  expect(() => parseChoices(`=json ${pair}`)).toThrow(expect.objectContaining({ code: 'unknown-layer', field: 'layers', params: { layer: pair } }));
});

test.each([
  ['0', 'hex', '=json 1=hex 01=hex 0=hex'],
  ['1', 'closed', '=json 0=base64 0.1=closed 01=hex 1=closed'],
  ['', 'yaml', '=yaml'],
  ['2.0', 'hex', '=json 0=base64 0.1=closed 1=hex 01=hex 2.0=hex'],
] as const)('a choice for the path “%s” replaces those for it and for its parts', (path, layer, text) => {
  expect(formatChoices(choose(parseChoices('=json 0=base64 0.1=closed 1=hex 01=hex'), path, layer))).toBe(text);
});
