import { expect, test } from 'vitest';
import { checkSchema } from './schema.ts';

const check = (schema: unknown, document: string) => checkSchema({ schema: JSON.stringify(schema), document });

test('names each violation with its pointer, place and what was asked for', () => {
  const schema = {
    $schema: 'http://json-schema.org/draft-07/schema#',
    definitions: { port: { type: 'integer', maximum: 65_535 } },
    properties: { port: { $ref: '#/definitions/port' }, 'a/b': { enum: ['x', 'y'] } },
    required: ['host', 'port'],
    additionalProperties: false,
  };
  expect(check(schema, '{\n  "port": 70000,\n  "a/b": "z",\n  "more": 1\n}')).toEqual({
    kind: 'checked',
    draft: '7',
    total: 4,
    violations: [
      { pointer: '', keyword: 'required', expected: 'host', line: 1, column: 1 },
      { pointer: '/port', keyword: 'maximum', expected: '65535', line: 2, column: 11 },
      { pointer: '/a~1b', keyword: 'enum', expected: '["x","y"]', line: 3, column: 10 },
      { pointer: '/more', keyword: 'false', expected: '', line: 4, column: 11 },
    ],
  });
});

test('follows draft 2020-12 where a schema does not say', () => {
  const answer = check({ prefixItems: [{ type: 'string' }], items: { type: 'number' } }, '[\n  "a",\n  "b"\n]');
  expect(answer).toMatchObject({ draft: '2020-12', violations: [{ pointer: '/1', keyword: 'type', expected: 'number', line: 3 }] });
});

test('checks each value of JSON Lines', () => {
  expect(check({ type: 'object' }, '{}\n[]\n{}\n1')).toMatchObject({ total: 2, violations: [{ line: 2 }, { line: 4 }] });
});

test('lists the first thousand violations, and counts the rest', () => {
  const answer = check({ items: { type: 'string' } }, JSON.stringify(Array.from({ length: 1500 }, () => 1)));
  expect(answer).toMatchObject({ kind: 'checked', total: 1500 });
  expect(answer.kind === 'checked' && answer.violations).toHaveLength(1000);
});

test('says why a schema is of no use', () => {
  expect(checkSchema({ schema: '{\n  "type": }', document: '1' })).toEqual({ kind: 'invalid-schema', line: 2, column: 11 });
  expect(checkSchema({ schema: '[]', document: '1' })).toEqual({ kind: 'unusable-schema', reason: '' });
  expect(check({ $ref: '#/definitions/none' }, '1')).toMatchObject({ kind: 'unusable-schema', reason: expect.stringContaining('none') as string });
  expect(check({ pattern: '(' }, '"x"')).toMatchObject({ kind: 'unusable-schema' });
});

test('ends where there are more violations than the validator can carry', () => {
  const document = JSON.stringify([Array.from({ length: 300_000 }, () => 1)]);
  expect(check({ items: { items: { type: 'string' } } }, document)).toMatchObject({ kind: 'checked' });
});
