import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { WarningIcon } from '../icons.tsx';
import { ErrorIcon } from '../error-icon.tsx';
import styles from './alert.module.css';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  /** `error` is announced at once, `warning` when the screen reader is idle. Default `warning`. */
  readonly type?: 'warning' | 'error';
  /** A heading above the children. */
  readonly title?: ReactNode;
}

/** A notice for the reader, which screen readers announce when it appears. */
export function Alert({ type = 'warning', title, className, children, ...rest }: AlertProps) {
  return (
    <div role={type === 'error' ? 'alert' : 'status'} className={classNames(styles.alert, styles[type], className)} {...rest}>
      {type === 'error' ? <ErrorIcon /> : <WarningIcon />}
      <div className={styles.body}>
        {title !== undefined && <p className={styles.title}>{title}</p>}
        {children}
      </div>
    </div>
  );
}
