import { expect, test } from 'vitest';
import { tools } from '../tools/registry.ts';
import { nearestTools } from './nearest-tools.ts';

const all = [...tools].map(([id, { redirectFrom = [] }]) => ({ id, names: [id, ...redirectFrom] }));

test.each([
  ['/jwt-decoder', 'jwt-parser'],
  ['/uuid', 'uuid-generator'],
  ['/jason-prettify', 'json-prettify'],
  ['/base64', 'base64-file-converter'],
  ['/etruscan-numeral-converter', 'roman-numeral-converter'],
  ['/tools/hash-txt', 'hash-text'],
  ['/cypher-text', 'encryption'],
])('%s is nearest to %s', (path, id) => {
  const found = nearestTools(path, all);
  expect(found).toContain(id);
  expect(found.length).toBeLessThanOrEqual(3);
});

test('the most similar tool is first', () => {
  expect(nearestTools('/json-to-yaml', all)[0]).toBe('json-to-yaml-converter');
  expect(nearestTools('/xml-to-jsn', all)[0]).toBe('xml-to-json');
});

test.each(['/', '/qqqq', '/%F0%9F%A6%84'])('nothing is near %s', (path) => {
  expect(nearestTools(path, all)).toEqual([]);
});

test('names of other languages count', () => {
  expect(nearestTools('/konverter-für-zahlen', [{ id: 'base-converter', names: ['Zahlen-Konverter'] }])).toEqual(['base-converter']);
});
