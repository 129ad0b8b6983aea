import fc from 'fast-check';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { readJson } from '../../lib/document/json/json.ts';
import { writeToml } from '../../lib/document/toml/toml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const reading = { syntax: 'json5', duplicateKeys: 'last', keepComments: true } as const;
const writing = { nulls: 'error', rootKey: '', indent: 2, keepComments: true } as const;
// What TOML can also represent: no null, and 64-bit integers.
const anyData = fc.dictionary(fc.string(), fc.object({ values: [fc.string(), fc.boolean(), fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true })] }));

test('another TOML parser reads the same data from any JSON object', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.boolean(), async (data, sortKeys) => {
      const json = JSON.stringify(data);
      const { output } = await writeToml(await readJson(json, 'input', reading, context), { ...writing, sortKeys }, context);
      expect(JSON.parse(JSON.stringify(parse(output)))).toEqual(JSON.parse(json));
    }),
  );
});
