import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Operation } from '../../contract/operations.ts';
import { primaryInput } from '../../runtime/run.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ClipboardIcon, CloseIcon, FileUploadIcon, SampleIcon } from '../../ui/icons.tsx';
import { chooseFile } from '../../ui/choose-file.ts';
import { pasteText } from '../../ui/clipboard.ts';
import type { KitWords } from '../words/kit-words.ts';
import { useKitWords } from '../words/kit-words.ts';
import styles from '../page.module.css';
import { usePageActions, usePageState } from '../session/use-tool.ts';
import { useOpenText } from '../files/use-open-text.ts';
import type { InputName, OperationState } from '../session/operation-state.ts';

interface InputToolbarProps<Op extends Operation> {
  readonly operation: OperationState<Op>;
  /** Name of the text input. Default: the primary input. */
  readonly name?: InputName<Op> | undefined;
}

/** Paste, Open file, Sample and Clear for a text input. Sample is pressed while the sample is shown. Every button keeps its position. */
export function InputToolbar<Op extends Operation>(props: InputToolbarProps<Op>): ReactNode;
export function InputToolbar({ operation, name = primaryInput(operation.operation)?.[0] }: InputToolbarProps<Operation>): ReactNode {
  const kit = useKitWords();
  const { forgetFile, replace: replaceValues } = usePageActions();
  const openedFile = usePageState((state) => state.openedFile);
  const openText = useOpenText();
  const [announced, setAnnounced] = useState('');
  const field = name === undefined ? undefined : operation.operation.input[name];
  if (name === undefined || field?.kind !== 'text') return null;
  const { sample } = field;
  const isShown = operation.input[name] === sample;
  const isOpened = openedFile?.operation === operation.name && openedFile.field === name;
  const outcome = isOpened ? fileOutcome(openedFile.outcome, openedFile.name, kit) : '';

  function replace(text: string): void {
    forgetFile();
    replaceValues(operation.name, { [name ?? '']: text });
  }

  async function paste(): Promise<void> {
    const text = await pasteText();
    if (text === undefined) setAnnounced(kit('pasteFailed'));
    else {
      setAnnounced('');
      replace(text);
    }
  }

  async function open(): Promise<void> {
    const file = await chooseFile();
    if (file) await openText(operation.name, name ?? '', file);
  }

  return (
    <div className={styles.toolbar}>
      <ToolButton action="paste" icon={<ClipboardIcon />} onClick={() => void paste()}>
        {kit('paste')}
      </ToolButton>
      {field.multiline && (
        <ToolButton action="open-file" icon={<FileUploadIcon />} onClick={() => void open()}>
          {kit('openFile')}
        </ToolButton>
      )}
      {sample !== undefined && (
        <ToolButton action="sample" icon={<SampleIcon />} isPressed={isShown} onClick={() => replace(isShown ? '' : sample)}>
          {kit('sample')}
        </ToolButton>
      )}
      <ToolButton action="clear" icon={<CloseIcon />} isOff={operation.input[name] === ''} onClick={() => replace('')}>
        {kit('clear')}
      </ToolButton>
      <span role="status">{announced || outcome}</span>
    </div>
  );
}

interface ToolButtonProps {
  /** Its action, for the shortcuts of the page. */
  readonly action: string;
  readonly icon: ReactNode;
  /** Whether the action is unavailable. */
  readonly isOff?: boolean;
  /** Whether a toggle button is on; undefined for other buttons. */
  readonly isPressed?: boolean;
  readonly onClick: () => void;
  readonly children: string;
}

/** A button that keeps its position and focus when it is off: a double click must not hit a neighbor. */
export const ToolButton = ({ action, icon, isOff = false, isPressed, onClick, children }: ToolButtonProps) => (
  <Button
    size="small"
    variant="text"
    icon={icon}
    data-action={action}
    data-follows={isPressed === true ? '' : undefined}
    aria-disabled={isOff}
    aria-pressed={isPressed}
    onClick={() => isOff || onClick()}
  >
    <span className={styles.word}>{children}</span>
  </Button>
);

/** The message about an opened file; '' when the file was read as UTF-8 or UTF-16. */
export function fileOutcome(outcome: string, name: string, kit: KitWords): string {
  if (outcome === 'windows-1252') return kit('readAsWindows1252', { name });
  if (outcome === 'base64') return kit('readAsBase64', { name });
  if (outcome === 'binary') return kit('fileIsNoText', { name });
  return outcome === 'unreadable' ? kit('fileUnreadable', { name }) : '';
}
