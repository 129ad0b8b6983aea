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
  /** Gives the words for an option of a choice. */
  optionWord(this: void, option: string): string;
  /** Whether the run refused this input. */
  readonly invalid: boolean;
  /** Ids of the hint and the error, as in `aria-describedby`. */
  readonly describedBy: string | undefined;
  readonly autoFocus: boolean;
  /** Height of a text of many lines, in rows. */
  readonly rows: number | undefined;
}
