import { existsSync } from 'node:fs';
import { copyFile, readFile } from 'node:fs/promises';
import { InputError } from '../contract/errors.ts';
import { nearest } from '../lib/word/nearest.ts';
import { describeFailure } from '../runtime/failure.ts';
import { findTool } from '../runtime/find-tool.ts';
import { bytesOf, fileToWire } from '../runtime/kinds/output/file.ts';
import { addToolWords } from '../runtime/platform/tool-words.ts';
import type { StepValue } from '../runtime/recipe/step-value.ts';
import { endLine, toText } from '../runtime/recipe/step-value.ts';
import { formatCollection, mergeRecipes } from '../runtime/recipe/collection.ts';
import { formatCommands } from '../runtime/recipe/commands.ts';
import { isCyberChefLink } from '../runtime/recipe/cyberchef/recognize.ts';
import { isRecipeLink, parseRecipeLink } from '../runtime/recipe/link.ts';
import { describeWarning } from '../runtime/recipe/cyberchef/describe-warning.ts';
import { readRecipes } from '../runtime/recipe/read-recipes.ts';
import type { Recipe } from '../runtime/recipe/recipe.ts';
import { formatRecipe } from '../runtime/recipe/recipe.ts';
import { loadHomeWords } from '../runtime/platform/words.ts';
import { describeIrreversible, reverseRecipe } from '../runtime/recipe/reverse.ts';
import type { RecipeOutcome } from '../runtime/recipe/run-recipe.ts';
import { joined } from '../runtime/recipe/run-recipe.ts';
import { pageIdOf } from '../runtime/recipe/page-id.ts';
import { sampleRecipe, samples } from '../runtime/recipe/samples.ts';
import type { Failure } from '../runtime/run.ts';
import { currentOperationName, toFailure } from '../runtime/run.ts';
import { defaultOperation } from '../runtime/unnamed-operation.ts';
import type { Words } from '../runtime/words.ts';
import { loadOperations } from '../tools/declarations.ts';
import { readTyped, textOf } from './arguments.ts';
import type { CommandOptions } from './command-options.ts';
import { readCommandOptions } from './command-options.ts';
import { recipe as command } from './commands.ts';
import { describeWithSuggestions } from './did-you-mean.ts';
import type { Printed } from './print.ts';
import type { Progress } from './progress.ts';
import { withProgress } from './progress.ts';
import type { RecipeManner, Secrets } from './recipe-runner.ts';
import { executeRecipe } from './recipe-runner.ts';
import { readStore, storePath, writeStore } from './recipe-store.ts';
import { readStdin } from './stdin.ts';
import { onOneLine, printMessages } from './terminal.ts';
import type { TimedOut } from './timeout.ts';
import { readTimeout, TIMED_OUT } from './timeout.ts';
import { UsageError } from './usage-error.ts';

/** A command without a result: the message, details of a bug, and the exit status. */
export interface Refused {
  readonly message: string;
  readonly details?: string;
  readonly status: 1 | typeof TIMED_OUT;
}

/** Runs `penknife recipe …`. Returns what to print, or the reason for a failure. */
export async function recipeCommand(args: readonly string[], words: Words): Promise<Printed | Refused> {
  const call = readCommandOptions(args, command);
  const [named, ...rest] = call.rest;
  try {
    if (named === 'list') return await list(call.flags.has('json'), words);
    if (named === 'export') return await exportRecipes(rest, words);
    if (named === 'import') return await importRecipes(rest, call.flags.has('replace'), words);
    const wanted = named === 'commands' || named === 'reverse' ? rest.shift() : named;
    if (wanted === undefined) throw new UsageError('problem.which-recipe');
    if (rest[0] !== undefined) throw new UsageError('problem.unexpected-argument', { argument: rest[0] });
    const found = await findRecipe(wanted, words);
    if (named === 'commands') return `${await formatCommands(found.recipe)}\n`;
    if (named === 'reverse') return await reverse(found.recipe, words);
    return await run(found, call, words);
  } catch (error) {
    if (error instanceof InputError) return { message: describeFailure(toFailure(error), words), status: 1 };
    throw error;
  }
}

/** The stored recipe whose own page has this id. `penknife recipe` reports stored recipes that cannot be read. */
export async function findRecipePage(page: string): Promise<Recipe | undefined> {
  const stored = page === '' ? [] : await readableStore();
  return stored.find(({ name }) => pageIdOf(name) === page);
}

