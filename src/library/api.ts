import type { ErrorCode, Language, Operations } from './operations.ts';

// The package's build replaces the import above with types generated from the tools' declarations.

/** The id of a tool. */
export type ToolId = keyof Operations & string;

/** The name of an operation of a tool. */
export type OperationOf<Tool extends ToolId> = keyof Operations[Tool] & string;

/** The input of an operation. */
export type InputOf<Tool extends ToolId, Name extends OperationOf<Tool>> = Operations[Tool][Name] extends { readonly input: infer Input } ? Input : never;

/** The output of an operation. */
export type OutputOf<Tool extends ToolId, Name extends OperationOf<Tool>> = Operations[Tool][Name] extends { readonly output: infer Output } ? Output : never;

/** A tool that can be run. Name and description are in English. */
export type ToolEntry = {
  readonly [Tool in ToolId]: { readonly id: Tool; readonly name: string; readonly description: string; readonly operations: readonly OperationOf<Tool>[] };
}[ToolId];

export interface RunOptions {
  /** Aborts the run, which then throws the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** Language of messages, and of texts such as the meaning of a status code. Default: English. */
  readonly language?: Language | undefined;
}

/** The position of an error in a text, in Unicode code points, 1-based. */
export type Position = { readonly character: number } | { readonly line: number; readonly column: number };

/** A JSON value. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/** A file that an operation returns: `type` is its media type. */
export interface WireFile {
  readonly name: string;
  readonly type: string;
  readonly base64: string;
}

/** A file that an operation accepts. */
export interface GivenFile {
  readonly name: string;
  readonly type?: string | undefined;
  readonly base64: string;
}

/** A step of a recipe: one operation on the previous result. */
export interface Step {
  readonly tool: string;
  /** Default: the tool's default operation. */
  readonly operation?: string | undefined;
  /** Values of inputs; missing ones have their defaults. Never secrets or files. */
  readonly options?: Readonly<Record<string, unknown>> | undefined;
  /** The input that receives the previous result. Default: the primary one. */
  readonly input?: string | undefined;
  /** The output passed to the next step. Default: the primary one, else the first. */
  readonly output?: string | undefined;
  /**
   * `line`, `record`: from this step on, each line, or each element of a JSON array, is processed separately; `all`: this step gets all
   * results together.
   */
  readonly each?: 'line' | 'record' | 'all' | undefined;
  /** The step is skipped. */
  readonly off?: boolean | undefined;
}

/** A recipe, as in pages, links and files. */
export interface Recipe {
  readonly version: 1;
  readonly name: string;
  readonly steps: readonly Step[];
}

export interface RecipeOptions extends RunOptions {
  /** Values that recipes never contain, by step number and input name: `{ 2: { password: '…' } }`. */
  readonly secrets?: Readonly<Record<number, Readonly<Record<string, unknown>>>> | undefined;
}

/** Why an operation rejected its input, or a recipe failed. */
export declare class PenknifeError extends Error {
  private constructor();
  override readonly name: 'PenknifeError';
  /** Never changes with the language. `bug`: a bug in Penknife, with the thrown value as `cause`. */
  readonly code: ErrorCode;
  /** The input that has to be changed. */
  readonly field: string | undefined;
  readonly position: Position | undefined;
  /** The values in the message. */
  readonly params: Readonly<Record<string, string | number>>;
  /** The step of the recipe, from 1. */
  readonly step: number | undefined;
  /** The line or record of the step, 1-based. */
  readonly item: number | undefined;
}

/** What can be run. */
export declare const tools: readonly ToolEntry[];

/**
 * Runs an operation of a tool. Input and output are JSON values: files as `{ name, type, base64 }`. Missing inputs have their
 * defaults. An operation that may not terminate runs in a thread, under a time limit.
 * @throws PenknifeError
 */
export declare function run<Tool extends ToolId, Name extends OperationOf<Tool>>(
  tool: Tool,
  operation: Name,
  ...rest: Record<never, never> extends InputOf<Tool, Name>
    ? [input?: InputOf<Tool, Name>, options?: RunOptions]
    : [input: InputOf<Tool, Name>, options?: RunOptions]
): Promise<OutputOf<Tool, Name>>;

/** A format that a text or file may have. */
export interface DetectedFormat {
  readonly format: string;
  readonly grade: 'certain' | 'likely' | 'possible';
  /** In the language of the options. */
  readonly reason: string;
  /** Ids of the tools for it, best first. */
  readonly tools: readonly string[];
}

/**
 * Names the formats that a text or file may have, surest first; none for ordinary text. `run('unwrap', 'unwrap', …)` opens them layer by layer.
 * @throws PenknifeError
 */
export declare function detect(input: string | GivenFile, options?: RunOptions): Promise<readonly DetectedFormat[]>;

/**
 * The recipe that converts the results of another one back.
 * @throws PenknifeError `irreversible`, naming the steps without an inverse
 */
export declare function reverseRecipe(recipe: Recipe | string, options?: RunOptions): Promise<Recipe>;

/**
 * Runs a recipe: the recipe itself, its JSON, or a link that contains it. The result is a string, or a file if the last step returns bytes.
 * @throws PenknifeError
 */
export declare function runRecipe(recipe: Recipe | string, input?: string | GivenFile, options?: RecipeOptions): Promise<string | WireFile>;

/** What a recipe of CyberChef loses, or does differently. */
export interface ImportWarning {
  /** Never changes with the language, such as `no-operation`. */
  readonly code: string;
  /** Number of the step in CyberChef, from 1; undefined for the input of a link. */
  readonly step: number | undefined;
  /** The name of the operation in CyberChef. */
  readonly operation: string;
  /** In the language of the options. */
  readonly message: string;
}

export interface ImportedRecipes {
  readonly recipes: readonly Recipe[];
  /** The input in a link. */
  readonly input: string | undefined;
  /** Keys in a recipe of CyberChef, which recipes never contain, for `secrets` of `runRecipe`. */
  readonly secrets: Readonly<Record<number, Readonly<Record<string, unknown>>>>;
  readonly warnings: readonly ImportWarning[];
}

/**
 * Reads recipes from a link, from JSON, or from a recipe of CyberChef: its link, its Chef format or its JSON. Operations without a counterpart are
 * disabled steps.
 * @throws PenknifeError
 */
export declare function importRecipes(text: string, options?: RunOptions): Promise<ImportedRecipes>;
