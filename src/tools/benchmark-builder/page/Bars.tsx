import { shortOf } from '../../../ui/input-text/long-text.ts';
import { barsOf, ticks } from '../bars.ts';
import styles from './benchmark.module.css';

interface BarsProps {
  readonly results: Parameters<typeof barsOf>[0];
  readonly label: string;
  readonly unit: string;
}

/** Colors of `tokens.css` for parts of a whole. */
const PARTS = 5;

const percent = (part: number): string => `${100 * part}%`;

/** Shows the mean of each suite as a bar, with its standard deviation as whiskers. */
export function Bars({ results, label, unit }: BarsProps) {
  const bars = barsOf(results);
  if (bars.length === 0) return null;
  return (
    <figure aria-label={label} className={styles.bars}>
      {bars.map(({ position, name, mean, standardDeviation, end, whiskers: [from, to] }, index) => (
        <div key={position} className={styles.bar}>
          <span>{shortOf(name)}</span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: percent(end), background: `var(--part-${1 + (index % PARTS)})` }} />
            <span className={styles.whiskers} style={{ insetInlineStart: percent(from), insetInlineEnd: percent(1 - to) }} />
          </span>
          <span className={styles.mean}>
            {mean}
            {shortOf(unit.trim())} ± {standardDeviation}
          </span>
        </div>
      ))}
      <div className={styles.bar} aria-hidden="true">
        <span />
        <span className={styles.axis}>
          {ticks(bars).map(({ place, text }) => (
            <span key={place} style={{ insetInlineStart: percent(place) }}>
              {text}
            </span>
          ))}
        </span>
        <span />
      </div>
    </figure>
  );
}
