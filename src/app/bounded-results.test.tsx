import { act, waitFor } from '@testing-library/react';
import { expect, test } from 'vitest';
import { testedTools } from '../runtime/testing/tools.ts';
import { loadOperations } from '../tools/declarations.ts';
import { loadVectors } from '../tools/facts.ts';
import { repeatRows } from './testing/engine.ts';
import { answered, enter, settled } from './testing/every-tool.ts';
import { renderTool } from './testing/render-tool.tsx';

const ROWS = 10_000;
/** Far more than any page has with a usual result, and far less than one per row. */
const MAX_ELEMENTS = 8_000;
/** Results whose length no input changes, by tool: the next 31 days, and the names of the language. */
const FIXED: Readonly<Record<string, string>> = { 'crontab-generator': 'days', 'math-evaluator': 'names' };

test.each(testedTools)('%s renders a bounded number of elements for results with thousands of rows', { tags: ['slow'] }, async (id) => {
  const [operations, vectors] = await Promise.all([loadOperations(id), loadVectors(id)]);
  const engine = repeatRows(operations, ROWS, FIXED[id]);
  const page = await renderTool(id, { engine });
  for (const [name, operation] of Object.entries(operations)) {
    const input = answered(operation, vectors[name] ?? []);
    if (input === undefined) continue;
    engine.forget();
    const entered = await enter(page, name, operation, input);
    if (entered) {
      await waitFor(() => expect(engine.hasEnded(name, entered.texts), name).toBe(true));
      // The result reaches the page in the tasks after the run.
      await act(async () => new Promise((resolve) => setTimeout(resolve)));
    }
    await settled(page);
    expect(page.container.querySelectorAll('*').length, name).toBeLessThan(MAX_ELEMENTS);
  }
});
