import fc from 'fast-check';
import { expect, test } from 'vitest';
import { stringify } from 'yaml';
import { writeJson } from '../../lib/document/json/json.ts';
import { readYaml } from '../../lib/document/yaml/yaml.ts';
import { createContext } from '../../runtime/platform/context.ts';

const context = createContext();

async function convert(yaml: string): Promise<unknown> {
  const document = await readYaml(yaml, 'input', { duplicateKeys: 'error', documents: 'auto' }, context);
  return JSON.parse((await writeJson(document, { indent: 2, indentWith: 'space' }, context)).output);
}

test('returns the data that another program wrote as YAML, in one or several documents', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(fc.jsonValue({ maxDepth: 4 }), { minLength: 2, maxLength: 3 }), async (anything) => {
      // Through JSON, because it has no negative zero.
      const values: unknown[] = JSON.parse(JSON.stringify(anything));
      expect(await convert(stringify(values[0]))).toEqual(values[0]);
      expect(await convert(values.map((value) => `---\n${stringify(value)}`).join(''))).toEqual(values);
    }),
  );
});
