import type { ReactNode } from 'react';
import type { Tone } from '../../contract/fields.ts';
import { classNames } from '../../ui/class-names.ts';
import styles from './share-bar.module.css';

interface Share {
  readonly tone: Tone;
  /** The size of the share, in any unit. Shares of 0 are omitted. */
  readonly size: number;
  /** Marks the end of the share. */
  readonly isMarked?: boolean;
}

interface ShareBarProps {
  /** Accessible name: the whole that is divided. */
  readonly label: string;
  readonly shares: readonly Share[];
  /** The same information as text, shown below the bar. */
  readonly children: ReactNode;
  /** Returns the meaning of a tone for the legend. Default: no legend. */
  nameOf?(this: void, tone: Tone): string;
}

const tones: Readonly<Record<Tone, string | undefined>> = { good: styles.good, doubtful: styles.doubtful, bad: styles.bad, none: styles.none };

/** A bar divided into shares. The bar is hidden from screen readers, which get the text below it. */
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
