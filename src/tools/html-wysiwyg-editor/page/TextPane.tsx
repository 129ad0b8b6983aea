import { lazy, Suspense, useRef, useState } from 'react';
import { lazyWithRetry } from '../../../page/lazy/lazy.tsx';
import type { OperationProps } from '../../../page/session/operation-state.ts';
import { Pane } from '../../../page/layouts/panes.tsx';
import { useKitWords } from '../../../page/words/kit-words.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { useOpenText } from '../../../page/files/use-open-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { chooseFile } from '../../../ui/choose-file.ts';
import { FileUploadIcon } from '../../../ui/icons.tsx';
import { PencilIcon } from '../../../ui/pencil-icon.tsx';
import { headOf } from '../../../ui/input-text/long-text.ts';
import { LONG_DURATION_MS, showToast } from '../../../ui/toast/toast.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './html-wysiwyg-editor.module.css';

// Loaded on demand with the editor libraries, which no other page needs.
const RichEditor = lazyWithRetry(() => import('./RichEditor.tsx'));
// Loaded on demand: few texts are that long.
const TruncationNote = lazy(() => import('../../../ui/input-text/TruncationNote.tsx'));

interface TextPaneProps extends OperationProps<typeof fields.format> {
  /** Whether the text is too long for the editor, which then shows its beginning. */
  readonly isLong: boolean;
  /** Replaces the whole text. */
  readonly onWrite: (html: string) => void;
  readonly onHold: (html: string, isEdit: boolean) => void;
}

/** Shows the rendered text. */
export function TextPane({ operation, isLong, onWrite, onHold }: TextPaneProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const openText = useOpenText();
  const label = operation.words.input('input');
  const { input } = operation.input;
  const editor = useRef<HTMLDivElement>(null);
  // The text before one that is too long, restored by Undo.
  const [before, setBefore] = useState<string>();
  if (!isLong && before !== input) setBefore(input);
  const hadFocus = useRef(false);

  function startNew(): void {
    if (input === '') return;
    onWrite('');
    showToast(words('startedNew'), { duration: LONG_DURATION_MS, action: { label: words('undoNew'), onPress: () => onWrite(input) } });
  }

  async function open(): Promise<void> {
    const file = await chooseFile();
    if (file) await openText(operation.name, 'input', file);
  }

  return (
    <Pane
      operation={operation}
      name="input"
      label={label}
      tools={
        <>
          <Button size="small" variant="text" icon={<FileUploadIcon />} data-action="open-file" onClick={() => void open()}>
            {kit('openFile')}
          </Button>
          <Button size="small" variant="text" icon={<PencilIcon />} title={words('kept')} data-action="clear" aria-disabled={input === ''} onClick={startNew}>
            {words('startNew')}
          </Button>
        </>
      }
    >
      <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
        <div ref={editor} className={styles.editor}>
          <RichEditor
            key={isLong ? 'beginning' : kit.language}
            label={label}
            html={isLong ? headOf(input) : input}
            isFixed={isLong}
            takesFocus={() => hadFocus.current}
            onHold={onHold}
            onLong={(html) => {
              hadFocus.current = true;
              onWrite(html);
            }}
          />
        </div>
        {isLong && (
          <div>
            <TruncationNote control={editor} length={input.length} onUndo={before === undefined ? undefined : () => onWrite(before)} />
          </div>
        )}
      </Suspense>
    </Pane>
  );
}
