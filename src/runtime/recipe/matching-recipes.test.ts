import { expect, test } from 'vitest';
import { offersFor } from '../offers.ts';
import { takesOffered } from './matching-recipes.ts';
import type { Step } from './recipe.ts';
import { VERSION } from './recipe.ts';
import { samples } from './samples.ts';

const fits = (text: string, ...steps: readonly Step[]): Promise<boolean> => takesOffered({ version: VERSION, name: 'A', steps }, offersFor(text));

async function samplesFor(text: string): Promise<readonly string[]> {
  const offers = offersFor(text);
  const found = await Promise.all(
    [...samples].map(async ([id, { steps }]) => ((await takesOffered({ version: VERSION, name: id, steps }, offers)) ? [id] : [])),
  );
  return found.flat();
}

test.each([
  ['cookie-to-json', samples.get('cookie-to-json')?.input],
  ['jwt-to-yaml', samples.get('jwt-to-yaml')?.input],
  ['csv-column-to-sql-in', samples.get('csv-column-to-sql-in')?.input],
  ['kubernetes-secret', samples.get('kubernetes-secret')?.input],
  ['xml-to-yaml', samples.get('xml-to-yaml')?.input],
  ['json-digest', samples.get('json-digest')?.input],
])('%s starts with its own sample', async (id, input) => {
  expect(await samplesFor(input ?? '')).toContain(id);
});

test('no recipe starts with a text of no specific format, or with none', async () => {
  expect(await samplesFor('The quick brown fox jumps over the lazy dog.')).toEqual([]);
  expect(await samplesFor('')).toEqual([]);
});

const csv = 'name,city\nAda,London\nGrace,New York\n';

test('compares the operation, and not only the tool', async () => {
  expect(await fits(csv, { tool: 'json-to-csv', operation: 'parse' })).toBe(true);
  expect(await fits(csv, { tool: 'json-to-csv', operation: 'convert' })).toBe(false);
  expect(await fits('[{"a":1}]', { tool: 'json-to-csv', operation: 'convert' })).toBe(true);
});

test('accepts an operation that is not the first of its tool to accept the format', async () => {
  expect(await fits('{"a":1}', { tool: 'json-minify', operation: 'canonicalize' })).toBe(true);
});

test('compares the input that the step names', async () => {
  expect(await fits('{"a":1}', { tool: 'json-minify', operation: 'canonicalize', input: 'no-such-input' })).toBe(false);
});

test('uses the first step that is enabled', async () => {
  const [off, on] = [
    { tool: 'json-to-csv', operation: 'convert', off: true },
    { tool: 'json-to-csv', operation: 'parse' },
  ] as const;
  expect(await fits(csv, off, on)).toBe(true);
  expect(await fits(csv, off)).toBe(false);
  expect(await fits(csv)).toBe(false);
});

test('for each record the text is an array, whose elements are unknown', async () => {
  expect(await fits('cGVhcg==', { tool: 'base64-string-converter', operation: 'decode' })).toBe(true);
  expect(await fits('cGVhcg==', { tool: 'base64-string-converter', operation: 'decode', each: 'record' })).toBe(false);
});

test('an unknown step accepts nothing', async () => {
  expect(await fits(csv, { tool: 'no-such-tool', operation: 'parse' })).toBe(false);
  expect(await fits(csv, { tool: 'json-to-csv', operation: 'constructor' })).toBe(false);
});
