import { use, useEffect, useMemo } from 'react';
import { useSearch } from 'wouter';
import { ToolHead } from '../../page/tool-head/ToolHead.tsx';
import type { LoadedTool } from '../../page/session/use-tool.ts';
import { SessionProvider } from '../../page/session/SessionProvider.tsx';
import { PageDrop } from '../../page/files/PageDrop.tsx';
import { usePageShortcuts } from '../../page/keys/shortcuts.ts';
import { HydrationBoundary } from '../../page/lazy/HydrationBoundary.tsx';
import page from '../../page/page.module.css';
import { run } from '../../runtime/recipe/fields.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { joinWords } from '../../runtime/words.ts';
import { PageShell } from '../PageShell.tsx';
import { useShell } from '../shell.tsx';
import { pageInQuery } from '../favorites/pinned-recipes.ts';
import { runIn } from './engine.ts';
import { takeLinkedRecipe } from './linked.ts';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { PinnedPage } from './PinnedPage.tsx';
import { Workbench } from './Workbench.tsx';

const NO_REFERENCE = { own: {}, english: {} };

/** The recipes page: one operation of the kit, whose inputs are the recipe and the text. */
export default function RecipesPage() {
  const { language } = useShell();
  return (
    <PageShell language={language}>
      <RecipesInShell />
    </PageShell>
  );
}

function RecipesInShell() {
  const pinned = pageInQuery(useSearch());
  const { language, words: shared } = useShell();
  const own = use(loadRecipeWords(language));
  const words = useMemo(() => joinWords(own, shared), [own, shared]);
  const tool = useMemo(
    (): LoadedTool => ({ id: RECIPES, layout: 'form', operations: { run }, run: runIn(language), words, reference: NO_REFERENCE }),
    [language, words],
  );
  usePageShortcuts();
  useEffect(() => {
    // A recipe's own page has no such links.
    if (pinned !== null) return undefined;
    const take = (): void => void takeLinkedRecipe(words);
    take();
    addEventListener('hashchange', take);
    return () => removeEventListener('hashchange', take);
  }, [words, pinned]);
  if (pinned !== null) return <PinnedPage id={pinned} words={words} />;
  return (
    <HydrationBoundary>
      <SessionProvider tool={tool}>
        <PageDrop />
        <article className={page.page}>
          <ToolHead about={{ name: words.t('app.recipes') }} description={words.t('app.recipesText')}>
            {null}
          </ToolHead>
          <Workbench words={words} />
        </article>
      </SessionProvider>
    </HydrationBoundary>
  );
}
