import type { RenderResult } from '@testing-library/react';
import { fireEvent, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { DemoTool } from '../../page/demo-tool.tsx';
import { loadRecipeWords } from '../../page/recipes/recipe-words.ts';
import { run } from '../../runtime/recipe/fields.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import type { Words } from '../../runtime/words.ts';
import { joinWords } from '../../runtime/words.ts';
import { PageShell } from '../PageShell.tsx';
import { runIn } from '../recipes/engine.ts';
import { loadPageShell } from '../shell.tsx';
import { loading } from './loading.ts';
import type { PageParts } from './page-parts.ts';
import { partsOf } from './page-parts.ts';
import { renderInShell } from './render-in-shell.tsx';

const operations = { run };

/** Renders a part of the recipes page with that page's operation and strings. */
export async function renderRecipePart(
  show: (words: Words) => ReactNode,
  options: Parameters<typeof renderInShell>[1] = {},
): Promise<RenderResult & PageParts & { readonly user: UserEvent }> {
  const words = joinWords(await loadRecipeWords('en'), (await loadPageShell('en')).words);
  const view = await renderInShell(
    <PageShell language="en">
      <main>
        <DemoTool id={RECIPES} operations={operations} run={runIn('en')} words={words}>
          {show(words)}
        </DemoTool>
      </main>
    </PageShell>,
    { path: `/${RECIPES}`, ...options },
  );
  return { ...view, ...partsOf(view.container) };
}

export const recipeOf = (steps: readonly Step[], name: string): Recipe => ({ version: 1, name, steps });

/** Selects an entry of the list or menu that a button opens. */
export async function pick(trigger: HTMLElement, name: string, role: 'option' | 'menuitem'): Promise<void> {
  await loading(() => fireEvent.click(trigger));
  const entry = await waitFor(() => {
    const found = [...document.querySelectorAll<HTMLElement>(`[role="${role}"]`)].find(({ textContent }) => textContent === name);
    if (!found) throw new Error(`${name} is not in the list`);
    return found;
  });
  await loading(() => fireEvent.click(entry));
}
