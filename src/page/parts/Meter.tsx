import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './meter.module.css';

interface MeterProps {
  readonly steps: number;
  /** How many of the steps are filled. */
  readonly filled: number;
  /** The colour of the filled steps. */
  readonly tone: Tone;
  /** The level in words; screen readers get these instead of the bar. */
  readonly children: ReactNode;
}

/** A level on a scale of a few steps. */
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
