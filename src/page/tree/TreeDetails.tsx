import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { classNames } from '../../ui/class-names.ts';
import { CopyButton } from '../copy/CopyButton.tsx';
import styles from './tree.module.css';

interface Detail {
  readonly label: string;
  readonly shown: ReactNode;
  /** Returns the text to copy; without this, the Copy button is disabled. */
  readonly text?: (() => string) | undefined;
}

/** Details of a tree's current row, each with a Copy button. */
export const TreeDetails = ({ details, className }: { readonly details: readonly Detail[]; readonly className?: string | undefined }) => (
  <dl className={classNames(styles.details, className)}>
    {details.map(({ label, shown, text }) => (
      <Fragment key={label}>
        <dt>{label}</dt>
        <dd className={styles.place}>{shown}</dd>
        <dd>
          <CopyButton label={label} text={text ?? (() => '')} iconOnly disabled={text === undefined} />
        </dd>
      </Fragment>
    ))}
  </dl>
);
