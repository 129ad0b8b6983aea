import { InputError } from '../../contract/errors.ts';
import { findTool } from '../find-tool.ts';
import type { Offer } from '../offers.ts';
import type { Recipe, Step } from './recipe.ts';
import { resolveStep } from './step.ts';

/**
 * Whether a recipe's first step accepts the text for which the offers were made, by its format, not only because it is text. Former names of
 * tools, operations and inputs count.
 */
export async function takesOffered({ steps }: Recipe, offers: readonly Offer[]): Promise<boolean> {
  const first = steps.find(({ off }) => off !== true);
  // Then the input is a JSON array, and the offers say nothing about its elements.
  if (!first || first.each === 'record') return false;
  const tool = findTool(first.tool);
  const { inputs = [] } = offers.find((offer) => offer.tool === tool) ?? {};
  if (inputs.length === 0) return false;
  const place = await placeOf(first);
  return place !== undefined && inputs.some(({ operation, field }) => operation === place.operation && field === place.field);
}

/** The input of a step that receives the previous result; undefined if it has none, or names something unknown. */
async function placeOf(step: Step): Promise<{ readonly operation: string; readonly field: string } | undefined> {
  try {
    const { name, input } = await resolveStep(step);
    return input && { operation: name, field: input[0] };
  } catch (error) {
    if (error instanceof InputError) return undefined;
    throw error;
  }
}
