import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { categories } from '../src/contract/categories.ts';
import { loadOperations } from '../src/tools/declarations.ts';
import { tools } from '../src/tools/registry.ts';
import { writeContract } from './listing.ts';

const USAGE = `Usage: npm run new-tool -- <tool-id> <category> [--page]
       npm run new-tool -- <tool-id> --page    gives a tool that is there a page of its own
Categories: ${categories.join(', ')}`;

/** Creates a tool that reverses a text and passes every check, as a starting point for a new tool. */
export default async function main(args: readonly string[]): Promise<number> {
  const [id, category] = args.filter((arg) => arg !== '--page');
  const hasPage = args.includes('--page');
  if (id && hasPage && category === undefined) return addPage(id);
  const known = categories.find((name) => name === category);
  if (!id || !known || !/^[a-z][a-z\d]*(?:-[a-z\d]+)*$/u.test(id)) return fail(USAGE);
  const folder = path.join('src', 'tools', id);
  if (existsSync(folder)) return fail(`${folder} is there already.`);
  if ([...tools.values()].some(({ redirectFrom }) => redirectFrom?.includes(`/${id}`))) return fail(`/${id} is an old path of another tool.`);
  const order = Math.max(0, ...[...tools.values()].filter((tool) => tool.category === known).map((tool) => tool.order)) + 1;
  mkdirSync(path.join(folder, 'strings'), { recursive: true });
  const files = { ...filesOf(id, known, order), ...(hasPage && { 'page.tsx': pageOf(id, 'reverse') }) };
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text);
  await writeContract(id);
  console.log(`Created ${folder}, with English words alone. Next: npm run dev, change what it does, and npm run listing -- ${id}.`);
  return 0;
}

/** Adds a page that shows the tool's first operation, as a starting point for a custom page. */
async function addPage(id: string): Promise<number> {
  const file = path.join('src', 'tools', id, 'page.tsx');
  if (!tools.has(id)) return fail(`Unknown tool: ${id}.`);
  if (existsSync(file)) return fail(`${file} is there already.`);
  const [operation] = Object.keys(await loadOperations(id));
  if (operation === undefined) return fail(`${id} has no operations.`);
  writeFileSync(file, pageOf(id, operation));
  console.log(`${file} is there. Next: npm run dev, and change what it shows.`);
  return 0;
}

const capital = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

function pageOf(id: string, operation: string): string {
  const page = id.split('-').map(capital).join('');
  const view = capital(operation) === page ? `${page}View` : capital(operation);
  return `import { GeneratedTool } from '../../page/GeneratedTool.tsx';
import { InputCard } from '../../page/layouts/InputCard.tsx';
import type { OperationProps } from '../../page/session/operation-state.ts';
import { Results } from '../../page/Results.tsx';
import { Columns } from '../../page/Section.tsx';
import type * as fields from './fields.ts';

export default function ${page}() {
  return <GeneratedTool<typeof fields> views={{ ${operation}: ${view} }} />;
}

function ${view}({ operation }: OperationProps<typeof fields.${operation}>) {
  return (
    <Columns>
      <InputCard operation={operation} />
      <Results operation={operation} />
    </Columns>
  );
}
`;
}

function fail(message: string): number {
  console.error(message);
  return 2;
}

const nameOf = (id: string): string => capital(id.replaceAll('-', ' '));

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
  untranslated: true,
});
`,
    'fields.ts': `import { text } from '../../contract/fields.ts';
import { declare } from '../../contract/operations.ts';

export const reverse = declare({
  input: { text: text({ primary: true, multiline: true, format: 'text', sample: 'Penknife' }) },
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
  "description": "Reverse the characters of a text.",
  "short": "Any text, last letter first",
  "keywords": "reverse, text, backwards",
  "operations": { "reverse": "Reverse" },
  "inputs": { "text": "Text" },
  "outputs": { "reversed": "Reversed text" }
}
`,
  };
}
