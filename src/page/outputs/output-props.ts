import type { OutputField, OutputValueOf } from '../../contract/fields.ts';
import type { OperationState } from '../session/operation-state.ts';

/** Properties of every view of a result. */
export interface OutputProps<F extends OutputField = OutputField> {
  readonly id: string;
  readonly name: string;
  readonly field: F;
  readonly label: string;
  readonly value: OutputValueOf<F>;
  readonly operation: OperationState;
  /** Shows the value in large type, for the main result of a page. */
  readonly prominent: boolean;
}
