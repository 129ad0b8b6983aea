import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anyCharacter, runs } from '../../../scripts/seed-tests.ts';
import { InputError } from '../../contract/errors.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import { createContext } from '../platform/context.ts';
import { runOperation } from '../run.ts';
import { appendRecipe, formatCollection, mergeRecipes, parseCollection } from './collection.ts';
import { formatCommands } from './commands.ts';
import { formatRecipeLink, isRecipeLink, parseRecipeLink } from './link.ts';
import type { Recipe, Step } from './recipe.ts';
import { eaches, formatRecipe, MAX_STEPS, parseRecipe, readRecipe, VERSION } from './recipe.ts';
import type { RecipeOutcome } from './run-recipe.ts';
import { joined, runRecipe } from './run-recipe.ts';
import { sampleRecipe, samples } from './samples.ts';
import { checkRecipe, missingSecrets, resolveStep } from './step.ts';

const recipeOf = (...steps: readonly Step[]): Recipe => ({ version: VERSION, name: 'r', steps });

const decode: Step = { tool: 'base64-string-converter', operation: 'decode' };
const encode: Step = { tool: 'base64-string-converter', operation: 'encode' };
const join: Step = { tool: 'list-converter', operation: 'convert', options: { separator: '+' } };

async function play(recipe: Pick<Recipe, 'steps'>, text: string, ran: string[] = []): Promise<RecipeOutcome> {
  return runRecipe(recipe, text, {
    signal: new AbortController().signal,
    run: async ({ tool, name }, input) => {
      ran.push(tool);
      const implementation = await loadImplementation(tool);
      if (!implementation) throw new Error(tool);
      return runOperation(implementation, name, input, createContext({ timeZone: 'UTC' }));
    },
  });
}

/** The result of a recipe: its text, or where and why it failed. */
async function resultOf(recipe: Pick<Recipe, 'steps'>, text: string): Promise<unknown> {
  const outcome = await play(recipe, text);
  if (outcome.kind === 'output') return joined(outcome.result);
  if (outcome.kind !== 'error') return outcome;
  const { step, item, error } = outcome;
  return { step, ...(item !== undefined && { item }), code: error.code };
}

describe('samples', () => {
  test('there are twelve', () => expect(samples.size).toBe(12));
  test.each([...samples])('%s', async (_id, sample) => {
    expect(readRecipe(sampleRecipe(sample, 'x')).steps).toEqual(sample.steps);
    expect(await resultOf(sample, sample.input)).toBe(sample.result);
  });
});

