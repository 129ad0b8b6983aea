import fc from 'fast-check';
import { expect, test } from 'vitest';
import { color, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { createContext } from './platform/context.ts';
import { runOperation } from './run.ts';

const echo = declare({ input: { background: color({ default: '#ffffff' }) }, output: { seen: text({ primary: true }) } });

const run = (background: string) =>
  runOperation(
    { operations: { echo }, runs: { echo: ({ background: seen }: Record<string, unknown>) => ({ seen: String(seen) }) } },
    'echo',
    { background },
    createContext(),
  );

test.each([
  ['transparent', '#00000000'],
  ['red', '#ff0000'],
  ['RebeccaPurple', '#663399'],
  ['#f0a', '#ff00aa'],
  ['#f0a8', '#ff00aa88'],
  ['ff00aa', '#ff00aa'],
  ['rgb(30 165 76)', '#1ea54c'],
  ['rgb(255 0 0 / 50%)', '#ff000080'],
  ['hsl(120 100% 25%)', '#008000'],
  [' #FF00AA ', '#ff00aa'],
  // Outside sRGB, the nearest color is used (CSS Color 4, 13.2).
  ['color(srgb 1 0 0)', '#ff0000'],
])('%j in a color field is %s', async (given, seen) => {
  expect(await run(given)).toMatchObject({ output: { seen } });
});

test.each(['reddish', '#12345', 'rgb(1 2)', ''])('%j is rejected', async (given) => {
  expect(await run(given)).toMatchObject({ error: { code: 'invalid-color', field: 'background' } });
});

test('hexadecimal colors are unchanged', async () => {
  const digits = fc.stringMatching(/^(?:[\da-f]{6}|[\da-f]{8})$/u);
  await fc.assert(
    fc.asyncProperty(digits, async (hex) => {
      expect(await run(`#${hex}`)).toMatchObject({ output: { seen: `#${hex}` } });
    }),
  );
});
