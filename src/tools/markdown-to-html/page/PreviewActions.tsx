import { toFullDocument } from '../../../lib/markup/full-document.ts';
import { CopyRichText } from '../../../page/parts/CopyRichText.tsx';
import { printHtml } from '../../../page/copy/print-html.ts';
import { useWords } from '../../../page/session/use-tool.ts';
import { Button } from '../../../ui/button/Button.tsx';
import type en from '../strings/en.json';
import styles from './markdown-to-html.module.css';
import { withoutImages } from './preview-dom.ts';

interface PreviewActionsProps {
  /** Sanitized. */
  readonly html: string;
  readonly title: string;
}

/** Actions for the preview. */
export function PreviewActions({ html, title }: PreviewActionsProps) {
  const words = useWords<typeof en>();
  return (
    <div className={styles.actions}>
      <CopyRichText html={html} words={words} />
      <Button disabled={html === ''} onClick={() => printHtml(toFullDocument({ title, body: withoutImages(html) }))}>
        {words('print')}
      </Button>
    </div>
  );
}
