import { expect, test } from 'vitest';
import { createContext } from '../../runtime/platform/context.ts';
import { validateBySchema } from './schema.ts';

const validate = (schema: unknown, document: string) => validateBySchema(document, JSON.stringify(schema), 'json5', createContext());

test('lists the first thousand violations, and counts the rest', async () => {
  const { violations, violationCount } = await validate({ items: { type: 'string' } }, JSON.stringify(Array.from({ length: 1500 }, () => 1)));
  expect(violations).toHaveLength(1000);
  expect(violationCount).toBe(1500);
});

test('stops if there are more violations than the validator supports', { tags: ['slow'] }, async () => {
  const document = JSON.stringify([Array.from({ length: 300_000 }, () => 1)]);
  expect(await validate({ items: { items: { type: 'string' } } }, document)).toMatchObject({ verdict: 'invalid' });
});

test.each([
  [[], { reason: 'type', detail: '' }],
  [{ $ref: '#/definitions/none' }, { reason: 'reference', detail: '#/definitions/none' }],
  [{ properties: { a: { pattern: '(' } } }, { reason: 'pattern', detail: '(' }],
  // Only with the flag u (JSON Schema Core 2020-12, section 6.4) is this an invalid pattern.
  [{ properties: { a: { pattern: '\\-' } } }, { reason: 'pattern', detail: '\\-' }],
  [{ patternProperties: { '[': true } }, { reason: 'pattern', detail: '[' }],
  [{ $ref: '#' }, { reason: 'depth', detail: '' }],
  [{ enum: 5 }, { reason: 'other', detail: '' }],
] as const)('reports why %j is not a schema', async (schema, params) => {
  await expect(validate(schema, '{"a": "x"}')).rejects.toMatchObject({ code: 'invalid-schema', field: 'schema', params });
});
