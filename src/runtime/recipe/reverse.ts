import inverses from 'virtual:inverses';
import { loadOperations } from '../../tools/declarations.ts';
import { inputKind } from '../kinds/input-kinds.ts';
import { unlessRefused } from '../../contract/errors.ts';
import { defaultOperation } from '../unnamed-operation.ts';
import type { Recipe, Step } from './recipe.ts';
import type { Resolved } from './step.ts';
import { resolveStep } from './step.ts';
import type { Words } from '../words.ts';

/** A step that cannot be reversed. */
export interface Irreversible {
  /** Index of the step in the recipe. */
  readonly step: number;
  readonly tool: string;
  readonly operation: string;
  /** `no-inverse`: no operation converts its result back; `splits`: what it splits or joins cannot be put together or separated as it was. */
  readonly reason: 'no-inverse' | 'splits';
}

export type Reversed = { readonly recipe: Recipe } | { readonly irreversible: readonly Irreversible[] };

/**
 * The recipe that converts the results of another one back: the inverse of each step, in reverse order, with the options that both
 * operations have. Steps that are off are left out. Text that was split into lines is split and joined again.
 * @throws InputError as `resolveStep`
 */
export async function reverseRecipe(recipe: Recipe): Promise<Reversed> {
  const active = recipe.steps.flatMap((step, index) => (step.off ? [] : [{ step, index }]));
  const reversed = await Promise.all(active.map(async ({ step, index }) => reverseStep(step, index)));
  const irreversible = reversed.flatMap((each) => ('reason' in each ? [each] : []));
  if (irreversible.length > 0) return { irreversible };
  const steps = reversed.flatMap((each) => ('reason' in each ? [] : [each]));
  return { recipe: { ...recipe, steps: splitAgain(active, steps) } };
}

async function reverseStep(step: Step, index: number): Promise<Step | Irreversible> {
  const found = await resolveStep(step);
  const refused = (reason: Irreversible['reason']): Irreversible => ({ step: index, tool: found.tool, operation: found.name, reason });
  if (step.each === 'all' || step.each === 'record') return refused('splits');
  const inverse = await inverseOf(found);
  return inverse ?? refused('no-inverse');
}

/** The step that converts the primary output of an operation back to its primary input. */
async function inverseOf({ tool, operation, options, input, output }: Resolved): Promise<Step | undefined> {
  if (!input?.[1].primary || !output[1].primary) return undefined;
  const other = operation.inverse === undefined ? inverses[tool] : tool;
  if (other === undefined) return undefined;
  const operations = await loadOperations(other);
  const name = operation.inverse ?? defaultOperation(operations);
  const inverse = name === undefined ? undefined : operations[name];
  if (!inverse) return undefined;
  const kept = Object.entries(options).filter(([field, value]) => {
    const declared = inverse.input[field];
    return declared && !declared.primary && unlessRefused(() => inputKind(declared).check(field, declared, value)) !== undefined;
  });
  return { tool: other, operation: name, ...(kept.length > 0 && { options: Object.fromEntries(kept) }) };
}

/** Where the lines were processed separately, they are again: until the step that split them, after which they are one text. */
function splitAgain(active: readonly { readonly step: Step }[], reversed: readonly Step[]): readonly Step[] {
  const split = active.findIndex(({ step }) => step.each === 'line');
  const steps = reversed.toReversed();
  if (split < 0) return steps;
  const joinedAt = steps.length - split;
  return steps.map((step, at) => (at === 0 ? { ...step, each: 'line' } : at === joinedAt ? { ...step, each: 'all' } : step));
}

/**
 * Why a recipe cannot be reversed, as one sentence. `nameOf` returns a tool's name in the reader's language; `words` contains the strings of
 * this folder.
 */
export function describeIrreversible(irreversible: readonly Irreversible[], words: Words, nameOf: (tool: string) => string): string {
  const steps = irreversible.map(({ step, tool, reason }) => words.t(`reverse.${reason}`, { step: step + 1, name: nameOf(tool) }));
  return words.t('reverse.refused', { steps: new Intl.ListFormat(words.language, { type: 'conjunction' }).format(steps) });
}
