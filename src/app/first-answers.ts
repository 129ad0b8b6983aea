import type { Operations } from '../contract/operations.ts';
import type { FirstAnswer } from '../page/session/first-answer.ts';
import { freshState } from '../page/session/page-state.ts';
import { createContext } from '../runtime/platform/context.ts';
import { loadReference } from '../runtime/platform/reference.ts';
import { costOf, isNothing, runOperation } from '../runtime/run.ts';
import { loadImplementation } from '../tools/implementations.ts';

/** Two devices that have little in common. */
const DEVICES = [
  { timeZone: 'UTC', now: () => 0 },
  { timeZone: 'Pacific/Chatham', now: () => 2e12 },
];

/** The first result of a tool's page in English, on different devices; none if it is random. */
export async function findFirstAnswers(tool: string, operations: Operations): Promise<readonly FirstAnswer[]> {
  const { active, inputs } = freshState(tool, operations);
  const [operation, input, implementation] = [operations[active], inputs[active], await loadImplementation(tool)];
  if (!operation || !input || !implementation || isNothing(operation, input) || costOf(operation, input) === 'on-demand') return [];
  const reference = await loadReference(tool, 'en');
  const answers: FirstAnswer[] = [];
  for (const device of DEVICES) {
    const outcome = await runOperation(implementation, active, input, createContext({ ...device, reference }));
    if (outcome.kind !== 'output' || outcome.isRandom) return [];
    answers.push({ tool, operation: active, output: outcome.output });
  }
  return answers;
}
