import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../ui/button/Button.tsx';
import look from '../look.module.css';
import { formatBytes } from '../words/format-bytes.ts';
import { useKitWords } from '../words/kit-words.ts';

interface AskIfLargeProps {
  readonly text: string;
  /** The longest text that is shown without asking, in UTF-16 code units. */
  readonly limit: number;
  /** Returns the message about the size of the text, for a size such as "1.2 MB". */
  reason(this: void, size: string): string;
  /** The label of the button. */
  readonly action: string;
  /** The view of the text. */
  readonly children: ReactNode;
}

/** A view of a text. If rendering the text would block the page, it is rendered only after a click. */
export function AskIfLarge({ text, limit, reason, action, children }: AskIfLargeProps) {
  const kit = useKitWords();
  const [wanted, setWanted] = useState('');
  if (text.length <= limit || text === wanted) return children;
  return (
    <div className={look.emptyPane}>
      <p>{reason(formatBytes(text.length, kit))}</p>
      <Button onClick={() => setWanted(text)}>{action}</Button>
    </div>
  );
}
