/** Where in a text something is wrong. All numbers are 1-based and count Unicode code points. */
export type Position = { readonly character: number } | { readonly line: number; readonly column: number };

export interface InputErrorDetails {
  /** The input field that the person has to change. */
  readonly field?: string;
  readonly position?: Position;
  /** The values for the placeholders of the message. */
  readonly params?: Readonly<Record<string, string | number>>;
}

/**
 * The one way in which an operation refuses its input. `code` is kebab-case and public; its words stand in the tool's
 * strings under `errors`. Anything else that is thrown is a bug of ours.
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
