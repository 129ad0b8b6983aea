import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  readonly title?: ReactNode;
}

/** One part of a page, set off from the others. Without a title it needs an `aria-label` to be a landmark. */
export function Card({ title, className, children, ...rest }: CardProps) {
  const id = useId();
  return (
    <section className={classNames(styles.card, className)} {...(title !== undefined && { 'aria-labelledby': id })} {...rest}>
      {title !== undefined && (
        <h2 id={id} className={styles.title}>
          {title}
        </h2>
      )}
      {children}
    </section>
  );
}
