import type { ComponentProps } from 'react';
import { Button } from '../button/Button.tsx';
import { classNames } from '../class-names.ts';
import styles from './progress.module.css';

interface ProgressProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Accessible name of the progress bar; shown as text when there is no `detail`. */
  readonly label: string;
  /** From 0 to 1; undefined while the progress is unknown. */
  readonly value?: number | undefined;
  /** Text beside the bar, such as the percentage. */
  readonly detail?: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

/** A progress bar with a button that cancels the work. */
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
