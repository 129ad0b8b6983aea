import { InputError } from '../contract/errors.ts';
import { describeFailure } from '../runtime/failure.ts';
import { readRecipe } from '../runtime/recipe/recipe.ts';
import { joined } from '../runtime/recipe/run-recipe.ts';
import type { Failure } from '../runtime/run.ts';
import { toFailure } from '../runtime/run.ts';
import type { Words } from '../runtime/words.ts';
import { describeEnd, findRecipe, wireOf } from './recipe.ts';
import type { Manner } from './execute.ts';
import { executeRecipe, secretsOf } from './recipe-runner.ts';
import { printError } from './terminal.ts';
import { UsageError } from './usage-error.ts';

/**
 * Responds to `{"recipe": …, "input": "…", "secrets": {"2": {"password": "…"}}}`, with the recipe itself, or the name, link or file of
 * one. The response has the output `result`, or an error with the number of the step.
 */
export async function answerRecipe(
  { recipe: given, input = '', secrets = {} }: Readonly<Record<string, unknown>>,
  words: Words,
  manner: Manner,
): Promise<string> {
  try {
    if (typeof input !== 'string') throw new InputError('wrong-type', { field: 'input', params: { expected: 'text' } });
    const recipe = typeof given === 'string' ? (await findRecipe(given, words)).recipe : readRecipe(given);
    const outcome = await executeRecipe(recipe, input, secretsOf(secrets), { ...manner, language: words.language });
    if (outcome.kind === 'output') return JSON.stringify({ output: { result: wireOf(await joined(outcome.result)) } });
    if (outcome.kind === 'bug') printError(`${outcome.message}\n`);
    const message = await describeEnd(recipe, outcome, words);
    if (outcome.kind !== 'error') return refusal(outcome.kind === 'timed-out' ? outcome.error : BUG, message);
    const { error, step, item } = outcome;
    return refusal(error, message, { step: step + 1, ...(item !== undefined && { item: item + 1 }) });
  } catch (error) {
    if (error instanceof InputError) return refusal(toFailure(error), describeFailure(toFailure(error), words));
    if (error instanceof UsageError) return refusal({ code: 'unknown-recipe', params: {} }, words.t(error.key, error.params));
    throw error;
  }
}

const BUG: Failure = { code: 'bug', params: {} };

const refusal = ({ code, field, position }: Failure, message: string, place: object = {}): string =>
  JSON.stringify({ error: { code, ...place, ...(field !== undefined && { field }), ...(position && { position }), message } });
