import type { ComponentProps } from 'react';
import { useRef } from 'react';
import { classNames } from '../class-names.ts';
import styles from './code-editor.module.css';

interface StandInProps extends Omit<ComponentProps<'textarea'>, 'value' | 'wrap'> {
  readonly value: string;
  /** Whether long lines are wrapped. */
  readonly wrap: boolean;
}

/** More lines than any window shows. */
const MAX_LINES = 200;

/**
 * The text box that precedes the editor, with the same line numbers, margins and first line, so that nothing moves when the editor
 * replaces it. Behind the box each line has an element of the same height: a wrapped one shows the line's text, invisibly.
 */
export function StandIn({ value, wrap, className, ...rest }: StandInProps) {
  const lines = useRef<HTMLDivElement>(null);
  const all = value.split('\n');
  return (
    <div className={classNames(styles.standIn, wrap && styles.wrapped)} data-digits={String(all.length).length}>
      <div ref={lines} className={styles.lines} aria-hidden="true">
        {all.slice(0, MAX_LINES).map((line, index) => (
          <div key={index} data-text={wrap && line !== '' ? line : undefined} />
        ))}
      </div>
      <textarea
        {...rest}
        className={className}
        value={value}
        onScroll={({ currentTarget }) => {
          if (lines.current) lines.current.scrollTop = currentTarget.scrollTop;
        }}
      />
    </div>
  );
}
