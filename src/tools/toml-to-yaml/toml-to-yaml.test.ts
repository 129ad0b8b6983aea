import fc from 'fast-check';
import { stringify } from 'smol-toml';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readToml } from '../../lib/document/toml/toml.ts';
import { writeYaml } from '../../lib/document/yaml/yaml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
const writing = { indent: 2, indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: true } as const;
// Values that TOML supports: no null, and 64-bit integers.
const anyData = fc.dictionary(fc.string(), fc.object({ values: [fc.string(), fc.boolean(), fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true })] }));

test('writes YAML from which parsers of both versions read the same data', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.boolean(), fc.constantFrom('1.1' as const, '1.2' as const), async (data, sortKeys, version) => {
      const value: object = JSON.parse(JSON.stringify(data));
      const { output } = await writeYaml(await readToml(stringify(value), 'input', { keepComments: true }, context), { ...writing, sortKeys }, context);
      expect(JSON.parse(JSON.stringify(parse(output, { version })))).toEqual(value);
    }),
  );
});
