import type { InputField, InputValues, OutputField, OutputValues } from './fields.ts';
import type { WordsOf } from './words.ts';

/**
 * How long an operation takes, and so how it is run. `instant` responds immediately; `slow` shows progress and Cancel; `unbounded`
 * may not terminate (a user's regular expression) and runs under a time limit in a worker that can be terminated; `on-demand` takes
 * minutes or years: a page starts it only on request and lets it run without any sign of life until it is canceled.
 */
export type Cost = 'instant' | 'slow' | 'unbounded' | 'on-demand';

/** How long an unbounded operation may take before its worker is ended, and the input that is to blame then. */
export interface TimeLimit {
  readonly seconds: number;
  /** Name of the input field. */
  readonly field: string;
}

type InputFields = Readonly<Record<string, InputField>>;
type OutputFields = Readonly<Record<string, OutputField>>;

/** Searches that an operation answers: the result is the first row of the list, on the home page and in the palette. */
export interface Answer {
  /**
   * A regular expression for the whole search without spaces around it, in any case. Its groups are named like fields and give them their
   * values. One without groups is a search that no words of a tool answer better, such as `uuid`.
   */
  readonly search: string;
  /** Values of other fields. */
  readonly values?: Readonly<Record<string, string | number | boolean | readonly string[]>>;
  /**
   * What is shown: a text with names of outputs in braces, such as `{firstHost} – {lastHost}`, and `{digests.digest}` for a column of a
   * table, of its first row. Default: the primary output.
   */
  readonly shows?: string;
}

export interface OperationOptions {
  /** Only for operations that respond at once and whose result is not secret: they run while somebody types. */
  readonly answers?: readonly Answer[];
  /** The operation's own error codes, without those that all operations share. */
  readonly errors?: readonly string[];
  /** `run` is also called for an empty primary input, because that has a result. */
  readonly answersNothing?: true;
  /** A primary input of whitespace alone counts as empty. */
  readonly blankIsNothing?: true;
  /** The operation needs the tool's strings under `reference`, as `RunContext.reference`. */
  readonly usesReference?: true;
  /** Name of the operation of the same tool that converts the primary output back into the primary input; pages with two panes offer to swap. */
  readonly inverse?: string;
  /** For unbounded operations. Default: the runner's own limit, with no field to blame. */
  readonly timeLimit?: TimeLimit;
  /** Command lines, requests and steps of recipes without an operation run this one. Not needed for a tool's only operation. */
  readonly isDefault?: true;
  /** Former names of this operation; links, scripts and stored options with them still work. */
  readonly formerly?: readonly string[];
}

export interface Operation<Input extends InputFields = InputFields, Output extends OutputFields = OutputFields> extends OperationOptions {
  readonly input: Input;
  readonly output: Output;
  readonly cost?: Cost | ((input: never) => Cost);
  /** Position in the order of declaration. A module namespace lists its exports alphabetically, so the order has to be stored here. */
  readonly place: number;
}

let declared = 0;

/** Declares an operation's inputs and outputs. A tool's `fields.ts` exports only such declarations; the name of the export is the operation's. */
export function declare<const Input extends InputFields, const Output extends OutputFields, const Options extends OperationOptions>(
  operation: { readonly input: Input; readonly output: Output; readonly cost?: Cost | ((input: InputValues<Input>) => Cost) } & Options,
): { readonly input: Input; readonly output: Output; readonly cost?: Cost | ((input: InputValues<Input>) => Cost); readonly place: number } & Options {
  return { ...operation, place: declared++ };
}

/**
 * Sorts the operations of a `fields.ts` in the order of their declaration. The object has no prototype: a name from a user, such as
 * `constructor`, must not find anything else.
 */
export function inOrder(operations: Operations): Operations {
  const sorted = Object.entries(operations).toSorted(([, a], [, b]) => a.place - b.place);
  return Object.assign(Object.create(null) as Operations, Object.fromEntries(sorted));
}

