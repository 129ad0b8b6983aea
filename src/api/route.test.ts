import { expect, test } from 'vitest';
import { loadOperations } from '../tools/declarations.ts';
import { tools } from '../tools/registry.ts';
import { parseRoute } from './route.ts';

test('every tool has a path, also by its former paths', () => {
  for (const [id, { redirectFrom = [] }] of tools) {
    for (const tool of [id, ...redirectFrom.map((path) => path.slice(1))]) {
      expect(parseRoute(`/api/${tool}`)).toEqual({ kind: 'operation', tool, operation: undefined, extension: undefined });
      expect(parseRoute(`/api/${tool}/name.svg`)).toEqual({ kind: 'operation', tool, operation: 'name', extension: 'svg' });
    }
  }
});

test('an operation has a path, with and without an extension', async () => {
  for (const operation of Object.keys(await loadOperations('hash-text'))) {
    expect(parseRoute(`/api/hash-text/${operation}`)).toEqual({ kind: 'operation', tool: 'hash-text', operation, extension: undefined });
    expect(parseRoute(`/api/hash-text/${operation}.txt`)).toEqual({ kind: 'operation', tool: 'hash-text', operation, extension: 'txt' });
  }
});

test.each<[string, object | undefined]>([
  ['/api/openapi.json', { kind: 'description' }],
  ['/api/recipes/a%20b', { kind: 'recipe', recipe: 'a b' }],
  ['/api/recipes/a%2Fb.c', { kind: 'recipe', recipe: 'a/b.c' }],
  ['/api/recipes/openapi.json', { kind: 'recipe', recipe: 'openapi.json' }],
  [`/api/recipes/${'a'.repeat(200)}`, { kind: 'recipe', recipe: 'a'.repeat(200) }],
  [`/api/recipes/${'a'.repeat(201)}`, undefined],
  ['/api/hash-text/hash.SVG', undefined],
  ['/api/hash-text/hash.a.b', undefined],
  ['/api/hash-text/.svg', undefined],
  ['/api/hash-text/hash.', undefined],
  ['/api/hash-text/..', undefined],
  ['/api/.', undefined],
])('%s', (path, route) => {
  expect(parseRoute(path)).toEqual(route);
});
