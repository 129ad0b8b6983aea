import { InputError } from '../../contract/errors.ts';
import type { FileValue } from '../../contract/values.ts';
import { fileSize } from '../../contract/values.ts';
import { joinTexts } from '../../lib/long-text/long-text.ts';
import { Pacer } from '../../lib/pause/pause.ts';
import type { WireInput } from '../check.ts';
import { outputKind } from '../kinds/output-kinds.ts';
import { outputFormat } from '../output-format.ts';
import type { Failure, Outcome } from '../run.ts';
import { failedRun, toFailure } from '../run.ts';
import type { StepValue } from './step-value.ts';
import { toInputValue, outputValue, endLine, linesOf, recordsOf, toText } from './step-value.ts';
import type { Each, Recipe, Step } from './recipe.ts';
import type { Resolved } from './step.ts';
import { resolveStep } from './step.ts';

/** The result of a step: one value, or, after "for each", one for each line or record. */
export interface Given {
  readonly items: readonly StepValue[];
  readonly isSplit: boolean;
  readonly format: string | undefined;
}

/** The outcome of a step: `waiting` follows one that failed. */
export type StepReport =
  | { readonly status: 'done'; readonly given: Given }
  | { readonly status: 'failed'; readonly failure: Failure; readonly item?: number }
  | { readonly status: 'off' | 'waiting' };

/** The outcome of a recipe. `steps` has a report for each step that was reached, and for those that wait. */
export type RecipeOutcome =
  | { readonly kind: 'output'; readonly result: Given; readonly steps: readonly StepReport[] }
  | { readonly kind: 'error'; readonly step: number; readonly item?: number; readonly error: Failure; readonly steps: readonly StepReport[] }
  | { readonly kind: 'bug'; readonly step: number; readonly message: string }
  | { readonly kind: 'canceled' };

/** Runs a recipe's steps. */
export interface Host {
  /** Runs a step's operation. */
  readonly run: (step: Resolved, input: WireInput) => Promise<Outcome>;
  readonly signal: AbortSignal;
  /** Called before each item of each step. `item` of `items` of the step are done. */
  readonly onProgress?: (step: number, item: number, items: number) => void;
  /** Values that the recipe does not contain, such as secrets, for the step at this index. */
  readonly valuesFor?: (step: number) => WireInput;
  /** The previous result of a step, if the steps and the input before it are the same. */
  readonly keptOf?: (step: number) => Given | undefined;
}

class Stopped extends Error {
  readonly outcome: Exclude<Outcome, { readonly kind: 'output' }>;
  readonly item: number | undefined;

  constructor(outcome: Stopped['outcome'], item: number | undefined) {
    super(outcome.kind);
    this.outcome = outcome;
    this.item = item;
  }
}

/** Runs the steps of a recipe, one after the other. Never throws. */
export async function runRecipe({ steps }: Pick<Recipe, 'steps'>, start: StepValue, host: Host): Promise<RecipeOutcome> {
  let given: Given = { items: [start], isSplit: false, format: undefined };
  let isFirst = true;
  const reports: StepReport[] = [];
  for (const [index, step] of steps.entries()) {
    if (step.off) {
      reports.push({ status: 'off' });
      continue;
    }
    try {
      host.signal.throwIfAborted();
      given = host.keptOf?.(index) ?? (await runStep(step, given, { host, index, isFirst }));
    } catch (error) {
      if (host.signal.aborted) return { kind: 'canceled' };
      const { outcome, item } = stopOf(error);
      if (outcome.kind === 'canceled') return outcome;
      if (outcome.kind === 'bug') return { ...outcome, step: index };
      const place = item === undefined ? {} : { item };
      reports.push({ status: 'failed', failure: outcome.error, ...place });
      for (const { off } of steps.slice(index + 1)) reports.push({ status: off ? 'off' : 'waiting' });
      return { kind: 'error', step: index, error: outcome.error, ...place, steps: reports };
    }
    isFirst = false;
    reports.push({ status: 'done', given });
  }
  return { kind: 'output', result: given, steps: reports };
}

