import { useMemo, useState } from 'react';
import { MainInput } from '../../page/MainInput.tsx';
import { Output } from '../../page/Output.tsx';
import type { OperationState } from '../../page/session/operation-state.ts';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card } from '../../page/Section.tsx';
import { useFreshStart, usePageActions } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import { InputError } from '../../contract/errors.ts';
import type { Operation } from '../../contract/operations.ts';
import { firstSample, run } from '../../runtime/recipe/fields.ts';
import type { ReadRecipes } from '../../runtime/recipe/read-recipes.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import { parseRecipe, VERSION } from '../../runtime/recipe/recipe.ts';
import { sampleRecipe, samples } from '../../runtime/recipe/samples.ts';
import type { Words } from '../../runtime/words.ts';
import { RecipeBar } from './RecipeBar.tsx';
import { StepList } from './StepList.tsx';
import styles from './recipes.module.css';

/** Replaces a missing name: a recipe without one could not be read. */
const NAMELESS = ' ';

const writeRecipe = (recipe: Recipe): string => JSON.stringify({ ...recipe, name: recipe.name || NAMELESS });

const writeSecrets = (secrets: ReadRecipes['secrets'] = new Map()): string => (secrets.size === 0 ? '' : JSON.stringify(Object.fromEntries(secrets)));

/** The recipe in a text; one without steps for an invalid text. */
function readRecipe(text: string): Recipe {
  try {
    const recipe = parseRecipe(text);
    return recipe.name === NAMELESS ? { ...recipe, name: '' } : recipe;
  } catch (error) {
    if (error instanceof InputError) return { version: VERSION, name: '', steps: [] };
    throw error;
  }
}

/** Steps on the left; input, result of the selected step and last result on the right. */
export function Workbench({ words }: { readonly words: Words }) {
  const operation = useOperation(run);
  const { replace } = usePageActions();
  const { input, output, set, setAll } = operation;
  const recipe = useMemo(() => readRecipe(input.recipe), [input.recipe]);
  const reports = operation.hasOutput ? (output.reports ?? []) : [];
  const failed = reports.find(({ status }) => status === 'failed');
  const [good, forgetGood] = useLastGood(operation, failed !== undefined);
  const chosen = input.chosen !== undefined && input.chosen < recipe.steps.length ? input.chosen : undefined;

  // The sample's name is in the reader's language.
  const [, first] = [...samples][0] ?? [];
  useFreshStart(() => {
    if (first) set('recipe', JSON.stringify(sampleRecipe(first, words.t(`samples.${firstSample}.name`))));
  }, words.language);

  const last = chosen !== undefined && reports[chosen]?.status === 'done' ? reports[chosen] : undefined;
  const end = reports.findLast(({ status }) => status === 'done');
  const shown: OperationState = {
    ...withFormat(operation, 'result', end?.format),
    output: { ...output, ...(good ?? NO_RESULTS) },
    isAwaited: !good && !failed && !operation.problem,
    isStale: operation.isStale || failed !== undefined,
    isDimmed: operation.isDimmed || failed !== undefined,
  };
  return (
    <div className={styles.workbench} data-wide="">
      <div className={styles.steps}>
        <RecipeBar
          recipe={recipe}
          text={input.text}
          result={good?.result ?? ''}
          words={words}
          onChange={(next) => set('recipe', writeRecipe(next))}
          onReplace={(next, text, secrets) => {
            forgetGood();
            replace('run', { recipe: writeRecipe(next), secrets: writeSecrets(secrets), chosen: undefined, ...(text !== undefined && { text }) });
          }}
        />
        <StepList
          recipe={recipe}
          reports={reports}
          chosen={chosen}
          secrets={input.secrets}
          result={good?.result ?? ''}
          format={end?.format}
          hasRun={operation.hasOutput || operation.problem !== undefined}
          words={words}
          onChange={(next, values = {}) => setAll({ recipe: writeRecipe(next), ...values })}
          onSet={setAll}
        />
      </div>
      <div className={styles.results}>
        <Card label={words.t('inputs.text.label')}>
          <MainInput operation={operation} rows={8} autoFocus={false} />
        </Card>
        <RunStatus operation={operation} />
        {chosen !== undefined && chosen < recipe.steps.length - 1 && last && (
          <Card label={words.t('recipes.stepResult', { number: chosen + 1 })}>
            <Output operation={withFormat(operation, 'chosenResult', last.format)} name={last.isFile ? 'chosenFile' : 'chosenResult'} />
          </Card>
        )}
        <Card label={words.t('outputs.result.label')}>
          <Output operation={shown} name={good?.resultFile ? 'resultFile' : 'result'} />
        </Card>
      </div>
    </div>
  );
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
function withFormat(operation: OperationState<typeof run>, name: 'result' | 'chosenResult', format = ''): OperationState {
  const declared: Operation = operation.operation;
  const field = declared.output[name];
  if (field?.kind !== 'text' || format === '') return operation;
  return { ...operation, operation: { ...declared, output: { ...declared.output, [name]: { ...field, format } } } };
}
