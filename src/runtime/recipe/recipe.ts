import * as v from 'valibot';
import { InputError } from '../../contract/errors.ts';
import { isObject, VERSION } from './basics.ts';

export { isObject, VERSION } from './basics.ts';

/** The maximum number of steps; nobody writes more by hand. */
export const MAX_STEPS = 100;
/** Of a recipe's text, in UTF-16 code units: options are short. */
export const MAX_LENGTH = 1_000_000;
export const MAX_NAME_LENGTH = 200;

/**
 * Where the work is split or joined: `line`, `record`: from this step on, each line, or each element of a JSON array, is processed
 * separately; `all`: this step gets all results together, each ending a line.
 */
export const eaches = ['line', 'record', 'all'] as const;
export type Each = (typeof eaches)[number];

const name = v.pipe(v.string(), v.minLength(1), v.maxLength(MAX_NAME_LENGTH));

const stepSchema = v.strictObject({
  tool: name,
  operation: v.optional(name),
  // Not v.record, which silently drops keys such as `prototype`.
  options: v.optional(v.custom<Readonly<Record<string, unknown>>>(isObject)),
  input: v.optional(name),
  output: v.optional(name),
  each: v.optional(v.picklist(eaches)),
  off: v.optional(v.boolean()),
});

const recipeSchema = v.strictObject({
  $schema: v.optional(v.string()),
  version: v.literal(VERSION),
  name,
  steps: v.pipe(v.array(stepSchema), v.maxLength(MAX_STEPS)),
});

/** One operation on the previous result. */
export interface Step {
  /** The tool's id, or a former path without its slash. */
  readonly tool: string;
  /** Default: the tool's default operation. */
  readonly operation?: string | undefined;
  /** Values in wire form, by input; missing ones have their defaults. Never secrets or files. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The input that receives the previous result. Default: the primary one. */
  readonly input?: string | undefined;
  /** The output passed to the next step. Default: the primary one, else the first. */
  readonly output?: string | undefined;
  readonly each?: Each | undefined;
  /** The step is skipped. */
  readonly off?: boolean | undefined;
}

export interface Recipe {
  readonly version: typeof VERSION;
  /** Its name on the device; shown as plain text. */
  readonly name: string;
  readonly steps: readonly Step[];
}

/**
 * Reads a recipe of this or an earlier version from a parsed JSON value. The names in its steps are not looked up.
 * @throws InputError `not-a-recipe` with the path to the error, `newer-recipe`, `too-many-steps`.
 */
export function readRecipe(value: unknown): Recipe {
  const { version, steps } = isObject(value) ? value : {};
  if (typeof version === 'number' && version > VERSION) throw new InputError('newer-recipe', { params: { version } });
  // Before the schema, which would check every one of them.
  if (Array.isArray(steps) && steps.length > MAX_STEPS) throw new InputError('too-many-steps', { params: { count: steps.length, limit: MAX_STEPS } });
  const { issues, output } = v.safeParse(recipeSchema, value, { abortEarly: true });
  if (issues) throw new InputError('not-a-recipe', { params: { path: v.getDotPath(issues[0]) ?? '$' } });
  return { version: output.version, name: output.name, steps: output.steps };
}

/** Whether `readRecipe` accepts a value. */
export function isRecipe(value: unknown): value is Recipe {
  try {
    readRecipe(value);
    return true;
  } catch (error) {
    if (error instanceof InputError) return false;
    throw error;
  }
}

/**
 * Parses a recipe's JSON.
 * @throws InputError `not-json`, `recipe-too-long`, and those of `readRecipe`.
 */
export const parseRecipe = (text: string): Recipe => readRecipe(parseJson(text, MAX_LENGTH));

const BYTE_ORDER_MARK = /^\u{feff}/u;

/**
 * Parses JSON of at most `limit` UTF-16 code units, after a byte order mark if there is one: some editors write it.
 * @throws InputError `not-json`, `recipe-too-long`.
 */
export function parseJson(text: string, limit: number): unknown {
  if (text.length > limit) throw new InputError('recipe-too-long', { params: { limit } });
  try {
    return JSON.parse(text.replace(BYTE_ORDER_MARK, ''));
  } catch (error) {
    if (error instanceof SyntaxError) throw new InputError('not-json');
    throw error;
  }
}

/** Writes a recipe as JSON that people may read and edit. */
export const formatRecipe = (recipe: Recipe, schema?: string): string =>
  `${JSON.stringify({ ...(schema !== undefined && { $schema: schema }), version: recipe.version, name: recipe.name, steps: recipe.steps }, null, 2)}\n`;
