import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  readonly label: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** On or off, at once. The platform's own check box, which costs nothing on the pages that all have one. */
export function Switch({ label, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
