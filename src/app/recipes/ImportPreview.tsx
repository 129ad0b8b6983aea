import type { ChefWarning } from '../../runtime/recipe/cyberchef/convert.ts';
import { findTool } from '../../runtime/find-tool.ts';
import { describeWarning } from '../../runtime/recipe/cyberchef/describe-warning.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { useShell } from '../shell.tsx';
import styles from './recipes.module.css';

interface ImportPreviewProps {
  readonly recipe: Recipe;
  readonly warnings: readonly ChefWarning[];
  readonly words: Words;
}

/** What a CyberChef recipe becomes, and what it loses, before it is saved. */
export default function ImportPreview({ recipe, warnings, words }: ImportPreviewProps) {
  const { tools } = useShell();
  return (
    <div className={styles.preview}>
      <h3>{words.t('recipes.importSteps', { count: recipe.steps.length })}</h3>
      <ol>
        {recipe.steps.map(({ tool, off }, index) => (
          <li key={index} data-off={off}>
            {tools[findTool(tool) ?? '']?.name ?? tool}
            {off && ` (${words.t('recipes.importOff')})`}
          </li>
        ))}
      </ol>
      {warnings.length === 0 ? (
        <p>{words.t('recipes.importSame')}</p>
      ) : (
        <>
          <h3>{words.t('recipes.importWarnings')}</h3>
          <ul data-warnings="">
            {warnings.map((warning, index) => (
              <li key={index}>{describeWarning(warning, words)}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
