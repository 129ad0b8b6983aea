import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import { CopyIcon } from '../../ui/icons.tsx';
import { showToast } from '../../ui/toast/toast.ts';
import { copyRichText } from '../copy/copy-rich-text.ts';

interface CopyRichTextProps {
  readonly html: string;
  /** Strings of the tool, because only a few tools have formatted text. */
  readonly words: (key: 'copyRichText' | 'richTextCopied' | 'richTextFailed') => string;
}

/** A button that copies HTML as formatted text. */
export function CopyRichText({ html, words }: CopyRichTextProps) {
  const [hasFailed, setFailed] = useState(false);

  async function copy(): Promise<void> {
    const isCopied = await copyRichText(html);
    setFailed(!isCopied);
    if (isCopied) showToast(words('richTextCopied'));
  }

  return (
    <>
      <Button icon={<CopyIcon />} disabled={html === ''} onClick={() => void copy()}>
        {words('copyRichText')}
      </Button>
      <span role="status">{hasFailed ? words('richTextFailed') : ''}</span>
    </>
  );
}
