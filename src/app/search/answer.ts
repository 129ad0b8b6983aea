import answerers from 'virtual:answers';
import type { Question } from '../../runtime/answers.ts';
import { createAnswerFinder, shownAnswer } from '../../runtime/answers.ts';
import type { Offer } from '../../runtime/offers.ts';
import { engine } from '../../runtime/platform/browser-engine.ts';
import { costOf } from '../../runtime/run.ts';
import { loadOperations } from '../../tools/declarations.ts';
import { tools } from '../../tools/registry.ts';

/** The answer to a search, with the tool that gave it. */
export interface Answered {
  readonly search: string;
  readonly text: string;
  readonly offer: Offer;
  /** Whether the values of the search are words, which could also be those of a tool: `base64 file`. */
  readonly hasWords: boolean;
}

/** The form of a search may fit several operations, of which the first that has a result answers. */
const MAX_RUNS = 4;

const find = createAnswerFinder(answerers.filter(({ tool }) => tools.has(tool)));

/** Whether an operation may answer a search. */
export const mayAnswer = (search: string): boolean => find(search).length > 0;

/** Runs the operations that may answer a search, one after the other; undefined without a result. */
export async function answerTo(search: string, locale: string, signal: AbortSignal): Promise<Answered | undefined> {
  for (const question of find(search).slice(0, MAX_RUNS)) {
    const text = await run(question, locale, signal);
    if (signal.aborted) return undefined;
    if (text === undefined) continue;
    const { tool, operation, values, hasWords } = question;
    return { search, text, offer: { tool, operation, confidence: 'certain', values }, hasWords };
  }
  return undefined;
}

async function run({ tool, operation, values, shows }: Question, locale: string, signal: AbortSignal): Promise<string | undefined> {
  const declared = (await loadOperations(tool))[operation];
  if (!declared || signal.aborted) return undefined;
  const cost = costOf(declared, values);
  if (cost === 'slow' || cost === 'on-demand') return undefined;
  const outcome = await engine.run({ tool, operation, input: values, locale, reference: { own: {}, english: {} } }, { cost, signal });
  return outcome.kind === 'output' ? shownAnswer(shows, outcome.output) : undefined;
}
