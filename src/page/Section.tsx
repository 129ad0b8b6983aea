import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { Button } from '../ui/button/Button.tsx';
import { Card as UiCard } from '../ui/card/Card.tsx';
import { classNames } from '../ui/class-names.ts';
import { FoldSummary } from '../ui/collapse/FoldSummary.tsx';
import look from './look.module.css';
import { CardTitleContext } from './outputs/card-title.ts';
import styles from './page.module.css';

interface StackProps {
  readonly children: ReactNode;
  readonly hidden?: boolean;
  /** Name of the output that the children show, as `data-value` for tests. */
  readonly name?: string;
}

/** Parts of a page, one below the other. On very wide screens a card among them that `isSide` is beside the others. */
export const Stack = ({ children, hidden = false, name }: StackProps) => (
  <div className={styles.stack} hidden={hidden} data-value={name}>
    {children}
  </div>
);

/** Parts of a page, one below the other, that together fill the window: the panes among them take the rest. */
export const FillHeight = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles.filling} data-fill="">
    {children}
  </div>
);

/** A slim strip below panes, for small results and notes. */
export const ActionStrip = ({ children }: { readonly children: ReactNode }) => <div className={styles.strip}>{children}</div>;

/** Parts of a page, side by side from 900 pixels on, one below the other on narrower screens. */
export const Columns = ({ children }: { readonly children: ReactNode }) => <div className={styles.columns}>{children}</div>;

/**
 * An input, its answer and further parts, in this order on narrow screens. From 900 pixels on the answer is beside all others, so
 * that both screens have the answer in view.
 */
export const BesideAnswer = ({ children }: { readonly children: ReactNode }) => (
  <div className={classNames(styles.columns, styles.besideAnswer)}>{children}</div>
);

/** Cards below each other, or in two columns on very wide screens. */
export const WideColumns = ({ children }: { readonly children: ReactNode }) => <div className={classNames(styles.stack, styles.sideBySide)}>{children}</div>;

interface RowProps {
  readonly children: ReactNode;
  /** Makes the row a group with this accessible name. */
  readonly label?: string;
}

/** Small parts in a row that wraps. */
export const Row = ({ children, label }: RowProps) => (
  <div className={styles.inRow} {...(label !== undefined && { role: 'group', 'aria-label': label })}>
    {children}
  </div>
);

interface RowButtonProps {
  readonly onClick: () => void;
  /** Default false. */
  readonly disabled?: boolean;
  readonly children: string;
}

/** A small button on a separate row. */
export const RowButton = (props: RowButtonProps) => (
  <Row>
    <Button size="small" {...props} />
  </Row>
);

interface CardOwnProps {
  readonly children: ReactNode;
  /** Whether the card holds the inputs of the page: on very wide screens it stays in view beside the results. Default false. */
  readonly isSide?: boolean;
}

type CardProps = CardOwnProps &
  (
    | {
        readonly title: string;
        /** Shown at the end of the title's line. */
        readonly aside?: ReactNode;
        readonly label?: never;
      }
    /** Accessible name of a card without a title. */
    | { readonly label: string; readonly title?: never; readonly aside?: never }
  );

/** A framed section of a page. */
export function Card({ label, title, aside, isSide = false, children }: CardProps) {
  const id = useId();
  return (
    <UiCard {...(title === undefined ? { 'aria-label': label } : { 'aria-labelledby': id })} className={classNames(styles.card, isSide && styles.side)}>
      {title !== undefined && (
        <div className={classNames(look.ends, styles.cardHead)}>
          <h2 id={id}>{title}</h2>
          {aside !== undefined && <div>{aside}</div>}
        </div>
      )}
      <CardTitleContext value={title}>{children}</CardTitleContext>
    </UiCard>
  );
}

interface FoldedProps {
  /** The label of the button that opens the part. */
  readonly summary: string;
  readonly children: ReactNode;
  /** Frames the part like a card. */
  readonly isCard?: boolean;
  /** Opens the part initially and whenever this becomes true, such as for an error inside. The reader can still close it. */
  readonly isOpen?: boolean;
  readonly hidden?: boolean;
  readonly onToggle?: (isOpen: boolean) => void;
}

/** A collapsed part, for what few readers need. */
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
      <FoldSummary>{summary}</FoldSummary>
      <div className={styles.unfolded}>{children}</div>
    </details>
  );
}
