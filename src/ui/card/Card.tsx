import type { ComponentProps, ReactNode } from 'react';
import { useId } from 'react';
import { classNames } from '../class-names.ts';
import styles from './card.module.css';

interface CardProps extends Omit<ComponentProps<'section'>, 'title'> {
  /** Shown as a heading (`h2`) that names the section. */
  readonly title?: ReactNode;
}

/** A framed section of a page. Without a title, the section needs an `aria-label` to be a landmark. */
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
