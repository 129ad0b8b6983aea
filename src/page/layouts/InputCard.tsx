import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { useKitWords } from '../words/kit-words.ts';
import { MainInput } from '../MainInput.tsx';
import type { InputName, OperationProps } from '../session/operation-state.ts';
import { Card } from '../Section.tsx';
import type { Controls } from './Options.tsx';
import { Options, withControl } from './Options.tsx';
import { partsOf } from './parts.ts';

interface InputCardProps<Op extends Operation> extends OperationProps<Op> {
  /** Height of a multi-line text, in rows. */
  readonly rows?: number;
  /** The inputs below the primary one. Default: all. */
  readonly inputs?: readonly InputName<Op>[];
  /** By input name: renders a control instead of the usual one. */
  readonly controls?: Controls<Op>;
  /** See `Options`. */
  readonly foldsOptions?: boolean;
  /** Shown below the fields. */
  readonly children?: ReactNode;
}

/** A card with inputs of an operation: the primary one with its toolbar, then the options. */
export function InputCard<Op extends Operation>(props: InputCardProps<Op>): ReactNode;
export function InputCard({ operation, rows, inputs, controls = {}, foldsOptions = false, children }: InputCardProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryInput, otherInputs } = partsOf(operation.operation);
  return (
    <Card label={kit('input')} isSide>
      <MainInput operation={operation} rows={rows} {...withControl(controls[primaryInput ?? ''])} />
      <Options operation={operation} names={inputs ?? otherInputs} controls={controls} isFolded={foldsOptions} />
      {children}
    </Card>
  );
}