describe('a run', () => {
  test.each<[string, readonly Step[], string, unknown]>([
    ['no steps return the input', [], 'abc', 'abc'],
    ['one after the other', [encode, encode], 'abc', 'WVdKag=='],
    ['a disabled step is skipped', [encode, { ...encode, off: true }], 'abc', 'YWJj'],
    ['each line, to the end', [{ ...decode, each: 'line' }], 'YQ==\nYg==', 'a\nb\n'],
    ['each line, with any line ends', [{ ...encode, each: 'line' }], 'a\r\n\nb\r', 'YQ==\nYg==\n'],
    [
      'each line, then all',
      [
        { ...decode, each: 'line' },
        { ...join, each: 'all' },
      ],
      'YQ==\nYg==',
      'a+b',
    ],
    [
      'each line of each line',
      [
        { ...decode, each: 'line' },
        { ...encode, each: 'line' },
      ],
      'YQpi\nYw==',
      'YQ==\nYg==\nYw==\n',
    ],
    ['each record', [{ ...encode, each: 'record' }], '["a", {"b": 1}, 2]', 'YQ==\neyJiIjoxfQ==\nMg==\n'],
    ['a single record', [{ ...encode, each: 'record' }], '"a"', 'YQ==\n'],
    ['no records', [{ ...encode, each: 'record' }], '[1', { step: 0, code: 'no-records' }],
    ['each line of an empty text', [{ ...encode, each: 'line' }], '', ''],
    [
      'the item that fails',
      [
        { ...decode, each: 'line' },
        { ...join, each: 'all' },
      ],
      'YQ==\n?\n',
      { step: 0, item: 1, code: 'invalid-base64' },
    ],
    ['an output by name', [{ tool: 'url-parser', operation: 'parse', output: 'hostname' }, encode], 'https://a.example/b', 'YS5leGFtcGxl'],
    [
      'a table as JSON',
      [
        { tool: 'url-parser', operation: 'parse', output: 'parameters' },
        { tool: 'json-minify', operation: 'minify' },
      ],
      'https://a.example/?b=c',
      '[{"key":"b","value":"c"}]',
    ],
    ['an input by name', [{ tool: 'url-parser', operation: 'build', input: 'pathname', options: { hostname: 'a.example' } }], '/b', 'https://a.example/b'],
    ['a former path of a tool', [{ tool: 'base64-string-converter', operation: 'encode' }], 'a', 'YQ=='],
    ['an unknown tool', [encode, { tool: 'nonesuch', operation: 'x' }, encode], 'a', { step: 1, code: 'unknown-tool' }],
    ['without an operation, the default', [{ tool: encode.tool }], 'abc', 'YWJj'],
    ['without an operation, a page-only tool', [{ tool: 'camera-recorder' }], 'a', { step: 0, code: 'unknown-tool' }],
    ['an unknown operation', [{ ...encode, operation: 'constructor' }], 'a', { step: 0, code: 'unknown-operation' }],
    ['an unknown option', [{ ...encode, options: { nonesuch: 1 } }], 'a', { step: 0, code: 'unknown-field' }],
    ['an option named like a prototype', [{ ...encode, options: Object.fromEntries([['__proto__', 1]]) }], 'a', { step: 0, code: 'unknown-field' }],
    ['a wrong option', [{ ...encode, options: { urlSafe: 'perhaps' } }], 'a', { step: 0, code: 'wrong-type' }],
    ['an unknown output', [{ ...encode, output: 'nonesuch' }], 'a', { step: 0, code: 'unknown-output' }],
    ['an unknown input', [{ ...encode, input: 'nonesuch' }], 'a', { step: 0, code: 'unknown-field' }],
    [
      'a number as the input of a generator',
      [{ tool: 'uuid-generator', operation: 'generate', options: { version: 'nil' }, output: 'count' }],
      '2',
      { step: 0, code: 'unknown-output' },
    ],
    [
      'a generator with an empty input',
      [{ tool: 'uuid-generator', operation: 'generate', options: { version: 'nil' } }],
      ' ',
      '00000000-0000-0000-0000-000000000000',
    ],
    [
      'a generator that ignores its input',
      [{ tool: 'uuid-generator', operation: 'generate', options: { version: 'nil', count: 1 } }],
      '7',
      '00000000-0000-0000-0000-000000000000',
    ],
    ['a secret in a recipe', [{ tool: 'hmac-generator', operation: 'hmac', options: { key: 'k' } }], 'a', { step: 0, code: 'secret-in-recipe' }],
  ])('%s', async (_name, steps, text, expected) => {
    expect(await resultOf({ steps }, text)).toEqual(expected);
  });

  test('steps after a failure are waiting', async () => {
    const outcome = await play(recipeOf(encode, { ...decode, options: { charset: 'none' } }, { ...encode, off: true }, encode), 'a');
    expect(outcome.kind === 'error' && outcome.steps.map(({ status }) => status)).toEqual(['done', 'failed', 'off', 'waiting']);
  });

  test('a canceled run ends', async () => {
    const controller = new AbortController();
    const outcome = await runRecipe(recipeOf(encode, encode), 'a', {
      signal: controller.signal,
      run: async () => {
        controller.abort();
        return { kind: 'output', output: { base64: 'x' }, isRandom: false };
      },
    });
    expect(outcome).toEqual({ kind: 'canceled' });
  });

  test('ends, whatever the steps name', async () => {
    const tool = fc.constantFrom('base64-string-converter', 'json-prettify', 'uuid-generator', 'chronometer', '__proto__', 'constructor', '');
    const word = fc.constantFrom('encode', 'decode', 'format', 'input', 'output', 'text', 'toString', '__proto__', '');
    const value = fc.oneof(fc.boolean(), fc.integer(), fc.string(), fc.constant(null), fc.array(fc.string()), fc.object());
    const step = fc.record(
      { tool, operation: word, options: fc.dictionary(word, value), input: word, output: word, each: fc.constantFrom(...eaches), off: fc.boolean() },
      { requiredKeys: ['tool', 'operation'] },
    );
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 4 }), fc.string(), async (steps, text) => {
        const outcome = await play({ steps }, text);
        expect(['output', 'error']).toContain(outcome.kind);
      }),
      { numRuns: runs(200) },
    );
  });
});

