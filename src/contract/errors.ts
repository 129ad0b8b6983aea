/** The position of an error in a text. All numbers are 1-based and count Unicode code points. */
export type Position = { readonly character: number } | { readonly line: number; readonly column: number };

export interface InputErrorDetails {
  /** Name of the input field that has to be changed. */
  readonly field?: string;
  readonly position?: Position;
  /** Values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The error by which an operation rejects its input. `code` is kebab-case and public; its message is in the tool's
 * strings under `errors`. Any other thrown value counts as a bug.
 */
export class InputError extends Error {
  override readonly name = 'InputError';
  readonly code: string;
  readonly field: string | undefined;
  readonly position: Position | undefined;
  readonly params: Readonly<Record<string, string | number>>;

  constructor(code: string, { field, position, params = {} }: InputErrorDetails = {}) {
    super(code);
    this.code = code;
    this.field = field;
    this.position = position;
    this.params = params;
  }
}

/** Returns the result of `read`, or `undefined` if it rejects its input with an InputError. */
export function unlessRefused<Value>(read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    return ignoreRefusal(error);
  }
}

/** For `catch` of a promise: returns `undefined` for an InputError, and throws everything else. */
export function ignoreRefusal(error: unknown): undefined {
  if (!(error instanceof InputError)) throw error;
}
