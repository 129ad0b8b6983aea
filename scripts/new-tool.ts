import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '../src/contract/categories.ts';
import { tools } from '../src/tools/registry.ts';

const USAGE = `Usage: npm run new-tool -- <tool-id> <category>
Categories: ${categories.join(', ')}`;

/** Makes a tool's folder that passes every check: a tool that reverses a text, to be changed into what it is to be. */
export default function main([id, category]: readonly string[]): number {
  const known = categories.find((name) => name === category);
  if (!id || !known || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u.test(id)) return fail(USAGE);
  const folder = path.join('src', 'tools', id);
  if (existsSync(folder)) return fail(`${folder} is there already.`);
  if ([...tools.values()].some(({ redirectFrom }) => redirectFrom?.includes(`/${id}`))) return fail(`/${id} is an old path of another tool.`);
  const order = Math.max(0, ...[...tools.values()].filter((tool) => tool.category === known).map((tool) => tool.order)) + 1;
  mkdirSync(path.join(folder, 'strings'), { recursive: true });
  for (const [file, text] of Object.entries(filesOf(id, known, order))) writeFileSync(path.join(folder, file), text);
  console.log(`${folder} is there. Next: npm run listing, npm run dev, and change what it does.`);
  return 0;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

const nameOf = (id: string): string => id.charAt(0).toUpperCase() + id.slice(1).replaceAll('-', ' ');

function filesOf(id: string, category: string, order: number): Record<string, string> {
  const today = new Date().toISOString().slice(0, 10);
  return {
    'tool.ts': `import { defineTool } from '../../contract/tool.ts';

export default defineTool({
  category: '${category}',
  order: ${order},
  icon: 'tool',
  aliases: [],
  createdAt: '${today}',
});
`,
    'fields.ts': `import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

export const reverse = declare({
  input: { text: text({ primary: true, multiline: true, sample: 'Penknife' }) },
  output: { reversed: text({ primary: true, multiline: true }) },
});
`,
    'operations.ts': `import { implement } from '../../contract/operations.ts';
import * as fields from './fields.ts';
import { reverseText } from './reverse.ts';
import type en from './strings/en.json';

export default implement<typeof fields, typeof en>(fields, {
  reverse: ({ text }) => ({ reversed: reverseText(text) }),
});
`,
    'reverse.ts': `/** Reverses a text by code points. */
export const reverseText = (text: string): string => [...text].toReversed().join('');
`,
    'reverse.test.ts': `import fc from 'fast-check';
import { expect, test } from 'vitest';
import { reverseText } from './reverse.ts';

test('reversing twice gives the text back', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(reverseText(reverseText(text))).toBe(text);
    }),
  );
});
`,
    'vectors.ts': `import { vectors } from '../../contract/vectors.ts';
import type * as fields from './fields.ts';

export default vectors<typeof fields>({
  reverse: [
    { source: 'by hand', input: { text: 'abc' }, output: { reversed: 'cba' }, example: true },
    { source: 'by hand: a code point beyond the BMP stays whole', input: { text: 'a😀' }, output: { reversed: '😀a' } },
    { source: 'nothing has no answer', input: { text: '' }, output: { reversed: '' } },
  ],
});
`,
    'strings/en.json': `{
  "name": "${nameOf(id)}",
  "description": "Write a text from its end to its start.",
  "keywords": "reverse, text, backwards",
  "operations": { "reverse": "Reverse" },
  "inputs": { "text": "Text" },
  "outputs": { "reversed": "Reversed text" }
}
`,
    'strings/zh.json': `{
  "name": "${nameOf(id)} 工具",
  "description": "把文本从尾到头写一遍。",
  "keywords": "反转, 文本, 倒序",
  "operations": { "reverse": "反转" },
  "inputs": { "text": "文本" },
  "outputs": { "reversed": "反转后的文本" }
}
`,
  };
}
