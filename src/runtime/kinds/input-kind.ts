import type { InputField, InputKind, ValueOf } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';
import type { JsonValue } from '../../contract/values.ts';
import type { TextForm } from './text-form.ts';

type Fields = { readonly [Kind in InputKind]: Extract<InputField, { kind: Kind }> };

/** An input field of a kind. This form lets the compiler relate a field to the module of its kind. */
export type InputFieldOf<Kind extends InputKind = InputKind> = { [K in Kind]: { readonly kind: K } & Fields[K] }[Kind];

/** All that the program knows about a kind of input, except its control on a page, which is in `page/fields`. */
export interface InputKindModule<Kind extends InputKind = InputKind> {
  /**
   * Converts a value from wire form to the value that `run` gets. `name` is the field's name, for the error.
   * @throws InputError with a code that all operations share.
   */
  readonly check: (name: string, field: InputFieldOf<Kind>, given: unknown) => ValueOf<InputFieldOf<Kind>>;
  /** The value of a missing field that is not optional, in wire form; `undefined` if the kind has no default. */
  readonly defaultOf: (field: InputFieldOf<Kind>) => JsonValue | undefined;
  /** Whether a primary input counts as empty. The value may be in wire form or checked; defaults are filled in already. */
  readonly isNothing: (value: unknown, operation: Pick<Operation, 'blankIsNothing'>) => boolean;
  /** Whether fields of this kind are stored as preferences unless they declare otherwise. */
  readonly isOption: boolean;
  /** The form of a value in a link; `undefined` for files and secrets, which links must not contain. */
  readonly linkForm: (field: InputFieldOf<Kind>) => TextForm | undefined;
  /** The form of a value on the command line; absent for files, which are given by their paths. */
  readonly typedForm?: TextForm;
  /** On the command line, the field's name without a value means true. */
  readonly standsAlone?: true;
}
