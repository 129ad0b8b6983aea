import type { MouseEvent, ReactNode } from 'react';
import { use } from 'react';
import { useKitWords } from '../words/kit-words.ts';
import look from '../look.module.css';
import { Awaited } from './Awaited.tsx';
import { CardTitleContext } from './card-title.ts';
import { clickUnlessSelecting } from './click-unless-selecting.ts';
import styles from './outputs.module.css';

interface ResultProps {
  /** Id of the label element, which the value references with `aria-labelledby`. */
  readonly id: string;
  readonly label: string;
  /** Puts the value below its label, over the full width. */
  readonly isBlock?: boolean;
  /** Buttons for a value below its label, at the end of the label's line. */
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of a result: the label, and the value with its buttons right after it, or below it with the buttons on the label's line. */
export function Result({ id, label, isBlock = false, actions, children }: ResultProps) {
  if (isBlock) {
    return (
      <div className={styles.block}>
        <BlockHead id={id} label={label}>
          {actions}
        </BlockHead>
        {children}
      </div>
    );
  }
  return (
    <div className={styles.row} role="presentation" onClick={copyOnRow}>
      <span className={look.note} id={id} data-label="">
        {label}
      </span>
      <div className={styles.held}>{children}</div>
    </div>
  );
}

interface BlockHeadProps extends Pick<ResultProps, 'label'> {
  readonly id?: string;
  /** Buttons at the end of the line. */
  readonly children?: ReactNode;
}

/** The label of a value below it, and its buttons. A label that would repeat the title of the card is for screen readers only. */
export function BlockHead({ id, label, children }: BlockHeadProps) {
  const isTitle = use(CardTitleContext) === label;
  return (
    <div className={styles.blockHead}>
      {/* A table names itself, by its caption. */}
      <span className={isTitle ? 'visually-hidden' : look.note} id={id} aria-hidden={id === undefined || undefined} data-label="">
        {label}
      </span>
      {children}
    </div>
  );
}

/** Copies the value of a row for a click on its label or the space around it. Clicks on the value are handled there. */
function copyOnRow({ target, currentTarget }: MouseEvent<HTMLElement>): void {
  if (target instanceof Element && target.closest('a, button, input, select, textarea, label, summary, [data-copies]')) return;
  if (currentTarget.querySelector('[data-copies]')) clickUnlessSelecting(currentTarget.querySelector<HTMLButtonElement>('[data-action^="copy"]'));
}

interface NothingProps {
  readonly isAwaited: boolean;
  /** The output's own text, if not ''. */
  readonly text?: string;
}

/** The text for an empty value; a bar while the first result is pending. */
export function Nothing({ isAwaited, text = '' }: NothingProps) {
  const kit = useKitWords();
  return isAwaited ? <Awaited /> : <span className={styles.nothing}>{text || kit('empty')}</span>;
}
