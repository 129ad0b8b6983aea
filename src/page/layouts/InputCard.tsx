import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { useKitWords } from '../kit-words.ts';
import { MainInput } from '../MainInput.tsx';
import type { OperationProps } from '../operation-state.ts';
import { Card } from '../Section.tsx';
import type { Controls } from './Options.tsx';
import { Options } from './Options.tsx';
import { partsOf } from './parts.ts';

interface InputCardProps<Op extends Operation> extends OperationProps<Op> {
  /** Texts of many lines: how many there is room for. */
  readonly rows?: number;
  /** Render controls in the place of the usual ones, by the fields' names. */
  readonly controls?: Controls<Op>;
  /** What stands below the fields. */
  readonly children?: ReactNode;
}

/** All inputs of an operation: the primary one with its toolbar, then the options. */
export function InputCard<Op extends Operation>(props: InputCardProps<Op>): ReactNode;
export function InputCard({ operation, rows, controls = {}, children }: InputCardProps<Operation>): ReactNode {
  const kit = useKitWords();
  return (
    <Card label={kit('input')}>
      <MainInput operation={operation} {...(rows !== undefined && { rows })} />
      <Options operation={operation} names={partsOf(operation.operation).otherInputs} controls={controls} />
      {children}
    </Card>
  );
}
