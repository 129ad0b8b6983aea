import { chooseLanguage } from '../../contract/languages.ts';
import type { Operations } from '../../contract/operations.ts';
import type { Offer } from '../../runtime/offers.ts';
import { offersFor } from '../../runtime/offers.ts';
import { RECIPES } from '../../runtime/recipe/name.ts';
import { primaryInput } from '../../runtime/run.ts';
import type { MenuGroup } from '../../ui/menu/menu-group.ts';
import { stepOf } from '../recipes/begin-recipe.ts';
import type { Environment } from '../environment.ts';
import type { KitWords } from '../words/kit-words.ts';
import { beginListed, recipesFor } from '../recipes/known-recipes.ts';
import { takeOffer } from './open-offer.ts';
import { loadRecipeWords } from '../recipes/recipe-words.ts';
import type { ToolState } from '../session/page-state.ts';
import { suggestRecipe } from '../recipes/suggest-recipe.ts';

/** In UTF-16 code units. Every format parses the whole text that it is given, which would block the page for a longer one. */
const MAX_SEARCHED = 300_000;

/** The location of a result. */
interface Place {
  readonly tool: { readonly id: string; readonly operations: Operations; readonly state: ToolState };
  /** Name of the output. */
  readonly output: string | undefined;
  readonly environment: Environment;
  readonly kit: KitWords;
}

/** What a result can be opened in: the tools for its format, those for any text, and the recipes that start with it. */
export async function openInGroups(text: string, format: string | undefined, place: Place): Promise<readonly MenuGroup[]> {
  const { kit, environment } = place;
  // The format of a long text is detected from its beginning; the offers pass all of it.
  const beginning = text.slice(0, MAX_SEARCHED);
  const found = offersFor(beginning, { format });
  const others = found.filter(({ tool }) => tool !== place.tool.id);
  const offers = text === beginning ? others : others.flatMap((offer) => withWhole(offer, beginning, text));
  const groups = [
    {
      entries: entriesOf(
        offers.filter(({ confidence }) => confidence !== 'any-text'),
        place,
      ),
    },
    {
      label: kit('openInText'),
      entries: entriesOf(
        offers.filter(({ confidence }) => confidence === 'any-text'),
        place,
      ),
    },
    { label: environment.words.t('app.recipes'), entries: await recipeEntries(found, text, place) },
  ];
  return groups.filter(({ entries }) => entries.length > 0);
}

/** An offer that passes the whole text instead of its beginning; none if it would pass something derived from the beginning. */
function withWhole(offer: Offer, beginning: string, text: string): readonly Offer[] {
  const whole = Object.entries(offer.values).map(([name, value]) => [name, value === beginning ? text : value] as const);
  return whole.some(([, value]) => value === text) ? [{ ...offer, values: Object.fromEntries(whole) }] : [];
}

function entriesOf(offers: readonly Offer[], place: Place): MenuGroup['entries'] {
  const { toolTile, toolName, openTool } = place.environment;
  return offers.map((offer) => ({
    id: `${offer.tool} ${offer.operation}`,
    icon: toolTile(offer.tool),
    content: toolName(offer.tool),
    onSelect: () => {
      void follow(offer, place);
      void takeOffer(offer).then(() => openTool(offer.tool));
    },
  }));
}

/** Records the path of the result, which may become a recipe. The recipes page already has one. */
async function follow({ tool: next, operation }: Offer, { tool, output, environment, kit }: Place): Promise<void> {
  const { id, operations, state } = tool;
  const declared = operations[state.active];
  const [primary = ''] = (declared && primaryInput(declared)) ?? [];
  const input = state.inputs[state.active] ?? {};
  const worked = input[primary];
  if (id === RECIPES || !declared || output === undefined || typeof worked !== 'string') return;
  const step = { ...stepOf(id, state.active, declared, input), ...(declared.output[output]?.primary ? {} : { output }) };
  await suggestRecipe({ step, text: worked, next: { tool: next, operation } }, kit.language, () => environment.openTool(RECIPES));
}

async function recipeEntries(offers: readonly Offer[], text: string, { environment, kit }: Place): Promise<MenuGroup['entries']> {
  const words = await loadRecipeWords(chooseLanguage(undefined, [kit.language]));
  const recipes = await recipesFor(offers, words);
  return recipes.map((recipe) => ({
    id: recipe.id,
    icon: environment.toolTile(RECIPES),
    content: recipe.name,
    onSelect: () => beginListed({ ...recipe, text }, words, environment.openTool),
  }));
}
