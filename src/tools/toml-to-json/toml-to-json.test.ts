import fc from 'fast-check';
import { stringify } from 'smol-toml';
import { expect, test } from 'vitest';
import { writeJson } from '../../lib/document/json/json.ts';
import { readToml } from '../../lib/document/toml/toml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();
// Values that TOML supports: no null, and 64-bit integers.
const anyData = fc.dictionary(fc.string(), fc.object({ values: [fc.string(), fc.boolean(), fc.integer(), fc.double({ min: -1e9, max: 1e9, noNaN: true })] }));

test('returns the data that another program wrote as TOML', async () => {
  await fc.assert(
    fc.asyncProperty(anyData, fc.integer({ min: 0, max: 10 }), async (data, indent) => {
      const value: object = JSON.parse(JSON.stringify(data));
      const document = await readToml(stringify(value), 'input', {}, context);
      const { output } = await writeJson(document, { indent, indentWith: 'space' }, context);
      expect(JSON.parse(output)).toEqual(value);
    }),
  );
});
