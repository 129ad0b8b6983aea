import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './meter.module.css';

interface MeterProps {
  /** How many steps the scale has. */
  readonly steps: number;
  /** How many of them are filled. */
  readonly filled: number;
  readonly tone: Tone;
  /** The step in a word, which the bar and its colour only repeat. */
  readonly children: ReactNode;
}

/** Where something stands on a scale of a few steps. */
export const Meter = ({ steps, filled, tone, children }: MeterProps) => (
  <div className={classNames(styles.meter, styles[tone])}>
    <span className={styles.bar} aria-hidden="true">
      {Array.from({ length: steps }, (_, step) => (
        <span key={step} className={step < filled ? styles.filled : undefined} />
      ))}
    </span>
    {children}
  </div>
);
