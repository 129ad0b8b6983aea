import type { FileValue } from '../contract/values.ts';
import { classNames } from '../ui/class-names.ts';
import { Field } from './Field.tsx';
import styles from './file-drop.module.css';
import { usePageFile } from './use-page-file.ts';
import type { OperationState } from './use-operation.ts';

/** The field of a file that the whole page takes, dropped or pasted. */
export function FileDrop({ operation, name }: { readonly operation: OperationState; readonly name: string }) {
  const isOver = usePageFile((file: FileValue) => operation.set(name, file));
  return (
    <div className={classNames(styles.drop, isOver && styles.over)}>
      <Field operation={operation} name={name} />
    </div>
  );
}
