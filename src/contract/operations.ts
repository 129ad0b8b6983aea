import type { InputField, InputValues, OutputField, OutputValues } from './fields.ts';
import type { WordsOf } from './words.ts';

/**
 * How an operation is run. `instant` answers at once; `slow` shows progress and Cancel; `unbounded` may never end (a
 * person's regular expression) and runs under a time limit in a worker that can be ended; `on-demand` takes minutes, or
 * years, so that a page starts it only when asked, and lets it be silent for as long as nobody cancels it.
 */
export type Cost = 'instant' | 'slow' | 'unbounded' | 'on-demand';

type InputFields = Readonly<Record<string, InputField>>;
type OutputFields = Readonly<Record<string, OutputField>>;

export interface OperationOptions {
  /** The codes of the operation's own errors. The codes that every operation shares are not listed. */
  readonly errors?: readonly string[];
  /** `run` is called for an empty primary input too, because that has an answer. */
  readonly answersNothing?: true;
  /** White space alone counts as an empty primary input. */
  readonly blankIsNothing?: true;
  /** The operation returns reference texts, and so needs the tool's strings under `reference`. */
  readonly usesReference?: true;
  /** The operation of the same tool that turns the primary output back into the primary input: two panes have a button that takes it there. */
  readonly inverse?: string;
  /** Commands that name no operation mean this one; without it, the only one that the tool has. */
  readonly isDefault?: true;
  /** Names that this operation had before. */
  readonly formerly?: readonly string[];
}

export interface Operation<Input extends InputFields = InputFields, Output extends OutputFields = OutputFields> extends OperationOptions {
  readonly input: Input;
  readonly output: Output;
  readonly cost?: Cost | ((input: never) => Cost);
  /** Its number among the operations of its file. A module's namespace lists exports alphabetically, so the order has to be kept here. */
  readonly place: number;
}

let declared = 0;

/** Declares an operation: what goes in, what comes out. A tool's `fields.ts` exports nothing but these, by name. */
export function declare<const Input extends InputFields, const Output extends OutputFields, const Options extends OperationOptions>(
  operation: { readonly input: Input; readonly output: Output; readonly cost?: Cost | ((input: InputValues<Input>) => Cost) } & Options,
): { readonly input: Input; readonly output: Output; readonly cost?: Cost | ((input: InputValues<Input>) => Cost); readonly place: number } & Options {
  return { ...operation, place: declared++ };
}

/** The operations of a `fields.ts` in the order in which they are declared there. */
export function inOrder(operations: Operations): Operations {
  return Object.fromEntries(Object.entries(operations).toSorted(([, a], [, b]) => a.place - b.place));
}

/** How far a run has come. With `unit` `bytes` pages show a rate too. */
export type Progress = (done: number, total: number, unit?: 'bytes') => void;

/** A digest in the making. */
export interface StreamingDigest {
  readonly update: (bytes: Uint8Array) => unknown;
  /** The digest of all that was fed; nothing may follow. */
  readonly digest: () => Uint8Array;
}

/** Everything that an operation may know beside its input: nothing is ambient, so that a test can fix all of it. */
export interface RunContext {
  /** Aborted when the person cancels or a newer run takes over. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Bytes from the platform's cryptographic generator. */
  readonly randomBytes: (length: number) => Uint8Array;
  /**
   * A new RSA key of the platform's own generator, with the public exponent 65537, as PKCS #8; undefined for a length that
   * it refuses. A page over plain http has no such generator.
   */
  readonly generateRsaKey?: (modulusLength: number) => Promise<Uint8Array | undefined>;
  /**
   * A digest of the platform's own, which is fed piece by piece and several times as fast as one in WebAssembly; undefined
   * for an algorithm that it does not have. Browsers have none.
   */
  readonly createDigest?: (algorithm: string) => StreamingDigest | undefined;
  /** Milliseconds since 1970-01-01T00:00:00Z, with as many decimals as the platform's clock has. */
  readonly now: () => number;
  /** IANA name. */
  readonly timeZone: string;
  /** BCP 47 tag. */
  readonly locale: string;
  /** The tool's reference texts by code, in the language asked for and in English. Empty unless `usesReference`. */
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

export type Operations = Readonly<Record<string, Operation>>;

export type Runs<Declared> = {
  readonly [K in keyof Declared]: Declared[K] extends { input: infer Input; output: infer Output }
    ? (input: InputValues<Input>, context: RunContext) => OutputValues<Output> | Promise<OutputValues<Output>>
    : never;
};

export interface Implementation<English = unknown> {
  /** Never set: it holds the type of the English words, so that `implement` checks them. */
  readonly english?: English;
  readonly operations: Operations;
  // Each run takes the values of its own fields; `runtime/run.ts` checks them against the same fields before the call.
  readonly runs: Readonly<Record<string, (input: never, context: RunContext) => unknown>>;
}

/**
 * Implements the declared operations. `English` is the type of `strings/en.json`, and of those of `lib/` that the tool
 * shares words with, joined by `&`: a missing word does not compile.
 */
export function implement<Declared extends Operations, English extends WordsOf<Declared, English>>(
  operations: Declared,
  runs: Runs<Declared>,
): Implementation<English> {
  return { operations: inOrder(operations), runs };
}
