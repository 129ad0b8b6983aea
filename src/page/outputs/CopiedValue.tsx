import type { ReactNode } from 'react';
import { useRef } from 'react';
import { CopyButton } from '../copy/CopyButton.tsx';
import { OpenIn } from '../open-in/OpenIn.tsx';
import { clickUnlessSelecting } from './click-unless-selecting.ts';
import styles from './outputs.module.css';

interface CopiedValueProps {
  /** Name of the value, for the accessible names of the buttons. */
  readonly label: string;
  /** The text that is copied and passed to other tools. */
  readonly text: string;
  /** Format of the text, one of `src/formats`; undefined for plain text. */
  readonly format?: string | undefined;
  /** Omits Open in…, for values that are only read. */
  readonly copyOnly?: boolean;
  /** Leaves clicks on the value to the value, such as an editable box. */
  readonly keepsClicks?: boolean;
  /** The value as shown. */
  readonly children: ReactNode;
}

/**
 * A single-line value with Copy after it. A click on the value copies too, unless it ends a selection. Open in… is
 * transparent until hover or focus, and keeps its space, so that nothing moves.
 */
export function CopiedValue({ label, text, format, copyOnly = false, keepsClicks = false, children }: CopiedValueProps) {
  const button = useRef<HTMLButtonElement>(null);
  return (
    <span className={styles.copied}>
      {keepsClicks ? (
        children
      ) : (
        <span className={styles.value} data-copies role="presentation" onClick={() => clickUnlessSelecting(button.current)}>
          {children}
        </span>
      )}
      <span className={styles.actions}>
        <CopyButton ref={button} label={label} text={() => text} iconOnly />
        {!copyOnly && (
          <span className={styles.onHover}>
            <OpenIn label={label} text={() => text} format={format} iconOnly />
          </span>
        )}
      </span>
    </span>
  );
}