const codeOf = (read: () => unknown): unknown => {
  try {
    return read();
  } catch (error) {
    if (error instanceof InputError) return error.code;
    throw error;
  }
};

describe('reading', () => {
  test.each<[unknown, string]>([
    [null, 'not-a-recipe'],
    [[], 'not-a-recipe'],
    ['recipe', 'not-a-recipe'],
    [{ version: 1, name: 'x' }, 'not-a-recipe'],
    [{ version: 1, name: '', steps: [] }, 'not-a-recipe'],
    [{ version: 1, name: 'x', steps: [{ tool: 1, operation: 'a' }] }, 'not-a-recipe'],
    [{ version: 1, name: 'x', steps: [{ tool: 'a', operation: 'a', each: 'word' }] }, 'not-a-recipe'],
    [{ version: 1, name: 'x', steps: [], more: 1 }, 'not-a-recipe'],
    [{ version: 0, name: 'x', steps: [] }, 'not-a-recipe'],
    [{ version: 2, name: 'x', steps: [] }, 'newer-recipe'],
    [{ version: 1, name: 'x', steps: Array.from({ length: 10_000 }, () => encode) }, 'too-many-steps'],
  ])('rejects %j', (value, code) => expect(codeOf(() => readRecipe(value))).toBe(code));

  test('accepts the maximum number of steps, HTML in a name, and names of prototypes, and keeps them', () => {
    const recipe = {
      version: VERSION,
      name: '<img src=x onerror=alert(1)>',
      steps: Array.from({ length: MAX_STEPS }, () => ({ tool: '__proto__', operation: 'constructor' })),
    };
    expect(parseRecipe(formatRecipe(readRecipe(recipe)))).toEqual(recipe);
  });

  test('text that is not JSON, or too long', () => {
    expect(codeOf(() => parseRecipe('{'))).toBe('not-json');
    expect(codeOf(() => parseRecipe(' '.repeat(1_000_001)))).toBe('recipe-too-long');
  });

  test('rejects secrets and files in a recipe from any source', async () => {
    const hmac = { tool: 'hmac-generator', operation: 'hmac' };
    await expect(checkRecipe(recipeOf(encode, { ...hmac, options: { key: 'k' } }))).rejects.toMatchObject({
      code: 'secret-in-recipe',
      params: { step: 2, field: 'key' },
    });
    await expect(checkRecipe(recipeOf({ tool: 'hash-text', operation: 'hashFile', options: { file: {} } }))).rejects.toMatchObject({ code: 'file-in-recipe' });
    await expect(checkRecipe(recipeOf({ tool: 'nonesuch', operation: 'x' }))).resolves.toBe(undefined);
    const step = await resolveStep(hmac);
    expect(missingSecrets(step, {})).toEqual(['key']);
    expect(missingSecrets(step, { key: '' })).toEqual([]);
  });
});

describe('links', () => {
  test('transfer any recipe, and the text only if it is given', async () => {
    const anyStep = fc.record(
      { tool: fc.string({ minLength: 1 }), operation: fc.string({ minLength: 1 }), options: fc.dictionary(fc.string(), fc.oneof(fc.string(), fc.boolean())) },
      { requiredKeys: ['tool', 'operation'] },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyStep),
        fc.string({ minLength: 1 }),
        fc.option(fc.string({ unit: anyCharacter }), { nil: undefined }),
        async (steps, name, text) => {
          const link = await formatRecipeLink({ version: VERSION, name, steps }, text);
          expect(link).toMatch(/^#recipe=[\w-]+$/u);
          expect(isRecipeLink(`https://penknife.example/recipes${link}`)).toBe(true);
          const read = await parseRecipeLink(`https://penknife.example/recipes${link}`);
          expect(JSON.stringify(read)).toBe(JSON.stringify({ recipe: { version: VERSION, name, steps }, text }));
        },
      ),
      { numRuns: runs(50) },
    );
  });

  test('rejects a broken link, or one that would expand too much', { tags: ['slow'] }, async () => {
    const link = await formatRecipeLink(recipeOf(encode));
    await expect(parseRecipeLink(link.slice(0, -6))).rejects.toMatchObject({ code: 'broken-link' });
    await expect(parseRecipeLink('#recipe=')).rejects.toMatchObject({ code: 'broken-link' });
    await expect(parseRecipeLink('#recipe=%%')).rejects.toMatchObject({ code: 'broken-link' });
    const bomb = await formatRecipeLink(recipeOf(encode), 'a'.repeat(50_000_000));
    expect(bomb.length).toBeLessThan(100_000);
    await expect(parseRecipeLink(bomb)).rejects.toMatchObject({ code: 'recipe-too-long' });
  });
});

