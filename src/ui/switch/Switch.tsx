import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './switch.module.css';

interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'size'> {
  readonly label: ReactNode;
  readonly onChange: (checked: boolean) => void;
}

/** A switch with immediate effect. Every tool page has one, so it is the native check box and costs no code. */
export function Switch({ label, onChange, className, ...rest }: SwitchProps) {
  return (
    <label className={classNames(styles.label, className)}>
      <input {...rest} type="checkbox" role="switch" className={styles.switch} onChange={(event) => onChange(event.target.checked)} />
      <span>{label}</span>
    </label>
  );
}
