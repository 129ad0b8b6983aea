import { InputError } from '../../contract/errors.ts';
import type { OutputValues } from '../../contract/fields.ts';
import type { Implementation, RunContext } from '../../contract/operations.ts';
import type { FileValue } from '../../contract/values.ts';
import { loadImplementation } from '../../tools/implementations.ts';
import type { WireInput } from '../check.ts';
import { runOperation } from '../run.ts';
import { run } from './fields.ts';
import type { ResultCache } from './result-cache.ts';
import { createResultCache } from './result-cache.ts';
import type { Recipe } from './recipe.ts';
import { isObject, parseRecipe } from './recipe.ts';
import type { Given, Host, RecipeOutcome, StepReport } from './run-recipe.ts';
import { fileOf, joined, runRecipe, sizeOf } from './run-recipe.ts';
import type { Resolved } from './step.ts';

type Input = Parameters<typeof runShown>[0];
type Output = OutputValues<(typeof run)['output']>;

/** The part of the reference texts that belongs to a tool: its keys start with the tool's id and a space. */
const referenceOf = (reference: RunContext['reference'], tool: string): RunContext['reference'] => {
  const part = (words: Readonly<Record<string, string>>): Record<string, string> =>
    Object.fromEntries(Object.entries(words).flatMap(([key, word]) => (key.startsWith(`${tool} `) ? [[key.slice(tool.length + 1), word]] : [])));
  return { own: part(reference.own), english: part(reference.english) };
};

// A worker runs one recipe at a time for a page.
let kept: ResultCache | undefined;

async function runShown(
  input: { readonly text: string; readonly recipe: string; readonly secrets: string; readonly chosen: number | undefined },
  context: RunContext,
): Promise<Output> {
  const recipe = parseRecipe(input.recipe);
  const secrets = readSecrets(input.secrets);
  kept = createResultCache(kept, recipe, { text: input.text, secrets: input.secrets, chosen: input.chosen });
  const cache = kept;
  const outcome = await runRecipe(recipe, input.text, hostOf(recipe, context, { secrets, cache }));
  if (outcome.kind === 'bug') throw new Error(outcome.message);
  if (outcome.kind === 'canceled') throw context.signal.reason;
  cache.keep(outcome.steps);
  return show(outcome, input.chosen);
}

function hostOf(
  recipe: Recipe,
  context: RunContext,
  { secrets, cache }: { readonly secrets: ReadonlyMap<number, WireInput>; readonly cache: ResultCache },
): Host {
  const { signal } = context;
  const total = recipe.steps.length;
  let at = 0;
  let share = 1;
  return {
    signal,
    run: async ({ tool, name, operation }: Resolved, values) => {
      const implementation = await loadImplementation(tool);
      if (!implementation) throw new InputError('unknown-tool', { params: { tool } });
      const reference = operation.usesReference ? referenceOf(context.reference, tool) : { own: {}, english: {} };
      const progress: RunContext['progress'] = (done, of) => context.progress(at + (of > 0 ? (done / of) * share : 0), total);
      return runOperation(implementation, name, values, { ...context, reference, progress });
    },
    onProgress: (step, item, items) => {
      at = step + item / items;
      share = 1 / items;
      context.progress(at, total);
    },
    valuesFor: (step) => secrets.get(step) ?? {},
    keptOf: (step) => cache.find(step),
  };
}

function readSecrets(text: string): ReadonlyMap<number, WireInput> {
  const value: unknown = text === '' ? {} : JSON.parse(text);
  const entries = Object.entries(isObject(value) ? value : {});
  return new Map(entries.flatMap(([step, values]) => (isObject(values) ? [[Number(step), values] as const] : [])));
}

async function show(outcome: Extract<RecipeOutcome, { readonly steps: unknown }>, chosen: number | undefined): Promise<Output> {
  const { text: result, file: resultFile } = await shownOf(outcome.kind === 'output' ? outcome.result : undefined);
  const report = chosen === undefined ? undefined : outcome.steps[chosen];
  const { text: chosenResult, file: chosenFile } = await shownOf(report?.status === 'done' ? report.given : undefined);
  return { result, resultFile, chosenResult, chosenFile, reports: outcome.steps.map(reportOf) };
}

async function shownOf(given: Given | undefined): Promise<{ readonly text: string; readonly file: FileValue | null }> {
  if (!given) return { text: '', file: null };
  const file = fileOf(given);
  const text = file ? '' : await joined(given);
  return { text: typeof text === 'string' ? text : '', file: file ?? null };
}

function reportOf(report: StepReport) {
  const nothing = { size: 0, items: -1, isFile: false, format: '', failure: '' };
  if (report.status === 'failed') {
    const { failure, item } = report;
    return { ...nothing, status: report.status, failure: JSON.stringify({ ...failure, ...(item !== undefined && { item }) }) };
  }
  if (report.status !== 'done') return { ...nothing, status: report.status };
  const { given } = report;
  return {
    ...nothing,
    status: report.status,
    size: sizeOf(given),
    items: given.isSplit ? given.items.length : -1,
    isFile: fileOf(given) !== undefined,
    format: given.format ?? '',
  };
}

const implementation: Implementation = { operations: { run }, runs: { run: (input: Input, context: RunContext) => runShown(input, context) } };

export default implementation;
