import { use } from 'react';
import { chooseLanguage } from '../../contract/languages.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { VERSION } from '../../runtime/recipe/recipe.ts';
import { primaryInput } from '../../runtime/run.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Switch } from '../../ui/switch/Switch.tsx';
import { beginRecipe, stepOf } from '../recipes/begin-recipe.ts';
import { useEnvironment } from '../environment.ts';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { loadRecipeWords } from '../recipes/recipe-words.ts';
import { textOf } from '../words/text-of.ts';
import { usePageActions, usePageState, useTool } from '../session/use-tool.ts';
import styles from './page-panel.module.css';

/** The switch that keeps the inputs of a tool on this device. */
export default function PagePanel({ id }: { readonly id: string }) {
  const kit = useKitWords();
  const { id: tool, operations } = useTool();
  const { read, setKept } = usePageActions();
  const isKept = usePageState((state) => state.isKept);
  const isKeepingRefused = usePageState((state) => state.isKeepingRefused);
  const { openTool } = useEnvironment();
  const recipeWords = use(loadRecipeWords(chooseLanguage(undefined, [kit.language])));

  /** Creates a recipe whose first step is the page's operation, with its text. */
  function begin(): void {
    const { active, inputs } = read();
    const declared = operations[active];
    if (!declared) return;
    const input = inputs[active] ?? {};
    const [primary = ''] = primaryInput(declared) ?? [];
    const name = recipeWords.t('recipes.untitled');
    beginRecipe({ version: VERSION, name, steps: [stepOf(tool, active, declared, input)] }, textOf(input[primary]));
    openTool(RECIPES);
  }

  return (
    <div id={id} className={styles.panel} data-popup>
      <Switch label={kit('keepInputs')} checked={isKept} onChange={setKept} />
      <p className={look.hint} role="status">
        {kit(isKeepingRefused ? 'keepInputsRefused' : 'keepInputsHint')}
      </p>
      {Object.keys(operations).length > 0 && tool !== RECIPES && (
        <Button size="small" data-action="begin-recipe" onClick={begin}>
          {recipeWords.t('recipes.begin')}
        </Button>
      )}
    </div>
  );
}
