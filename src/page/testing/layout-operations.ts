import { flag, integer, list, table, text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

/** An operation without a text to edit. */
export const plain = declare({ input: { other: flag() }, output: { hits: list() } });

/** An operation with texts of one and of many lines. */
export const read = declare({
  input: {
    given: text({ primary: true, multiline: true, format: 'json', sample: '[1]' }),
    line: text({ sample: 'one' }),
    bare: text({ multiline: true }),
    number: integer(),
  },
  output: { result: text({ primary: true }) },
});

export const readWords = { 'inputs.given.label': 'Given', 'inputs.line.label': 'Line', 'inputs.bare.label': 'Bare', 'outputs.result.label': 'Result' };

export const convertWords = {
  'inputs.json.label': 'JSON',
  'inputs.yaml.label': 'YAML',
  'outputs.yaml.label': 'YAML',
  'outputs.json.label': 'JSON',
  'operations.revert.label': 'Back again',
};

/** A conversion between two panes, with warnings. */
export const warn = declare({
  input: { json: text({ primary: true, multiline: true, format: 'json', sample: '[1]' }), indent: integer({ default: 2 }) },
  output: {
    yaml: text({ primary: true, multiline: true, format: 'yaml' }),
    length: text(),
    warnings: table({ code: { codes: ['odd', 'even'] }, path: 'text', line: 'number', column: 'number', detail: 'text' }),
  },
});

/** Warnings of that conversion. */
export const warnings = [
  { code: 'odd', path: '$.a', line: 1, column: 2, detail: 'x' },
  { code: 'even', path: '', line: 3, column: 1, detail: '' },
] as const;

/** An operation with an inverse. */
export const convert = declare({
  input: { json: text({ primary: true, multiline: true, format: 'json', sample: '[1]' }), indent: integer({ default: 2 }) },
  output: { yaml: text({ primary: true, multiline: true, format: 'yaml' }) },
  inverse: 'revert',
});
