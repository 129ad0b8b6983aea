import { useMemo } from 'react';
import type { Operations } from '../../contract/operations.ts';
import { beginRecipe } from '../../page/recipes/begin-recipe.ts';
import { useEnvironment } from '../../page/environment.ts';
import { PageDrop } from '../../page/files/PageDrop.tsx';
import { MainInput } from '../../page/MainInput.tsx';
import { Output } from '../../page/Output.tsx';
import page from '../../page/page.module.css';
import { RunStatus } from '../../page/RunStatus.tsx';
import { Card } from '../../page/Section.tsx';
import { SessionProvider } from '../../page/session/SessionProvider.tsx';
import { useOperation } from '../../page/session/use-operation.ts';
import type { LoadedTool } from '../../page/session/use-tool.ts';
import { host } from '../../page/storage/host.ts';
import { ToolHead } from '../../page/tool-head/ToolHead.tsx';
import { findTool } from '../../runtime/find-tool.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { Recipe } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { Button } from '../../ui/button/Button.tsx';
import { copyText } from '../../ui/clipboard.ts';
import { MoreIcon } from '../../ui/icons.tsx';
import { Menu } from '../../ui/menu/Menu.tsx';
import { LONG_DURATION_MS, showToast } from '../../ui/toast/toast.ts';
import { base } from '../base.ts';
import type { PinnedRecipe } from '../favorites/pinned-recipes.ts';
import { pinnedRecipesPreference } from '../favorites/pinned-recipes.ts';
import { usePreference } from '../preferences.ts';
import { useShell } from '../shell.tsx';
import { ToolIcon } from '../ToolIcon.tsx';
import { runIn } from './engine.ts';
import { MAX_LINK } from './max-link.ts';
import { OpenOptions } from './OpenOptions.tsx';
import { unpin } from './pin.ts';
import { readRecipe, useRecipeRun, writeRecipe } from './recipe-run.ts';
import { secretsOf } from './StepList.tsx';
import { recipesPreference } from './stored-recipes.ts';

const NO_REFERENCE = { own: {}, english: {} };

interface PinnedPageProps {
  /** The id in the URL. */
  readonly id: string;
  /** Strings of recipes and of the app. */
  readonly words: Words;
}

/** The own page of a pinned recipe: its input, the options that it leaves open, and its result, without its steps. */
export function PinnedPage({ id, words }: PinnedPageProps) {
  const pinned = usePreference(pinnedRecipesPreference).find((each) => each.id === id);
  const { recipes: own } = usePreference(recipesPreference);
  const recipe = pinned && [...own, ...(host.recipes ?? [])].find(({ name }) => name === pinned.name);
  if (!pinned || !recipe) return <MissingPage pinned={pinned} words={words} />;
  // An edited recipe starts new work.
  return <RecipePage key={JSON.stringify(recipe)} pinned={pinned} recipe={recipe} words={words} />;
}

/** The recipe is not pinned on this device, or deleted. */
function MissingPage({ pinned, words }: { readonly pinned: PinnedRecipe | undefined; readonly words: Words }) {
  const { openTool } = useEnvironment();
  return (
    <article className={page.page}>
      <ToolHead about={{ name: pinned?.name ?? words.t('app.notFound') }} description={words.t('recipes.pageMissing')}>
        {pinned && (
          <Button size="small" onClick={() => unpin(pinned.name, words)}>
            {words.t('recipes.unpin')}
          </Button>
        )}
      </ToolHead>
      <p>
        <Button onClick={() => openTool(RECIPES)}>{words.t('app.recipes')}</Button>
      </p>
    </article>
  );
}

interface RecipePageProps {
  readonly pinned: PinnedRecipe;
  readonly recipe: Recipe;
  readonly words: Words;
}

function RecipePage({ pinned, recipe, words }: RecipePageProps) {
  const { language } = useShell();
  const tool = useMemo((): LoadedTool => {
    const { sample: _sample, ...text } = run.input.text;
    const own = { ...run, input: { ...run.input, text, recipe: { ...run.input.recipe, sample: JSON.stringify(recipe) } } };
    const operations: Operations = { run: own };
    const runRecipe = runIn(language);
    return {
      // Each recipe has its own drafts.
      id: `${RECIPES} ${JSON.stringify(recipe)}`,
      layout: 'form',
      operations,
      run: (request, options) => runRecipe({ ...request, tool: RECIPES }, options),
      words,
      reference: NO_REFERENCE,
    };
  }, [recipe, language, words]);
  return (
    <SessionProvider tool={tool}>
      <PageDrop />
      <article className={page.page} data-pinned={pinned.id}>
        <PinnedRecipeView pinned={pinned} recipe={recipe} operation={tool.operations.run as typeof run} words={words} />
      </article>
    </SessionProvider>
  );
}

function PinnedRecipeView({ pinned, recipe, operation: declared, words }: RecipePageProps & { readonly operation: typeof run }) {
  const { tools } = useShell();
  const { openTool } = useEnvironment();
  const operation = useOperation(declared);
  const { input, setAll } = operation;
  const current = useMemo(() => readRecipe(input.recipe), [input.recipe]);
  const { reports, good, shown } = useRecipeRun(operation);
  const secrets = secretsOf(input.secrets);
  const say = (word: string, params?: Readonly<Record<string, unknown>>): string => words.t(`recipes.${word}`, params);

  async function copyLink(): Promise<void> {
    const address = `${location.origin}${base}/${RECIPES}${await formatRecipeLink(current, input.text)}`;
    if (address.length > MAX_LINK) return showToast(say('linkTooLong'), { type: 'warning', duration: LONG_DURATION_MS });
    showToast(say((await copyText(address)) ? 'linkCopied' : 'copyFailed'));
  }

  function edit(): void {
    beginRecipe(current, input.text);
    openTool(RECIPES);
  }

  return (
    <>
      <ToolHead
        about={{ name: pinned.name }}
        description={recipe.steps.map((step) => tools[findTool(step.tool) ?? '']?.name ?? step.tool).join(' → ')}
        tile={<ToolIcon tool={pinned.icon} size={28} />}
      >
        <Menu
          label={say('more')}
          icon={<MoreIcon />}
          iconOnly
          data-action="page-menu"
          groups={[
            {
              entries: [
                { id: 'copy-link', content: say('copyLinkWithInput'), onSelect: () => void copyLink() },
                { id: 'edit', content: say('editSteps'), onSelect: edit },
                { id: 'unpin', content: say('unpin'), onSelect: () => unpin(pinned.name, words) },
              ],
            },
          ]}
        />
      </ToolHead>
      <Card label={words.t('inputs.text.label')}>
        <MainInput operation={operation} rows={8} autoFocus={false} />
      </Card>
      {recipe.steps.map((fixed, place) =>
        fixed.off ? null : (
          <OpenOptions
            key={`${place} ${fixed.tool}`}
            fixed={fixed}
            step={current.steps[place] ?? fixed}
            place={place}
            report={reports[place]}
            secrets={secrets[place] ?? {}}
            words={words}
            onChange={(step) => setAll({ recipe: writeRecipe({ ...current, steps: current.steps.map((other, index) => (index === place ? step : other)) }) })}
            onSecret={(given) => setAll({ secrets: JSON.stringify({ ...secrets, [place]: given }) })}
          />
        ),
      )}
      <RunStatus operation={operation} />
      <Card label={words.t('outputs.result.label')}>
        <Output operation={shown} name={good?.resultFile ? 'resultFile' : 'result'} />
      </Card>
    </>
  );
}
