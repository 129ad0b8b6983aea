import { Suspense } from 'react';
import { late } from '../../../page/late.tsx';
import type { OperationProps } from '../../../page/operation-state.ts';
import pageStyles from '../../../page/page.module.css';
import { useKitWords } from '../../../page/kit-words.ts';
import { useWords } from '../../../page/tool-context.tsx';
import { useOpenText } from '../../../page/use-open-text.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { chooseFile } from '../../../ui/choose-file.ts';
import { FileUploadIcon, PencilIcon } from '../../../ui/icons.tsx';
import { LONG_DURATION_MS, showToast } from '../../../ui/toast/toast.ts';
import type * as fields from '../fields.ts';
import type en from '../strings/en.json';
import styles from './html-wysiwyg-editor.module.css';

// With the libraries of the editor, which no other page needs.
const RichEditor = late(() => import('./RichEditor.tsx'));

interface TextPaneProps extends OperationProps<typeof fields.format> {
  /** Replaces the whole text. */
  readonly onWrite: (html: string) => void;
  readonly onHold: (html: string, isEdit: boolean) => void;
}

/** The text as it is read. */
export function TextPane({ operation, onWrite, onHold }: TextPaneProps) {
  const words = useWords<typeof en>();
  const kit = useKitWords();
  const openText = useOpenText();
  const label = operation.words.input('input');
  const { input } = operation.input;

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
    <section className={pageStyles.pane} aria-label={label} data-operation={operation.name} data-field="input" data-kind="text">
      <div className={pageStyles.paneHead}>
        <h2 className={pageStyles.paneTitle}>{label}</h2>
        <div className={pageStyles.toolbar}>
          <Button size="small" variant="text" icon={<FileUploadIcon />} data-action="open-file" onClick={() => void open()}>
            {kit('openFile')}
          </Button>
          <Button size="small" variant="text" icon={<PencilIcon />} title={words('kept')} data-action="clear" aria-disabled={input === ''} onClick={startNew}>
            {words('startNew')}
          </Button>
        </div>
      </div>
      <Suspense fallback={<div className={styles.loading} aria-busy="true" />}>
        <RichEditor key={kit.language} label={label} html={input} onHold={onHold} />
      </Suspense>
    </section>
  );
}
