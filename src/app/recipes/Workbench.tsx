import { useMemo } from 'react';
import { MainInput } from '../../page/MainInput.tsx';
import { Output } from '../../page/Output.tsx';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card } from '../../page/Section.tsx';
import { useFreshStart, usePageActions } from '../../page/session/use-tool.ts';
import { useOperation } from '../../page/session/use-operation.ts';
import { firstSample, run } from '../../runtime/recipe/fields.ts';
import type { ReadRecipes } from '../../runtime/recipe/read-recipes.ts';
import { sampleRecipe, samples } from '../../runtime/recipe/samples.ts';
import type { Words } from '../../runtime/words.ts';
import { RecipeBar } from './RecipeBar.tsx';
import { readRecipe, useRecipeRun, withFormat, writeRecipe } from './recipe-run.ts';
import { StepList } from './StepList.tsx';
import styles from './recipes.module.css';

const writeSecrets = (secrets: ReadRecipes['secrets'] = new Map()): string => (secrets.size === 0 ? '' : JSON.stringify(Object.fromEntries(secrets)));

/** Steps on the left; input, result of the selected step and last result on the right. */
export function Workbench({ words }: { readonly words: Words }) {
  const operation = useOperation(run);
  const { replace } = usePageActions();
  const { input, set, setAll } = operation;
  const recipe = useMemo(() => readRecipe(input.recipe), [input.recipe]);
  const { reports, good, forgetGood, shown, format } = useRecipeRun(operation);
  const chosen = input.chosen !== undefined && input.chosen < recipe.steps.length ? input.chosen : undefined;

  // The sample's name is in the reader's language.
  const [, first] = [...samples][0] ?? [];
  useFreshStart(() => {
    if (first) set('recipe', JSON.stringify(sampleRecipe(first, words.t(`samples.${firstSample}.name`))));
  }, words.language);

  const last = chosen !== undefined && reports[chosen]?.status === 'done' ? reports[chosen] : undefined;
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
          format={format}
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
