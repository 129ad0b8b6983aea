import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { runAtOnce } from '../../lib/document/slices.ts';
import { Warnings } from '../../lib/document/warnings.ts';
import { jsonToYaml } from './json-to-yaml.ts';

const defaults = {
  syntax: 'json5',
  duplicateKeys: 'last',
  indent: 2,
  indentSequences: true,
  sortKeys: false,
  quoteStyle: 'double',
  lineWidth: 0,
  yaml11Safe: true,
  keepComments: true,
} as const;

test('YAML readers of both versions get the data of any JSON', () => {
  fc.assert(
    fc.property(fc.json({ maxDepth: 4 }), fc.boolean(), fc.constantFrom('1.1' as const, '1.2' as const), (json, sortKeys, version) => {
      const yaml = runAtOnce(jsonToYaml(json, { ...defaults, sortKeys }, new Warnings(json)));
      expect(JSON.parse(JSON.stringify(parse(yaml, { version })))).toEqual(JSON.parse(JSON.stringify(JSON.parse(json))));
    }),
  );
});
