import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  readonly label: string;
  /** From 0 to 1; left out while it is not known. */
  readonly value?: number | undefined;
  readonly detail?: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** How far work has come, with a way to stop it. */
export function Progress({ label, value, detail, cancelLabel, onCancel, className, ...rest }: ProgressProps) {
  return (
    <div {...rest} className={classNames(styles.progress, className)}>
      <progress aria-label={label} max={1} {...(value !== undefined && { value })} />
      <span className={styles.detail}>{detail ?? label}</span>
      <Button size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
