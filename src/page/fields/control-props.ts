import type { InputField } from '../../contract/fields.ts';
import type { InputValue } from '../session/operation-state.ts';

/** Properties of every control. */
export interface ControlProps<F extends InputField = InputField> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly placeholder: string;
  readonly value: InputValue<F>;
  onChange(this: void, value: InputValue<F>): void;
  /** Returns the label of an option. */
  optionWord(this: void, option: string): string;
  /** Whether the run rejected this input. */
  readonly invalid: boolean;
  /** Ids of the hint and the error, as in `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly autoFocus: boolean;
  /** Height of a multi-line text, in rows. */
  readonly rows: number | undefined;
}
