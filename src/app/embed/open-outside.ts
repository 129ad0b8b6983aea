import { latestDraft } from '../../page/session/drafts.ts';
import type { ToolState } from '../../page/session/page-state.ts';
import { textOf } from '../../page/words/text-of.ts';
import { formatShortLink } from '../../runtime/link.ts';
import { formatRecipeLink } from '../../runtime/recipe/link.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { parseRecipe } from '../../runtime/recipe/recipe.ts';
import { loadOperations } from '../../tools/declarations.ts';
import type { Operations } from '../../contract/operations.ts';
import { base } from '../base.ts';

/** Length of a URL in characters that all browsers open. */
const MAX_LENGTH = 32_000;

/** The URL of a tool's whole page with the values of an operation. It contains no secrets and files, and no texts that are too long. */
export function addressOf(tool: string, operations: Operations, { active, inputs }: Pick<ToolState, 'active' | 'inputs'>): string {
  const page = `${location.origin}${base}/${tool}`;
  const operation = operations[active];
  return operation ? page + formatShortLink(active, operation, inputs[active] ?? {}, MAX_LENGTH - page.length).fragment : page;
}

/** Opens the page of a tool in a new tab, with the values that another tool has handed over. */
export async function openOutside(tool: string): Promise<void> {
  open(await addressFor(tool), '_blank', 'noopener');
}

async function addressFor(tool: string): Promise<string> {
  const state = latestDraft(tool)?.read();
  if (!state) return `${location.origin}${base}/${tool}`;
  if (tool !== RECIPES) return addressOf(tool, await loadOperations(tool), state);
  const { recipe, text } = state.inputs.run ?? {};
  return `${location.origin}${base}/${RECIPES}${await formatRecipeLink(parseRecipe(textOf(recipe)), textOf(text))}`;
}
