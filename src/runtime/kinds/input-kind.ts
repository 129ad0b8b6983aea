import type { InputField, InputKind, ValueOf } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { TextForm } from './text-form.ts';

type Fields = { readonly [Kind in InputKind]: Extract<InputField, { kind: Kind }> };

/** An input field of a kind. Written so that the compiler knows that a field and the module of its kind belong together. */
export type InputFieldOf<Kind extends InputKind = InputKind> = { [K in Kind]: { readonly kind: K } & Fields[K] }[Kind];

/** Everything that the program knows of a kind of input. Its control on a page is in `page/fields`, for that is drawn. */
export interface InputKindModule<Kind extends InputKind = InputKind> {
  /**
   * The value that `run` gets, from the wire form. `name` is the field's, for the error.
   * @throws InputError with a code that all operations share.
   */
  readonly check: (name: string, field: InputFieldOf<Kind>, given: unknown) => ValueOf<InputFieldOf<Kind>>;
  /** What a field that is not optional has when nothing is given, in wire form; `undefined` if it has no default. */
  readonly defaultOf: (field: InputFieldOf<Kind>) => unknown;
  /** Whether a value is nothing to work on, where it is the primary input. It may be in wire form or checked, and has its default. */
  readonly isNothing: (value: unknown, operation: Pick<Operation, 'blankIsNothing'>) => boolean;
  /** Whether it is a preference, kept from visit to visit, unless its field says otherwise: not what a person works on. */
  readonly isOption: boolean;
  /** How a value stands in a link; `undefined` where it may not: files and secrets. */
  readonly linkForm: (field: InputFieldOf<Kind>) => TextForm | undefined;
  /** How a value is typed on the command line; a file has no such form, it is named by its path. */
  readonly typedForm?: TextForm;
  /** The name of the field alone, on the command line, means true. */
  readonly standsAlone?: true;
}
