import { classNames } from '../ui/class-names.ts';
import { Field } from './Field.tsx';
import styles from './file-drop.module.css';
import look from './look.module.css';
import type { OperationState } from './operation-state.ts';
import { PasteFile } from './parts/PasteFile.tsx';
import { usePageFile } from './use-page-file.ts';

interface FileDropProps {
  readonly operation: OperationState;
  /** A file field. */
  readonly name: string;
  /** Whether a picture is such a file: pages can read no other files from the clipboard by themselves. */
  readonly takesPictures: boolean;
}

/** A file that the whole page takes: chosen, dropped, or pasted by keys or by its button. */
export function FileDrop({ operation, name, takesPictures }: FileDropProps) {
  const isOver = usePageFile((file) => operation.set(name, file));
  const { hint } = operation.words;
  return (
    <>
      {hint !== '' && <p className={look.note}>{hint}</p>}
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <Field operation={operation} name={name} />
        {takesPictures && <PasteFile onFile={(file) => operation.set(name, file)} />}
      </div>
    </>
  );
}
