import type { ComponentProps, ReactNode } from 'react';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  readonly label: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

export function Switch({ label, onChange, ...rest }: SwitchProps) {
  return (
    <label className={styles.label}>
      <input type="checkbox" role="switch" className={styles.switch} onChange={(event) => onChange(event.target.checked)} {...rest} />
      <span>{label}</span>
    </label>
  );
}
