import type { Operations } from '../contract/operations.ts';
import type { FirstAnswer } from '../page/session/first-answer.ts';
import type { PageInput } from '../page/session/page-state.ts';
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

/** A longer result, in UTF-16 code units as JSON, is in the page only if it is that of the visible operation. */
const MAX_LENGTH = 10_000;

/** The result that a fresh page in English shows for an input of an operation; none if it is random, long, or not the same on every device. */
export async function findFirstAnswer(tool: string, operations: Operations, name: string, input: PageInput): Promise<FirstAnswer | undefined> {
  const [operation, implementation] = [operations[name], await loadImplementation(tool)];
  if (!operation || !implementation || isNothing(operation, input) || costOf(operation, input) === 'on-demand') return undefined;
  const reference = await loadReference(tool, 'en');
  const outputs: FirstAnswer['output'][] = [];
  for (const device of DEVICES) {
    const outcome = await runOperation(implementation, name, input, createContext({ ...device, reference }));
    if (outcome.kind !== 'output' || outcome.isRandom) return undefined;
    outputs.push(outcome.output);
  }
  const { active, inputs } = freshState(tool, operations);
  const [text, other] = outputs.filter(isPlain).map((output) => JSON.stringify(output));
  if (text === undefined || text !== other || (name !== active && text.length > MAX_LENGTH)) return undefined;
  const [output = {}] = outputs;
  return { tool, operation: name, ...(JSON.stringify(input) !== JSON.stringify(inputs[name]) && { input }), output };
}

/** Whether JSON keeps a value as it is. */
function isPlain(value: unknown): boolean {
  if (value === null || typeof value === 'string' || typeof value === 'boolean') return true;
  if (typeof value === 'number') return Number.isFinite(value) && !Object.is(value, -0);
  if (typeof value !== 'object') return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return (Array.isArray(value) || prototype === Object.prototype) && Object.values(value).every(isPlain);
}
