import fc from 'fast-check';
import { parse } from 'smol-toml';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeToml } from '../../lib/document/toml/toml.ts';
import { readYaml } from '../../lib/document/yaml/yaml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const reading = { duplicateKeys: 'error', keepComments: true, dates: true } as const;
const writing = { nulls: 'error', rootKey: '', indent: 2, keepComments: true } as const;
// Values that TOML supports: no null, and 64-bit integers.
const anyData = fc.dictionary(fc.string(), fc.object({ values: [fc.string(), fc.boolean(), fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true })] }));

test('writes TOML from which another parser reads the data that another program wrote as YAML', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.boolean(), async (data, sortKeys) => {
      const value: object = JSON.parse(JSON.stringify(data));
      const { output } = await writeToml(await readYaml(stringify(value), 'input', reading, context), { ...writing, sortKeys }, context);
      expect(JSON.parse(JSON.stringify(parse(output)))).toEqual(value);
    }),
  );
});
