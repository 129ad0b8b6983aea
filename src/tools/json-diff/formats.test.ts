import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { runs } from '../../../scripts/seed-tests.ts';
import { readJson } from '../../lib/document/json/json.ts';
import { quietContext } from '../../lib/document/testing/run.ts';
import { jsonValues } from '../../lib/document/testing/values.ts';
import { writeToml } from '../../lib/document/toml/toml.ts';
import { writeYaml } from '../../lib/document/yaml/yaml.ts';
import { compareTexts } from './testing/compare.ts';

const manifest = (...objects: readonly (readonly [kind: string, name: string, replicas?: number])[]): string =>
  objects.map(([kind, name, replicas = 1]) => `apiVersion: apps/v1\nkind: ${kind}\nmetadata:\n  name: ${name}\nspec:\n  replicas: ${replicas}\n`).join('---\n');

test('a document equals the same document in YAML, whatever its values', async () => {
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.stringMatching(/^[a-z]{1,5}$/u), jsonValues(fc.string()), { minKeys: 1 }), async (value) => {
      const json = JSON.stringify(value);
      const document = await readJson(json, 'input', { syntax: 'json', duplicateKeys: 'last' }, quietContext);
      const style = { indent: 2, indentSequences: true, lineWidth: 0, keepComments: false, quoteStyle: 'double', yaml11Safe: true } as const;
      const { output } = await writeYaml(document, style, quietContext);
      expect(await compareTexts(json, output)).toMatchObject({ equal: true, patch: '[]' });
    }),
    { numRuns: runs(50) },
  );
});

test('a configuration in TOML equals the same one in JSON', async () => {
  const json = '{"title": "x", "owner": {"name": "Ada", "ids": [1, 2, 9007199254740993]}, "servers": [{"ip": "10.0.0.1"}, {"ip": "10.0.0.2"}]}';
  const document = await readJson(json, 'input', { syntax: 'json', duplicateKeys: 'last' }, quietContext);
  const { output } = await writeToml(document, { nulls: 'omit', rootKey: '', indent: 2, keepComments: false }, quietContext);
  expect(await compareTexts(output, json)).toMatchObject({ equal: true, patch: '[]', warnings: [] });
});

describe('objects of Kubernetes', () => {
  test('are matched by kind and name, in any order', async () => {
    const before = manifest(['Deployment', 'a'], ['Deployment', 'b'], ['StatefulSet', 'a', 2]);
    const after = manifest(['StatefulSet', 'a', 5], ['Deployment', 'c'], ['Deployment', 'a']);
    const { changes, equal } = await compareTexts(before, after);
    expect(equal).toBe(false);
    expect(changes.map(({ path, type }) => `${type} ${path}`)).toEqual([
      'removed /Deployment b',
      'changed /StatefulSet a/spec/replicas',
      'added /Deployment c',
    ]);
  });

  test('are matched in a list such as kubectl writes, and with a manifest of another format', async () => {
    const list = {
      apiVersion: 'v1',
      kind: 'List',
      items: ['b', 'a'].map((name) => ({ apiVersion: 'apps/v1', kind: 'Deployment', metadata: { name }, spec: { replicas: 1 } })),
    };
    expect((await compareTexts(manifest(['Deployment', 'a'], ['Deployment', 'b']), JSON.stringify(list))).equal).toBe(true);
  });

  test('of the same name are all compared', async () => {
    const { changes } = await compareTexts(manifest(['Job', 'x'], ['Job', 'x', 2]), manifest(['Job', 'x'], ['Job', 'x', 3]));
    expect(changes.map(({ path }) => path)).toEqual(['/Job x (2)/spec/replicas']);
  });

  test('are documents by number if one document is something else, and one object is compared as it is', async () => {
    const mixed = await compareTexts(`${manifest(['Job', 'x'])}---\na: 1\n`, `${manifest(['Job', 'x', 2])}---\na: 1\n`);
    expect(mixed.changes.map(({ path }) => path)).toEqual(['/0/spec/replicas']);
    const single = await compareTexts(manifest(['Job', 'x']), manifest(['Job', 'x', 2]));
    expect(single).toMatchObject({ changes: [{ path: '/spec/replicas' }], warnings: [] });
  });
});

test('a text that looks like no format is read like the other one', async () => {
  expect((await compareTexts('hello', 'a: 1\nb:\n  - c\n')).changes).toMatchObject([{ type: 'changed', oldValue: '"hello"' }]);
});

test('a chosen format is the format of both', async () => {
  expect((await compareTexts('a\n1\n', 'a\n2\n', { inputFormat: 'csv' })).changes).toMatchObject([{ path: '/0/a', oldValue: '1', newValue: '2' }]);
  await expect(compareTexts('{"a": [}', '{}', { inputFormat: 'yaml' })).rejects.toMatchObject({ code: 'invalid-yaml', field: 'original' });
});

test('warnings of both readers name their document', async () => {
  const { warnings } = await compareTexts('{"a": 1, "a": 2}', 'a: yes\nb:\n  - c\n');
  expect(warnings).toMatchObject([
    { document: 'original', code: 'duplicate-key' },
    { document: 'modified', code: 'yaml-1-1-difference' },
  ]);
});
