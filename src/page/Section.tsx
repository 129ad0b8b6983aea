import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Card as UiCard } from '../ui/card/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import look from './look.module.css';
import styles from './page.module.css';

interface StackProps {
  readonly children: ReactNode;
  readonly hidden?: boolean;
  /** The output that the parts show: their `data-value`. */
  readonly name?: string;
}

/** Parts of a page below each other. */
export const Stack = ({ children, hidden = false, name }: StackProps) => (
  <div className={styles.stack} hidden={hidden} data-value={name}>
    {children}
  </div>
);

/** Parts of a page side by side from 900 pixels on, below each other on narrower screens. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div className={styles.columns}>{children}</div>;

interface RowProps {
  readonly children: ReactNode;
  /** Names the group for those who do not see it. */
  readonly label?: string;
}

/** Small things beside each other, over several lines where one is too short. */
export const Row = ({ children, label }: RowProps) => (
  <div className={styles.inRow} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
    {children}
  </div>
);

type CardProps = { readonly children: ReactNode } & (
  | {
      readonly title: string;
      /** What stands at the other end of the title's line. */
      readonly aside?: ReactNode;
      readonly label?: never;
    }
  /** Names the part for those who do not see the frame. */
  | { readonly label: string; readonly title?: never; readonly aside?: never }
);

/** One part of a page, set off from the others. */
export function Card({ label, title, aside, children }: CardProps) {
  const id = useId();
  return (
    <UiCard {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })} className={styles.card}>
      {title !== undefined && (
        <div className={classNames(look.ends, styles.cardHead)}>
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <div>{aside}</div>}
        </div>
      )}
      {children}
    </UiCard>
  );
}

interface FoldedProps {
  readonly summary: string;
  readonly children: ReactNode;
  /** Set off from the other parts, as a card is. */
  readonly isCard?: boolean;
  /** Opens it, at first and whenever this becomes true: what counts must not be out of sight. */
  readonly isOpen?: boolean;
  readonly hidden?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A part that few need, behind its name. */
export function Folded({ summary, children, isCard = false, isOpen = false, hidden = false, onToggle }: FoldedProps) {
  const [isShown, setShown] = useState(isOpen);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setShown(true);
  }
  return (
    <details
      className={classNames(styles.folded, isCard && styles.foldedCard)}
      open={isShown}
      hidden={hidden}
      onToggle={({ currentTarget: { open } }) => {
        setShown(open);
        onToggle?.(open);
      }}
    >
      <summary>{summary}</summary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  );
}
