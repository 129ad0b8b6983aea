import { InputError } from '../../contract/errors.ts';
import type { InputField, OutputField } from '../../contract/fields.ts';
import type { Operation, Operations } from '../../contract/operations.ts';
import { loadOperations } from '../../tools/declarations.ts';
import type { WireInput } from '../check.ts';
import { defaultOf } from '../check.ts';
import { findTool } from '../find-tool.ts';
import { isLinkable } from '../link.ts';
import { currentOperationName, primaryInput } from '../run.ts';
import { defaultOperation } from '../unnamed-operation.ts';
import { isUsed } from '../used-when.ts';
import type { Recipe, Step } from './recipe.ts';

/** A step with its tool, operation and fields. */
export interface Resolved {
  readonly tool: string;
  /** The operation's current name. */
  readonly name: string;
  readonly operation: Operation;
  /** The options by the inputs' current names. */
  readonly options: WireInput;
  /** The input that receives the previous result; undefined for an operation without input, which can only be the first. */
  readonly input: readonly [name: string, field: InputField] | undefined;
  readonly output: readonly [name: string, field: OutputField];
}

/**
 * Looks up the names in a step; former names count. A step without an operation runs the tool's default.
 * @throws InputError `unknown-tool`, `unknown-operation`, `unknown-field`, `unknown-output`, `secret-in-recipe`, `file-in-recipe`, and `not-loaded`
 */
export async function resolveStep(step: Step): Promise<Resolved> {
  const tool = findTool(step.tool);
  if (tool === undefined) throw new InputError('unknown-tool', { params: { tool: step.tool } });
  return resolveIn(step, tool, await loadOperations(tool));
}

/** The same for a step whose tool is loaded. */
export function resolveIn(step: Step, tool: string, operations: Operations): Resolved {
  const named = step.operation ?? defaultOperation(operations);
  // A page-only tool.
  if (named === undefined) throw new InputError('unknown-tool', { params: { tool: step.tool } });
  const name = currentOperationName(operations, named);
  const operation = Object.hasOwn(operations, name) ? operations[name] : undefined;
  if (!operation) throw new InputError('unknown-operation', { params: { operation: named } });
  return { tool, name, operation, options: optionsOf(step, operation), input: inputOf(step, operation), output: outputOf(step, operation) };
}

/** The current name of an input. */
const currentName = ({ input }: Operation, name: string): string =>
  Object.hasOwn(input, name) ? name : (Object.entries(input).find(([, { formerly }]) => formerly?.includes(name))?.[0] ?? name);

function optionsOf({ options = {} }: Step, operation: Operation): WireInput {
  const named = Object.entries(options).map(([given, value]) => [currentName(operation, given), value] as const);
  for (const [name] of named) {
    const field = Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
    if (!field) throw new InputError('unknown-field', { field: name });
    if (isSecret(field)) throw new InputError('secret-in-recipe', { field: name });
    if (field.kind === 'file') throw new InputError('file-in-recipe', { field: name });
  }
  return Object.fromEntries(named);
}

export const isSecret = (field: InputField): boolean => field.kind === 'text' && field.secret === true;

/** Whether a recipe may contain a value for this input. */
export const isKeepable = (field: InputField): boolean => isLinkable(field) || (field.kind === 'text' && field.unlinked === true);

function inputOf({ input }: Step, operation: Operation): Resolved['input'] {
  if (input === undefined) return primaryInput(operation);
  const name = currentName(operation, input);
  const field = Object.hasOwn(operation.input, name) ? operation.input[name] : undefined;
  if (!field) throw new InputError('unknown-field', { field: input });
  return [name, field];
}

function outputOf({ output }: Step, operation: Operation): Resolved['output'] {
  const outputs = Object.entries(operation.output);
  const found = output === undefined ? (outputs.find(([, { primary }]) => primary) ?? outputs[0]) : outputs.find(([name]) => name === output);
  if (!found) throw new InputError('unknown-output', { params: { output: output ?? '' } });
  return found;
}

/** The missing secrets of a step: optional ones, those with a default and the one that receives the previous result are not required. */
export function missingSecrets({ operation, input, options }: Resolved, given: WireInput): readonly string[] {
  const values = { ...defaultsOf(operation), ...options, ...given };
  return Object.entries(operation.input).flatMap(([name, field]) =>
    isSecret(field) && !field.optional && name !== input?.[0] && !(name in given) && isUsed(field, values) ? [name] : [],
  );
}

const defaultsOf = (operation: Operation): WireInput => Object.fromEntries(Object.entries(operation.input).map(([name, field]) => [name, defaultOf(field)]));

/**
 * Looks for values that recipes must not contain.
 * @throws InputError `secret-in-recipe`, `file-in-recipe`, with the number of the step; the names in the steps may be unknown.
 */
export async function checkRecipe({ steps }: Recipe): Promise<void> {
  for (const [index, step] of steps.entries()) {
    try {
      await resolveStep(step);
    } catch (error) {
      if (!(error instanceof InputError)) throw error;
      const { code, field } = error;
      if (code === 'secret-in-recipe' || code === 'file-in-recipe') throw new InputError(code, { params: { step: index + 1, field: field ?? '' } });
    }
  }
}
