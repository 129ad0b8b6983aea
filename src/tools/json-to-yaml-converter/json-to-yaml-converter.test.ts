import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readJson } from '../../lib/document/json/json.ts';
import { writeYaml } from '../../lib/document/yaml/yaml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const reading = { syntax: 'json5', duplicateKeys: 'last', keepComments: true } as const;
const writing = { indent: 2, indentSequences: true, quoteStyle: 'double', lineWidth: 0, yaml11Safe: true, keepComments: true } as const;
const context = createContext();

test('YAML parsers of both versions read the same data from any JSON', async () => {
  await fc.assert(
    fc.asyncProperty(fc.json({ maxDepth: 4 }), fc.boolean(), fc.constantFrom('1.1' as const, '1.2' as const), async (json, sortKeys, version) => {
      const { output } = await writeYaml(await readJson(json, 'input', reading, context), { ...writing, sortKeys }, context);
      expect(JSON.parse(JSON.stringify(parse(output, { version })))).toEqual(JSON.parse(JSON.stringify(JSON.parse(json))));
    }),
  );
});
