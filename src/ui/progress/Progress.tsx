import { Button } from '../button/Button.tsx';
import styles from './progress.module.css';

interface ProgressProps {
  readonly label: string;
  /** From 0 to 1; left out while it is not known. */
  readonly value?: number | undefined;
  readonly detail?: string;
  readonly cancelLabel: string;
  readonly onCancel: () => void;
}

export function Progress({ label, value, detail, cancelLabel, onCancel }: ProgressProps) {
  return (
    <div className={styles.progress}>
      <progress aria-label={label} max={1} {...(value !== undefined && { value })} />
      <span className={styles.detail}>{detail ?? label}</span>
      <Button size="small" onClick={onCancel}>
        {cancelLabel}
      </Button>
    </div>
  );
}
