import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './meter.module.css';

interface MeterProps<Step extends string> {
  /** The steps, lowest first, and their texts. */
  readonly scale: Readonly<Record<Step, Tone>>;
  /** The current step; none without a step. */
  readonly step: Step | '';
  /** Whether the bar has a line of its own, as wide as the room. Default false. */
  readonly isWide?: boolean;
  /** The step as a word, which the bar and its color only repeat. */
  readonly children: ReactNode;
}

/** A position on a scale of a few steps. */
export function Meter<Step extends string>({ scale, step, isWide = false, children }: MeterProps<Step>) {
  const steps = Object.keys(scale);
  const reached = steps.indexOf(step);
  return (
    <div className={classNames(styles.meter, isWide && styles.wide, step !== '' && styles[scale[step]])}>
      <span className={styles.bar} aria-hidden="true">
        {steps.map((name, index) => (
          <span key={name} className={index <= reached ? styles.filled : undefined} />
        ))}
      </span>
      {children}
    </div>
  );
}
