import { describe, expect, test } from 'vitest';
import { loadImplementation } from '../../tools/implementations.ts';
import { createContext } from '../platform/context.ts';
import { runOperation } from '../run.ts';
import type { Step } from './recipe.ts';
import { VERSION } from './recipe.ts';
import { reverseRecipe } from './reverse.ts';
import { joined, runRecipe } from './run-recipe.ts';
import { samples } from './samples.ts';

const reverse = (steps: readonly Step[]) => reverseRecipe({ version: VERSION, name: 'r', steps });

async function stepsBack(steps: readonly Step[]): Promise<readonly Step[]> {
  const reversed = await reverse(steps);
  if (!('recipe' in reversed)) throw new Error(JSON.stringify(reversed.irreversible));
  return reversed.recipe.steps;
}

async function play(steps: readonly Step[], text: string): Promise<unknown> {
  const outcome = await runRecipe({ steps }, text, {
    signal: new AbortController().signal,
    run: async ({ tool, name }, input) => {
      const implementation = await loadImplementation(tool);
      if (!implementation) throw new Error(tool);
      return runOperation(implementation, name, input, createContext({ timeZone: 'UTC' }));
    },
  });
  return outcome.kind === 'output' ? joined(outcome.result) : outcome;
}

const encode: Step = { tool: 'base64-string-converter', operation: 'encode' };
const percent: Step = { tool: 'url-encoder', operation: 'encode' };

test('reverses order and operations', async () => {
  expect(await stepsBack([{ ...encode, options: { urlSafe: true } }, percent])).toEqual([
    { tool: 'url-encoder', operation: 'decode' },
    { tool: 'base64-string-converter', operation: 'decode' },
  ]);
});

test('keeps the options that the inverse has too, if it accepts their values', async () => {
  expect(await stepsBack([{ ...encode, options: { charset: 'utf-16le', lineLength: 76 } }])).toEqual([
    { tool: 'base64-string-converter', operation: 'decode', options: { charset: 'utf-16le' } },
  ]);
  const decode: Step = { tool: 'base64-string-converter', operation: 'decode', options: { charset: 'auto' } };
  expect(await stepsBack([decode])).toEqual([encode]);
});

test('finds the inverse in another tool', async () => {
  expect(await stepsBack([{ tool: 'json-to-yaml-converter' }])).toMatchObject([{ tool: 'yaml-to-json-converter' }]);
});

test('leaves out steps that are off', async () => {
  expect(await stepsBack([{ ...encode, off: true }, percent])).toMatchObject([{ tool: 'url-encoder' }]);
});

describe('the text comes back', () => {
  const lines = 'a b\nc?d\n';
  test.each<[string, readonly Step[], string]>([
    ['through two steps', [encode, percent], 'Ünïcode & more'],
    ['once per line', [{ ...encode, each: 'line' }, percent], lines],
    ['once per line from the second step on', [percent, { ...encode, each: 'line' }, percent], 'a\nb'],
  ])('%s', async (_name, steps, text) => {
    const there = await play(steps, text);
    expect(there).not.toBe(text);
    const back = await play(await stepsBack(steps), String(there));
    expect(String(back).trimEnd()).toBe(text.trimEnd());
  });
});

test('names the steps that cannot be reversed', async () => {
  expect(await reverse([encode, { tool: 'hash-text', operation: 'hash' }, { ...encode, each: 'record' }])).toEqual({
    irreversible: [
      { step: 1, tool: 'hash-text', operation: 'hash', reason: 'no-inverse' },
      { step: 2, tool: 'base64-string-converter', operation: 'encode', reason: 'splits' },
    ],
  });
});

test('a step that uses another input or output than the primary one has no inverse', async () => {
  expect(await reverse([{ tool: 'url-parser', operation: 'parse', output: 'hostname' }])).toMatchObject({ irreversible: [{ reason: 'no-inverse' }] });
});

test.each([...samples])('the sample %s is reversed, or says why not', async (_id, { steps }) => {
  const reversed = await reverse(steps);
  if ('recipe' in reversed) expect(reversed.recipe.steps).toHaveLength(steps.length);
  else expect(reversed.irreversible.length).toBeGreaterThan(0);
});
