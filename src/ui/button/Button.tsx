import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import styles from './button.module.css';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  /** `primary` is for the one main action of a page. */
  readonly type?: 'default' | 'primary';
  readonly variant?: 'basic' | 'text';
  readonly size?: 'small' | 'medium' | 'large';
  readonly icon?: ReactNode;
  /** Shows the icon alone; the children stay the accessible name and the tooltip. */
  readonly iconOnly?: boolean;
}

export function Button({ type = 'default', variant = 'basic', size = 'medium', icon, iconOnly = false, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={classNames(styles.button, styles[type], styles[variant], styles[size], iconOnly && styles.iconOnly, className)}
      {...(iconOnly && typeof children === 'string' && { title: children })}
      {...rest}
    >
      {icon}
      {iconOnly ? <span className="visually-hidden">{children}</span> : children}
    </button>
  );
}
