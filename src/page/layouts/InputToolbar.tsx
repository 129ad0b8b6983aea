import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { primaryInput } from '../../runtime/run.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ClipboardIcon, CloseIcon, FileUploadIcon } from '../../ui/icons.tsx';
import { pasteText } from '../../ui/clipboard.ts';
import type { KitWords } from '../kit-words.ts';
import { useKitWords } from '../kit-words.ts';
import look from '../look.module.css';
import styles from '../page.module.css';
import { useTool } from '../tool-context.tsx';
import type { InputName, OperationState } from '../operation-state.ts';

interface InputToolbarProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Name of the text input. Default: the primary input. */
  readonly name?: InputName<Op> | undefined;
}

/** Paste, Open file, Clear and Sample for a text input. */
export function InputToolbar<Op extends Operation>(props: InputToolbarProps<Op>): ReactNode;
export function InputToolbar({ operation, name = primaryInput(operation.operation)?.[0] }: InputToolbarProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { state, openedFile, openFile, forgetFile } = useTool();
  const chooser = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const field = name === undefined ? undefined : operation.operation.input[name];
  if (name === undefined || field?.kind !== 'text') return null;
  const { sample } = field;
  const isSample = sample !== undefined && operation.input[name] === sample && (!field.primary || state.samples.includes(operation.name));

  const isOpened = openedFile?.operation === operation.name && openedFile.field === name;
  const outcome = isOpened ? fileOutcome(openedFile.outcome, openedFile.name, kit) : '';

  function replace(text: string): void {
    forgetFile();
    operation.set(name ?? '', text);
  }

  async function paste(): Promise<void> {
    const text = await pasteText();
    if (text === undefined) setSaid(kit('pasteFailed'));
    else {
      setSaid('');
      replace(text);
    }
  }

  return (
    <div className={styles.toolbar}>
      <Button size="small" variant="text" icon={<ClipboardIcon />} onClick={() => void paste()}>
        {kit('paste')}
      </Button>
      {field.multiline && (
        <Button size="small" variant="text" icon={<FileUploadIcon />} onClick={() => chooser.current?.click()}>
          {kit('openFile')}
        </Button>
      )}
      <input
        ref={chooser}
        type="file"
        hidden
        onChange={async (event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) await openFile(operation.name, name, file);
        }}
      />
      <Button size="small" variant="text" icon={<CloseIcon />} data-action="clear" disabled={operation.input[name] === ''} onClick={() => replace('')}>
        {kit('clear')}
      </Button>
      {sample !== undefined && !isSample && (
        <Button size="small" variant="text" data-action="sample" onClick={() => replace(sample)}>
          {kit('sample')}
        </Button>
      )}
      {isSample && <span className={classNames(look.tag, styles.sampleMark)}>{kit('isSample')}</span>}
      <span role="status">{said || outcome}</span>
    </div>
  );
}

/** The message about an opened file; '' when the file was read as UTF-8 or UTF-16. */
function fileOutcome(outcome: string, name: string, kit: KitWords): string {
  if (outcome === 'windows-1252') return kit('readAsWindows1252', { name });
  if (outcome === 'binary') return kit('fileIsNoText', { name });
  return outcome === 'unreadable' ? kit('fileUnreadable', { name }) : '';
}
