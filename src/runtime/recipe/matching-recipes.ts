import { InputError } from '../../contract/errors.ts';
import { findTool } from '../find-tool.ts';
import type { Offer } from '../offers.ts';
import type { Recipe, Step } from './recipe.ts';
import { resolveStep } from './step.ts';

/**
 * Whether a recipe's first step takes the text for which the offers were made, as what it is, not only because it is text. Former names of
 * tools, operations and inputs count.
 */
export async function takesOffered({ steps }: Recipe, offers: readonly Offer[]): Promise<boolean> {
  const first = steps.find(({ off }) => off !== true);
  // What comes is a JSON array then, of whose elements the offers say nothing.
  if (!first || first.each === 'record') return false;
  const tool = findTool(first.tool);
  const { inputs = [] } = offers.find((offer) => offer.tool === tool) ?? {};
  if (inputs.length === 0) return false;
  const place = await placeOf(first);
  return place !== undefined && inputs.some(({ operation, field }) => operation === place.operation && field === place.field);
}

/** Where a step takes what comes; undefined if it takes nothing, or names what is not there. */
async function placeOf(step: Step): Promise<{ readonly operation: string; readonly field: string } | undefined> {
  try {
    const { name, input } = await resolveStep(step);
    return input && { operation: name, field: input[0] };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
