import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import { ChevronRightIcon } from '../icons.tsx';
import styles from './fold-summary.module.css';

/** The `summary` of a `details`, with the chevron of everything that folds. */
export const FoldSummary = ({ className, children, ...rest }: ComponentProps<'summary'>) => (
  <summary {...rest} className={classNames(styles.summary, className)}>
    <ChevronRightIcon />
    {children}
  </summary>
);
