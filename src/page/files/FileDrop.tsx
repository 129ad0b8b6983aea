import type { FileValue } from '../../contract/values.ts';
import { classNames } from '../../ui/class-names.ts';
import { Field } from '../Field.tsx';
import styles from './file-drop.module.css';
import look from '../look.module.css';
import type { OperationState } from '../session/operation-state.ts';
import { PasteFile } from '../parts/PasteFile.tsx';
import { usePageActions } from '../session/use-tool.ts';
import { usePageFile } from './use-page-file.ts';

interface FileDropProps {
  readonly operation: OperationState;
  /** Name of a file input. */
  readonly name: string;
  /** Whether the input accepts images: these are the only files that a page can read from the clipboard with a button. */
  readonly takesPictures: boolean;
}

/** A file input for which the whole page is the drop zone. The file can also be chosen, or pasted by the keyboard or a button. */
export function FileDrop({ operation, name, takesPictures }: FileDropProps) {
  const { replace } = usePageActions();
  const take = (file: FileValue): void => replace(operation.name, { [name]: file });
  const isOver = usePageFile(take);
  const { hint } = operation.words;
  return (
    <>
      {hint !== '' && <p className={look.note}>{hint}</p>}
      <div className={classNames(styles.drop, isOver && styles.over)}>
        <Field operation={operation} name={name} />
        {takesPictures && <PasteFile onFile={take} />}
      </div>
    </>
  );
}