/** Runs `penknife <page> [file] …` for a recipe with its own page. */
export async function recipePageCommand(recipe: Recipe, args: readonly string[], words: Words): Promise<Printed | Refused> {
  const { flags, values, rest } = readCommandOptions(args, command);
  const [file, extra] = rest;
  if (extra !== undefined) throw new UsageError('problem.unexpected-argument', { argument: extra });
  try {
    return await run(alone(recipe), { flags, rest: [], values: file === undefined ? values : new Map([['input', [`@${file}`]], ...values]) }, words);
  } catch (error) {
    if (error instanceof InputError) return { message: describeFailure(toFailure(error), words), status: 1 };
    throw error;
  }
}

async function readableStore(): Promise<readonly Recipe[]> {
  try {
    return await readStore();
  } catch (error) {
    if (error instanceof InputError || error instanceof UsageError) return [];
    throw error;
  }
}

/** Prints the reverse of a recipe as JSON, which `penknife recipe` runs again from a file. */
async function reverse(recipe: Recipe, words: Words): Promise<Printed | Refused> {
  const reversed = await reverseRecipe(recipe);
  if ('recipe' in reversed) return formatRecipe(reversed.recipe);
  const names = await loadHomeWords(words.language);
  return { message: describeIrreversible(reversed.irreversible, words, (tool) => names[tool]?.name ?? tool), status: 1 };
}

interface Found {
  readonly recipe: Recipe;
  readonly text: string | undefined;
  /** Keys in a CyberChef recipe. */
  readonly secrets: Secrets;
}

const NO_SECRETS: Secrets = new Map();

const alone = (recipe: Recipe): Found => ({ recipe, text: undefined, secrets: NO_SECRETS });

/** The recipe of a link of ours, of a name on this device, or of a sample. */
export async function findNamed(wanted: string, words: Words): Promise<Found | undefined> {
  if (isRecipeLink(wanted)) return { ...(await parseRecipeLink(wanted)), secrets: NO_SECRETS };
  const found = await findStored(wanted, words);
  return found && alone(found);
}

/** The recipe of a name on this device, or of a sample. */
export const findStored = async (wanted: string, words: Words): Promise<Recipe | undefined> =>
  (await readStore()).find(({ name }) => name === wanted) ?? sampleNamed(wanted, words);

/** The names of recipes that are similar to one that does not exist. */
export const similarRecipes = async (wanted: string): Promise<readonly string[]> =>
  nearest(wanted, [...(await readStore()).map(({ name }) => name), ...samples.keys()]);

/** The same, or else that of a file, which may be one of CyberChef, or of its link. Prints what that one loses. */
export async function findRecipe(wanted: string, words: Words): Promise<Found> {
  const named = await findNamed(wanted, words);
  if (named) return named;
  if (isCyberChefLink(wanted)) return readFound(wanted, wanted, words);
  if (!existsSync(wanted)) throw new UsageError('problem.unknown-recipe', { recipe: wanted }, await similarRecipes(wanted));
  return readFound(await textOfPath(wanted), wanted, words);
}

async function readFound(given: string, path: string, words: Words): Promise<Found> {
  const { recipes, text, secrets, warnings = [] } = await readRecipes(given, words.t('cyberchef.name'));
  const [recipe, second] = recipes;
  if (!recipe || second) throw new UsageError('problem.several-recipes', { path });
  printMessages(...warnings.map((warning) => describeWarning(warning, words)));
  return { recipe, text, secrets };
}

function sampleNamed(wanted: string, words: Words): Recipe | undefined {
  for (const [id, sample] of samples) {
    const name = words.t(`samples.${id}.name`);
    if (id === wanted || name === wanted) return sampleRecipe(sample, name);
  }
  return undefined;
}

async function run({ recipe, text, secrets: known }: Found, { flags, values }: CommandOptions, words: Words): Promise<Printed | Refused> {
  const [typed] = values.get('input') ?? [];
  const given: StepValue = typed === undefined ? (text ?? (await readStdin())) : await readTyped(typed);
  const secrets = await readSecrets(values.get('secret') ?? [], known);
  const timeout = readTimeout(values.get('timeout')?.at(-1));
  const outcome = await withProgress(words, (progress) => executeRecipe(recipe, given, secrets, { language: words.language, timeout, ...watch(progress) }));
  if (outcome.kind !== 'output') {
    const message = await describeEnd(recipe, outcome, words);
    if (outcome.kind === 'bug') return { message, details: outcome.message, status: 1 };
    return { message, status: outcome.kind === 'timed-out' ? TIMED_OUT : 1 };
  }
  const result = await joined(outcome.result);
  if (flags.has('json')) return `${JSON.stringify({ result: wireOf(result) })}\n`;
  if (typeof result !== 'string') return bytesOf(result);
  return flags.has('exact') ? result : endLine(result);
}

