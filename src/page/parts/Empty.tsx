import type { ReactNode } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { Button } from '../../ui/button/Button.tsx';
import { FileUploadIcon } from '../../ui/icons.tsx';
import { PencilIcon } from '../../ui/pencil-icon.tsx';
import { useKitWords } from '../words/kit-words.ts';
import { partsOf } from '../layouts/parts.ts';
import look from '../look.module.css';
import type { OperationProps } from '../session/operation-state.ts';
import styles from './empty.module.css';

interface EmptyProps<Op extends Operation> extends OperationProps<Op> {
  /** Default: a sentence that asks for input, or for a file. */
  readonly children?: ReactNode;
}

/** Placeholder for a result: an icon, one sentence, and the sample if the main input has one. */
export function Empty<Op extends Operation>(props: EmptyProps<Op>): ReactNode;
export function Empty({ operation, children }: EmptyProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { primaryInput = '' } = partsOf(operation.operation);
  const field = operation.operation.input[primaryInput];
  const isFile = field?.kind === 'file';
  const sample = field?.kind === 'text' && operation.input[primaryInput] === '' ? field.sample : undefined;
  return (
    <div className={styles.empty}>
      {isFile ? <FileUploadIcon /> : <PencilIcon />}
      <p className={look.note}>{children ?? kit(isFile ? 'noFile' : 'nothingYet')}</p>
      {sample !== undefined && (
        <Button size="small" onClick={() => operation.set(primaryInput, sample)}>
          {kit('sample')}
        </Button>
      )}
    </div>
  );
}