describe('collections', () => {
  const one: Recipe = { ...recipeOf(encode), name: 'one' };
  const other: Recipe = { ...recipeOf(decode), name: 'one' };

  test('written and read again', () => expect(parseCollection(formatCollection([one, other]))).toEqual([one, other]));
  test('a file of a single recipe', () => expect(parseCollection(formatRecipe(one))).toEqual([one]));
  test('a byte order mark before it is ignored', () => {
    expect(parseCollection(`\u{feff}${formatRecipe(one)}`)).toEqual([one]);
    expect(parseRecipe(`\u{feff}${formatRecipe(one)}`)).toEqual(one);
  });
  test('the position of an error', () => {
    const broken = { version: 1, recipes: [one, { ...other, steps: [{ operation: 'a' }] }] };
    expect(() => parseCollection(JSON.stringify(broken))).toThrow(
      expect.objectContaining({ code: 'not-a-recipe', params: { path: 'recipes.1.steps.0.tool' } }),
    );
    // A value that is not an object has no position within.
    expect(() => parseCollection(JSON.stringify({ version: 1, recipes: [one, 7] }))).toThrow(
      expect.objectContaining({ code: 'not-a-recipe', params: { path: 'recipes.1' } }),
    );
    expect(() => parseCollection(JSON.stringify({ version: 1, recipes: [{ version: 9, name: '', steps: [] }] }))).toThrow(
      expect.objectContaining({ code: 'newer-recipe', params: { version: 9 } }),
    );
    expect(codeOf(() => parseCollection('{"version": 9, "recipes": []}'))).toBe('newer-recipe');
    expect(codeOf(() => parseCollection('{"version": 1, "recipes": 1}'))).toBe('not-a-recipe');
  });
  test('merging loses and duplicates nothing', () => {
    const merged = mergeRecipes([one], [one, other]);
    expect(merged.map(({ name }) => name)).toEqual(['one', 'one (2)']);
    expect(mergeRecipes(merged, [one])).toEqual(merged);
  });
  test('the order of options, and empty ones, do not make a recipe different', () => {
    const written: Step = { ...join, options: { separator: '+', itemPrefix: 'a' } };
    const reordered: Step = { ...join, options: { itemPrefix: 'a', separator: '+' }, off: false };
    expect(mergeRecipes([recipeOf(written)], [recipeOf(reordered)])).toHaveLength(1);
    for (const options of [{ separator: '+' }, { separator: 'a', itemPrefix: '+' }]) {
      expect(mergeRecipes([recipeOf(written)], [recipeOf({ ...join, options })])).toHaveLength(2);
    }
    expect(mergeRecipes([recipeOf(encode)], [recipeOf({ ...encode, off: true })])).toHaveLength(2);
  });
  test('one after the other', () => expect(appendRecipe(one, other).steps).toEqual([encode, decode]));
});

describe('as commands', () => {
  test.each<[readonly Step[], string]>([
    [[], ''],
    [[encode], 'penknife base64-string-converter encode'],
    [[encode, { ...decode, off: true }, decode], 'penknife base64-string-converter encode --exact |\n  penknife base64-string-converter decode'],
    [[{ ...encode, options: { urlSafe: true } }], 'penknife base64-string-converter encode --urlSafe=true'],
    [[{ ...join, options: { itemPrefix: "@it's" } }], String.raw`penknife list-converter convert '--itemPrefix=@@it'\''s'`],
    [[{ tool: 'url-parser', operation: 'parse', output: 'hostname' }], 'penknife url-parser parse --output=hostname'],
    [[{ tool: 'url-parser', operation: 'build', input: 'pathname' }], 'penknife url-parser build --stdin=pathname --password="${STEP_1_PASSWORD?}"'],
    [
      [{ ...encode, each: 'line' }, decode],
      "penknife each line 'penknife base64-string-converter encode --exact |\n  penknife base64-string-converter decode'",
    ],
  ])('%j', async (steps, commands) => expect(await formatCommands(recipeOf(...steps))).toBe(commands));
});
