import { expect, test } from 'vitest';
import { formatLink } from '../runtime/link.ts';
import { testedTools } from '../runtime/testing/tools.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { repeatRows } from './testing/engine.ts';
import { answered, goTo, settled } from './testing/every-tool.ts';
import { renderTool } from './testing/render-tool.tsx';

const ROWS = 5_000;
/** Far more than any page has with a usual result, and far less than one per row. */
const MAX_ELEMENTS = 6_000;
/** Results whose length no input changes, by tool: the next 31 days, and the names of the language. */
const FIXED: Readonly<Record<string, string>> = { 'crontab-generator': 'days', 'math-evaluator': 'names' };

test.each(testedTools)('%s renders a bounded number of elements for results with thousands of rows', { tags: ['slow'] }, async (id) => {
  const [operations, vectors] = await Promise.all([loadOperations(id), loadVectors(id)]);
  const page = await renderTool(id, { engine: repeatRows(operations, ROWS, FIXED[id]) });
  for (const [name, operation] of Object.entries(operations)) {
    const input = answered(operation, vectors[name] ?? []);
    if (input === undefined) continue;
    await goTo(`/${id}${formatLink(name, operation, input)}`);
    await settled(page);
    expect(page.container.querySelectorAll('*').length, name).toBeLessThan(MAX_ELEMENTS);
  }
});
