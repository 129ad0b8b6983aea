import { shortOf } from '../../../ui/input-text/long-text.ts';
import type { Result } from '../compare.ts';
import styles from './benchmark.module.css';

interface BarsProps {
  readonly results: readonly Pick<Result, 'position' | 'name' | 'mean' | 'standardDeviation'>[];
  readonly label: string;
  readonly unit: string;
}

/** More bars are no picture any more. */
const MAX_BARS = 20;

/** The mean of each suite as a bar, with its standard deviation as whiskers. Nothing where a mean is negative, which no bar shows. */
export function Bars({ results, label, unit }: BarsProps) {
  const shown = results
    .slice(0, MAX_BARS)
    .flatMap(({ mean, standardDeviation, ...rest }) => (mean === null ? [] : [{ ...rest, mean, spread: standardDeviation ?? 0 }]));
  const end = Math.max(...shown.map(({ mean, spread }) => mean + spread));
  if (shown.some(({ mean }) => mean < 0) || !(end > 0 && end < Infinity)) return null;
  const percent = (value: number): string => `${(100 * Math.min(Math.max(value, 0), end)) / end}%`;
  return (
    <figure aria-label={label} className={styles.bars}>
      {shown.map(({ position, name, mean, spread }) => (
        <div key={position} className={styles.bar}>
          <span>{shortOf(name)}</span>
          <span className={styles.track}>
            <span className={styles.fill} style={{ width: percent(mean) }} />
            <span className={styles.whiskers} style={{ insetInlineStart: percent(mean - spread), insetInlineEnd: `calc(100% - ${percent(mean + spread)})` }} />
          </span>
          <span className={styles.mean}>
            {mean}
            {shortOf(unit.trim())} ± {spread}
          </span>
        </div>
      ))}
    </figure>
  );
}
