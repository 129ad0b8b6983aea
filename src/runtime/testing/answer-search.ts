import answerers from 'virtual:answers';
import { quietContext } from '../../lib/document/testing/run.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import type { Question } from '../answers.ts';
import { createAnswerFinder, shownAnswer } from '../answers.ts';
import { runOperation } from '../run.ts';

export const questionsIn = createAnswerFinder(answerers);

/** 2026-03-02T14:02:00Z, a Monday. */
const NOW = Date.UTC(2026, 2, 2, 14, 2);
const context = { ...quietContext, now: () => NOW, timeZone: 'UTC', locale: 'en' };

/** The answer to a search, with its tool, as the app finds it; undefined without one. */
export async function answerSearch(search: string): Promise<(Question & { readonly text: string }) | undefined> {
  for (const question of questionsIn(search)) {
    const { tool, operation, values, shows } = question;
    const implementation = await loadImplementation(tool);
    if (!implementation) throw new Error(`${tool} has no operations`);
    const outcome = await runOperation(implementation, operation, values, context);
    const text = outcome.kind === 'output' ? shownAnswer(shows, outcome.output) : undefined;
    if (text !== undefined) return { ...question, text };
  }
  return undefined;
}