/** Shows the step and item, but no progress inside an operation. */
const watch = (progress: Progress | undefined): Pick<RecipeManner, 'isResponsive' | 'onStep'> =>
  progress ? { isResponsive: true, onStep: (step, item, items) => progress.reach('step', { step: step + 1, item: item + 1, items }) } : {};

export const wireOf = (result: StepValue): unknown => (typeof result === 'string' ? result : fileToWire(result));

/** Reads `2.password=value`, or `2.password=@file`, for the secret of the second step. Known ones are replaced. */
async function readSecrets(given: readonly string[], known: Secrets): Promise<Secrets> {
  const secrets = new Map(known);
  for (const text of given) {
    const [, step, field, value] = /^(\d{1,3})\.([^=]+)=(.*)$/su.exec(text) ?? [];
    if (step === undefined || field === undefined || value === undefined) throw new UsageError('problem.secret-form', { argument: text.split('=')[0] ?? '' });
    const index = Number(step) - 1;
    secrets.set(index, { ...secrets.get(index), [field]: await toText(await readTyped(value)) });
  }
  return secrets;
}

/** Describes the step at which a recipe failed, and why, in the strings of that step's tool. */
export async function describeEnd(recipe: Recipe, outcome: Exclude<RecipeOutcome, { readonly kind: 'output' }> | TimedOut, words: Words): Promise<string> {
  if (outcome.kind === 'timed-out') return describeFailure(outcome.error, words);
  if (outcome.kind !== 'error') return words.t('errors.bug');
  const message = await describeStep(recipe, outcome.step, outcome.error, words);
  const step = outcome.step + 1;
  return outcome.item === undefined ? words.t('problem.step', { step, message }) : words.t('problem.item', { step, item: outcome.item + 1, message });
}

async function describeStep({ steps }: Recipe, at: number, failure: Failure, words: Words): Promise<string> {
  const tool = findTool(steps[at]?.tool ?? '');
  const all = tool === undefined ? words : await addToolWords(tool, words);
  const operations = tool === undefined ? {} : await loadOperations(tool);
  const operation = operations[currentOperationName(operations, steps[at]?.operation ?? defaultOperation(operations) ?? '')];
  const message = describeWithSuggestions(failure, { operations, operation }, all);
  return failure.field === undefined || failure.field === '' ? message : `${failure.field}: ${message}`;
}

async function list(json: boolean, words: Words): Promise<string> {
  const own = (await readStore()).map(({ name, steps }) => ({ id: name, name, description: '', steps: steps.length, own: true }));
  const given = [...samples].map(([id, { steps }]) => ({
    id,
    name: words.t(`samples.${id}.name`),
    description: words.t(`samples.${id}.description`),
    steps: steps.length,
    own: false,
  }));
  const all = [...own, ...given];
  if (json) return `${JSON.stringify(all)}\n`;
  // One line per recipe, whatever its name.
  const rows = all.map(({ id, name, description }) => ({ id: onOneLine(id), text: onOneLine(description || name) }));
  const width = Math.max(...rows.map(({ id }) => id.length));
  return rows.map(({ id, text }) => `${id.padEnd(width)}  ${text}\n`).join('');
}

/** Prints the recipes with these names, or all stored ones, as one file. */
async function exportRecipes(names: readonly string[], words: Words): Promise<string> {
  if (names.length === 0) return formatCollection(await readStore());
  const found = await Promise.all(names.map((name) => findRecipe(name, words)));
  return formatCollection(found.map(({ recipe }) => recipe));
}

/** Adds the recipes of a file or a link, of ours or of CyberChef, to the stored ones, or replaces the stored ones, keeping a copy of the previous file. */
async function importRecipes([from, extra]: readonly string[], replaces: boolean, words: Words): Promise<string> {
  if (from === undefined) throw new UsageError('problem.which-recipe');
  if (extra !== undefined) throw new UsageError('problem.unexpected-argument', { argument: extra });
  const isLink = isRecipeLink(from) || isCyberChefLink(from);
  const { recipes: added, warnings = [] } = await readRecipes(isLink ? from : await textOfPath(from), words.t('cyberchef.name'));
  const before = await readStore();
  const merged = mergeRecipes(replaces ? [] : before, added);
  if (replaces && before.length > 0) await copyFile(storePath(), `${storePath()}.before`);
  await writeStore(merged);
  const lines = [words.t('problem.imported', { count: added.length, path: storePath() }), ...warnings.map((warning) => describeWarning(warning, words))];
  return lines.map((line) => `${onOneLine(line)}\n`).join('');
}

async function textOfPath(path: string): Promise<string> {
  try {
    return textOf(await readFile(path), path);
  } catch (error) {
    if (error instanceof Error && 'code' in error) throw new UsageError('problem.unreadable-path', { path });
    throw error;
  }
}
