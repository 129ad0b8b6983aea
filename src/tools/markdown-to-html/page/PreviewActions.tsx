import { useState } from 'react';
import { toFullDocument } from '../../../lib/markup/full-document.ts';
import { copyRichText } from '../../../page/copy/copy-rich-text.ts';
import { printHtml } from '../../../page/copy/print-html.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { CopyIcon } from '../../../ui/icons.tsx';
import { showToast } from '../../../ui/toast/toast.ts';
import type en from '../strings/en.json';
import styles from './markdown-to-html.module.css';
import { withoutImages } from './preview-dom.ts';

interface PreviewActionsProps {
  /** Clean. */
  readonly html: string;
  readonly title: string;
}

/** What can be done with what the preview shows. */
export function PreviewActions({ html, title }: PreviewActionsProps) {
  const words = useWords<typeof en>();
  const [hasFailed, setFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyRichText(html);
    setFailed(!isCopied);
    if (isCopied) showToast(words('richTextCopied'));
  }

  return (
    <div className={styles.actions}>
      <Button icon={<CopyIcon />} disabled={html === ''} onClick={() => void copy()}>
        {words('copyRichText')}
      </Button>
      <Button disabled={html === ''} onClick={() => printHtml(toFullDocument({ title, body: withoutImages(html) }))}>
        {words('print')}
      </Button>
      <span role="status">{hasFailed ? words('richTextFailed') : ''}</span>
    </div>
  );
}