/** Reports a run's progress, `done` of `total`. For the unit `bytes`, pages also show a rate. */
export type Progress = (done: number, total: number, unit?: 'bytes') => void;

/** A digest that is computed in chunks. */
export interface StreamingDigest {
  readonly update: (bytes: Uint8Array) => unknown;
  /** Ends the computation and returns the digest. The object must not be used afterwards. */
  readonly digest: () => Uint8Array;
}

/** The parameters of PBKDF2, besides the password. */
export interface Pbkdf2Cost {
  readonly hash: 'sha-1' | 'sha-256' | 'sha-384' | 'sha-512';
  readonly salt: Uint8Array;
  readonly rounds: number;
  /** In bytes. */
  readonly length: number;
}

/** Everything that an operation may know besides its input. Nothing else is ambient, so a test can set every part. */
export interface RunContext {
  /** Aborted on Cancel, and when a newer run replaces this one. */
  readonly signal: AbortSignal;
  readonly progress: Progress;
  /** Loads large code that only some inputs need. A time limit does not include that, because it depends on the connection. */
  readonly load: <Loaded>(loading: () => Promise<Loaded>) => Promise<Loaded>;
  /** Returns bytes from the platform's cryptographically secure generator. */
  readonly randomBytes: (length: number) => Uint8Array;
  /**
   * Generates an RSA key with the platform's generator and the public exponent 65537, as PKCS #8 (RFC 5208); undefined for a
   * length in bits that the platform rejects. Absent in a page over plain http, which has no Web Crypto.
   */
  readonly generateRsaKey?: (modulusLength: number) => Promise<Uint8Array | undefined>;
  /**
   * PBKDF2 with HMAC (RFC 8018, section 5.2) by the platform, ten times as fast as in JavaScript; undefined for parameters that the platform rejects.
   * Absent in a page over plain http, which has no Web Crypto.
   */
  readonly derivePbkdf2?: (password: Uint8Array, cost: Pbkdf2Cost) => Promise<Uint8Array | undefined>;
  /**
   * Creates a digest of the platform, several times as fast as one in WebAssembly; undefined for an algorithm that the platform
   * lacks. Absent in browsers, which have no streaming digests.
   */
  readonly createDigest?: (algorithm: string) => StreamingDigest | undefined;
  /** Milliseconds since 1970-01-01T00:00:00Z, with the fractions that the platform's clock gives. */
  readonly now: () => number;
  /** IANA time zone name. */
  readonly timeZone: string;
  /** BCP 47 tag. */
  readonly locale: string;
  /** The tool's reference texts by code, in the requested language and in English. Empty unless the operation sets `usesReference`. */
  readonly reference: { readonly own: Readonly<Record<string, string>>; readonly english: Readonly<Record<string, string>> };
}

export type Operations = Readonly<Record<string, Operation>>;

export type Runs<Declared> = {
  readonly [K in keyof Declared]: Declared[K] extends { input: infer Input; output: infer Output }
    ? (input: InputValues<Input>, context: RunContext) => OutputValues<Output> | Promise<OutputValues<Output>>
    : never;
};

export interface Implementation<English = unknown> {
  /** Never set at run time; carries the type of the English strings, for the check in `implement`. */
  readonly english?: English;
  readonly operations: Operations;
  // `never` accepts runs with any input type. This is safe because `runtime/run.ts` checks the values against the same fields.
  readonly runs: Readonly<Record<string, (input: never, context: RunContext) => unknown>>;
}

/**
 * Implements the declared operations. `English` is the type of `strings/en.json`, joined by `&` with the types of strings that
 * the tool uses from `lib/`: a missing string does not compile.
 */
export function implement<Declared extends Operations, English extends WordsOf<Declared, English>>(
  operations: Declared,
  runs: Runs<Declared>,
): Implementation<English> {
  return { operations: inOrder(operations), runs };
}
