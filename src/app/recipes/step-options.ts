import type { Recipe, Step } from '../../runtime/recipe/recipe.ts';
import { sampleRecipe, samples } from '../../runtime/recipe/samples.ts';
import type { Words } from '../../runtime/words.ts';
import { hasOperations } from '../../tools/declarations.ts';
import { tools } from '../../tools/registry.ts';
import type { Option } from '../../ui/select/options.ts';

/** What can be added to a recipe: a known step, a tool with its default operation, or all steps of another recipe. */
export type Addition =
  | { readonly kind: 'step'; readonly step: Step }
  | { readonly kind: 'tool'; readonly tool: string }
  | { readonly kind: 'recipe'; readonly recipe: Recipe };

interface Sources {
  /** The steps that accept the last result. */
  readonly suggested: readonly Step[];
  readonly toolNames: Readonly<Record<string, string>>;
  /** The recipes of this device. */
  readonly recipes: readonly Recipe[];
  readonly words: Words;
}

/** The list of additions: the suggested steps, the other tools, and all recipes. A tool is found by its name, suggested or not. */
export function stepOptions({ suggested, toolNames, recipes, words }: Sources): readonly Option<Addition>[] {
  const first = new Set(suggested.map(({ tool }) => tool));
  const others = [...tools.keys()].filter((tool) => hasOperations(tool) && !first.has(tool));
  const given = [...samples].map(([id, sample]) => sampleRecipe(sample, words.t(`samples.${id}.name`)));
  const nameOf = (tool: string): string => toolNames[tool] ?? tool;
  return [
    ...suggested.map((step) => ({
      label: words.t('recipes.suggested', { name: nameOf(step.tool) }),
      name: nameOf(step.tool),
      value: { kind: 'step' as const, step },
    })),
    ...others.map((tool) => ({ label: nameOf(tool), value: { kind: 'tool' as const, tool } })),
    ...[...recipes, ...given].map((recipe) => ({ label: words.t('recipes.append', { name: recipe.name }), value: { kind: 'recipe' as const, recipe } })),
  ];
}
