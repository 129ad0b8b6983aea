import { useState } from 'react';
import type { FileValue } from '../../contract/values.ts';
import { Button } from '../../ui/button/Button.tsx';
import { ClipboardIcon } from '../../ui/icons.tsx';
import { readClipboardFile } from '../files/clipboard-file.ts';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import styles from './paste-file.module.css';

interface PasteFileProps {
  readonly onFile: (file: FileValue) => void;
}

/** A button that reads an image from the clipboard. The keyboard shortcut for Paste works anywhere on the page. */
export function PasteFile({ onFile }: PasteFileProps) {
  const kit = useKitWords();
  const [announced, setAnnounced] = useState<'pasteNothing' | 'pasteFailed'>();

  async function paste(): Promise<void> {
    const found = await readClipboardFile();
    if (typeof found === 'object') onFile(found);
    setAnnounced(typeof found === 'object' ? undefined : found);
  }

  return (
    <div className={styles.paste}>
      <Button icon={<ClipboardIcon />} onClick={() => void paste()}>
        {kit('pasteFile')}
      </Button>
      <span className={look.note} role="status">
        {kit(announced ?? 'pasteHint')}
      </span>
    </div>
  );
}