/** Why a step ended without a result. */
function stopOf(error: unknown): Pick<Stopped, 'outcome' | 'item'> {
  if (error instanceof Stopped) return error;
  if (error instanceof InputError) return { outcome: { kind: 'error', error: toFailure(error) }, item: undefined };
  return { outcome: failedRun(error, undefined), item: undefined };
}

interface Reach {
  readonly host: Host;
  readonly index: number;
  /** Whether no step has run yet: only then may one take no input. */
  readonly isFirst: boolean;
}

interface Coming {
  readonly isFirst: boolean;
  /** Index of the item; undefined if there is only one. */
  readonly at: number | undefined;
  /** Values that the recipe does not contain. */
  readonly values: WireInput;
}

async function runStep(step: Step, before: Given, { host, index, isFirst }: Reach): Promise<Given> {
  const resolved = await resolveStep(step);
  if (!resolved.input && !isFirst) throw new InputError('takes-nothing');
  const { items, isSplit } = await divide(before, step.each);
  const results: StepValue[] = [];
  let format: string | undefined;
  const values = host.valuesFor?.(index) ?? {};
  const pacer = new Pacer();
  for (const [at, item] of items.entries()) {
    host.onProgress?.(index, at, items.length);
    const input = await inputFor(resolved, item, { isFirst, at: isSplit ? at : undefined, values });
    const outcome = await host.run(resolved, input);
    if (outcome.kind !== 'output') throw new Stopped(outcome, isSplit ? at : undefined);
    const [name, field] = resolved.output;
    results.push(outputValue(resolved.operation, name, outcome.output));
    format ??= outputKind(field).carriedAs ?? outputFormat(resolved.operation, field, input);
    if (pacer.isDue) await pacer.pause(host.signal);
  }
  return { items: results, isSplit, format };
}

/** The options and the previous result, which is replaced if the first step itself sets that input. */
async function inputFor({ input, options }: Resolved, item: StepValue, { isFirst, at, values }: Coming): Promise<WireInput> {
  const given = { ...options, ...values };
  if (!input || (isFirst && input[0] in options)) return given;
  const [name, field] = input;
  try {
    const value = await toInputValue(name, field, item);
    return value === undefined ? given : { ...given, [name]: value };
  } catch (error) {
    if (error instanceof InputError) throw new Stopped({ kind: 'error', error: toFailure(error) }, at);
    throw error;
  }
}

/** Splits the input of a step, or joins it. */
async function divide(given: Given, each: Each | undefined): Promise<Pick<Given, 'items' | 'isSplit'>> {
  if (each === undefined) return given;
  if (each === 'all') return { items: [await joined(given)], isSplit: false };
  const partsOf = each === 'line' ? linesOf : recordsOf;
  const parts: string[] = [];
  for (const item of given.items) for (const part of partsOf(await toText(item))) parts.push(part);
  return { items: parts, isSplit: true };
}

/**
 * The joined result of a step: itself, or the results for each line or record, each ending a line.
 * @throws InputError `bytes-no-text`, `too-long`
 */
export async function joined({ items, isSplit }: Given): Promise<StepValue> {
  if (!isSplit) return items[0] ?? '';
  const texts: string[] = [];
  for (const item of items) texts.push(endLine(await toText(item)));
  return joinTexts(texts, '', '');
}

/** The size of a step value: UTF-16 code units of texts, bytes of files. */
export const sizeOf = ({ items }: Given): number => items.reduce((sum, item) => sum + (typeof item === 'string' ? item.length : fileSize(item)), 0);

/** The only file that a step has returned; undefined for a text, and for several. */
export const fileOf = ({ items: [first], isSplit }: Given): FileValue | undefined => (isSplit || typeof first === 'string' ? undefined : first);
