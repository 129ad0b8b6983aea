import { choice, flag, number, record, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';
import * as shared from '../../lib/document/fields.ts';
import { ownWarnings, readingWarnings } from './codes.ts';
import type { TreeNode } from './tree.ts';

const LONG_TEXT = 65_536;

const otherFormats = ['json-lines', 'yaml', 'toml', 'xml', 'csv'] as const;

export const compare = declare({
  input: {
    original: text({
      primary: true,
      multiline: true,
      format: 'json',
      alsoTakes: otherFormats,
      sample: '{\n  "name": "Penknife",\n  "version": 1.0,\n  "tags": ["diff", "json"],\n  "author": { "name": "Ada", "mail": "ada@example.org" }\n}',
    }),
    modified: text({
      multiline: true,
      format: 'json',
      alsoTakes: otherFormats,
      sample:
        '{\n  "version": 1,\n  "name": "Penknife",\n  "tags": ["json patch", "diff", "json"],\n  "author": { "name": "Ada Lovelace" },\n  "offline": true\n}',
    }),
    inputFormat: choice(['auto', ...shared.documentFormats], { remembered: false }),
    syntax: { ...shared.jsonSyntax, rare: true, usedWhen: { inputFormat: ['auto', 'json'] } },
    arrays: choice(['sequence', 'index', 'unordered', 'key']),
    arrayKey: text({ default: 'id', usedWhen: { arrays: 'key' } }),
    numericEquality: flag({ default: true }),
    ignorePaths: text({ multiline: true, rare: true }),
    onlyDifferences: flag({ default: false }),
  },
  output: {
    patch: text({ primary: true, multiline: true, format: 'json-patch' }),
    mergePatch: text({ multiline: true, format: 'json' }),
    equal: flag(),
    added: number(),
    removed: number(),
    changed: number(),
    changes: table({ path: 'text', type: { codes: ['added', 'removed', 'changed'] }, oldValue: 'text', newValue: 'text' }),
    tree: record<TreeNode>(),
    warnings: table({
      code: { codes: [...ownWarnings, ...readingWarnings, ...shared.jsonOutput.warnings, ...shared.datesOutput.warnings] },
      document: { codes: ['original', 'modified'] },
      path: 'text',
      line: 'number',
      column: 'number',
      detail: 'text',
    }),
  },
  errors: [...shared.anyInput.errors, 'invalid-pointer'],
  blankIsNothing: true,
  cost: ({ original, modified }) => (original.length + modified.length > LONG_TEXT ? 'slow' : 'instant'),
  isDefault: true,
});

export const applyPatch = declare({
  input: {
    input: text({ primary: true, multiline: true, format: 'json', sample: '{\n  "name": "Penknife",\n  "tags": ["diff", "json"]\n}' }),
    patch: text({
      multiline: true,
      format: 'json',
      sample: '[\n  { "op": "add", "path": "/tags/-", "value": "patch" },\n  { "op": "replace", "path": "/name", "value": "Penknife 2" }\n]',
    }),
    patchFormat: choice(['json-patch', 'merge-patch']),
    indent: shared.jsonIndent,
    indentWith: shared.indentWith,
  },
  output: { output: text({ primary: true, multiline: true, format: 'json' }) },
  errors: ['invalid-json', 'too-deeply-nested', 'non-finite-number', 'invalid-patch', 'path-not-found', 'patch-test-failed'],
  blankIsNothing: true,
  cost: ({ input, patch }) => (input.length + patch.length > LONG_TEXT ? 'slow' : 'instant'),
});
