import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './share-bar.module.css';

interface Share {
  readonly tone: Tone;
  /** How much it is, in any unit. One of nothing is left out. */
  readonly size: number;
  /** A mark stands at its end. */
  readonly isMarked?: boolean;
}

interface ShareBarProps {
  /** What is divided. */
  readonly label: string;
  readonly shares: readonly Share[];
  /** What the bar says, in words below it. */
  readonly children: ReactNode;
  /** What a tone stands for: with it, those that there are get a legend. */
  nameOf?(this: void, tone: Tone): string;
}

const tones: Readonly<Record<Tone, string | undefined>> = { good: styles.good, doubtful: styles.doubtful, bad: styles.bad, none: styles.none };

/** A whole as a bar, its parts as long as they are large. Those who do not see it have the words below it. */
export function ShareBar({ label, shares, children, nameOf }: ShareBarProps) {
  const shown = shares.filter(({ size }) => size > 0);
  return (
    <figure className={styles.figure} aria-label={label}>
      <div className={styles.bar} aria-hidden="true">
        {shown.map(({ tone, size, isMarked = false }, index) => (
          <span key={index} className={classNames(tones[tone], isMarked && styles.marked)} style={{ flexGrow: size }} />
        ))}
      </div>
      <figcaption>
        {children}
        {nameOf && (
          <ul className={styles.legend}>
            {[...new Set(shown.map(({ tone }) => tone))].map((tone) => (
              <li key={tone}>
                <span className={tones[tone]} aria-hidden="true" />
                {nameOf(tone)}
              </li>
            ))}
          </ul>
        )}
      </figcaption>
    </figure>
  );
}
