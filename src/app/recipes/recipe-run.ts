import { useState } from 'react';
import { InputError } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operations.ts';
import type { OperationState } from '../../page/session/operation-state.ts';
import type { run } from '../../runtime/recipe/fields.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { parseRecipe, VERSION } from '../../runtime/recipe/recipe.ts';
import type { ShownReport } from './step-report.ts';

/** Replaces a missing name: a recipe without one could not be read. */
const NAMELESS = ' ';

/** The text of a recipe, which may not have a name yet. */
export const writeRecipe = (recipe: Recipe): string => JSON.stringify({ ...recipe, name: recipe.name || NAMELESS });

/** The recipe in a text; one without steps for an invalid text. */
export function readRecipe(text: string): Recipe {
  try {
    const recipe = parseRecipe(text);
    return recipe.name === NAMELESS ? { ...recipe, name: '' } : recipe;
  } catch (error) {
    if (error instanceof InputError) return { version: VERSION, name: '', steps: [] };
    throw error;
  }
}

interface RecipeRun {
  /** How the steps ended; empty before the first run. */
  readonly reports: readonly ShownReport[];
  /** The last results in a run in which no step failed. */
  readonly good: Results | undefined;
  /** To be called when another recipe is shown. */
  readonly forgetGood: () => void;
  /** The operation with the last good results. */
  readonly shown: OperationState;
  /** The format of the result. */
  readonly format: string | undefined;
}

/** What pages show of the run of a recipe: the last good results stay while a step fails. */
export function useRecipeRun(operation: OperationState<typeof run>): RecipeRun {
  const { output } = operation;
  const reports = operation.hasOutput ? (output.reports ?? []) : [];
  const failed = reports.find(({ status }) => status === 'failed');
  const [good, forgetGood] = useLastGood(operation, failed !== undefined);
  const format = reports.findLast(({ status }) => status === 'done')?.format;
  const shown: OperationState = {
    ...withFormat(operation, 'result', format),
    output: { ...output, ...(good ?? NO_RESULTS) },
    isAwaited: !good && !failed && !operation.problem,
    isStale: operation.isStale || failed !== undefined,
    isDimmed: operation.isDimmed || failed !== undefined,
  };
  return { reports, good, forgetGood, shown, format };
}

type Results = Pick<OperationState<typeof run>['output'], 'result' | 'resultFile'>;

const NO_RESULTS: Results = { result: '', resultFile: null };

/** The last results of this recipe in a run in which no step failed, undefined before the first; and a function that forgets them for another recipe. */
function useLastGood({ output, input, answered }: OperationState<typeof run>, isFailed: boolean): readonly [good: Results | undefined, forget: () => void] {
  const [good, setGood] = useState<Results>();
  const { result, resultFile } = output;
  // Until a recipe has run, the output belongs to another one.
  const isCurrent = answered !== undefined && answered === input && !isFailed;
  const isNew = isCurrent && (good?.result !== result || good.resultFile !== resultFile);
  if (isNew) setGood({ result, resultFile });
  return [isNew ? { result, resultFile } : good, () => setGood(undefined)];
}

/** The operation, with the format of the current result. */
export function withFormat(operation: OperationState<typeof run>, name: 'result' | 'chosenResult', format = ''): OperationState {
  const declared: Operation = operation.operation;
  const field = declared.output[name];
  if (field?.kind !== 'text' || format === '') return operation;
  return { ...operation, operation: { ...declared, output: { ...declared.output, [name]: { ...field, format } } } };
}
