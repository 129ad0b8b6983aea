import { useRef, useState } from 'react';
import type { Texts } from '../../runtime/texts.ts';
import { primaryInput } from '../../runtime/run.ts';
import { Button } from '../../ui/button/Button.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ClipboardIcon, CloseIcon, FileUploadIcon } from '../../ui/icons.tsx';
import { pasteText } from '../../ui/clipboard.ts';
import { useEnvironment } from '../environment.ts';
import kit from '../kit.module.css';
import styles from '../page.module.css';
import { useTool } from '../tool-context.tsx';
import type { OperationState } from '../use-operation.ts';

interface InputToolbarProps {
  readonly operation: OperationState;
  /** The text that it is for; the primary one if left out. */
  readonly name?: string;
}

/** Paste, Open file, Clear and Sample for a text. */
export function InputToolbar({ operation, name = primaryInput(operation.operation)?.[0] }: InputToolbarProps) {
  const { texts } = useEnvironment();
  const { state, openedFile, openFile, forgetFile } = useTool();
  const chooser = useRef<HTMLInputElement>(null);
  const [said, setSaid] = useState('');
  const field = name === undefined ? undefined : operation.operation.input[name];
  if (name === undefined || field?.kind !== 'text') return null;
  const isSample = field.sample !== undefined && operation.input[name] === field.sample && (!field.primary || state.samples.includes(operation.name));

  const isOpened = openedFile?.operation === operation.name && openedFile.field === name;
  const outcome = isOpened ? fileOutcome(openedFile.outcome, openedFile.name, texts) : '';

  function replace(text: unknown): void {
    forgetFile();
    operation.set(name ?? '', text);
  }

  async function paste(): Promise<void> {
    const text = await pasteText();
    if (text === undefined) setSaid(texts.t('page.pasteFailed'));
    else {
      setSaid('');
      replace(text);
    }
  }

  return (
    <div className={styles.toolbar}>
      <Button size="small" variant="text" icon={<ClipboardIcon />} onClick={() => void paste()}>
        {texts.t('page.paste')}
      </Button>
      {field.multiline && (
        <Button size="small" variant="text" icon={<FileUploadIcon />} onClick={() => chooser.current?.click()}>
          {texts.t('page.openFile')}
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
      <Button size="small" variant="text" icon={<CloseIcon />} disabled={operation.input[name] === ''} onClick={() => replace('')}>
        {texts.t('page.clear')}
      </Button>
      {field.sample !== undefined && !isSample && (
        <Button size="small" variant="text" onClick={() => replace(field.sample)}>
          {texts.t('page.sample')}
        </Button>
      )}
      {isSample && <span className={classNames(kit.tag, styles.sampleMark)}>{texts.t('page.isSample')}</span>}
      <span role="status">{said || outcome}</span>
    </div>
  );
}

/** What is to be said of a file that was opened, if anything is. */
function fileOutcome(outcome: string, name: string, texts: Texts): string {
  if (outcome === 'windows-1252') return texts.t('page.readAsWindows1252', { name });
  if (outcome === 'binary') return texts.t('page.fileIsNoText', { name });
  return outcome === 'unreadable' ? texts.t('page.fileUnreadable', { name }) : '';
}
