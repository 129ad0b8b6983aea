import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { ErrorIcon, WarningIcon } from '../icons.tsx';
import styles from './alert.module.css';

interface AlertProps extends Omit<ComponentProps<'div'>, 'title'> {
  readonly type?: 'warning' | 'error';
  readonly title?: ReactNode;
}

/** Something the reader should know. It is announced when it appears, an error at once. */
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
