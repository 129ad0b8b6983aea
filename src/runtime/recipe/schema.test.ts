import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Validator } from '@cfworker/json-schema';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { eaches, isRecipe } from './recipe.ts';
import { sampleRecipe, samples } from './samples.ts';

const schema: unknown = JSON.parse(readFileSync(path.join(import.meta.dirname, '../../../public/recipe.schema.json'), 'utf8'));
const validator = new Validator(schema as ConstructorParameters<typeof Validator>[0], '2020-12');

test('the samples are valid', () => {
  for (const [id, sample] of samples) expect(validator.validate(sampleRecipe(sample, id)).valid, id).toBe(true);
});

test('the published schema and the reader accept and reject the same', () => {
  const text = fc.oneof(fc.string({ maxLength: 3 }), fc.constant('x'.repeat(201)));
  const odd = fc.constantFrom(null, 1, [], {}, '', true);
  const step = fc.oneof(
    fc.record(
      {
        tool: text,
        operation: text,
        options: fc.oneof(fc.object({ maxDepth: 1 }), odd),
        input: text,
        output: text,
        each: fc.oneof(fc.constantFrom(...eaches, 'word'), odd),
        off: fc.oneof(fc.boolean(), odd),
        more: odd,
      },
      { requiredKeys: [] },
    ),
    fc.record(
      { tool: fc.constant('a'), operation: fc.constant('b'), each: fc.constantFrom(...eaches), off: fc.boolean() },
      { requiredKeys: ['tool', 'operation'] },
    ),
  );
  const recipe = fc.record(
    {
      $schema: fc.oneof(fc.constant('x'), odd),
      version: fc.constantFrom(0, 1, 1, 1, 2, '1'),
      name: text,
      steps: fc.oneof(fc.array(step, { maxLength: 2 }), odd),
      more: odd,
    },
    { requiredKeys: ['version', 'name', 'steps'] },
  );
  fc.assert(
    fc.property(recipe, (value) => {
      expect(validator.validate(value).valid).toBe(isRecipe(value));
    }),
    { numRuns: runs(2_000) },
  );
  const many = { version: 1, name: 'x', steps: Array.from({ length: 101 }, () => ({ tool: 'a', operation: 'b' })) };
  expect(validator.validate(many).valid).toBe(false);
});
