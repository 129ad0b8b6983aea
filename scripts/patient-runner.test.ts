import path from 'node:path';
import type { DevEnvironment } from 'vite';
import { afterEach, expect, test, vi } from 'vitest';
import { createPatientRunner, importModule } from './patient-runner.mjs';

afterEach(() => {
  vi.useRealTimers();
});

const environmentOf = (fetchModule: () => Promise<unknown>): DevEnvironment => ({ fetchModule, config: { resolve: { builtins: [/^node:/u] } } }) as never;

test('waits for a module that takes minutes', async () => {
  vi.useFakeTimers();
  const runner = createPatientRunner(
    environmentOf(async () => {
      await vi.advanceTimersByTimeAsync(600_000);
      return { externalize: 'node:path', type: 'builtin' };
    }),
  );
  expect(await runner.import('/slow.ts')).toHaveProperty('sep', path.sep);
});

test('reports why a module could not be loaded', async () => {
  const runner = createPatientRunner(environmentOf(() => Promise.reject(new Error('Unexpected token'))));
  await expect(runner.import('/broken.ts')).rejects.toThrow('Unexpected token');
});

test('imports a TypeScript module with its imports', async () => {
  const { categories } = (await importModule(path.resolve(import.meta.dirname, '../src/contract/categories.ts'))) as { categories: readonly string[] };
  expect(categories).toContain('crypto');
});
