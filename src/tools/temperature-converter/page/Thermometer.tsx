import styles from './thermometer.module.css';

/** The ends of the strip, in degrees Celsius: from severe frost to boiling water. */
const [LOWEST, HIGHEST] = [-40, 100];
const TICKS = [-40, 0, 37, 100];

const place = (celsius: number): string => `${(100 * (Math.min(Math.max(celsius, LOWEST), HIGHEST) - LOWEST)) / (HIGHEST - LOWEST)}%`;

/** A temperature on a strip from cold to hot. Repeats the values for the eye, so it is hidden from screen readers. */
export const Thermometer = ({ celsius }: { readonly celsius: number }) => (
  <div className={styles.thermometer} aria-hidden="true" data-beyond={celsius < LOWEST ? 'below' : celsius > HIGHEST ? 'above' : undefined}>
    <div className={styles.strip}>
      <span className={styles.mark} style={{ insetInlineStart: place(celsius) }} />
    </div>
    <div className={styles.ticks}>
      {TICKS.map((tick) => (
        <span key={tick} style={{ insetInlineStart: place(tick) }}>
          {String(tick).replace('-', '\u2212')}°C
        </span>
      ))}
    </div>
  </div>
);
