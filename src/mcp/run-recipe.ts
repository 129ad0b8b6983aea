import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { describeEnd, findNamed, wireOf } from '../cli/recipe.ts';
import { runRecipeIn } from '../cli/run-target.ts';
import { findMissing, secretsOf } from '../cli/recipe-runner.ts';
import { printError } from '../cli/terminal.ts';
import { InputError } from '../contract/errors.ts';
import type { FileValue } from '../contract/values.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import { MAX_STEPS, readRecipe } from '../runtime/recipe/recipe.ts';
import type { RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { joined } from '../runtime/recipe/run-recipe.ts';
import { bytesOf } from '../runtime/kinds/output/file.ts';
import { objectOf as schemaOf } from '../runtime/schema/json-schema.ts';
import { checkNames, objectOf, optionalText } from './arguments.ts';
import { definitionOf } from './definition.ts';
import type { NewResult } from './results.ts';
import { isLarge } from './run.ts';
import type { Session } from './session.ts';
import type { CreateTool } from './tool.ts';

/** Runs a recipe: several operations, each on the previous result. */
export const createRunRecipe: CreateTool = (session) => {
  const { words } = session;
  const step = schemaOf(
    {
      tool: { type: 'string', description: words.t('mcp.tool') },
      operation: { type: 'string', description: words.t('mcp.operation') },
      options: { type: 'object', description: words.t('mcp.options') },
      input: { type: 'string', description: words.t('mcp.stepInput') },
      output: { type: 'string', description: words.t('mcp.stepOutput') },
      each: { enum: ['line', 'record', 'all'], description: words.t('mcp.each') },
      off: { type: 'boolean' },
    },
    ['tool'],
  );
  const recipe = schemaOf({ version: { const: 1 }, name: { type: 'string' }, steps: { type: 'array', maxItems: MAX_STEPS, items: step } }, [
    'version',
    'name',
    'steps',
  ]);
  return {
    definition: definitionOf({
      name: 'run_recipe',
      description: words.t('mcp.runRecipe'),
      inputSchema: schemaOf(
        {
          recipe: { description: words.t('mcp.recipe'), anyOf: [recipe, { type: 'string' }] },
          input: { type: 'string', description: words.t('mcp.recipeInput') },
          secrets: { type: 'object', description: words.t('mcp.secrets', { example: '{"2": {"key": "…"}}' }) },
        },
        ['recipe'],
      ),
      isWriting: session.root !== undefined,
    }),
    async call(args, { signal, onProgress }) {
      checkNames(args, ['recipe', 'input', 'secrets']);
      const found = await recipeOf(args.recipe, session);
      const secrets = secretsOf(objectOf(args, 'secrets'));
      const missing = await findMissing(found, secrets);
      const outcome =
        missing ??
        (await runRecipeIn(found, optionalText(args, 'input') ?? '', {
          engines: session.engines,
          language: words.language,
          secrets,
          signal,
          onStep: (step, item, items) => onProgress(step + item / items, found.steps.length),
        }));
      return outcome.kind === 'output' ? answer(await joined(outcome.result), session) : refuse(found, outcome, session);
    },
  };
};

async function recipeOf(given: unknown, { words }: Session): Promise<Recipe> {
  if (typeof given !== 'string') return readRecipe(given);
  const found = await findNamed(given, words);
  if (!found) throw new InputError('unknown-recipe', { field: 'recipe', params: { recipe: given } });
  return found.recipe;
}

async function refuse(recipe: Recipe, outcome: Exclude<RecipeOutcome, { readonly kind: 'output' }>, { words }: Session): Promise<CallToolResult> {
  // Nobody reads the response to a canceled request.
  if (outcome.kind === 'canceled') return { isError: true, content: [] };
  if (outcome.kind === 'bug') printError(`${outcome.message}\n`);
  const message = outcome.kind === 'bug' ? words.t('errors.bug') : await describeEnd(recipe, outcome, words);
  const { code, field, position } = outcome.kind === 'bug' ? { code: 'bug' } : outcome.error;
  const place = { step: outcome.step + 1, ...(outcome.kind === 'error' && outcome.item !== undefined && { item: outcome.item + 1 }) };
  const error = { code, ...place, ...(field !== undefined && { field }), ...(position && { position }), message };
  return { isError: true, content: [{ type: 'text', text: message }], structuredContent: { error } };
}

async function answer(result: string | FileValue, session: Session): Promise<CallToolResult> {
  const wire = wireOf(result);
  const json = JSON.stringify({ result: wire });
  if (!isLarge(json.length)) return { content: [{ type: 'text', text: typeof wire === 'string' ? wire : json }], structuredContent: { result: wire } };
  const stored = await session.results.add(newResult(result));
  const notice = session.words.t('mcp.stored', { bytes: stored.size, uri: stored.uri });
  return {
    content: [
      { type: 'text', text: notice },
      { type: 'resource_link', ...stored },
    ],
    structuredContent: { results: [stored], outputs: {} },
  };
}

const newResult = (result: string | FileValue): NewResult =>
  typeof result === 'string'
    ? { name: 'recipe', extension: 'txt', mimeType: 'text/plain', content: result }
    : { name: 'recipe', extension: 'bin', mimeType: result.type || 'application/octet-stream', content: bytesOf(result) };
