import type { ReactNode } from 'react';
import type { InputField } from '../contract/fields.ts';
import type { Operation } from '../contract/operations.ts';
import { Field } from './Field.tsx';
import { FileDrop } from './files/FileDrop.tsx';
import { InputToolbar } from './layouts/InputToolbar.tsx';
import { focusesInput, partsOf } from './layouts/parts.ts';
import type { ControlProps } from './fields/control-props.ts';
import type { InputName, OperationState } from './session/operation-state.ts';

interface MainInputProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Name of the input. Default: the primary input. */
  readonly name?: InputName<Op>;
  /** Height of a multi-line text, in rows. */
  readonly rows?: number | undefined;
  /** Whether the input takes the focus when the page opens. Default: on wide screens. */
  readonly autoFocus?: boolean;
  /** See `Field`. Default true. */
  readonly hasPlaces?: boolean;
  /** Renders a control instead of the usual one of the primary input. */
  control?(this: void, props: ControlProps<Extract<Op['input'][InputName<Op>], InputField & { readonly primary: true }>>): ReactNode;
}

/** The main input of an operation: a text with its toolbar, or a file for which the whole page is the drop zone. Renders nothing without one. */
export function MainInput<Op extends Operation>(props: MainInputProps<Op>): ReactNode;
export function MainInput({
  operation,
  name = partsOf(operation.operation).primaryInput,
  rows,
  autoFocus = focusesInput(),
  hasPlaces = true,
  control,
}: MainInputProps<Operation>): ReactNode {
  if (name === undefined) return null;
  const field = operation.operation.input[name];
  if (field?.kind === 'file') return <FileDrop operation={operation} name={name} takesPictures={['image', 'file', undefined].includes(field.format)} />;
  return (
    <Field
      operation={operation}
      name={name}
      autoFocus={autoFocus}
      hasPlaces={hasPlaces}
      {...(rows !== undefined && { rows })}
      {...(control && { control })}
      tools={<InputToolbar operation={operation} name={name} />}
    />
  );
}
