import { expect, test } from 'vitest';
import { integer, text } from '../contract/fields.ts';
import { declare } from '../contract/operations.ts';
import { listTool } from './listing.ts';

const tool = { category: 'text', createdAt: '2024-01-01', icon: 'abc', order: 1, aliases: [] } as const;
const format = ({ kind }: { readonly kind?: unknown }): 'json' | 'yaml' => (kind === 'yaml' ? 'yaml' : 'json');

test('a contract has all names that links and scripts may contain, with words instead of functions', () => {
  const convert = declare({
    input: { input: text({ primary: true, format: 'csv' }), indent: integer({ min: 0, max: 8, default: 2 }) },
    output: { output: text({ primary: true, format }), note: text() },
    cost: () => 'slow',
  });
  expect(listTool(tool, { convert })).toEqual({
    category: 'text',
    operations: {
      convert: {
        cost: 'by-input',
        input: { input: { kind: 'text', primary: true, format: 'csv' }, indent: { kind: 'integer', min: 0, max: 8, default: 2 } },
        output: { output: { kind: 'text', primary: true, format: 'by-input', usualFormat: 'json' }, note: { kind: 'text' } },
      },
    },
  });
});

test('lists former paths if there are any, and the cost is instant by default', () => {
  expect(listTool({ ...tool, redirectFrom: ['old'] }, {})).toEqual({ category: 'text', redirectFrom: ['old'], operations: {} });
  expect(Object.keys(listTool(tool, {}))).toEqual(['category', 'operations']);
  expect(listTool(tool, { a: declare({ input: {}, output: {} }), b: declare({ input: {}, output: {}, cost: 'slow' }) }).operations).toMatchObject({
    a: { cost: 'instant' },
    b: { cost: 'slow' },
  });
});
